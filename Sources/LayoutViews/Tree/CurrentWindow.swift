import Foundation

/// The window whose code runs on a thread, or which was made or ran there last.
///
/// Code of an app asks for the time, or for a timer, without a word of a window. A test plays its window on one
/// thread, so that the thread's is meant.
package final class CurrentWindow {
  private weak var window: Window?
  /// The number of windows whose code waits for that of the present one.
  private var depth = 0

  /// The window of this thread, or `nil` if there is none any more.
  package static var ofThread: Window? { shared.window }

  private static var shared: CurrentWindow {
    let key = "layoutsim.CurrentWindow"
    if let current = Thread.current.threadDictionary[key] as? CurrentWindow { return current }
    let current = CurrentWindow()
    Thread.current.threadDictionary[key] = current
    return current
  }

  /// Takes a new window, unless the code of another one makes it.
  static func take(_ window: Window) {
    let current = shared
    if current.depth == 0 || current.window == nil { current.window = window }
  }

  /// Runs code of a window.
  static func run<Result>(_ window: Window, _ body: () throws -> Result) rethrows -> Result {
    let current = shared
    let outer = current.window
    current.window = window
    current.depth += 1
    defer {
      current.depth -= 1
      if current.depth > 0 { current.window = outer }
    }
    return try body()
  }
}
