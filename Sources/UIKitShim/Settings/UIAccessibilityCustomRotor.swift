public import Foundation
public import LayoutControls
public import LayoutViews

/// `UIKit.UIAccessibilityCustomRotor`: a way through a screen for a reader, which a test alone takes.
open class UIAccessibilityCustomRotor: NSObject {
  /// The closure that finds the next place.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?

  /// `UIKit.UIAccessibilityCustomRotor.Direction`.
  public enum Direction: Int, Sendable, Hashable {
    /// Back.
    case previous = 0
    /// On.
    case next = 1
  }

  /// `UIKit.UIAccessibilityCustomRotor.SystemRotorType`, of which names count and numbers do not.
  public enum SystemRotorType: Int, Sendable, Hashable {
    case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3
    case headingLevel4, headingLevel5, headingLevel6, boldText, italicText, underlineText
    case misspelledWord, image, textField, table, list, landmark
  }

  /// The spoken name.
  open var name: String
  /// The closure that finds the next place.
  open var itemSearchBlock: Search
  /// The kind, of those that the system names.
  public let systemRotorType: SystemRotorType

  /// Creates a way.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
    super.init()
  }

  /// Creates a way with a name with attributes.
  public convenience init(
    attributedName: NSAttributedString,
    itemSearch itemSearchBlock: @escaping Search
  ) { self.init(name: attributedName.string, itemSearch: itemSearchBlock) }

  /// Creates a way that the system names.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    name = ""
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = type
    super.init()
  }
}

/// `UIKit.UIAccessibilityCustomRotorSearchPredicate`.
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The place from which the reader goes on.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// The direction in which the reader goes.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// `UIKit.UIAccessibilityCustomRotorItemResult`.
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The view or element.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The part of a text, or `nil` for all.
  open var targetRange: UITextRange?

  /// Creates no place, from which a search begins.
  override init() { super.init() }

  /// Creates a place.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}

extension Responder {
  /// The ways through the element for a reader.
  public final var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { kept("accessibilityCustomRotors") }
    set { keep(newValue, "accessibilityCustomRotors") }
  }
}
