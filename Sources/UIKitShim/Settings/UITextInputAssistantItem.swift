public import Foundation
public import LayoutControls
public import LayoutViews

/// `UIKit.UIBarButtonItemGroup`: buttons that belong together, which are kept and not drawn.
open class UIBarButtonItemGroup: NSObject {
  /// The buttons.
  open var barButtonItems: [BarButtonItem]
  /// The button that stands for them where there is little room, or `nil` for none.
  open var representativeItem: BarButtonItem?

  /// Creates a group.
  public init(barButtonItems: [BarButtonItem], representativeItem: BarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }
}

/// `UIKit.UITextInputAssistantItem`: the buttons above the keyboard of tablets, which are kept and not drawn.
open class UITextInputAssistantItem: NSObject {
  /// Whether the reader can hide them.
  open var allowsHidingShortcuts = true
  /// The buttons at the leading edge.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The buttons at the trailing edge.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

extension Responder {
  /// The buttons above the keyboard of tablets, which are not drawn.
  public final var inputAssistantItem: UITextInputAssistantItem {
    if let item: UITextInputAssistantItem = kept("inputAssistantItem") { return item }
    let item = UITextInputAssistantItem()
    keep(item, "inputAssistantItem")
    return item
  }
}
