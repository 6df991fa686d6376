public import Foundation
import LayoutDiagnostics

/// An object that may respond to events: UIKit's `UIResponder`, the base of views and controllers.
open class Responder: NSObject, SettingKeeper {
  /// Creates a responder.
  public override init() { super.init() }

  /// The name of the class: an address would be another one on each run.
  open override var description: String { "<\(ClassName.of(type(of: self)))>" }

  /// Performs nothing; UIKit calls it after reading a file of Interface Builder.
  open func awakeFromNib() {}

  /// Performs nothing; Interface Builder calls it.
  open func prepareForInterfaceBuilder() {}

  package final var keptSettings: [String: Any]?

  private final var ownAccessibility: Accessibility?
  private final var accessibility: Accessibility {
    let accessibility = ownAccessibility ?? Accessibility()
    ownAccessibility = accessibility
    return accessibility
  }

  /// Whether this is an element for assistive techniques.
  open var isAccessibilityElement: Bool {
    get { ownAccessibility?.isElement ?? false }
    set { accessibility.isElement = newValue }
  }
  /// The spoken name.
  open var accessibilityLabel: String? {
    get { ownAccessibility?.label }
    set { accessibility.label = newValue }
  }
  /// The spoken purpose.
  open var accessibilityHint: String? {
    get { ownAccessibility?.hint }
    set { accessibility.hint = newValue }
  }
  /// The spoken value.
  open var accessibilityValue: String? {
    get { ownAccessibility?.value }
    set { accessibility.value = newValue }
  }
  /// The kind of element.
  open var accessibilityTraits: AccessibilityTraits {
    get { ownAccessibility?.traits ?? [] }
    set { accessibility.traits = newValue }
  }
  /// Whether the views inside are no elements.
  open var accessibilityElementsHidden: Bool {
    get { ownAccessibility?.elementsAreHidden ?? false }
    set { accessibility.elementsAreHidden = newValue }
  }
  /// Whether assistive techniques leave out all that is beside.
  open var accessibilityViewIsModal: Bool {
    get { ownAccessibility?.isModal ?? false }
    set { accessibility.isModal = newValue }
  }
  /// The elements inside in their order, or `nil` for the views that are elements.
  open var accessibilityElements: [Any]? {
    get { ownAccessibility?.elements }
    set { accessibility.elements = newValue }
  }
  /// Returns the number of elements inside, 0 where the views are the elements.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// Returns one of the elements inside, or `nil` if there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// Returns the position of an element inside, or `NSNotFound` if it is none.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
  /// The actions that a reader can choose from, or `nil` for none.
  open var accessibilityCustomActions: [AccessibilityCustomAction]? {
    get { ownAccessibility?.customActions }
    set { accessibility.customActions = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The names by which Voice Control knows the element, the best one first.
  open var accessibilityUserInputLabels: [String]! {
    get { ownAccessibility?.inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { accessibility.inputLabels = newValue }
  }
  /// Whether the elements inside are read before those beside.
  open var shouldGroupAccessibilityChildren: Bool {
    get { ownAccessibility?.groupsChildren ?? false }
    set { accessibility.groupsChildren = newValue }
  }
  /// The outline that a reader sees on the screen, or `nil` for the frame.
  open var accessibilityPath: BezierPath? {
    get { ownAccessibility?.path }
    set { accessibility.path = newValue }
  }
  /// The frame on the screen, in points: that of a view, unless another one was set.
  open var accessibilityFrame: CGRect {
    get {
      ownAccessibility?.frame ?? (self as? View).map { $0.convert($0.bounds, to: nil) } ?? .zero
    }
    set { accessibility.frame = newValue }
  }

  /// Does what a reader asks of the element, and returns whether it did: the base class does nothing.
  open func accessibilityActivate() -> Bool { false }
  /// Raises the value of an element that is adjustable; the base class does nothing.
  open func accessibilityIncrement() {}
  /// Lowers the value of an element that is adjustable; the base class does nothing.
  open func accessibilityDecrement() {}
  /// Leaves what is modal, and returns whether it did: the base class does nothing.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Does the most important thing, and returns whether it did: the base class does nothing.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// The view above the keyboard while this is the first responder, or one before it that has none.
  open var inputAccessoryView: View? { nil }
  /// The view in place of the keys, likewise.
  open var inputView: View? { nil }

  /// The responder that is asked after this one: for a controller's view the controller, else the superview.
  open var next: Responder? { nil }

  /// Whether the responder takes the keyboard, as fields do.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether keys go to this responder.
  open var isFirstResponder: Bool { hostingWindow.map { $0.firstResponder === self } ?? false }

  /// Whether a view has asked for the keyboard before it was in a window, and gets it as soon as it is: so do views of
  /// UIKit, though its reference asks not to.
  package final var claimsKeyboard = false

  /// The window of a view, or of a controller's view.
  private final var hostingWindow: Window? {
    (self as? View)?.window ?? (self as? any ViewOwner)?.viewIfLoaded?.window
  }

  /// Asks to be the first responder, which fields become, and views and controllers that can.
  ///
  /// The keyboard comes for fields and views with `UIKeyInput`; an `inputAccessoryView` comes for any.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    let window = hostingWindow
    claimsKeyboard = window == nil && self is View && canBecomeFirstResponder
    guard let window else { return false }
    return isFirstResponder
      || canBecomeFirstResponder && window.host?.giveKeyboard(to: self) == true
  }

  /// Gives the keyboard back.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    hostingWindow?.host?.takeKeyboardAway()
    return true
  }

  /// Whether the responder gives the keyboard back when it is asked to.
  open var canResignFirstResponder: Bool { true }

  /// The keys that the responder has a meaning for, or `nil` for none; no key of a computer is pressed here.
  open var keyCommands: [KeyCommand]? { nil }

  /// Returns whether the responder has a method and would be called with it.
  ///
  /// All responders have what menus over selected text do: it counts where a class has written it, and of fields and text
  /// views if there is something to be done now.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - sender: Who would call it.
  /// - Returns: Whether it has the method.
  open func canPerformAction(_ action: ActionSelector, withSender sender: Any?) -> Bool {
    guard let edit = EditAction(action) else { return action.isMethod(of: self) }
    return editor?.canPerform(edit) ?? Self.writtenEditActions.contains(edit.rawValue)
  }

  /// The names of what menus over selected text do that the class itself does, as the plugin `RewriteSources` writes
  /// into an app's classes.
  open class var writtenEditActions: Set<String> { [] }

  /// Returns the first responder from this one on that would be called with a method, or `nil` for none.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - sender: Who would call it.
  /// - Returns: The responder.
  open func target(forAction action: ActionSelector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  private final var editor: (any EditingResponder)? { self as? any EditingResponder }

  // What menus over selected text do, which do not come up here: fields and text views do it, and any other nothing.

  /// Takes away what is selected, for another place, if a delegate of the text allows it.
  open func cut(_ sender: Any?) { editor?.perform(.cut) }
  /// Takes what is selected for another place.
  open func copy(_ sender: Any?) { editor?.perform(.copy) }
  /// Puts what was taken in the place of what is selected, if a delegate of the text allows it.
  open func paste(_ sender: Any?) { editor?.perform(.paste) }
  /// Takes away what is selected, if a delegate of the text allows it.
  open func delete(_ sender: Any?) { editor?.perform(.delete) }
  /// Selects the word at the caret.
  open func select(_ sender: Any?) { editor?.perform(.select) }
  /// Selects the whole text.
  open func selectAll(_ sender: Any?) { editor?.perform(.selectAll) }

  /// Takes over other views above the keys and in their place, if keys go to this responder.
  open func reloadInputViews() {
    guard let window = hostingWindow else { return }
    window.keyboardKeeper?.inputViewsMayChange(of: self, in: window)
  }

  /// The manager of the window that the responder is in, or `nil` outside of windows.
  open var undoManager: UndoManager? { undoManagerOfWindow }

  /// The activity of the reader with the responder, or `nil` for nothing that goes on elsewhere.
  open var userActivity: UserActivity? {
    get { kept("userActivity") }
    set { keep(newValue, "userActivity") }
  }
  /// Writes the state into an activity; the base class does nothing, and nothing here asks for it.
  open func updateUserActivityState(_ activity: UserActivity) {}
  /// Goes on with an activity; the base class does nothing, and nothing here asks for it.
  open func restoreUserActivityState(_ activity: UserActivity) {}

  // The keys of a computer and the buttons of a headphone, which nobody presses here but a test that calls these.

  /// Responds to keys that go down, by default with the next responder.
  open func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  /// Responds to keys whose force changes, by default with the next responder.
  open func pressesChanged(_ presses: Set<Press>, with event: PressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  /// Responds to keys that go up, by default with the next responder.
  open func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// Responds to presses that the system takes away, by default with the next responder.
  open func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
  /// Responds to a button of a headphone, by default with the next responder.
  open func remoteControlReceived(with event: Event?) { next?.remoteControlReceived(with: event) }
  /// Responds to touches whose values are known better; those of fingers here are exact.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<Touch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  // States of screens are kept by no system here, so that a test alone calls these.

  /// Writes what is to be restored; the base class writes nothing.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Reads what is to be restored; the base class reads nothing.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// Responds to a device that begins to be shaken, which none here is.
  open func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {
    next?.motionBegan(motion, with: event)
  }

  /// Responds to a device that was shaken, which none here is.
  open func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {
    next?.motionEnded(motion, with: event)
  }

  /// Responds to a shake that was interrupted.
  open func motionCancelled(_ motion: Event.EventSubtype, with event: Event?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Responds to fingers that go down in the view, by default with the next responder.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Responds to fingers that went down in the view and move, by default with the next responder.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Responds to fingers that went down in the view and go up, by default with the next responder.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Responds to touches that went down in the view and are cancelled, by default with the next responder.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesCancelled(touches, with: event)
  }
}
