public import Foundation
public import LayoutViews

/// A row of a menu: UIKit's `UIMenuElement`.
///
/// Menus are kept and never shown: a finding says so where a view gets one.
open class MenuElement: NSObject {
  /// A mark before a row: UIKit's `UIMenuElement.State`.
  public enum State: Int, Sendable, Hashable {
    /// None.
    case off = 0
    /// A check mark.
    case on = 1
    /// A line.
    case mixed = 2
  }

  /// A set of properties of a row: UIKit's `UIMenuElement.Attributes`.
  public struct Attributes: OptionSet, Sendable, Hashable {
    /// The bits as in UIKit.
    public let rawValue: UInt
    /// Creates a set from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The property of what cannot be chosen.
    public static let disabled = Self(rawValue: 1 << 0)
    /// The property of what destroys something.
    public static let destructive = Self(rawValue: 1 << 1)
    /// The property of what is not there.
    public static let hidden = Self(rawValue: 1 << 2)
    /// The property of what leaves the menu open.
    public static let keepsMenuPresented = Self(rawValue: 1 << 3)
  }

  /// The title.
  open var title: String
  /// The line below the title, or `nil` for none.
  open var subtitle: String?
  /// The picture, or `nil` for none.
  open var image: Image?

  package init(title: String, subtitle: String? = nil, image: Image?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}
