public import Foundation
public import LayoutViews

/// `ObjectiveC.Selector`: the name of a method, with the method itself.
public typealias Selector = ActionSelector

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the name of a method.
public func NSStringFromSelector(_ selector: ActionSelector) -> String { selector.name }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the selector of a name, to which no object responds, as its method is not known.
public func NSSelectorFromString(
  _ name: String,
  fileID: String = #fileID,
  line: Int = #line
) -> ActionSelector { ActionSelector(name, fileID: fileID, line: line) }

extension NSObjectProtocol {
  /// Returns whether the object has the method.
  public func responds(to selector: ActionSelector) -> Bool { selector.isMethod(of: self) }

  /// Calls a method without arguments.
  ///
  /// - Parameter selector: The method.
  /// - Returns: The object that it returned, or `nil` for none.
  @discardableResult
  public func perform(_ selector: ActionSelector) -> Unmanaged<AnyObject>? {
    unsafe selector.object(from: self, with: [])
  }

  /// Calls a method with one argument.
  ///
  /// - Parameters:
  ///   - selector: The method.
  ///   - object: The argument.
  /// - Returns: The object that it returned, or `nil` for none.
  @discardableResult
  public func perform(
    _ selector: ActionSelector,
    with object: Any?
  ) -> Unmanaged<AnyObject>? {
    unsafe selector.object(from: self, with: [object])
  }

  /// Calls a method with two arguments.
  ///
  /// - Parameters:
  ///   - selector: The method.
  ///   - first: The first argument.
  ///   - second: The second argument.
  /// - Returns: The object that it returned, or `nil` for none.
  @discardableResult
  public func perform(
    _ selector: ActionSelector,
    with first: Any?,
    with second: Any?
  ) -> Unmanaged<AnyObject>? {
    unsafe selector.object(from: self, with: [first, second])
  }

  /// Calls a method after some seconds of the virtual clock, unless that is taken back before.
  ///
  /// - Parameters:
  ///   - selector: The method.
  ///   - argument: The argument.
  ///   - delay: The seconds.
  public func perform(
    _ selector: ActionSelector,
    with argument: Any?,
    afterDelay delay: TimeInterval
  ) {
    PerformRequests.add(to: self, selector, argument, after: delay)
  }

  /// Calls a method at once if the caller waits for it, and else as soon as the clock goes on.
  ///
  /// - Parameters:
  ///   - selector: The method.
  ///   - argument: The argument.
  ///   - waits: Whether the caller waits.
  public func performSelector(
    onMainThread selector: ActionSelector,
    with argument: Any?,
    waitUntilDone waits: Bool
  ) {
    guard !waits else {
      selector.call(on: self, with: [argument])
      return
    }
    DispatchQueue.main.run({ selector.call(on: self, with: [argument]) }, at: .now())
  }

  /// Calls a method on a thread: at once if the caller waits for it, and else as soon as the clock goes on.
  ///
  /// - Parameters:
  ///   - selector: The method.
  ///   - thread: The thread; all but the main one and that of the caller are the queue of other threads.
  ///   - argument: The argument.
  ///   - waits: Whether the caller waits.
  public func perform(
    _ selector: ActionSelector,
    on thread: Thread,
    with argument: Any?,
    waitUntilDone waits: Bool
  ) {
    if waits || thread.isMainThread || thread === Thread.current {
      performSelector(onMainThread: selector, with: argument, waitUntilDone: waits)
    } else {
      performSelector(inBackground: selector, with: argument)
    }
  }

  /// Calls a method as soon as the clock goes on, in the queue of other threads.
  ///
  /// - Parameters:
  ///   - selector: The method.
  ///   - argument: The argument.
  public func performSelector(inBackground selector: ActionSelector, with argument: Any?) {
    DispatchQueue.global().run({ selector.call(on: self, with: [argument]) }, at: .now())
  }
}

extension NSObject {
  /// Takes back the calls of a target that wait for their time.
  ///
  /// - Parameter target: The target.
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    PerformRequests.remove(of: target)
  }

  /// Takes back the calls of one method of a target with one argument that wait for their time.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - selector: The method.
  ///   - argument: The argument of the calls that are meant, `nil` for those without one.
  public class func cancelPreviousPerformRequests(
    withTarget target: Any,
    selector: ActionSelector,
    object argument: Any?
  ) {
    PerformRequests.remove(of: target, selector, argument)
  }
}

extension ActionSelector {
  /// Calls the method and returns the object that it returns, which nobody lets go if the caller does not.
  fileprivate func object(from target: Any, with values: [Any?]) -> Unmanaged<AnyObject>? {
    guard let value = call(on: target, with: values), !(value is Void) else { return nil }
    return unsafe Unmanaged.passRetained(value as AnyObject)
  }
}
