public import Foundation
import LayoutDiagnostics
import LayoutViews

/// An observation by the text of a key path, which lasts until it is removed, or one of both objects is gone.
final class KeyPathObservation {
  private let way: ObservedPath
  private let path: String
  private weak var observer: AnyObject?
  /// The observer by its address, which `deinit` of it still goes by when nobody can refer to it any more.
  private let identity: ObjectIdentifier
  /// The address of what was given with the observer, or 0 for none.
  private let context: UInt

  init(
    _ way: ObservedPath,
    _ path: String,
    by observer: AnyObject,
    context: UnsafeMutableRawPointer?
  ) {
    self.way = way
    self.path = path
    self.observer = observer
    identity = ObjectIdentifier(observer)
    self.context = UInt(bitPattern: context)
  }

  /// Returns whether the observer is gone, and an object has its address now.
  func isOfFormer(of object: AnyObject) -> Bool {
    observer == nil && identity == ObjectIdentifier(object)
  }

  /// Returns whether the observation is that of an observer, which may be in its `deinit`.
  ///
  /// - Parameters:
  ///   - observer: The observer.
  ///   - path: The text of the key path.
  ///   - context: What was given with the observer, or `nil` for anything.
  /// - Returns: Whether it is.
  func isOf(_ observer: AnyObject, _ path: String, _ context: UnsafeMutableRawPointer?) -> Bool {
    weak let alive = observer
    let isSame = identity == ObjectIdentifier(observer) && self.observer === alive
    return unsafe isSame && self.path == path
      && (context == nil || self.context == UInt(bitPattern: context))
  }
}

extension NSObject {
  /// Has an object hear of changes of a property: the geometry of a view, or a variable that the plugin made observable.
  ///
  /// - Parameters:
  ///   - observer: The object, which is not kept alive.
  ///   - keyPath: The name of the property, or those of the way to it; where nothing here says when it changes, that is a
  ///     finding.
  ///   - options: The values that the observer is to get.
  ///   - context: What the observer gets too.
  ///   - fileID: The file of the call, for findings.
  ///   - line: The line of the call.
  public func addObserver(
    _ observer: NSObject,
    forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    let mark = SourceMark(file: fileID, line: line)
    guard let property = ObservedProperty(keyPath, of: self), let first = property.value() else {
      return ObservedValues.report(
        .warning,
        code: "unobserved-property",
        "nothing here says when '\(keyPath)' of '\(ClassName.of(type(of: self)))' changes: the observer is not called",
        at: mark,
        hint: "the geometry of views is observed, and each '@objc dynamic var' of the app"
      )
    }
    guard let listener = observer as? any KeyValueObserver else {
      return ObservedValues.report(
        .error,
        code: "observer-misuse",
        "'\(ClassName.of(type(of: observer)))' observes '\(keyPath)' and does not override 'observeValue(forKeyPath:of:change:context:)'",
        at: mark,
        hint: "UIKit ends the app with the first change"
      )
    }
    let call = { [weak listener, weak self] (old: Any?, new: Any) in
      guard let listener, let self else { return }
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.new) { change[.newKey] = new }
      if options.contains(.old), let old { change[.oldKey] = old }
      unsafe listener.observeValue(
        forKeyPath: keyPath,
        of: self,
        change: change,
        context: context
      )
    }
    var last = first
    let steps = ObservedPath.steps(keyPath)
    let way = ObservedPath(of: self, steps[0], Array(steps.dropFirst())) { change in
      guard let value = change.new.map(ObservedProperty.boxed) ?? property.value() else { return }
      if !change.isSet, isSame(last, value) { return }
      let former = change.old.map(ObservedProperty.boxed) ?? last
      last = value
      call(former, value)
    }
    unsafe ObservedValues.keep(
      KeyPathObservation(way, keyPath, by: observer, context: context),
      by: observer,
      of: self
    )
    if options.contains(.initial) { call(nil, first) }
  }

  /// Has an object hear of changes of a property no more.
  ///
  /// - Parameters:
  ///   - observer: The object.
  ///   - keyPath: The name of the property.
  ///   - context: What was given with the observer, or `nil` for anything.
  ///   - fileID: The file of the call, for findings.
  ///   - line: The line of the call.
  public func removeObserver(
    _ observer: NSObject,
    forKeyPath keyPath: String,
    context: UnsafeMutableRawPointer? = nil,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    let isFound = ObservedValues.remove(of: self) {
      unsafe $0.isOf(observer, keyPath, context)
    }
    // One of which nothing is said was never added.
    guard !isFound, ObservedProperty(keyPath, of: self) != nil else { return }
    ObservedValues.report(
      .error,
      code: "observer-misuse",
      "'\(ClassName.of(type(of: observer)))' does not observe '\(keyPath)' of '\(ClassName.of(type(of: self)))', and cannot be removed",
      at: SourceMark(file: fileID, line: line),
      hint: "UIKit raises an exception here: remove what was added, once"
    )
  }
}

extension ObservedValues {
  /// Records that an observer passes a change on to `NSObject`, which has no use for it.
  public static func notHandled(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    report(
      .error,
      code: "observer-misuse",
      "a change of '\(keyPath ?? "")' was received and not handled",
      at: SourceMark(file: fileID, line: line),
      hint: "UIKit raises an exception where 'super.observeValue' is that of NSObject"
    )
  }

  static func report(
    _ severity: Diagnostic.Severity,
    code: String,
    _ message: String,
    at mark: SourceMark,
    hint: String
  ) {
    Diagnostic(severity, code: code, message, at: mark, hint: hint)
      .record(inTreeOf: [CurrentWindow.ofThread].compactMap(\.self))
  }
}
