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
