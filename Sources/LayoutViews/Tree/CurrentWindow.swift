import Foundation
package import LayoutDiagnostics

/// The window whose code runs on a thread, or which was made or ran there last.
///
/// Code of an app asks for the time, or for a timer, without a word of a window. A test plays its window on one
/// thread, so that the thread's is meant. A test that waits leaves its thread to others, for which its window is none.
package final class CurrentWindow {
  private weak var window: Window?
  /// The place of the test in which the window was made or ran last, or `nil` outside of tests.
  private var test: String?
  /// The number of windows whose code waits for that of the present one.
  private var depth = 0
  /// The warnings that the next window has, with the place of the test in which they came up.
  private var waiting: [(warning: Diagnostic, test: String?)] = []

  /// The window of this thread, or `nil` if there is none any more.
  package static var ofThread: Window? {
    let current = shared
    guard current.depth == 0, current.window != nil, let test = current.test else {
      return current.window
    }
    let running = UnplacedFindings.runningTest
    return running == nil || running == test ? current.window : nil
  }

  private static var shared: CurrentWindow {
    let key = "layoutsim.CurrentWindow"
    if let current = Thread.current.threadDictionary[key] as? CurrentWindow { return current }
    let current = CurrentWindow()
    Thread.current.threadDictionary[key] = current
    return current
  }

  /// Takes a new window, unless the code of another one makes it.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - test: The place of the test that makes it, or `nil` for none.
  /// - Returns: The window whose code ran before, or `nil` for none.
  @discardableResult
  package static func take(
    _ window: Window,
    in test: String? = UnplacedFindings.runningTest
  ) -> Window? {
    let current = shared
    let former = ofThread
    if current.depth == 0 || current.window == nil {
      current.window = window
      current.test = test
    }
    let waiting = current.waiting
    current.waiting = []
    for (warning, place) in waiting where place == test { window.record(warning, about: [window]) }
    return former
  }

  /// Keeps a warning for the next window that the running test makes on this thread: one of what an app's delegate does
  /// to all windows before there is one.
  package static func keep(_ warning: Diagnostic) {
    shared.waiting.append((warning, UnplacedFindings.runningTest))
  }

  /// Runs code of a window.
  static func run<Result>(_ window: Window, _ body: () throws -> Result) rethrows -> Result {
    let current = shared
    let outer = current.window
    if current.depth == 0 { current.test = UnplacedFindings.runningTest }
    current.window = window
    current.depth += 1
    defer {
      current.depth -= 1
      if current.depth > 0 { current.window = outer }
    }
    return try body()
  }
}
