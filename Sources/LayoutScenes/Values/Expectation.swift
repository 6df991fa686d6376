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
  /// What falls short of the minima of the limit, or of the form, in sentences; nil for nothing.
  case shortcomings(String?)
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
  /// What delegates were told, and how often, since the start.
  case delegateCalls(DelegateCallsExpectation)
  /// The titles of the buttons on the screen: of the alert where there is one, else of the bars.
  case buttons([String])
  /// The title of the edit screen's action; nil while there is no toolbar.
  case action(String?)
  /// Whether the edit screen's action can be pressed.
  case actionEnabled(Bool)
  /// The action was last done with these rows.
  case actedOn(RowSelection)
  /// The keys of the selected options, in the order of the table.
  case keys([String])
  /// The keys of the selected options, the one that was selected first at the beginning.
  case keyOrder([String])
  /// What the alert on the screen says.
  case alert(AlertExpectation)
  /// What the delegate of the form was asked for last.
  case requested(FormRequest)
  /// Where views of the stack are on the screen.
  case frames([FrameExpectation])
  /// What controls of the stack are set to.
  case values([ValueExpectation])
  /// Whether the table is in editing mode.
  case editing(Bool)
  /// What is simulated has crashed, or not.
  case crash(Bool)
  /// The log has a line that contains this text.
  case log(contains: String)
}

/// What must hold of the alert on the screen.
public enum AlertExpectation: Sendable, Hashable {
  /// There is none.
  case none
  /// There is one, with these texts; what is nil may be anything.
  case texts(FormScene.AlertTexts)
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

/// What must hold of one view of the stack.
public struct FrameExpectation: Sendable, Hashable {
  /// The name of the view; `stack` is the stack itself.
  public var name: String
  /// The measures, in points of the screen.
  public var measures: [MeasureExpectation]

  /// Makes an expectation.
  public init(name: String, measures: [MeasureExpectation]) {
    self.name = name
    self.measures = measures
  }
}

/// What a control must be set to.
public struct ValueExpectation: Sendable, Hashable {
  /// The name of the control.
  public var name: String
  /// The value.
  public var value: Value
  /// Where the file says so; nil for an expectation that comes from code.
  public var mark: SourceMark?

  /// Makes an expectation.
  public init(name: String, value: Value, mark: SourceMark? = nil) {
    self.name = name
    self.value = value
    self.mark = mark
  }

  /// What a control is set to.
  public enum Value: Sendable, Hashable {
    /// A slider, a stepper or a bar compares like this.
    case number(Comparison)
    /// "on" or "off", the text of a field, or the title of the chosen segment.
    case text(String)
  }
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
