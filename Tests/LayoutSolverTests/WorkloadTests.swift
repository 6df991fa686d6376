import LayoutSolver
import SolverWorkloads
import TestSupport
import Testing

/// Systems of the shapes and sizes of layouts, with results that can be computed directly.
@Suite struct WorkloadTests {
  private static func solved(_ system: SampleSystem, order: [Int]? = nil) -> LoadedSystem {
    var loaded = LoadedSystem(system, order: order ?? Array(system.rows.indices))
    loaded.solver.solve()
    return loaded
  }

  /// The widths that the labels of an overfull row have by themselves.
  private static func naturalWidths(_ count: Int) -> [Double] {
    (0..<count).map { index in Double(20 + (index * 7) % 30) }
  }

  /// How much room an overfull row lacks, with 8 points beside each label.
  private static func missingWidth(_ count: Int, in work: Workload) -> Double {
    let natural = naturalWidths(count).reduce(0) { sum, width in sum + width }
    let room = work.size.width - 8 * Double(count + 1)
    return natural - room
  }

  @Test func `an overfull row takes from the lowest priorities first`() {
    let count = 50
    let work = Workload.overfullRow(count, isDistinct: true)
    let loaded = Self.solved(work.fixed())
    let point = loaded.point()
    let natural = Self.naturalWidths(count)
    var missing = Self.missingWidth(count, in: work)
    for index in 0..<count {
      let taken = min(missing, natural[index])
      missing -= taken
      let width = point[4 * (index + 1) + 2]
      #expect(abs(width - (natural[index] - taken)) < 1e-6, "label \(index)")
    }
  }

  @Test(arguments: [10, 50])
  func `an overfull row of equals loses no more than it must`(count: Int) {
    let work = Workload.overfullRow(count, isDistinct: false)
    let system = work.fixed()
    let loaded = Self.solved(system)
    let missing = Self.missingWidth(count, in: work)
    #expect(abs(Self.errors(system, loaded.point())[750, default: .nan] - missing) < 1e-6)
    // Of equals the later give way: the first label has its natural width.
    #expect(abs(loaded.point()[6] - 20) < 1e-6)
  }

  @Test func `rows that must stretch stretch by what is there`() {
    let work = Workload.table(20, isStretched: true)
    let system = work.fixed()
    let loaded = Self.solved(system)
    #expect(Self.errors(system, loaded.point())[1000, default: .nan] < 1e-6)
    #expect(abs(Self.errors(system, loaded.point())[250, default: .nan] - (75 - 44) * 20) < 1e-6)
  }

  @Test func `a chain lies end to end`() {
    let loaded = Self.solved(Workload.chain(300).fixed())
    let point = loaded.point()
    var left = 8.0
    for index in 0..<300 {
      #expect(abs(point[4 * (index + 1)] - left) < 1e-6)
      left += Double(20 + index % 7) + 8
    }
  }

  @Test func `a nest comes out the same when the container has its size first or last`() {
    let work = Workload.nested(10, isSpine: true)
    let (first, last) = (
      Self.solved(work.fixed()).point(), Self.solved(work.fixed(sizeLast: true)).point()
    )
    #expect(zip(first, last).allSatisfy { abs($0 - $1) < 1e-6 * max(1, abs($0)) })
    #expect(abs(first[6] - 0.3 * 1024) < 1e-9)
  }

  static let shuffled: [Workload] = [
    .screen(), .table(8), .chain(40), .grid(6), .nested(3, isSpine: false),
    .overfullRow(12, isDistinct: false), .overfullRow(12, isDistinct: true),
    .table(6, isStretched: true),
  ]

  @Test(arguments: shuffled)
  func `the order of activation changes no errors`(work: Workload) {
    let system = work.fixed()
    let expected = system.errors(at: Self.solved(system).point())
    for seed in UInt64(0)..<5 {
      var generator = SeededGenerator(seed: seed)
      let order = system.rows.indices.shuffled(using: &generator)
      let errors = system.errors(at: Self.solved(system, order: order).point())
      #expect(
        zip(errors, expected).allSatisfy { abs($0 - $1) < 1e-5 },
        "\(work.name), seed \(seed): \(errors) instead of \(expected)"
      )
    }
  }

  @Test(arguments: shuffled)
  func `after a drag and back all is as before`(work: Workload) {
    var loaded = LoadedSystem(work.system)
    let rows = work.sizeRows
    let width = loaded.add(rows[0])
    let height = loaded.add(rows[1])
    loaded.solver.solve()
    let before = loaded.point()
    for step in 1...60 {
      loaded.solver.setConstant(work.size.width - Double(step), of: width)
      loaded.solver.setConstant(work.size.height + Double(step) / 2, of: height)
      loaded.solver.solve()
      if step % 20 == 0 {
        var moved = work
        moved.size = (work.size.width - Double(step), work.size.height + Double(step) / 2)
        var system = moved.system
        system.rows += moved.sizeRows
        let (dragged, fresh) = (loaded.point(), Self.solved(system).point())
        #expect(
          zip(dragged, fresh).allSatisfy { abs($0 - $1) < 1e-6 },
          "\(work.name), step \(step)"
        )
      }
    }
    loaded.solver.setConstant(work.size.width, of: width)
    loaded.solver.setConstant(work.size.height, of: height)
    loaded.solver.solve()
    #expect(zip(before, loaded.point()).allSatisfy { abs($0 - $1) < 1e-6 })
  }

  @Test func `constraints out and in leave the rest as it was`() {
    let work = Workload.table(20)
    var system = work.fixed()
    var loaded = Self.solved(system)
    for swap in work.swaps {
      let row = swap.row + 2
      loaded.solver.removeConstraint(loaded.constraints[row])
      loaded.constraints[row] = loaded.add(swap.replacement)
      system.rows[row] = swap.replacement
    }
    loaded.solver.solve()
    let (edited, fresh) = (loaded.point(), Self.solved(system).point())
    #expect(zip(edited, fresh).allSatisfy { abs($0 - $1) < 1e-6 })
  }

  private static func errors(_ system: SampleSystem, _ point: [Double]) -> [Float: Double] {
    Dictionary(uniqueKeysWithValues: zip(system.priorities, system.errors(at: point)))
  }

  @Test func `rows exchanged again and again give what the new rows give alone`() {
    let work = Workload.table(12)
    var system = work.fixed()
    var loaded = Self.solved(system)
    for round in 0..<9 {
      for (index, swap) in work.swaps.enumerated() {
        let place = swap.row + 2
        loaded.solver.removeConstraint(loaded.constraints[place])
        system.rows[place] = swap.replacement
        system.rows[place].constant += Double(round * index)
        loaded.constraints[place] = loaded.add(system.rows[place])
      }
      loaded.solver.solve()
      let (edited, fresh) = (loaded.point(), Self.solved(system).point())
      #expect(zip(edited, fresh).allSatisfy { abs($0 - $1) < 1e-9 }, "round \(round)")
    }
  }
}

extension Workload: CustomTestStringConvertible {
  var testDescription: String { name }
}
