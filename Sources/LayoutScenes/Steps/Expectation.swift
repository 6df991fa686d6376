package import LayoutDiagnostics

/// An expectation at a moment of a scenario.
package struct Expectation: Sendable, Hashable {
  /// The expected fact.
  package var fact: ExpectedFact
  /// The place in the file, or `nil` for an expectation from code.
  package var mark: SourceMark?

  /// Creates an expectation.
  package init(_ fact: ExpectedFact, at mark: SourceMark? = nil) {
    self.fact = fact
    self.mark = mark
  }
}

/// A fact that must hold.
package enum ExpectedFact: Sendable, Hashable {
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
  /// The shortcomings under the minima of the limit, or of the form, in sentences, or `nil` for none.
  case shortcomings(String?)
  /// The state of a drag that selects rows.
  case selecting(Bool)
  /// The state of automatic scrolling, and its direction.
  case scrolling(ScrollingState)
  /// The state of a finger that drags the table's content.
  case dragging(Bool)
  /// The state of the table's content that moves by itself after a finger released it.
  case decelerating(Bool)
  /// The distance that the table is scrolled from its top rest position (0 there), in points.
  case offset(Comparison)
  /// The frame of the touch view on the screen.
  case touchView(TouchViewExpectation)
  /// The selection of every row between the first and the last selected row of the table, too.
  ///
  /// It is true if nothing is selected.
  case noGaps(Bool)
  /// The delegate was notified of these rows, in this order, since the start.
  case didSelect([RowAddress])
  /// The delegate was notified of these rows, in this order, since the start.
  case didDeselect([RowAddress])
  /// The number of notices that a selection pan began, since the start.
  case panningDidBegin(Comparison)
  /// The number of notices that a selection pan ended, since the start.
  case panningDidEnd(Comparison)
  /// The calls to delegates, with their numbers, since the start.
  case delegateCalls(DelegateCallsExpectation)
  /// The titles of the buttons on the screen: of the alert if there is one, else of the bars.
  case buttons([String])
  /// The title of the edit screen's action, or `nil` while there is no toolbar.
  case action(String?)
  /// The state of the edit screen's action, which can be pressed or not.
  case actionEnabled(Bool)
  /// The action was last done with these rows.
  case actedOn(RowSelection)
  /// The keys of the selected options, in the order of the table.
  case keys([String])
  /// The keys of the selected options, the one that was selected first at the beginning.
  case keyOrder([String])
  /// The texts of the alert on the screen.
  case alert(AlertExpectation)
  /// The last request to the delegate of the form.
  case requested(FormRequest)
  /// The frames of the stack's views on the screen.
  case frames([FrameExpectation])
  /// The values of the stack's controls.
  case values([ValueExpectation])
  /// The state of the table's editing mode.
  case editing(Bool)
  /// The crash of the simulated system.
  case crash(Bool)
  /// The log has a line that contains this text.
  case log(contains: String)
}

/// An expectation of the alert on the screen.
package enum AlertExpectation: Sendable, Hashable {
  /// The screen has none.
  case none
  /// The screen has one with these texts, each `nil` for any.
  case texts(FormScene.AlertTexts)
}

/// A state of automatic scrolling, with its direction.
public enum ScrollingState: String, Sendable, Hashable, CaseIterable {
  /// The table does not scroll.
  case none
  /// Towards its first row.
  case up
  /// Towards its last row.
  case down
}

/// An expectation of the touch view.
package enum TouchViewExpectation: Sendable, Hashable {
  /// The screen has none.
  case none
  /// The screen has one with these measures, in points of the screen.
  case measures([MeasureExpectation])
}

/// An expectation of one view of the stack.
package struct FrameExpectation: Sendable, Hashable {
  /// The name of the view, of which `stack` is the stack itself.
  package var name: String
  /// The measures, in points of the screen.
  package var measures: [MeasureExpectation]
}

/// An expectation of a control's value.
package struct ValueExpectation: Sendable, Hashable {
  /// The name of the control.
  package var name: String
  /// The value.
  package var value: Value
  /// The place in the file, or `nil` for an expectation from code.
  package var mark: SourceMark?

  /// A value of a control.
  package enum Value: Sendable, Hashable {
    /// A slider, a stepper or a bar compares like this.
    case number(Comparison)
    /// "on" or "off", the text of a field, or the title of the chosen segment.
    case text(String)
  }
}

/// An expectation of one measure.
package struct MeasureExpectation: Sendable, Hashable {
  /// The measure.
  package var measure: Measure
  /// The comparison.
  package var comparison: Comparison
  /// The place in the file, or `nil` for an expectation from code.
  package var mark: SourceMark?

  /// A measure of a rectangle.
  package enum Measure: String, Sendable, Hashable, CaseIterable {
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

/// A request to the delegate of a form.
public enum FormRequest: String, Sendable, Hashable, CaseIterable {
  /// Nothing yet.
  case none
  /// To take the selection and the screen away.
  case dismissal
  /// To ignore the selection and take the screen away.
  case cancel
}
