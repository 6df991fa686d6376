import Foundation

/// The contexts that code draws in on a thread, the present one last.
private final class OpenContexts {
  var contexts: [GraphicsContext] = []

  static var ofThread: OpenContexts {
    let key = "layoutsim.OpenContexts"
    if let open = Thread.current.threadDictionary[key] as? OpenContexts { return open }
    let open = OpenContexts()
    Thread.current.threadDictionary[key] = open
    return open
  }
}

extension GraphicsContext {
  /// The context that code draws in, or `nil` for none: UIKit's `UIGraphicsGetCurrentContext()`.
  public static var current: GraphicsContext? { OpenContexts.ofThread.contexts.last }

  /// Makes a context the present one: UIKit's `UIGraphicsPushContext(_:)`.
  public static func push(_ context: GraphicsContext) {
    OpenContexts.ofThread.contexts.append(context)
  }

  /// Goes back to the context before: UIKit's `UIGraphicsPopContext()`.
  public static func pop() { _ = OpenContexts.ofThread.contexts.popLast() }

  /// Runs code that draws, with this as the present context.
  func run(_ body: () -> Void) {
    Self.push(self)
    defer { Self.pop() }
    body()
  }
}
