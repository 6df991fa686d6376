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

/// A fact that must hold: what the key of its name in `expect` says.
package enum ExpectedFact: Sendable, Hashable {
  case selected(RowSelection)
  case selectedCount(Comparison)
  case selectedPerSection([Int])
  case selectionOrder([RowAddress])
  case refused(RowSelection)
  case shortcomings(String?)
  case selecting(Bool)
  case scrolling(ScrollingState)
  case dragging(Bool)
  case decelerating(Bool)
  case offset(Comparison)
  case touchView(TouchViewExpectation)
  case noGaps(Bool)
  case didSelect([RowAddress])
  case didDeselect([RowAddress])
  case panningDidBegin(Comparison)
  case panningDidEnd(Comparison)
  case delegateCalls(DelegateCallsExpectation)
  case buttons([String])
  case action(String?)
  case actionEnabled(Bool)
  case actedOn(RowSelection)
  case keys([String])
  case keyOrder([String])
  case alert(AlertExpectation)
  case requested(FormRequest)
  case frames([FrameExpectation])
  case values([ValueExpectation])
  case editing(Bool)
  case keyboard(Bool)
  case refreshing(Bool)
  case crash(Bool)
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
    case x, y, width, height, right, bottom
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
