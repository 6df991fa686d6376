import LayoutDiagnostics

/// A method that is called on any object that has it: UIKit's `Selector` without Objective-C.
///
/// It holds the method itself beside its name, `ActionSelector("tapped:", Screen.tapped)`, which the plugin
/// `RewriteSources` writes for `#selector(tapped)`. Selectors of one name are equal, as UIKit's are.
public struct ActionSelector: Hashable, Sendable, CustomStringConvertible,
  ExpressibleByStringLiteral
{
  /// A result of a call.
  package enum Outcome {
    /// The object has no such method.
    case unrecognized
    /// The method takes an argument of another type than the value with this number.
    case unfit(Int)
    /// The method returned a value, perhaps nothing.
    case returned(Any)
  }

  /// The name of the method in Objective-C.
  public let name: String
  /// The test whether an object has the method.
  private let isMethod: @Sendable (Any) -> Bool
  private let call: @Sendable (Any, [Any?]) -> Outcome
  /// The place of the `#selector`, or `nil` if it is not known.
  let mark: SourceMark?

  /// Creates a selector that no object responds to, as its method is not known.
  public init(_ name: String, fileID: String = #fileID, line: Int = #line) {
    self.init(name, at: SourceMark(file: fileID, line: line))
  }

  /// Creates a selector that no object responds to, as its method is not known.
  public init(stringLiteral name: String) { self.init(name, at: nil) }

  private init(_ name: String, at mark: SourceMark?) {
    self.init(name, mark: mark, isMethod: { _ in false }, call: { _, _ in .unrecognized })
  }

  private init(
    _ name: String,
    mark: SourceMark?,
    isMethod: @escaping @Sendable (Any) -> Bool,
    call: @escaping @Sendable (Any, [Any?]) -> Outcome
  ) {
    self.name = name
    self.mark = mark
    self.isMethod = isMethod
    self.call = call
  }

  /// Creates a selector whose name ends with a colon for each argument, unless it has some.
  private init<Target>(
    _ name: String,
    count: Int,
    at mark: SourceMark,
    call: @escaping @Sendable (Target, [Any?]) -> Outcome
  ) {
    self.init(
      name.contains(":") ? name : name + String(repeating: ":", count: count),
      mark: mark,
      isMethod: { $0 is Target },
      call: { target, values in (target as? Target).map { call($0, values) } ?? .unrecognized }
    )
  }

  /// The name of the method in Objective-C.
  public var description: String { name }

  /// Returns whether both have one name.
  public static func == (left: Self, right: Self) -> Bool { left.name == right.name }

  /// Feeds the name into `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Returns whether an object has the method.
  public func isMethod(of target: Any) -> Bool { isMethod(target) }

  /// Calls the method on an object.
  ///
  /// - Parameters:
  ///   - target: The object.
  ///   - values: The arguments, of which a method takes as many as it has from the front; those that are missing are `nil`.
  /// - Returns: The result.
  package func perform(on target: Any, with values: [Any?]) -> Outcome { call(target, values) }
}

// Methods of an app's classes are no sendable values as Swift 5 sees them, and all of them run on one thread:
// '@preconcurrency' keeps each '#selector' from being warned of.
extension ActionSelector {
  /// Creates a selector of a method without arguments.
  @preconcurrency
  public init<Target, Result>(
    _ name: String,
    _ method: @escaping @Sendable (Target) -> () -> Result,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(name, count: 0, at: SourceMark(file: fileID, line: line)) { (target: Target, _) in
      .returned(method(target)())
    }
  }

  /// Creates a selector of a method with one argument.
  @preconcurrency
  public init<Target, First, Result>(
    _ name: String,
    _ method: @escaping @Sendable (Target) -> (First) -> Result,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(name, count: 1, at: SourceMark(file: fileID, line: line)) {
      (target: Target, values) in
      guard let first: First = Self.argument(0, of: values) else { return .unfit(0) }
      return .returned(method(target)(first))
    }
  }

  /// Creates a selector of a method with two arguments.
  @preconcurrency
  public init<Target, First, Second, Result>(
    _ name: String,
    _ method: @escaping @Sendable (Target) -> (First, Second) -> Result,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(name, count: 2, at: SourceMark(file: fileID, line: line)) {
      (target: Target, values) in
      guard let first: First = Self.argument(0, of: values) else { return .unfit(0) }
      guard let second: Second = Self.argument(1, of: values) else { return .unfit(1) }
      return .returned(method(target)(first, second))
    }
  }

  /// Creates a selector of a method with three arguments.
  @preconcurrency
  public init<Target, First, Second, Third, Result>(
    _ name: String,
    _ method: @escaping @Sendable (Target) -> (First, Second, Third) -> Result,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(name, count: 3, at: SourceMark(file: fileID, line: line)) {
      (target: Target, values) in
      guard let first: First = Self.argument(0, of: values) else { return .unfit(0) }
      guard let second: Second = Self.argument(1, of: values) else { return .unfit(1) }
      guard let third: Third = Self.argument(2, of: values) else { return .unfit(2) }
      return .returned(method(target)(first, second, third))
    }
  }

  /// Creates a selector that reads a property.
  public init<Target, Value>(
    _ name: String,
    getter property: any KeyPath<Target, Value> & Sendable,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(name, count: 0, at: SourceMark(file: fileID, line: line)) { (target: Target, _) in
      .returned(target[keyPath: property])
    }
  }

  /// Creates a selector that sets a property.
  public init<Target, Value>(
    _ name: String,
    setter property: any ReferenceWritableKeyPath<Target, Value> & Sendable,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(name, count: 1, at: SourceMark(file: fileID, line: line)) {
      (target: Target, values) in
      guard let value: Value = Self.argument(0, of: values) else { return .unfit(0) }
      target[keyPath: property] = value
      return .returned(())
    }
  }

  /// Creates a selector of a method that an object may leave out; it is asked for, and not called.
  @preconcurrency
  public init<Target, Method>(
    _ name: String,
    optional method: @escaping @Sendable (Target) -> Method?
  ) {
    self.init(
      name,
      mark: nil,
      isMethod: { ($0 as? Target).map { method($0) != nil } ?? false },
      call: { _, _ in .unrecognized }
    )
  }

  /// Returns a value as the type that a method takes, or `nil` if it is of another one.
  ///
  /// For a Bool an object is true, as its address is in `#selector(UIView.endEditing(_:))` of a recognizer. An event
  /// that is not there, as where keys write into a field, is an empty one: in UIKit it is nil and says that it has no touches.
  private static func argument<Value>(_ place: Int, of values: [Any?]) -> Value? {
    guard place < values.count, let value = values[place] else {
      return Value.self == Event.self ? Event() as? Value : Any?.none as? Value
    }
    // The value itself: an optional fits into an 'Any' too.
    if let value = value as? Value { return value }
    guard Value.self == Bool.self, type(of: value) is AnyClass else { return nil }
    return true as? Value
  }
}
