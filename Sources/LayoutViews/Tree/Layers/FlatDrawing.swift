import Foundation
import LayoutDiagnostics

/// A finding of something that a flat picture of filled and stroked outlines does not have.
enum FlatDrawing {
  /// Records that something is drawn in another way than on a device, once in a tree.
  ///
  /// - Parameters:
  ///   - what: What was asked for, and what is drawn.
  ///   - setting: The property that asks for it, whose line the plugin notes.
  ///   - view: The view that it is drawn in, or `nil` for the window whose code runs.
  ///   - mark: The place that asks for it, or `nil` if it is not known: the finding then names the view.
  ///   - hint: What to do, or `nil`.
  static func record(
    _ what: String,
    setting: String? = nil,
    in view: View? = nil,
    at mark: SourceMark? = nil,
    hint: String? = nil
  ) {
    let hosts = [view ?? CurrentWindow.ofThread].compactMap(\.self)
    let place = mark ?? setting.flatMap(NotedSetting.take)
    let owner = place == nil ? view.map { Diagnostic.Note("in \($0.classAndName)") } : nil
    Diagnostic(
      .warning,
      code: "flat-drawing",
      what,
      at: place,
      notes: [owner].compactMap(\.self),
      hint: hint
    )
    .record(inTreeOf: hosts)
  }
}
