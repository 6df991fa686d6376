public import Foundation
@_spi(SystemViews) public import LayoutViews

/// A view that responds to a finger: UIKit's `UIControl`.
open class Control: View {
  @_spi(SystemViews) public override class var ownFile: String { #fileID }

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
      if isTracking { cancelTracking(with: nil) }
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
  open private(set) var isTracking = false
  /// Whether the finger that the control follows is on it, or not far away.
  open private(set) var isTouchInside = false

  /// The closures and methods that events run, in the order in which they were added.
  final var handlers: [EventHandler] = []
  /// The event of the finger that the control responds to, or `nil` if none does.
  private var fingerEvent: LayoutViews.Event?

  /// The state of the control.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Creates a control with an action for what it is there for: a tap of a button, another value, the return key.
  ///
  /// - Parameters:
  ///   - frame: The frame in the superview's coordinates.
  ///   - primaryAction: The action, or `nil` for none.
  public convenience init(frame: CGRect, primaryAction: Action?) {
    self.init(frame: frame)
    if let primaryAction {
      addAction(primaryAction, for: [.primaryActionTriggered, .valueChanged])
    }
  }

  /// Has `action` run when something happens.
  open func addAction(_ action: Action, for controlEvents: Event) {
    keepAction(action, for: controlEvents)
  }

  /// Has a method called when something happens; of the same one all events count, and it is called once for each.
  ///
  /// - Parameters:
  ///   - target: The target, which is not kept alive; `nil` stands for the first responder that has the method,
  ///     from the control upwards.
  ///   - action: The method, which takes nothing, the control, or the control and the event.
  ///   - controlEvents: The events.
  open func addTarget(_ target: Any?, action: ActionSelector, for controlEvents: Event) {
    keepTarget(target, action: action, for: controlEvents)
  }

  /// Runs the actions for something that happens, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    record(controlEvents)
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
      switch handler.effect {
      case .closure(let action): action.run(from: self)
      case .method(let method):
        guard method.goesUp || method.target != nil else { continue }
        sendAction(method.action, to: method.target, for: fingerEvent)
      }
    }
  }

  /// Calls a method of a target with the control and the event; subclasses may do something else.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - target: The target; `nil` stands for the first responder that has the method, from the control upwards.
  ///   - event: The event of the finger, or `nil` for none.
  open func sendAction(
    _ action: ActionSelector,
    to target: Any?,
    for event: LayoutViews.Event?
  ) {
    TargetAction(target: target, action: action).send(from: self, with: event, in: self)
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
    guard isEnabled, let touch = touches.earliest else { return }
    isTouchInside = true
    guard beginTracking(touch, with: event) else { return stopTracking() }
    isTracking = true
    isHighlighted = true
    let isAgain = touches.contains { $0.tapCount > 1 }
    send(isAgain ? [.touchDown, .touchDownRepeat] : .touchDown, for: event)
  }

  /// Follows the finger: a control that it has left far behind is lit up no more.
  open override func touchesMoved(_ touches: Set<Touch>, with event: LayoutViews.Event?) {
    guard isTracking, let touch = touches.earliest else { return }
    let wasInside = isTouchInside
    isTouchInside = reaches(touches, event)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else { return stopTracking() }
    guard isTracking else { return }
    if wasInside != isTouchInside {
      send(isTouchInside ? .touchDragEnter : .touchDragExit, for: event)
    }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, for: event)
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: LayoutViews.Event?) {
    guard isTracking else { return }
    let isInside = reaches(touches, event)
    isTouchInside = isInside
    endTracking(touches.earliest, with: event)
    stopTracking()
    if isInside { willPerformPrimaryAction() }
    send(isInside ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside, for: event)
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: LayoutViews.Event?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    stopTracking()
    send(.touchCancel, for: event)
  }

  /// Prepares for the actions of a finger that was lifted on the control; the base class does nothing.
  package func willPerformPrimaryAction() {}

  // MARK: Tracking to override

  /// Begins to follow a finger that went down on the control.
  ///
  /// A control that does not follow it neither lights up nor runs actions for it.
  ///
  /// - Parameters:
  ///   - touch: The finger.
  ///   - event: The state of all fingers.
  /// - Returns: Whether the control follows the finger; the base class always does.
  open func beginTracking(_ touch: Touch, with event: LayoutViews.Event?) -> Bool { true }

  /// Follows a finger that moved, before actions run for it.
  ///
  /// - Parameters:
  ///   - touch: The finger.
  ///   - event: The state of all fingers.
  /// - Returns: Whether the control still follows the finger; the base class always does.
  open func continueTracking(_ touch: Touch, with event: LayoutViews.Event?) -> Bool { true }

  /// Ends to follow a finger that went up, before actions run for it; the base class does nothing.
  ///
  /// - Parameters:
  ///   - touch: The finger.
  ///   - event: The state of all fingers.
  open func endTracking(_ touch: Touch?, with event: LayoutViews.Event?) {}

  /// Stops to follow a finger that was taken away, or because the control was turned off; call `super`.
  ///
  /// - Parameter event: The state of all fingers, or `nil` if no finger is the reason.
  open func cancelTracking(with event: LayoutViews.Event?) { stopTracking() }

  /// Runs the actions for what a finger does.
  func send(_ controlEvents: Event, for event: LayoutViews.Event?) {
    fingerEvent = event
    sendActions(for: controlEvents)
    fingerEvent = nil
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
