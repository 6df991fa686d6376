public import Foundation
import LayoutDiagnostics
import LayoutViews

/// A way from a screen to another one that a storyboard has: UIKit's `UIStoryboardSegue`, which a test makes alone.
open class StoryboardSegue: NSObject {
  /// The name, or `nil` for none.
  public final let identifier: String?
  /// The controller that it starts from.
  public final let source: ViewController
  /// The controller that it leads to.
  public final let destination: ViewController
  private let handler: (() -> Void)?

  /// Creates a way between two screens.
  ///
  /// - Parameters:
  ///   - identifier: The name.
  ///   - source: The controller that it starts from.
  ///   - destination: The controller that it leads to.
  public init(identifier: String?, source: ViewController, destination: ViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
    super.init()
  }

  /// Creates a way between two screens that a closure goes.
  ///
  /// - Parameters:
  ///   - identifier: The name.
  ///   - source: The controller that it starts from.
  ///   - destination: The controller that it leads to.
  ///   - performHandler: The closure.
  public init(
    identifier: String?,
    source: ViewController,
    destination: ViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
    super.init()
  }

  /// Shows the other screen: by the closure, or as `show(_:sender:)` does.
  open func perform() {
    if let handler { return handler() }
    source.show(destination, sender: self)
  }
}

extension ViewController {
  /// Goes nowhere and records a finding: the ways of a storyboard are not read.
  ///
  /// - Parameters:
  ///   - identifier: The name of the way.
  ///   - sender: Who asks for it.
  ///   - fileID: The file that asks for it.
  ///   - line: The line that asks for it.
  public final func performSegue(
    withIdentifier identifier: String,
    sender: Any?,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    Diagnostic(
      .error,
      code: "unsupported-resource",
      "the segue '\(identifier)' is not performed: storyboards are not read here",
      at: SourceMark(file: fileID, line: line),
      hint: "push or present the screen in the test, or in code"
    )
    .record(inTreeOf: [viewIfLoaded, CurrentWindow.ofThread].compactMap(\.self))
  }
}
