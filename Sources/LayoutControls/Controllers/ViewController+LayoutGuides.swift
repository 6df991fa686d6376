public import Foundation
import LayoutGeometry
public import LayoutViews

/// The extent of bars over a controller's view at one end: UIKit's `UILayoutSupport`.
public protocol LayoutSupport: AnyObject {
  /// The covered length, in points.
  var length: CGFloat { get }
  /// The top edge.
  var topAnchor: LayoutYAxisAnchor { get }
  /// The bottom edge.
  var bottomAnchor: LayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: LayoutDimension { get }
}

extension ControllerLayoutGuide: LayoutSupport {
  package var length: CGFloat { layoutFrame.size.height }
}

extension ViewController {
  /// The extent of bars at the top of the view, the older way to the safe area.
  public var topLayoutGuide: any LayoutSupport { guide(\.controllerTop, .controllerTop) }

  /// The extent of bars at the bottom of the view, the older way to the safe area.
  public var bottomLayoutGuide: any LayoutSupport { guide(\.controllerBottom, .controllerBottom) }

  private func guide(
    _ kept: WritableKeyPath<InsetGuides, ControllerLayoutGuide?>,
    _ role: LayoutGuide.Role
  ) -> ControllerLayoutGuide {
    let owner: View = view
    if let guide = owner.insetGuides[keyPath: kept] { return guide }
    let guide = ControllerLayoutGuide(role: role, of: owner)
    owner.insetGuides[keyPath: kept] = guide
    return guide
  }
}
