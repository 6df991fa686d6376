public import LayoutSimulation

extension Simulation {
  /// A state of a cell in a sheet of cells: any of its parts at once, or none.
  public struct CellState: OptionSet, Sendable, Hashable {
    /// The parts as bits.
    public let rawValue: Int

    /// Creates a state of parts as bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The state of a cell that nothing happened to.
    public static let normal: Self = []
    /// The state in which the row is selected.
    public static let selected = Self(rawValue: 1 << 0)
    /// The state in which a finger lies on the cell.
    public static let highlighted = Self(rawValue: 1 << 1)
    /// The state in which the table is in editing mode.
    public static let editing = Self(rawValue: 1 << 2)
    /// The state in which the cell takes no touches.
    public static let disabled = Self(rawValue: 1 << 3)

    private static let names: [(part: Self, name: String)] = [
      (.editing, "editing"), (.selected, "selected"), (.highlighted, "highlighted"),
      (.disabled, "disabled"),
    ]

    /// The words of the state: "editing, selected", or "normal".
    var words: String {
      let names = Self.names.filter { contains($0.part) }.map(\.name)
      return names.isEmpty ? "normal" : names.joined(separator: ", ")
    }
  }
}
