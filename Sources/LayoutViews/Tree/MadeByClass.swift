public import Foundation

/// An object that a class makes that is a value, as the cells that `cellClass.init(frame: .zero)` makes.
///
/// Objective-C makes an object of any class. Swift makes those of a class that is a value through required initializers
/// alone, which each subclass with one of its own would have to repeat. An initializer of a protocol is exempt from
/// that, and calls the override of the class. A subclass without the override stops there with Swift's "use of
/// unimplemented initializer", as under UIKit.
///
/// Each initializer is there twice. Where the type is the base class, the value may be any class that inherits from it,
/// which is the one that makes the object. Elsewhere the type itself does, as it is known when the code is compiled: the
/// parameter of a generic function, or a class of the application.
public protocol MadeByClass {}

extension Responder: MadeByClass {}

extension MadeByClass {
  /// Creates what the class of this type has made.
  package init(made object: Any) {
    guard let object = object as? Self else {
      preconditionFailure("\(Self.self) made a \(type(of: object))")
    }
    self = object
  }
}

extension MadeByClass where Self == View {
  // With this name the initializer that the class overrides is the only one that is meant.
  private init(ofClassIn frame: CGRect) { self.init(frame: frame) }
  /// Creates a view of a class.
  public init(frame: CGRect) { self.init(ofClassIn: frame) }
  /// Creates a view of a class, without a size.
  public init() { self.init(ofClassIn: .zero) }
}

extension MadeByClass where Self: View {
  /// Creates a view of a class.
  public init(frame: CGRect) {
    let kind: View.Type = Self.self
    self.init(made: kind.init(frame: frame))
  }
  /// Creates a view of a class, without a size.
  public init() { self.init(frame: .zero) }
}
