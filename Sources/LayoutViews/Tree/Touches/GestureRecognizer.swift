public import Foundation

/// An object that recognizes a gesture in touches: UIKit's `UIGestureRecognizer`.
///
/// A recognizer gets the touches of its view and of all in it before they do. Subclasses decide in
/// the `touches…` methods and say so by setting `state`; whether they get their will is settled after
/// all recognizers saw the event. Touches come to recognizers, and their states are settled, in the module
/// LayoutInteraction.
open class GestureRecognizer: NSObject {
  /// A state of a recognizer.
  public enum State: Int, Sendable, Hashable, CaseIterable {
    /// Nothing is recognized yet.
    case possible = 0
    /// A continuous gesture began.
    case began = 1
    /// A continuous gesture went on.
    case changed = 2
    /// A continuous gesture ended, or a discrete one was recognized.
    case ended = 3
    /// The gesture was taken away.
    case cancelled = 4
    /// The touches were not this gesture.
    case failed = 5

    /// A discrete gesture was recognized: the same as `ended`.
    public static let recognized = State.ended
  }

  /// The view that the recognizer belongs to.
  public package(set) final weak var view: View?
  /// The delegate that is asked before the recognizer decides.
  open weak var delegate: (any GestureRecognizerDelegate)?
  /// A name for logs, or `nil` for the name of the class.
  open var name: String?
  /// Whether the view's touches are cancelled when the gesture is recognized.
  open var cancelsTouchesInView = true
  /// Whether the view gets its touches only after the recognizer failed.
  open var delaysTouchesBegan = false
  /// Whether the view learns of a lifted finger only when the recognizer has decided.
  open var delaysTouchesEnded = true
  /// Whether the recognizer gets touches; turning it off cancels a gesture under way.
  open var isEnabled = true { didSet { if !isEnabled { withdraw() } } }

  /// The fingers that the recognizer follows, in the order in which they went down.
  package final var touches: [Touch] = []
  /// The recognizers that have to fail first.
  package final var requirements: [GestureRecognizer] = []

  // MARK: State of the arbiter

  /// The fingers of earlier taps of this gesture: they are up, and still the recognizer's.
  package final var earlierTouches: [Touch] = []
  /// The state as it is settled.
  package final var settledState = State.possible
  /// The state that the recognizer asked for and that is not settled yet.
  package final var wantedState: State?
  /// Whether the recognizer waits for another one to fail.
  package final var isHeld = false
  /// The recognizer that it waits for, or waited for last.
  package final weak var awaited: GestureRecognizer?
  /// Whether the recognizer has seen all it needs, so that further fingers do not concern it.
  ///
  /// That may be so even while another recognizer has to fail before it is recognized.
  package final var hasSeenEnough: Bool {
    settledState.isFinal || isHeld && wantedState?.isFinal == true
  }
  /// Whether a continuous gesture has begun and not ended.
  package final var isUnderWay: Bool { settledState == .began || settledState == .changed }
  /// The recognizer's own reason why the touches are not the gesture, or `nil` if it has none.
  package final var failureReason: String?
  /// The host that settles the states while touches are delivered.
  package final weak var host: (any GestureRecognizerHost)?

  /// A thing that is done when the state changes.
  private enum Effect {
    case closure((GestureRecognizer) -> Void)
    case method(TargetAction)
  }

  private var effects: [Effect] = []

  /// Creates a recognizer that calls a method of a target, or nothing if one of both is `nil`.
  ///
  /// - Parameters:
  ///   - target: The target, which is not kept alive.
  ///   - action: The method, with or without the recognizer as its argument.
  public init(target: Any?, action: ActionSelector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without an action.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Creates a recognizer.
  ///
  /// - Parameter action: Called when the gesture begins, changes, ends, is cancelled or recognized.
  public convenience init(action: @escaping (GestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addAction(action)
  }

  /// Adds something to do whenever the state changes to anything but `possible` and `failed`.
  public final func addAction(_ action: @escaping (GestureRecognizer) -> Void) {
    effects.append(.closure(action))
  }

  /// Has a method called whenever the state changes to anything but `possible` and `failed`; the same one once.
  ///
  /// - Parameters:
  ///   - target: The target, which is not kept alive.
  ///   - action: The method, with or without the recognizer as its argument.
  open func addTarget(_ target: Any, action: ActionSelector) {
    removeTarget(target, action: action)
    effects.append(.method(TargetAction(target: target, action: action)))
  }

  /// Has a method called no more.
  ///
  /// - Parameters:
  ///   - target: The target, or `nil` for all.
  ///   - action: The method, or `nil` for all.
  open func removeTarget(_ target: Any?, action: ActionSelector?) {
    effects.removeAll { effect in
      if case .method(let method) = effect { method.isMeant(by: target, action) } else { false }
    }
  }

  /// Makes this recognizer wait until `other` failed.
  open func require(toFail other: GestureRecognizer) {
    guard other !== self, !requirements.contains(where: { $0 === other }) else { return }
    requirements.append(other)
  }

  // MARK: State

  /// The state of the recognizer, which subclasses set to say what they recognized.
  open var state: State {
    get { settledState }
    set { want(newValue) }
  }

  /// The number of fingers that the recognizer follows.
  open var numberOfTouches: Int { touches.count }

  /// Returns the center of the fingers in the coordinates of `view`, or of the window for `nil`.
  open func location(in view: View?) -> CGPoint {
    let center = touches.centroid
    return view?.convert(center, from: nil) ?? center
  }

  /// Returns the place of one finger in the coordinates of `view`.
  ///
  /// - Parameters:
  ///   - index: The number of the finger; one that there is not answers the center of all.
  ///   - view: The view; `nil` stands for the window.
  /// - Returns: The location.
  open func location(ofTouch index: Int, in view: View?) -> CGPoint {
    touches.indices.contains(index) ? touches[index].location(in: view) : location(in: view)
  }

  /// Stops following a finger, as if it had never come down.
  open func ignore(_ touch: Touch, for event: Event) {
    touches.removeAll { $0 === touch }
    host?.stopDelivery(of: touch, to: self)
  }

  // MARK: For subclasses

  /// Responds to fingers that go down.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event) {}
  /// Responds to fingers that move.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event) {}
  /// Responds to fingers that go up.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event) {}
  /// Responds to touches that are cancelled.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event) {}
  /// Prepares the recognizer to start over; the base class does nothing.
  open func reset() {}
  /// Returns whether the gesture of `other` fails when this one is recognized.
  open func canPrevent(_ other: GestureRecognizer) -> Bool { true }
  /// Returns whether this gesture fails when that of `other` is recognized.
  open func canBePrevented(by other: GestureRecognizer) -> Bool { true }
  /// Returns whether this recognizer waits until `other` failed.
  open func shouldRequireFailure(of other: GestureRecognizer) -> Bool { false }
  /// Returns whether `other` waits until this recognizer failed.
  open func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool { false }

  /// Runs the actions for the present state.
  package final func runActions() {
    for effect in effects {
      switch effect {
      case .closure(let action): action(self)
      case .method(let method): method.send(from: self, with: nil, in: view)
      }
    }
  }

  private func want(_ newState: State) {
    guard let host else {
      // There is no host: touches were never delivered, as in a test of a subclass by itself.
      settledState = newState
      return
    }
    wantedState = newState
    isHeld = false
    host.settleUnlessDelivering()
  }

  /// Ends whatever is under way because the recognizer is turned off or removed.
  package final func withdraw() { host?.withdraw(self) }
}

extension GestureRecognizer.State {
  /// Whether the gesture is or was recognized.
  package var isRecognized: Bool {
    switch self {
    case .began, .changed, .ended: true
    case .possible, .cancelled, .failed: false
    }
  }

  /// Whether the recognizer has nothing more to say about its touches.
  package var isFinal: Bool {
    switch self {
    case .ended, .cancelled, .failed: true
    case .possible, .began, .changed: false
    }
  }
}

extension [Touch] {
  /// The center of the fingers in the window, or zero for none.
  package var centroid: CGPoint { center { $0.locationInWindow } }

  /// Returns the center of the fingers' locations, or zero for none.
  package func center(of location: (Touch) -> CGPoint) -> CGPoint {
    // One finger is at its place, not at the rounding of a sum.
    guard count != 1 else { return location(self[0]) }
    guard !isEmpty else { return .zero }
    var sum = CGPoint.zero
    for touch in self {
      let place = location(touch)
      sum.x += place.x
      sum.y += place.y
    }
    return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
  }
}

/// A host that delivers touches to recognizers and settles their states.
package protocol GestureRecognizerHost: AnyObject {
  /// Settles the wish of a recognizer for another state, unless touches are being delivered.
  func settleUnlessDelivering()
  /// Stops the delivery of a finger's further events to a recognizer.
  func stopDelivery(of touch: Touch, to recognizer: GestureRecognizer)
  /// Ends the gesture of a recognizer, and the delivery of touches to it.
  func withdraw(_ recognizer: GestureRecognizer)
}
