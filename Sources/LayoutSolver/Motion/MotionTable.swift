/// The motions that are known at present: a few, as few things move at a time.
struct MotionTable: ~Copyable {
  private var motions: [ConstantMotion] = []
  private var next = 0

  private static let capacity = 8

  init() {}

  /// Moves the values of a component along a known motion; tells whether there was one.
  func move(
    _ component: Int,
    _ changed: ChangedRows,
    _ slots: inout Buffer<Slot>,
    _ storage: borrowing RowStorage
  ) -> Bool {
    for motion in motions where motion.covers(Int32(component), changed) {
      return motion.move(&slots, storage)
    }
    return false
  }

  func forget(_ component: Int) {
    for motion in motions where motion.component == component { motion.forget() }
  }

  /// A place for a motion: a free one, or that of another that makes room.
  mutating func place() -> ConstantMotion {
    if let free = motions.first(where: { $0.component < 0 }) { return free }
    if motions.count < MotionTable.capacity {
      motions.append(ConstantMotion())
      return motions[motions.count - 1]
    }
    next = (next + 1) % motions.count
    return motions[next]
  }
}
