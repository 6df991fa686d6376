/// The rates at which a component follows one or two of its constants, as far as no decision changes.
///
/// A drag or an animation changes the same few constants again and again. As long as the same rows
/// are at their constants and the same rows are violated, the solution moves along a straight line:
/// an update is a look at the rows that might change sides, and a sum for each variable that moves.
final class ConstantSensitivity: ComponentRecord {
  /// The rates by the two constants.
  typealias Rates = SIMD2<Double>

  struct MovingVariable: BitwiseCopyable {
    var variable: Int32
    var base: Double
    var rates: Rates
  }

  /// A row with the room it has before it changes sides.
  struct Check: BitwiseCopyable {
    var room: Double
    var rates: Rates
  }

  /// The component, or -1 while this holds nothing.
  private(set) var component: Int32 = -1
  /// The rows whose constants it follows.
  private(set) var rows = ChangedRows()
  private var base = Rates()
  private var moving = Buffer<MovingVariable>()
  private var checks = Buffer<Check>()

  func forget() { component = -1 }

  /// Returns whether this has the rates for all the rows that have changed.
  func covers(_ changed: ChangedRows) -> Bool { rows.contains(changed) }

  func begin(_ component: Int32, _ rows: ChangedRows, _ storage: borrowing RowStorage) {
    self.component = component
    self.rows = rows
    base = rows.constants(storage)
    moving.removeAll()
    checks.removeAll()
  }

  func append(_ variable: MovingVariable) { moving.append(variable) }
  func append(_ check: Check) { checks.append(check) }

  /// Moves the values to those for new constants, and returns whether that was possible.
  func move(_ slots: inout Buffer<Slot>, to constants: Rates) -> Bool {
    let way = constants - base
    let checks = unsafe Span(_unsafeElements: checks.unsafeElements)
    let moving = unsafe Span(_unsafeElements: moving.unsafeElements)
    for index in checks.indices {
      let check = checks[index]
      if check.room + (check.rates * way).sum() <= 0 { return false }
    }
    for index in moving.indices {
      let variable = moving[index]
      slots[variable.variable].beta = variable.base + (variable.rates * way).sum()
    }
    return true
  }
}
