public import Foundation
import LayoutDiagnostics
import LayoutViews

/// `UIKit.UIApplicationShortcutItem`: an entry of the menu of the application's icon, which does not come up.
open class UIApplicationShortcutItem: NSObject {
  /// The name of what it does.
  public let type: String
  /// The title.
  public let localizedTitle: String
  /// The line below the title, or `nil` for none.
  public let localizedSubtitle: String?

  /// The picture, or `nil` for none.
  public let icon: UIApplicationShortcutIcon?
  /// The values of the application's own.
  public let userInfo: [String: any NSSecureCoding]?

  /// Creates an entry.
  public init(
    type: String,
    localizedTitle: String,
    localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }
}

/// `UIKit.UIApplicationShortcutIcon`, which nobody sees.
open class UIApplicationShortcutIcon: NSObject {
  /// Creates a picture with the name of a symbol.
  public init(systemImageName: String) {}
  /// Creates a picture with a name of the application.
  public init(templateImageName: String) {}
}

extension UIApplication {
  /// The entries of the icon's menu, which are kept.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { AssociatedObjects.value("shortcutItems", with: self) as? [UIApplicationShortcutItem] }
    set { AssociatedObjects.keep(newValue as Any, "shortcutItems", with: self) }
  }

  /// Whether views are to know of no fingers, which is kept: here they do.
  public var isIgnoringInteractionEvents: Bool { ignoredEvents > 0 }

  private var ignoredEvents: Int {
    get { AssociatedObjects.value("ignoredEvents", with: self) as? Int ?? 0 }
    set { AssociatedObjects.keep(newValue, "ignoredEvents", with: self) }
  }

  /// Does nothing but for a finding: fingers touch views as before.
  public func beginIgnoringInteractionEvents(fileID: String = #fileID, line: Int = #line) {
    ignoredEvents += 1
    SettingWithoutEffect.record(
      "beginIgnoringInteractionEvents",
      of: "UIApplication",
      "fingers touch views as before",
      hint: "switch 'isUserInteractionEnabled' of the view off",
      at: SourceMark(file: fileID, line: line)
    )
  }

  /// Ends what `beginIgnoringInteractionEvents()` began.
  public func endIgnoringInteractionEvents() { ignoredEvents = max(0, ignoredEvents - 1) }
}
