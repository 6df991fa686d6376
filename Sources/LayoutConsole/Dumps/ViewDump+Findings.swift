import LayoutDiagnostics

extension ViewDump {
  /// Returns a finding of the reader in words.
  func diagnostic(_ finding: ViewDumpReader.Finding) -> Diagnostic {
    switch finding {
    case .cut(let index):
      warning(
        "dump-cut",
        "the description of this \(views[index].shortClass) has no end",
        about: views[index],
        hint: "what is missing counts as UIKit's default; copy the whole line"
      )
    case .beginsInside(let index):
      warning(
        "dump-cut",
        "the dump begins here in the middle of a tree: the views around this one are missing",
        about: views[index],
        hint: "copy the dump from its first line"
      )
    case .noFrame(let index, let isWritten):
      warning(
        "dump-frame",
        isWritten
          ? "the frame of this \(views[index].shortClass) is no four numbers that a screen has"
          : "this \(views[index].shortClass) has a description of its own, without a frame",
        about: views[index],
        hint: "it counts as large as the view that it is in; 'po VIEW.frame' says more"
      )
    case .tooDeep(let line, let count):
      Diagnostic(
        .warning,
        code: "dump-depth",
        "\(counted(count, "view")) deeper than \(ViewDumpReader.deepest) levels "
          + "\(count == 1 ? "is" : "are") left out",
        at: SourceMark(file: file, line: line)
      )
    }
  }

  private func warning(
    _ code: String,
    _ message: String,
    about view: DumpedView,
    hint: String
  ) -> Diagnostic {
    Diagnostic(.warning, code: code, message, at: mark(of: view), hint: hint)
  }

  /// The error of a file without a view.
  var foreignFinding: Diagnostic {
    let start = String(decoding: bytes.prefix(ForeignDump.reach), as: UTF8.self)
    let kind = ForeignDump.allCases.first { $0.isRecognized(in: start) }
    return Diagnostic(
      .error,
      code: "no-dump",
      kind.map(\.message) ?? "no view is described here",
      at: SourceMark(file: file, line: 1),
      hint: kind.flatMap(\.hint) ?? ForeignDump.howToPrint
    )
  }
}
