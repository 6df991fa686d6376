import Foundation
package import LayoutDiagnostics

/// A dump of view trees, as `-[UIView recursiveDescription]` prints them.
package struct ViewDump: Sendable {
  /// The name of the file.
  package let file: String
  /// The views of all trees, each before its subviews.
  package internal(set) var views: [DumpedView] = []
  /// The trees, as ranges of the views.
  package internal(set) var trees: [Range<Int>] = []
  /// The findings on what is missing or cannot be read, in the order of the lines.
  package internal(set) var findings: [Diagnostic] = []
  /// The bytes that places count in.
  let bytes: [UInt8]

  /// Creates the dump of a file.
  ///
  /// - Parameters:
  ///   - bytes: All that was printed, with whatever stands around it.
  ///   - file: The name of the file, for marks.
  /// - Complexity: O(bytes).
  package init(_ bytes: [UInt8], file: String) {
    self.file = file
    self.bytes = WebEntities.decoded(bytes)
    var reader = ViewDumpReader(self.bytes)
    reader.read()
    (views, trees) = (reader.views, reader.trees)
    findings = reader.findings.map(diagnostic)
    if views.isEmpty { findings.append(foreignFinding) }
  }

  /// The text of the file, to show lines of it.
  package var source: SourceText {
    SourceText(file: file, text: String(decoding: bytes, as: UTF8.self))
  }

  /// Returns the place of a view's description, from the bracket to the address.
  ///
  /// - Complexity: O(length of the line).
  package func mark(of view: DumpedView) -> SourceMark {
    let before = String(decoding: bytes[view.lineStart..<view.place], as: UTF8.self)
    return SourceMark(
      file: file,
      line: view.line,
      column: before.count + 1,
      length: view.className.count + view.address.count + 3
    )
  }

  /// The trees that are on the screen together, from back to front, or one of several that are not.
  ///
  /// Windows lie one over the other, in their order, as long as none comes again. Of other trees the last one
  /// counts that has subviews: a log holds the same screen several times, and descriptions of single views.
  package var shownTrees: [Range<Int>] {
    let windows = trees.filter { views[$0.lowerBound].kind == .window && $0.count > 1 }
    var shown: [Range<Int>] = []
    var known: Set<String> = []
    for tree in windows.reversed() {
      guard known.insert(views[tree.lowerBound].address).inserted else { break }
      shown.insert(tree, at: 0)
    }
    if !shown.isEmpty { return shown }
    return (trees.last { $0.count > 1 } ?? trees.last).map { [$0] } ?? []
  }
}
