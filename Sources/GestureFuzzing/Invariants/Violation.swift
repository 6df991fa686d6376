/// A broken promise: what a run shows that must never be.
package struct Violation: Sendable {
  /// The number of the gesture in its run, from 0.
  package var gesture: Int
  /// The number of the step after which it shows, from 0, or `nil` if it shows once all has come to rest.
  package var step: Int?
  /// The sentence that says how it is.
  package var message: String
  /// The state that must be there instead.
  package var promise: Promise
  /// The other number of reports a second at which it shows, or `nil` if it shows at the scene's own.
  package var rate: Int?

  /// Creates a violation.
  package init(
    gesture: Int,
    step: Int? = nil,
    _ message: String,
    promise: Promise,
    rate: Int? = nil
  ) {
    self.gesture = gesture
    self.step = step
    self.message = message
    self.promise = promise
    self.rate = rate
  }

  /// A state that must be there at a moment, in a form that a scenario can say.
  package enum Promise: Sendable, Hashable {
    /// Exactly these rows are selected.
    case selected(RangeSet<Int>)
    /// At most so many rows are selected.
    case count(atMost: Int)
    /// At most so many rows of a section are selected.
    case sectionCount(atMost: Int, section: Int)
    /// No drag is under way.
    case isNotSelecting
    /// Delegates were called by this name so often.
    case calls(String, count: Int)
    /// All comes to rest, without an error.
    case rest
  }
}
