public import Foundation
package import LayoutDevices
public import LayoutGeometry
public import LayoutViews

/// The object that places a popover: UIKit's `UIPopoverPresentationController`.
open class PopoverPresentationController: PresentationController {
  /// The view that the arrow points at.
  open weak var sourceView: View?
  /// The part of that view that the arrow points at, in its coordinates: all of it without one.
  open var sourceRect: CGRect = .null
  /// The button of a bar that the arrow points at.
  open var barButtonItem: BarButtonItem?
  /// The view or button that the arrow points at, whichever was set.
  public final var sourceItem: (any PopoverPresentationControllerSourceItem)? {
    get { sourceView ?? barButtonItem }
    set {
      sourceView = newValue as? View
      barButtonItem = newValue as? BarButtonItem
    }
  }
  /// The directions in which the arrow may point; a popover is below what it is about if there is room, else above.
  open var permittedArrowDirections = PopoverArrowDirection.any
  /// Whether the popover may cover what it is about, which it does not.
  open var canOverlapSourceViewRect = false
  /// The color of the arrow and behind the content, or `nil` for that of the content.
  open var backgroundColor: ColorObject?
  /// The margins to the edges of the screen.
  open var popoverLayoutMargins: EdgeInsets = .zero

  /// The screen of what the popover is about, or `nil` while that is not known.
  package final var sourceEnvironment: ScreenEnvironment? { source?.window?.environment }

  private final var source: View? { sourceView ?? barButtonItem?.view }

  /// Whether the delegate has it stay a popover where there is little room.
  final var staysWithLittleRoom: Bool {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
      == ModalPresentationStyle.none
  }

  /// Returns the area that the popover is about in the coordinates of a view, or `nil` for none.
  final func sourceArea(in view: View) -> CGRect? {
    guard let source else { return nil }
    let isPart = sourceView != nil && !sourceRect.isNull
    return source.convert(isPart ? sourceRect : source.bounds, to: view)
  }
}

/// A delegate of a popover: UIKit's `UIPopoverPresentationControllerDelegate`.
public protocol PopoverPresentationControllerDelegate: AdaptivePresentationControllerDelegate {}

/// An object that a popover can be about: UIKit's `UIPopoverPresentationControllerSourceItem`.
public protocol PopoverPresentationControllerSourceItem: AnyObject {}

extension View: PopoverPresentationControllerSourceItem {}
extension BarButtonItem: PopoverPresentationControllerSourceItem {}

/// A set of directions of an arrow: UIKit's `UIPopoverArrowDirection`.
public struct PopoverArrowDirection: OptionSet, Sendable, Hashable {
  /// The bits as in UIKit.
  public let rawValue: UInt
  /// Creates a set of directions from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The direction upwards: the popover is below.
  public static let up = Self(rawValue: 1 << 0)
  /// The direction downwards: the popover is above.
  public static let down = Self(rawValue: 1 << 1)
  /// The direction to the left: the popover is at the right.
  public static let left = Self(rawValue: 1 << 2)
  /// The direction to the right: the popover is at the left.
  public static let right = Self(rawValue: 1 << 3)
  /// The set of all directions.
  public static let any: Self = [.up, .down, .left, .right]
}

extension ViewController {
  /// The object that places the controller as a popover, or `nil` for a controller of another style.
  public var popoverPresentationController: PopoverPresentationController? {
    guard isActionSheet || modalPresentationStyle == .popover else { return nil }
    if let ownPopover { return ownPopover }
    let popover = PopoverPresentationController(
      presentedViewController: self,
      presenting: presenter
    )
    ownPopover = popover
    return popover
  }
}
