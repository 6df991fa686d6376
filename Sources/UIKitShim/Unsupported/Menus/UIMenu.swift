import Foundation
public import LayoutControls
import LayoutDiagnostics
public import LayoutViews

/// `UIKit.UIMenuElement`.
public typealias UIMenuElement = MenuElement

/// `UIKit.UIMenu`, which is kept and never shown.
open class UIMenu: MenuElement {
  /// `UIKit.UIMenu.Identifier`.
  public struct Identifier: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// `UIKit.UIMenu.Options`.
  public struct Options: OptionSet, Sendable, Hashable {
    /// The bits as in UIKit.
    public let rawValue: UInt
    /// Creates a set from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The option of rows in the menu around.
    public static let displayInline = Self(rawValue: 1 << 0)
    /// The option of what destroys something.
    public static let destructive = Self(rawValue: 1 << 1)
    /// The option to choose one row.
    public static let singleSelection = Self(rawValue: 1 << 5)
    /// The option of rows that are colors.
    public static let displayAsPalette = Self(rawValue: 1 << 7)
  }

  /// `UIKit.UIMenu.ElementSize`.
  public enum ElementSize: Int, Sendable, Hashable {
    /// Pictures.
    case small = 0
    /// Pictures with words.
    case medium = 1
    /// Rows.
    case large = 2
    /// As the system has it.
    case automatic = -1
  }

  /// The place that makes it.
  final let mark: SourceMark
  /// The name.
  public final let identifier: Identifier
  /// The options.
  public final let options: Options
  /// The rows.
  public final let children: [MenuElement]
  /// The size of the rows.
  open var preferredElementSize = ElementSize.automatic

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The line below the title.
  ///   - image: The picture.
  ///   - identifier: The name.
  ///   - options: The options.
  ///   - preferredElementSize: The size of the rows.
  ///   - children: The rows.
  ///   - fileID: The file that makes it.
  ///   - line: The line that makes it.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: Image? = nil,
    identifier: Identifier? = nil,
    options: Options = [],
    preferredElementSize: ElementSize = .automatic,
    children: [MenuElement] = [],
    fileID: String = #fileID,
    line: Int = #line
  ) {
    mark = SourceMark(file: fileID, line: line)
    self.identifier = identifier ?? Identifier("")
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
    self.preferredElementSize = preferredElementSize
  }

  /// The rows that are chosen.
  open var selectedElements: [MenuElement] {
    children.filter { ($0 as? Action)?.state == .on }
  }

  /// Returns the menu with other rows.
  open func replacingChildren(_ newChildren: [MenuElement]) -> UIMenu {
    UIMenu(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      options: options,
      children: newChildren,
      fileID: mark.file,
      line: mark.line
    )
  }
}

/// `UIKit.UICommand`, which is kept and never shown.
open class UICommand: MenuElement {
  /// The method.
  public final let action: ActionSelector
  /// A value for the method.
  public final let propertyList: Any?
  /// The properties of the row.
  open var attributes: Attributes
  /// The mark before the row.
  open var state: State

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The picture.
  ///   - action: The method.
  ///   - propertyList: A value for the method.
  ///   - discoverabilityTitle: The name in the list of keys.
  ///   - attributes: The properties of the row.
  ///   - state: The mark before the row.
  public init(
    title: String = "",
    image: Image? = nil,
    action: ActionSelector,
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }
}

/// `UIKit.UIDeferredMenuElement`, whose rows are never asked for.
open class UIDeferredMenuElement: MenuElement {
  /// Creates rows that a closure hands out once.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([MenuElement]) -> Void) -> Void
  ) { self.init(title: "", image: nil) }

  /// Returns rows that a closure hands out each time.
  public class func uncached(
    _ elementProvider: @escaping (@escaping ([MenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}

// A menu is a part of the look only when it is open, and none opens here.
extension Button {
  /// The menu, which is kept and does not open.
  public final var menu: UIMenu? {
    get { kept("menu") }
    set {
      keep(newValue, "menu", isSeen: newValue != nil, at: newValue?.mark)
      togglesSelection = changesSelectionAsPrimaryAction && newValue == nil
    }
  }
  /// Whether a tap selects the button, or the other way around; with a menu it would choose from that, which it does not here.
  public final var changesSelectionAsPrimaryAction: Bool {
    get { kept("changesSelectionAsPrimaryAction") ?? false }
    set {
      keep(newValue, "changesSelectionAsPrimaryAction")
      togglesSelection = newValue && menu == nil
    }
  }

  /// Creates a button with a menu, which does not open.
  ///
  /// - Parameters:
  ///   - primaryAction: The action.
  ///   - menu: The menu.
  public convenience init(primaryAction: Action? = nil, menu: UIMenu?) {
    self.init(type: .system, primaryAction: primaryAction)
    self.menu = menu
  }
}

extension Control {
  /// Whether a tap opens the menu, which it does not here.
  public final var showsMenuAsPrimaryAction: Bool {
    get { kept("showsMenuAsPrimaryAction") ?? false }
    set { keep(newValue, "showsMenuAsPrimaryAction") }
  }
  /// Whether a long press opens the menu, which it does not here.
  public final var isContextMenuInteractionEnabled: Bool {
    get { kept("isContextMenuInteractionEnabled") ?? false }
    set { keep(newValue, "isContextMenuInteractionEnabled") }
  }
}

extension BarButtonItem {
  /// The menu, which is kept and does not open.
  public final var menu: UIMenu? {
    get { kept("menu") }
    set { keep(newValue, "menu", isSeen: newValue != nil, at: newValue?.mark) }
  }

  /// Creates a button with a menu, which does not open.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The picture.
  ///   - primaryAction: The action.
  ///   - menu: The menu.
  public convenience init(
    title: String? = nil,
    image: Image? = nil,
    primaryAction: Action? = nil,
    menu: UIMenu?
  ) {
    self.init(title: title, image: image, primaryAction: primaryAction)
    self.menu = menu
  }

  /// Creates a button of the system with a menu, which does not open.
  ///
  /// - Parameters:
  ///   - systemItem: The button.
  ///   - primaryAction: The action.
  ///   - menu: The menu.
  public convenience init(systemItem: SystemItem, primaryAction: Action? = nil, menu: UIMenu?) {
    self.init(systemItem: systemItem, primaryAction: primaryAction)
    self.menu = menu
  }
}

extension NavigationItem {
  /// The closure that makes the menu of the title, which never opens.
  public final var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { kept("titleMenuProvider") }
    set { keep(newValue, "titleMenuProvider", isSeen: newValue != nil) }
  }
}
