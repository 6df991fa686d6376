// The words of a screen reader, on which layout and pictures do not depend.
import Foundation

/// The description of a responder for assistive technologies.
final class Accessibility {
  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var traits: AccessibilityTraits = []
  var elementsAreHidden = false
  var isModal = false
  var elements: [Any]?
  var customActions: [AccessibilityCustomAction]?
  var inputLabels: [String]?
  var groupsChildren = false
  var frame: CGRect?
  var path: BezierPath?
}

/// A set of traits of a view for assistive technologies: UIKit's `UIAccessibilityTraits`.
public struct AccessibilityTraits: OptionSet, Sendable, Hashable {
  /// The bits as in UIKit.
  public let rawValue: UInt64
  /// Creates traits from UIKit's bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The set without traits.
  public static let none: Self = []
  /// A button.
  public static let button = Self(rawValue: 1 << 0)
  /// A link.
  public static let link = Self(rawValue: 1 << 1)
  /// A picture.
  public static let image = Self(rawValue: 1 << 2)
  /// The trait of a selected element.
  public static let selected = Self(rawValue: 1 << 3)
  /// The trait of an element that plays its own sound.
  public static let playsSound = Self(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = Self(rawValue: 1 << 5)
  /// The trait of text that does not change.
  public static let staticText = Self(rawValue: 1 << 6)
  /// The trait of what sums a screen up when an application begins.
  public static let summaryElement = Self(rawValue: 1 << 7)
  /// The trait of an element that cannot be used at present.
  public static let notEnabled = Self(rawValue: 1 << 8)
  /// The trait of an element that changes often.
  public static let updatesFrequently = Self(rawValue: 1 << 9)
  /// A field for a search.
  public static let searchField = Self(rawValue: 1 << 10)
  /// The trait of an element that begins something to be watched or heard.
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  /// The trait of an element that is set step by step.
  public static let adjustable = Self(rawValue: 1 << 12)
  /// The trait of an element that takes fingers itself.
  public static let allowsDirectInteraction = Self(rawValue: 1 << 13)
  /// The trait of an element that turns a page.
  public static let causesPageTurn = Self(rawValue: 1 << 14)
  /// A bar of tabs.
  public static let tabBar = Self(rawValue: 1 << 15)
  /// A heading.
  public static let header = Self(rawValue: 1 << 16)
  /// A switch.
  public static let toggleButton = Self(rawValue: 1 << 17)
}
