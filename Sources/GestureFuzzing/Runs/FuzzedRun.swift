package import LayoutInteraction
package import SelectionModel

/// A run: gestures that were played one after the other on a screen, and again at another rate of events.
package struct FuzzedRun: Sendable {
  /// The gestures; those whose finger would have touched something else than the table are left out.
  package var gestures: [PlayedGesture]
  /// The sampling of the finger's reports.
  package var sampling: TouchSampling
  /// The limit of the selection.
  package var limit: SelectionLimit
  /// The same gestures at another rate, or none if they were played once.
  package var twin: [PlayedGesture] = []
  /// The sampling of the other rate.
  package var twinSampling: TouchSampling?

  /// Creates a run.
  package init(_ gestures: [PlayedGesture], sampling: TouchSampling, limit: SelectionLimit) {
    self.gestures = gestures
    self.sampling = sampling
    self.limit = limit
  }
}
