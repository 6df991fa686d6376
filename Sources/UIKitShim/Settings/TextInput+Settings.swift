public import Foundation
public import LayoutControls
import LayoutDevices
import LayoutGeometry
import LayoutTables
public import LayoutViews

// What fields and text views keep without an effect on the picture.

extension TextField {
  /// The picture behind the field, which is kept and not drawn.
  public final var background: Image? {
    get { kept("background") }
    set { keep(newValue, "background", isSeen: newValue != nil) }
  }

  /// The picture behind a field that cannot be written in, which is kept and not drawn.
  public final var disabledBackground: Image? {
    get { kept("disabledBackground") }
    set { keep(newValue, "disabledBackground", isSeen: newValue != nil) }
  }

  /// Whether a long text is smaller, which it is not here.
  public final var adjustsFontSizeToFitWidth: Bool {
    get { kept("adjustsFontSizeToFitWidth") ?? false }
    set { keep(newValue, "adjustsFontSizeToFitWidth", isSeen: newValue) }
  }

  /// The least size of such a text.
  public final var minimumFontSize: CGFloat {
    get { kept("minimumFontSize") ?? 0 }
    set { keep(newValue, "minimumFontSize") }
  }

  /// Whether writing takes the text away.
  public final var clearsOnInsertion: Bool {
    get { kept("clearsOnInsertion") ?? false }
    set { keep(newValue, "clearsOnInsertion") }
  }

  /// Whether one may change attributes.
  public final var allowsEditingTextAttributes: Bool {
    get { kept("allowsEditingTextAttributes") ?? false }
    set { keep(newValue, "allowsEditingTextAttributes") }
  }

  /// The attributes of what is written next, which are kept.
  public final var typingAttributes: [NSAttributedString.Key: Any]? {
    get { kept("typingAttributes") }
    set { keep(newValue, "typingAttributes") }
  }

  /// Whether keys go to the field.
  public final var isEditing: Bool { isFirstResponder }
}

extension TextView {
  /// The kinds of words that become links, which none does here.
  public final var dataDetectorTypes: UIDataDetectorTypes {
    get { kept("dataDetectorTypes") ?? [] }
    set { keep(newValue, "dataDetectorTypes", isSeen: !newValue.isEmpty) }
  }

  /// The attributes of links, which is kept and not drawn.
  public final var linkTextAttributes: [NSAttributedString.Key: Any] {
    get { kept("linkTextAttributes") ?? [:] }
    set { keep(newValue, "linkTextAttributes", isSeen: !newValue.isEmpty) }
  }

  /// Whether writing takes the text away.
  public final var clearsOnInsertion: Bool {
    get { kept("clearsOnInsertion") ?? false }
    set { keep(newValue, "clearsOnInsertion") }
  }

  /// Whether one may change attributes.
  public final var allowsEditingTextAttributes: Bool {
    get { kept("allowsEditingTextAttributes") ?? false }
    set { keep(newValue, "allowsEditingTextAttributes") }
  }

  /// Whether text is as large as on a Mac.
  public final var usesStandardTextScaling: Bool {
    get { kept("usesStandardTextScaling") ?? false }
    set { keep(newValue, "usesStandardTextScaling") }
  }

  /// Whether one may search in the text.
  public final var isFindInteractionEnabled: Bool {
    get { kept("isFindInteractionEnabled") ?? false }
    set { keep(newValue, "isFindInteractionEnabled") }
  }
}

/// `UIKit.UIDataDetectorTypes`.
public struct UIDataDetectorTypes: OptionSet, Sendable, Hashable {
  /// The bits as in UIKit.
  public let rawValue: UInt
  /// Creates a set from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The kind of telephone numbers.
  public static let phoneNumber = Self(rawValue: 1 << 0)
  /// The kind of addresses of pages.
  public static let link = Self(rawValue: 1 << 1)
  /// The kind of addresses of places.
  public static let address = Self(rawValue: 1 << 2)
  /// The kind of dates.
  public static let calendarEvent = Self(rawValue: 1 << 3)
  /// The set of all kinds.
  public static let all = Self(rawValue: .max)
}

/// `UIKit.UITextInputPasswordRules`, by which no password is proposed.
open class UITextInputPasswordRules: NSObject {
  /// The rules, in Apple's language for that.
  public final let passwordRulesDescriptor: String

  /// Creates rules.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}

/// `UIKit.UITextInlinePredictionType`.
public enum UITextInlinePredictionType: Int, Sendable, Hashable {
  /// As the system has it.
  case `default` = 0
  /// No words in advance.
  case no = 1
  /// Words in advance.
  case yes = 2
}

extension TextInputTraits where Self: View {
  /// The rules of a password that the system proposes, which none does.
  public var passwordRules: UITextInputPasswordRules? {
    get { kept("passwordRules") }
    set { keep(newValue, "passwordRules") }
  }

  /// The way in which the keyboard writes words in advance, which it does not.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { kept("inlinePredictionType") ?? .default }
    set { keep(newValue, "inlinePredictionType") }
  }
}

extension TextView {
  /// Creates a view whichever text system it has, which makes no difference here.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }
}
