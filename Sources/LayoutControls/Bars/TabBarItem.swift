public import Foundation
import LayoutGeometry
public import LayoutViews

/// The content of a tab for a screen: UIKit's `UITabBarItem`.
open class TabBarItem: NSObject, SettingKeeper {
  package final var keptSettings: [String: Any]?
  /// The title below the picture.
  open var title: String? { didSet { onChange?() } }
  /// The picture.
  open var image: Image? { didSet { onChange?() } }
  /// The picture of the screen that is seen, or `nil` for the same one.
  open var selectedImage: Image? { didSet { onChange?() } }
  /// The text of the badge at the picture, or `nil` for none.
  open var badgeValue: String? { didSet { onChange?() } }
  /// The color of the badge, or `nil` for red.
  open var badgeColor: ColorObject? { didSet { onChange?() } }
  /// Whether the tab can be pressed.
  open var isEnabled = true { didSet { onChange?() } }
  /// A number for the application's own use.
  open var tag: Int

  /// The closure called when the content of the tab changed.
  final var onChange: (() -> Void)?

  /// Creates an item.
  public init(title: String?, image: Image?, tag: Int) {
    self.title = title
    self.image = image
    self.tag = tag
    super.init()
  }

  /// Creates an item with a picture of its own for the screen that is seen.
  public convenience init(title: String?, image: Image?, selectedImage: Image?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}
