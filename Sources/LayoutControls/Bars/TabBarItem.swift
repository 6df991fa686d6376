public import Foundation
public import LayoutViews

/// What a tab bar shows of a screen: UIKit's `UITabBarItem`.
open class TabBarItem: NSObject {
  /// What is written below the picture.
  open var title: String? {
    didSet { onChange?() }
  }
  /// The picture.
  open var image: Image? {
    didSet { onChange?() }
  }
  /// The picture of the screen that is seen; nil for the same one.
  open var selectedImage: Image? {
    didSet { onChange?() }
  }
  /// Whether the tab can be pressed.
  open var isEnabled = true {
    didSet { onChange?() }
  }
  /// A number for the application's own use.
  open var tag: Int

  /// Called when something changed that a bar shows.
  final var onChange: (() -> Void)?

  /// Makes an item.
  public init(title: String?, image: Image?, tag: Int) {
    self.title = title
    self.image = image
    self.tag = tag
    super.init()
  }

  /// Makes an item with a picture of its own for the screen that is seen.
  public convenience init(title: String?, image: Image?, selectedImage: Image?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}
