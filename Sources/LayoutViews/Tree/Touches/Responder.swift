public import Foundation

/// Something that may answer what happens: UIKit's `UIResponder`, the base of views and controllers.
open class Responder: NSObject {
  /// Makes a responder.
  public override init() { super.init() }

  /// The name of the class: an address would be another one on each run.
  open override var description: String { "<\(type(of: self))>" }

  /// Called in UIKit after a file of Interface Builder was read, and so never here.
  open func awakeFromNib() {}

  /// Called by Interface Builder, and so never here.
  open func prepareForInterfaceBuilder() {}

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
  /// What this is called aloud.
  open var accessibilityLabel: String? {
    get { ownAccessibility?.label }
    set { accessibility.label = newValue }
  }
  /// What this is for, said aloud.
  open var accessibilityHint: String? {
    get { ownAccessibility?.hint }
    set { accessibility.hint = newValue }
  }
  /// What this holds, said aloud.
  open var accessibilityValue: String? {
    get { ownAccessibility?.value }
    set { accessibility.value = newValue }
  }
  /// What kind of element this is.
  open var accessibilityTraits: AccessibilityTraits {
    get { ownAccessibility?.traits ?? [] }
    set { accessibility.traits = newValue }
  }
  /// Whether what is inside is no element.
  open var accessibilityElementsHidden: Bool {
    get { ownAccessibility?.elementsAreHidden ?? false }
    set { accessibility.elementsAreHidden = newValue }
  }
  /// Whether assistive techniques leave out all that is beside.
  open var accessibilityViewIsModal: Bool {
    get { ownAccessibility?.isModal ?? false }
    set { accessibility.isModal = newValue }
  }

  /// What stands above the keyboard, of which there is none here.
  open var inputAccessoryView: View? { nil }
  /// What stands in the place of the keyboard, of which there is none here.
  open var inputView: View? { nil }

  /// Who is asked after this one: for a controller's view the controller, else the superview.
  open var next: Responder? { nil }

  /// Whether the responder takes the keyboard, of which there is none here.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether keys go to this responder.
  open var isFirstResponder: Bool { false }

  /// Asks for the keyboard, in vain.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Gives the keyboard back.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// Called when fingers go down in the view; goes on to the next responder.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when fingers that went down in the view move; goes on to the next responder.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when fingers that went down in the view go up; goes on to the next responder.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when touches that went down in the view are taken away; goes on to the next responder.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesCancelled(touches, with: event)
  }
}
