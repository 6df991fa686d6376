import Foundation
import LayoutGeometry

/// The settings of a view's margins and safe area, and those that it last reported.
package struct MarginSettings {
  /// The margins that the application set, or `nil` for the default.
  var configured: Configured?
  /// The margins that the system has for the view, or `nil` for those of a plain view.
  var standard: DirectionalEdgeInsets?
  /// Whether margins are measured from the edge of the safe area.
  var insetsFromSafeArea = true
  /// Whether the superview's margins hold for the part of this view that lies in them.
  var preservesSuperview = false
  /// The least margins of a controller's root view, or `nil` for all other views.
  var systemMinimum: DirectionalEdgeInsets?
  /// Whether the least margins count.
  var respectsSystemMinimum = true
  /// The safe area that a container gives its content, or `nil` if the superview decides.
  var containedSafeArea: EdgeInsets?

  /// The safe area of which the view was last notified.
  var reportedSafeArea = EdgeInsets.zero
  /// The margins of which the view was last notified.
  var reportedMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// A value of margins as it was set: sides stay sides whichever way the view is read.
  enum Configured: Equatable {
    case absolute(EdgeInsets)
    case directional(DirectionalEdgeInsets)

    func resolved(in direction: () -> LayoutDirection) -> EdgeInsets {
      switch self {
      case .absolute(let insets): insets
      case .directional(let insets): insets.resolved(in: direction())
      }
    }
  }

  /// Returns the margins before safe area and superview count: unless the application set some those of the system for
  /// the view, else 8 on a plain view, and on a root view, for which `least` is given, none but the system's least ones.
  func base(
    least: DirectionalEdgeInsets?,
    in direction: @autoclosure () -> LayoutDirection
  ) -> EdgeInsets {
    let own =
      configured?.resolved(in: direction) ?? standard?.resolved(in: direction())
      ?? (least == nil ? EdgeInsets(top: 8, left: 8, bottom: 8, right: 8) : .zero)
    guard respectsSystemMinimum, let least = least?.resolved(in: direction()) else { return own }
    return EdgeInsets(
      top: max(own.top, least.top),
      left: max(own.left, least.left),
      bottom: max(own.bottom, least.bottom),
      right: max(own.right, least.right)
    )
  }
}
