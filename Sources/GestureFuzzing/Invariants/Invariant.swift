package import LayoutScenes
package import SelectionModel

/// An invariant of all ways to select: what holds whatever fingers do.
package struct Invariant: Sendable {
  /// The code of a finding that breaks it.
  package let code: String
  /// The promise, in one sentence.
  package let promise: String
  /// The reason why a scene gives nothing to look at, or `nil` if it does.
  package let inapplicable: @Sendable (Scene) -> String?
  /// The function that returns the first violation of it in a run, or `nil` if it holds.
  package let violation: @Sendable (FuzzedRun) -> Violation?

  /// Creates an invariant of a run.
  init(
    _ code: String,
    _ promise: String,
    unless inapplicable: @escaping @Sendable (Scene) -> String? = { _ in nil },
    _ violation: @escaping @Sendable (FuzzedRun) -> Violation?
  ) {
    self.code = code
    self.promise = promise
    self.inapplicable = inapplicable
    self.violation = violation
  }

  /// Creates an invariant of each gesture by itself.
  init(
    _ code: String,
    _ promise: String,
    unless inapplicable: @escaping @Sendable (Scene) -> String? = { _ in nil },
    ofEach violation: @escaping @Sendable (PlayedGesture, FuzzedRun) -> Violation?
  ) {
    self.init(code, promise, unless: inapplicable) { run in
      for (index, gesture) in run.gestures.enumerated() {
        guard var found = violation(gesture, run) else { continue }
        found.gesture = index
        return found
      }
      return nil
    }
  }

  /// The list of all, in the order in which a run is looked at: causes before their consequences.
  package static let all: [Self] = [
    .errors, .rest, .pairs, .limits, .restored, .locked, .reach, .stops, .gaps, .turns, .calls,
    .rates,
  ]
}

extension Scene {
  /// The mode of the drag that selects, or `nil` if none does.
  package var dragMode: SelectionMode? {
    selection?.mode ?? (overlay == nil ? nil : .scrollAndSelect)
  }

  /// Whether a limit says how many rows may be selected.
  var hasLimit: Bool { form != nil || selection?.limit.isNone == false }
}
