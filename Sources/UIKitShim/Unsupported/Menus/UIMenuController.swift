public import Foundation
import LayoutDiagnostics
public import LayoutViews

/// `UIKit.UIMenuItem`: an entry of a menu over what is selected.
open class UIMenuItem: NSObject {
  /// The title.
  open var title: String
  /// The method that it calls.
  open var action: ActionSelector

  /// Creates an entry.
  public init(title: String, action: ActionSelector) {
    self.title = title
    self.action = action
    super.init()
  }
}

/// `UIKit.UIMenuController`: the menu over what is selected, which does not come up here.
open class UIMenuController: NSObject {
  /// The menu of the test on its thread.
  open class var shared: UIMenuController {
    SharedObjects.object("UIMenuController") { UIMenuController() }
  }

  /// The name of the notification that the menu will show, which is not posted.
  public static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification"
  )
  /// The name of the notification that the menu shows, which is not posted.
  public static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification"
  )
  /// The name of the notification that the menu will go, which is not posted.
  public static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification"
  )
  /// The name of the notification that the menu is gone, which is not posted.
  public static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification"
  )

  /// The entries beside those of the system.
  open var menuItems: [UIMenuItem]?
  /// Whether the menu shows: never here.
  open var isMenuVisible: Bool {
    get { false }
    set { setMenuVisible(newValue, animated: false) }
  }
  /// The frame of the menu, which has none.
  open var menuFrame: CGRect { .zero }

  /// Does nothing but for a finding if the menu is to show.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { tell() }
  }
  /// Does nothing: the menu has no place.
  open func setTargetRect(_ targetRect: CGRect, in targetView: View) {}
  /// Does nothing but for a finding.
  open func showMenu(from targetView: View, rect targetRect: CGRect) { tell() }
  /// Does nothing, as no menu shows.
  open func hideMenu() {}
  /// Does nothing, as no menu shows.
  open func hideMenu(from targetView: View) {}
  /// Does nothing, as no menu shows.
  open func update() {}

  private func tell() {
    UnsupportedUse.tell(
      "the menu of 'UIMenuController' does not come up",
      at: nil,
      hint: "call the method of the entry in the test"
    )
  }
}
