import LayoutViews

/// The texts that were copied in a test, on its thread: those of UIKit's `UIPasteboard`.
package final class CopiedTexts {
  /// The texts, or `nil` for none.
  package var strings: [String]?

  /// The texts of the running test on this thread.
  package static var shared: CopiedTexts {
    SharedObjects.object("CopiedTexts") { CopiedTexts() }
  }
}
