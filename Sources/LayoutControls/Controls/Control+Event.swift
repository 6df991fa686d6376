extension Control {
  /// A set of events of a control, with UIKit's bits.
  public struct Event: OptionSet, Sendable, Hashable {
    /// The bits as in UIKit.
    public let rawValue: UInt
    /// Creates events from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger went down.
    public static let touchDown = Self(rawValue: 1 << 0)
    /// A finger went down again, soon after it went up.
    public static let touchDownRepeat = Self(rawValue: 1 << 1)
    /// A finger moved inside of the bounds, or near them.
    public static let touchDragInside = Self(rawValue: 1 << 2)
    /// A finger moved outside of the bounds.
    public static let touchDragOutside = Self(rawValue: 1 << 3)
    /// A finger came back.
    public static let touchDragEnter = Self(rawValue: 1 << 4)
    /// A finger went away without going up.
    public static let touchDragExit = Self(rawValue: 1 << 5)
    /// A finger went up inside of the bounds.
    public static let touchUpInside = Self(rawValue: 1 << 6)
    /// A finger went up outside of the bounds.
    public static let touchUpOutside = Self(rawValue: 1 << 7)
    /// The touch was taken away.
    public static let touchCancel = Self(rawValue: 1 << 8)
    /// A finger changed the value.
    public static let valueChanged = Self(rawValue: 1 << 12)
    /// The event of the control's main purpose.
    public static let primaryActionTriggered = Self(rawValue: 1 << 13)
    /// The event of a beginning edit.
    public static let editingDidBegin = Self(rawValue: 1 << 16)
    /// The event of an edit.
    public static let editingChanged = Self(rawValue: 1 << 17)
    /// The event of an ended edit.
    public static let editingDidEnd = Self(rawValue: 1 << 18)
    /// The return key was pressed.
    public static let editingDidEndOnExit = Self(rawValue: 1 << 19)

    /// The events of fingers.
    public static let allTouchEvents = Self(rawValue: 0x0000_0FFF)
    /// The events of editing.
    public static let allEditingEvents = Self(rawValue: 0x000F_0000)
    /// The bits that an app has for events of its own.
    public static let applicationReserved = Self(rawValue: 0x0F00_0000)
    /// The set of all events.
    public static let allEvents = Self(rawValue: 0xFFFF_FFFF)
  }
}
