import Foundation
import LayoutDiagnostics

/// A finding of something that a flat picture of filled and stroked outlines does not have.
enum FlatDrawing {
  /// Records that something is drawn in another way than on a device, once in a tree.
  ///
  /// - Parameters:
  ///   - what: What was asked for, and what is drawn.
  ///   - view: The view that it is drawn in, or `nil` for the window whose code runs.
  ///   - mark: The place that asks for it, or `nil` if it is not known.
  ///   - hint: What to do, or `nil`.
  static func record(
    _ what: String,
    in view: View? = nil,
    at mark: SourceMark? = nil,
    hint: String? = nil
  ) {
    let hosts = [view ?? CurrentWindow.ofThread].compactMap(\.self)
    Diagnostic(.warning, code: "flat-drawing", what, at: mark, hint: hint).record(inTreeOf: hosts)
  }
}
