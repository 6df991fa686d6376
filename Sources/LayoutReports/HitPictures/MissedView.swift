package import LayoutViews

/// A view that is seen at a point and misses the touch there.
package struct MissedView {
  /// The view.
  package let view: View
  /// The reason, in words: "its user interaction is off".
  package let reason: String
}
