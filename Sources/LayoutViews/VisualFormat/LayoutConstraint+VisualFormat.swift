import Foundation
import LayoutDiagnostics

extension LayoutConstraint {
  /// Returns the constraints that a format of the Visual Format Language describes.
  ///
  /// `H:|-[title(>=40)]-8-[button(title)]-|` stands for views beside each other, `V:` for views above each
  /// other. The constraints are not active yet. A format that UIKit refuses with an exception makes none,
  /// and the reason, the format and the place in it are among the diagnostics of the window.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - opts: The common alignment and direction of all views.
  ///   - metrics: The numbers by their names in the format.
  ///   - views: Views and layout guides by the names that the format calls them.
  ///   - fileID: The file that the format is written in.
  ///   - line: The line that the format is written in.
  /// - Returns: Spaces and sizes in reading order, then the alignments of the options.
  public static func constraints(
    withVisualFormat format: String,
    options opts: FormatOptions = [],
    metrics: [String: Any]?,
    views: [String: Any],
    fileID: String = #fileID,
    line: Int = #line
  ) -> [LayoutConstraint] {
    let source = SourceMark(file: fileID, line: line)
    let names = VisualFormatNames(metrics: metrics ?? [:], views: views)
    do throws(VisualFormatError) {
      var parser = VisualFormatParser(format)
      return try VisualFormatConstraints(
        format: parser.format(),
        options: opts,
        names: names,
        source: source
      ).make()
    } catch {
      names.record(.visualFormat(format, error, at: source))
      return []
    }
  }
}

extension VisualFormatNames {
  /// Notes `diagnostic` in the tree of one of the views, by name.
  fileprivate func record(_ diagnostic: Diagnostic) {
    let items = views.keys.sorted().map { views[$0] as? any LayoutItem }
    diagnostic.record(inTreeOf: items.compactMap { $0?.hostView })
  }
}

extension Diagnostic {
  /// Returns UIKit's exception: the reason, the format on a line of its own, a caret under the place.
  fileprivate static func visualFormat(
    _ format: String,
    _ error: VisualFormatError,
    at source: SourceMark
  ) -> Diagnostic {
    let excerpt = SourceExcerpt(
      of: format[...],
      column: error.place.lowerBound + 1,
      length: error.place.count
    )
    return Diagnostic(
      .error,
      code: "visual-format",
      "unable to parse constraint format: \(error.reason)",
      at: source,
      notes: [
        Note(excerpt.line),
        Note(excerpt.carets),
        Note("UIKit raises NSInvalidArgumentException here; the format makes no constraints"),
      ],
      hint: error.hint
    )
  }
}
