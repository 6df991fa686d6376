public import LayoutDiagnostics

/// Something that must hold at a moment of a scenario.
public struct Expectation: Sendable, Hashable {
  /// What must hold.
  public var fact: ExpectedFact
  /// Where the file says so; nil for an expectation that comes from code.
  public var mark: SourceMark?

  /// Makes an expectation.
  public init(_ fact: ExpectedFact, at mark: SourceMark? = nil) {
    self.fact = fact
    self.mark = mark
  }
}

/// What must hold.
public enum ExpectedFact: Sendable, Hashable {
  /// Exactly these rows are selected.
  case selected(RowSelection)
  /// So many rows are selected.
  case selectedCount(Comparison)
  /// So many rows of each section are selected.
  case selectedPerSection([Int])
  /// These rows are selected, the one that was selected first at the beginning.
  case selectionOrder([RowAddress])
  /// Exactly these rows were refused by the drag or the tap that came last.
  case refused(RowSelection)
  /// Whether a drag that selects rows is under way.
  case selecting(Bool)
  /// Whether the table scrolls, and which way the content is followed.
  case scrolling(ScrollingState)
  /// Whether a finger drags the table's content.
  case dragging(Bool)
  /// Whether the table's content moves by itself after a finger let it go.
  case decelerating(Bool)
  /// How far the table is scrolled from its top rest position (0 there), in points.
  case offset(Comparison)
  /// Where the touch view is on the screen.
  case touchView(TouchViewExpectation)
  /// Whether every row between the first and the last selected row of the table is selected too; true
  /// where nothing is selected.
  case noGaps(Bool)
  /// The delegate was told of these rows, in this order, since the start.
  case didSelect([RowAddress])
  /// The delegate was told of these rows, in this order, since the start.
  case didDeselect([RowAddress])
  /// How often the delegate was told that a selection pan began, since the start.
  case panningDidBegin(Comparison)
  /// How often the delegate was told that a selection pan ended, since the start.
  case panningDidEnd(Comparison)
  /// Whether the table is in editing mode.
  case editing(Bool)
  /// The log has a line that contains this text.
  case log(contains: String)
}

/// Rows of the whole table.
public enum RowSelection: Sendable, Hashable {
  /// No row.
  case none
  /// Every row.
  case all
  /// These rows, for each section that has some, in ascending order of sections.
  case rows([RowRange])
}

/// Neighboring rows of one section.
public struct RowRange: Sendable, Hashable {
  /// The section.
  public var section: Int
  /// The rows.
  public var rows: ClosedRange<Int>

  /// Makes a range.
  public init(section: Int, rows: ClosedRange<Int>) {
    self.section = section
    self.rows = rows
  }
}

/// Whether and where a table scrolls by itself.
public enum ScrollingState: String, Sendable, Hashable, CaseIterable {
  /// It does not scroll.
  case none
  /// Towards its first row.
  case up
  /// Towards its last row.
  case down
}

/// What must hold of the touch view.
public enum TouchViewExpectation: Sendable, Hashable {
  /// There is none.
  case none
  /// There is one, with these measures, in points of the screen.
  case measures([MeasureExpectation])
}

/// What must hold of one measure.
public struct MeasureExpectation: Sendable, Hashable {
  /// The measure.
  public var measure: Measure
  /// What it must be.
  public var comparison: Comparison
  /// Where the file says so; nil for an expectation that comes from code.
  public var mark: SourceMark?

  /// Makes an expectation.
  public init(_ measure: Measure, _ comparison: Comparison, at mark: SourceMark? = nil) {
    self.measure = measure
    self.comparison = comparison
    self.mark = mark
  }

  /// A measure of a rectangle.
  public enum Measure: String, Sendable, Hashable, CaseIterable {
    /// The left edge.
    case x
    /// The top edge.
    case y
    /// The width.
    case width
    /// The height.
    case height
    /// The right edge.
    case right
    /// The bottom edge.
    case bottom
  }
}
