import Foundation
@_spi(SystemViews) public import LayoutViews

/// A view that responds to a finger: UIKit's `UIControl`, with closures for its events.
open class Control: View {
  @_spi(SystemViews) public override class var ownFile: String { #fileID }

  /// A set of events of a control, with UIKit's bits.
  public struct Event: OptionSet, Sendable, Hashable {
    /// The bits as in UIKit.
    public let rawValue: UInt
    /// Creates events from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger went down.
    public static let touchDown = Self(rawValue: 1 << 0)
    /// A finger went up inside of the bounds.
    public static let touchUpInside = Self(rawValue: 1 << 6)
    /// A finger went up outside of the bounds.
    public static let touchUpOutside = Self(rawValue: 1 << 7)
    /// The touch was taken away.
    public static let touchCancel = Self(rawValue: 1 << 8)
    /// A finger changed the value.
    public static let valueChanged = Self(rawValue: 1 << 12)
    /// The event of a beginning edit.
    public static let editingDidBegin = Self(rawValue: 1 << 16)
    /// The event of an edit.
    public static let editingChanged = Self(rawValue: 1 << 17)
    /// The event of an ended edit.
    public static let editingDidEnd = Self(rawValue: 1 << 18)
    /// The return key was pressed.
    public static let editingDidEndOnExit = Self(rawValue: 1 << 19)
    /// The event of the control's main purpose.
    public static let primaryActionTriggered = Self(rawValue: 1 << 13)
  }

  /// A state of a control, with UIKit's bits.
  public struct State: OptionSet, Sendable, Hashable {
    /// The bits as in UIKit.
    public let rawValue: UInt
    /// Creates a state from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The state without anything special.
    public static let normal: Self = []
    /// A finger is on it.
    public static let highlighted = Self(rawValue: 1 << 0)
    /// The state of a control that does not respond.
    public static let disabled = Self(rawValue: 1 << 1)
    /// The state of a selected control.
    public static let selected = Self(rawValue: 1 << 2)
  }

  /// Whether the control responds; if it is turned off under a finger it ignores the finger.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if isTracking { stopTracking() }
      stateDidChange()
    }
  }
  /// Whether the control is chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether a finger is on the control.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// The horizontal alignment of content that does not fill the control.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// The vertical alignment of content that does not fill the control.
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  /// Whether the control follows a finger.
  public private(set) final var isTracking = false
  /// Whether the finger that the control follows is on it, or not far away.
  public private(set) final var isTouchInside = false

  private var actions: [(events: Event, action: Action)] = []

  /// The state of the control.
  public final var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Has `action` run when something happens.
  public final func addAction(_ action: Action, for controlEvents: Event) {
    actions.append((controlEvents, action))
  }

  /// Runs the actions for something that happens, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    record(controlEvents)
    for (events, action) in actions where !events.isDisjoint(with: controlEvents) {
      action.run(from: self)
    }
  }

  /// Records what a finger did, before the actions run.
  func record(_ events: Event) {
    let value = self as? any ValueView
    if events.contains(.valueChanged) {
      window?.host?.record("valueChanged", of: self, value: value?.drawnValue)
    } else if events.contains(.touchUpInside), value == nil {
      window?.host?.record("touchUpInside", of: self, value: nil)
    }
  }

  /// Responds to a change of the state.
  func stateDidChange() { setNeedsLayout() }

  @_spi(SystemViews) public override var keepsTouchesFromScrolling: Bool { true }

  open override func touchesBegan(_ touches: Set<Touch>, with event: LayoutViews.Event?) {
    guard isEnabled else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: .touchDown)
  }

  /// Follows the finger: a control that it has left far behind is lit up no more.
  open override func touchesMoved(_ touches: Set<Touch>, with event: LayoutViews.Event?) {
    guard isTracking else { return }
    isTouchInside = reaches(touches, event)
    isHighlighted = isTouchInside
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: LayoutViews.Event?) {
    guard isTracking else { return }
    let isInside = reaches(touches, event)
    stopTracking()
    sendActions(for: isInside ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside)
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: LayoutViews.Event?) {
    guard isTracking else { return }
    stopTracking()
    sendActions(for: .touchCancel)
  }

  private func stopTracking() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  /// Returns whether one of the fingers is on the control, or near enough to count as on it.
  private func reaches(_ touches: Set<Touch>, _ event: LayoutViews.Event?) -> Bool {
    let reach = TouchMetrics.reach
    return touches.contains { touch in
      let place = touch.location(in: self)
      return point(inside: place, with: event)
        || bounds.insetBy(dx: -reach, dy: -reach).contains(place)
    }
  }
}

/// A view that shows a value.
package protocol ValueView: View {
  /// The value that is set, for logs and for the attributes of pictures; nil for nothing.
  var drawnValue: String? { get }
}

extension View {
  /// Keeps the view from growing, as controls do whose size is given.
  func hugContent() {
    for axis in LayoutAxis.allCases { setContentHuggingPriority(.defaultHigh, for: axis) }
  }
}
