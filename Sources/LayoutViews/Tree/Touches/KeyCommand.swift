public import Foundation

/// A key of a computer's keyboard that calls a method: UIKit's `UIKeyCommand`, which nobody presses here.
open class KeyCommand: NSObject, SettingKeeper {
  package final var keptSettings: [String: Any]?
  /// The letter of the key, or one of the names of keys without a letter.
  public final let input: String?
  /// The keys that are held with it.
  public final let modifierFlags: KeyModifierFlags
  /// The method.
  public final let action: ActionSelector?
  /// The title in menus.
  open var title: String
  /// The picture in menus, or `nil` for none.
  open var image: Image?
  /// The name in the list of keys, or `nil` for the title.
  open var discoverabilityTitle: String?
  /// Whether the key comes before the system's own meaning of it.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a command without a key.
  public override convenience init() { self.init(input: nil, modifierFlags: [], action: nil) }

  /// Creates a command of a key.
  ///
  /// - Parameters:
  ///   - input: The letter of the key.
  ///   - modifierFlags: The keys that are held with it.
  ///   - action: The method.
  public convenience init(input: String, modifierFlags: KeyModifierFlags, action: ActionSelector) {
    self.init(input: .some(input), modifierFlags: modifierFlags, action: action)
  }

  private init(input: String?, modifierFlags: KeyModifierFlags, action: ActionSelector?) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
    title = ""
    super.init()
  }

  /// The name of the arrow key upwards.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The name of the arrow key downwards.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The name of the arrow key to the left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The name of the arrow key to the right.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The name of the escape key.
  public static let inputEscape = "UIKeyInputEscape"
  /// The name of the key that deletes.
  public static let inputDelete = "UIKeyInputDelete"
}

/// A set of keys that are held with another: UIKit's `UIKeyModifierFlags`.
public struct KeyModifierFlags: OptionSet, Sendable, Hashable {
  /// The bits as in UIKit.
  public let rawValue: Int
  /// Creates a set from UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The key for capitals that stays.
  public static let alphaShift = Self(rawValue: 1 << 16)
  /// The key for capitals.
  public static let shift = Self(rawValue: 1 << 17)
  /// The control key.
  public static let control = Self(rawValue: 1 << 18)
  /// The option key.
  public static let alternate = Self(rawValue: 1 << 19)
  /// The command key.
  public static let command = Self(rawValue: 1 << 20)
  /// A key of the pad of numbers.
  public static let numericPad = Self(rawValue: 1 << 21)
}

extension Event {
  /// A kind of an event: UIKit's `UIEvent.EventType`.
  public enum EventType: Int, Sendable, Hashable {
    /// Fingers.
    case touches = 0
    /// A device that is shaken.
    case motion = 1
    /// The buttons of a headphone.
    case remoteControl = 2
    /// Keys and buttons.
    case presses = 3
    /// Content that a wheel or a trackpad moves.
    case scroll = 10
    /// A pointer over the screen.
    case hover = 11
    /// A content that a trackpad turns or scales.
    case transform = 14
  }

  /// A kind of an event that is no touch: UIKit's `UIEvent.EventSubtype`.
  public enum EventSubtype: Int, Sendable, Hashable {
    /// None.
    case none = 0
    /// The device is shaken.
    case motionShake = 1
    /// A headphone asks to play.
    case remoteControlPlay = 100
    /// A headphone asks to pause.
    case remoteControlPause = 101
    /// A headphone asks to stop.
    case remoteControlStop = 102
    /// A headphone asks to play or pause.
    case remoteControlTogglePlayPause = 103
    /// A headphone asks for the next track.
    case remoteControlNextTrack = 104
    /// A headphone asks for the track before.
    case remoteControlPreviousTrack = 105
  }
}
