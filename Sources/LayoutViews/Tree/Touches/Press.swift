public import Foundation
import LayoutGeometry

/// A key or button of a device that is held down: UIKit's `UIPress`, of which none comes here.
///
/// A test hands one to `pressesBegan(_:with:)` itself, made from a subclass that says its key.
open class Press: NSObject {
  /// A moment of a press: `UIPress.Phase`.
  public enum Phase: Int, Sendable, Hashable {
    /// The key went down.
    case began = 0
    /// The force changed.
    case changed = 1
    /// The key stays down.
    case stationary = 2
    /// The key went up.
    case ended = 3
    /// The system took the press away.
    case cancelled = 4
  }

  /// A button of a remote control or a key: `UIPress.PressType`.
  public enum PressType: Int, Sendable, Hashable {
    /// The arrows.
    case upArrow = 0
    case downArrow, leftArrow, rightArrow
    /// The buttons of a remote control.
    case select, menu, playPause
    /// The buttons for pages.
    case pageUp = 30
    case pageDown
  }

  /// Creates a press without a key.
  public override init() { super.init() }

  /// The moment of the press.
  open var phase: Phase { .began }
  /// The button.
  open var type: PressType { .select }
  /// The time of the press, in seconds.
  open var timestamp: TimeInterval { 0 }
  /// The force, from 0 to 1.
  open var force: CGFloat { 0 }
  /// The window that gets the press, or `nil` for none.
  open var window: Window? { nil }
  /// The responder that gets the press, or `nil` for none.
  open var responder: Responder? { nil }
  /// The key of a keyboard, or `nil` for a button.
  open var key: Key? { nil }
}

/// A key of a computer's keyboard: UIKit's `UIKey`.
open class Key: NSObject {
  /// Creates a key without letters.
  public override init() { super.init() }

  /// The letters that the key writes with the keys that are held with it.
  open var characters: String { "" }
  /// The letters that the key writes without them.
  open var charactersIgnoringModifiers: String { "" }
  /// The keys that are held with it.
  open var modifierFlags: KeyModifierFlags { [] }
  /// The place of the key.
  open var keyCode: KeyboardUsage { KeyboardUsage(rawValue: 0) }
}

/// An event of keys and buttons: UIKit's `UIPressesEvent`.
open class PressesEvent: Event {
  /// The keys and buttons that are down.
  open var allPresses: Set<Press> { [] }

  /// Creates an event without presses.
  public override init() { super.init() }

  /// The kind of the event.
  open override var type: EventType { .presses }
}
