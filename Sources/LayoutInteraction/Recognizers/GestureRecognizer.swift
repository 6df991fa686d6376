public import Foundation
import LayoutGeometry
public import LayoutViews

/// What watches touches and recognizes a gesture in them: UIKit's `UIGestureRecognizer`.
///
/// A recognizer gets the touches of its view and of all in it before they do. Subclasses decide in
/// the `touches…` methods and say so by setting `state`; whether they get their will is settled after
/// all recognizers saw the event (`RecognizerArbiter`).
open class GestureRecognizer {
  /// Where a recognizer is in its life.
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
  public internal(set) final weak var view: View?
  /// Who is asked before the recognizer decides.
  public final weak var delegate: (any GestureRecognizerDelegate)?
  /// A name for logs; nil for the name of the class.
  public final var name: String?
  /// Whether the view's touches are cancelled when the gesture is recognized.
  public final var cancelsTouchesInView = true
  /// Whether the view gets its touches only after the recognizer failed.
  public final var delaysTouchesBegan = false
  /// Whether the view learns of a lifted finger only when the recognizer has decided.
  public final var delaysTouchesEnded = true
  /// Whether the recognizer gets touches; turning it off cancels a gesture under way.
  public final var isEnabled = true {
    didSet { if !isEnabled { withdraw() } }
  }

  /// The fingers that the recognizer follows, in the order in which they went down.
  public internal(set) final var touches: [Touch] = []
  /// The recognizers that have to fail first.
  final var requirements: [GestureRecognizer] = []

  // MARK: What the arbiter keeps

  /// The state as it is settled.
  final var settledState = State.possible
  /// The state that the recognizer asked for and that is not settled yet.
  final var wantedState: State?
  /// Whether the recognizer waits for another one to fail.
  final var isHeld = false
  /// Whether the recognizer has seen what it wanted to see: further fingers are none of its business, also
  /// where another recognizer has to fail before it is recognized.
  final var hasSeenEnough: Bool { settledState.isFinal || isHeld && wantedState?.isFinal == true }
  /// Whether a continuous gesture has begun and not ended.
  final var isUnderWay: Bool { settledState == .began || settledState == .changed }
  /// Why the last gesture failed, where another recognizer was the reason.
  final var reason: String?
  /// Who settles the states while touches are followed.
  final weak var dispatcher: TouchDispatcher?

  private var actions: [(GestureRecognizer) -> Void] = []

  /// Makes a recognizer without an action.
  public init() {}

  /// Makes a recognizer.
  ///
  /// - Parameter action: Called when the gesture begins, changes, ends, is cancelled or recognized;
  ///   stands for UIKit's target and selector.
  public convenience init(action: @escaping (GestureRecognizer) -> Void) {
    self.init()
    addAction(action)
  }

  /// Adds something to do whenever the state changes to anything but `possible` and `failed`.
  public final func addAction(_ action: @escaping (GestureRecognizer) -> Void) {
    actions.append(action)
  }

  /// Makes this recognizer wait until `other` failed.
  public final func require(toFail other: GestureRecognizer) {
    guard other !== self, !requirements.contains(where: { $0 === other }) else { return }
    requirements.append(other)
  }

  // MARK: State

  /// Where the recognizer is in its life; subclasses set it to say what they recognized.
  public final var state: State {
    get { settledState }
    set { want(newValue) }
  }

  /// The number of fingers that the recognizer follows.
  public final var numberOfTouches: Int { touches.count }

  /// Returns the center of the fingers in the coordinates of `view`; nil stands for the window.
  open func location(in view: View?) -> CGPoint {
    let center = touches.centroid
    return view?.convert(center, from: nil) ?? center
  }

  /// Returns where one finger is in the coordinates of `view`.
  ///
  /// - Parameters:
  ///   - index: The number of the finger; one that there is not answers the center of all.
  ///   - view: The view; nil stands for the window.
  /// - Returns: The location.
  public final func location(ofTouch index: Int, in view: View?) -> CGPoint {
    touches.indices.contains(index) ? touches[index].location(in: view) : location(in: view)
  }

  /// Stops following a finger, as if it had never come down.
  public final func ignore(_ touch: Touch, for event: Event) {
    touches.removeAll { $0 === touch }
    dispatcher?.stopDelivery(of: touch, to: self)
  }

  // MARK: For subclasses

  /// Called when fingers go down.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event) {}
  /// Called when fingers move.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event) {}
  /// Called when fingers go up.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event) {}
  /// Called when touches are taken away.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event) {}
  /// Called when the recognizer starts over.
  open func reset() {}
  /// Returns whether the gesture of `other` fails when this one is recognized.
  open func canPrevent(_ other: GestureRecognizer) -> Bool { true }
  /// Returns whether this gesture fails when that of `other` is recognized.
  open func canBePrevented(by other: GestureRecognizer) -> Bool { true }
  /// Returns whether this recognizer waits until `other` failed.
  open func shouldRequireFailure(of other: GestureRecognizer) -> Bool { false }
  /// Returns whether `other` waits until this recognizer failed.
  open func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool { false }
  /// Returns whether the gesture may begin; asked when it is about to.
  package func shouldBegin() -> Bool { true }
  /// How far the one finger has come in the window, where that makes the gesture; nil for other gestures.
  var wayOfFinger: CGPoint? { nil }
  /// Called after the actions ran.
  package func actionsDidRun() {}

  /// Whether the log passes over the recognizer, which is a device of ours that UIKit's users never meet.
  var isSilent: Bool { false }

  /// Runs the actions for the present state.
  final func runActions() {
    for action in actions { action(self) }
    actionsDidRun()
  }

  private func want(_ newState: State) {
    guard let dispatcher else {
      // Nobody to ask: touches were never delivered, as in a test of a subclass by itself.
      settledState = newState
      return
    }
    wantedState = newState
    isHeld = false
    dispatcher.settleUnlessDelivering()
  }

  /// Ends whatever is under way because the recognizer is turned off or removed.
  final func withdraw() {
    guard let dispatcher else { return }
    dispatcher.withdraw(self)
  }
}

extension GestureRecognizer {
  /// What logs call the recognizer: its name or class, and its view.
  final var logName: String {
    let className = String(describing: type(of: self))
    let word = className.hasSuffix("GestureRecognizer") ? String(className.dropLast(17)) : className
    return "\(name ?? word.lowercased()) of \(view?.logName ?? "no view")"
  }

  /// The moment at which `touch` left the place where it was before.
  final func departure(of touch: Touch) -> Instant {
    dispatcher?.departure(of: touch) ?? touch.timestamp
  }
}

extension GestureRecognizer {
  /// Returns the straight way on which a finger came to where it is.
  package final func stroke(of touch: Touch) -> FingerStroke {
    FingerStroke(
      from: touch.previousLocationInWindow,
      at: departure(of: touch),
      to: touch.locationInWindow,
      at: touch.timestamp
    )
  }
}

extension GestureRecognizer {
  /// Whether a finger has left the place where it was last seen, and the next event is still to come.
  package final var isFingerUnderWay: Bool {
    guard let dispatcher else { return false }
    return touches.contains { dispatcher.isUnderWay($0) }
  }
}

extension [Touch] {
  /// The center of the fingers in the window; zero for none.
  var centroid: CGPoint { center { $0.locationInWindow } }

  func center(of location: (Touch) -> CGPoint) -> CGPoint {
    // One finger is where it is, not where the rounding of a sum puts it.
    guard count != 1 else { return location(self[0]) }
    guard !isEmpty else { return .zero }
    var sum = CGPoint.zero
    for touch in self {
      sum.x += location(touch).x
      sum.y += location(touch).y
    }
    return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
  }
}

extension GestureRecognizer: Hashable {
  /// Whether both are the same recognizer, as delegates ask.
  public static func == (left: GestureRecognizer, right: GestureRecognizer) -> Bool {
    left === right
  }

  /// Feeds the recognizer's identity into `hasher`.
  public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
