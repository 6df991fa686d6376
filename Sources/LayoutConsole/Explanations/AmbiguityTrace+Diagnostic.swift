package import LayoutDiagnostics

extension AmbiguityTrace {
  /// Returns the trace as a finding: each view with what is free, and what would determine it.
  ///
  /// - Parameter file: The name of the log.
  /// - Returns: The finding.
  package func diagnostic(in file: String) -> Diagnostic {
    let notes = entries.prefix(30).map { entry in
      let text = entry.item.text.map { " \(quoted($0, limit: 25))" } ?? ""
      return Diagnostic.Note(
        "\(entry.item.shortName)\(text): \(Self.words(for: entry.unknowns))"
          + (entry.isManual ? "; it is laid out by hand" : ""),
        at: SourceMark(file: file, line: entry.line)
      )
    }
    let more = entries.count - notes.count
    return Diagnostic(
      .warning,
      code: "log-ambiguity",
      "\(counted(entries.count, "view")) with more than one place or size that fits",
      at: SourceMark(file: file, line: line),
      notes: notes + (more > 0 ? [.init("and \(counted(more, "further view"))")] : []),
      hint:
        "add what is missing, or let a view's content size count: 'hugging' and 'compression resistance' of neighbors must differ"
    )
  }

  /// Returns what is free, and what would determine it, in words.
  private static func words(for unknowns: [ConsoleAttribute]) -> String {
    guard !unknowns.isEmpty else { return "the trace does not say what is free" }
    let parts = ConsoleAxis.allCases.compactMap { axis -> String? in
      let own = unknowns.filter { $0.axis == axis }
      guard !own.isEmpty else { return nil }
      let hasLength = own.contains { $0.isLength }
      let hasPlace = own.contains { !$0.isLength }
      let place = axis == .horizontal ? "horizontal place" : "vertical place"
      let edges = axis == .horizontal ? "leading, trailing or centerX" : "top, bottom or centerY"
      switch (hasPlace, hasLength) {
      case (true, true):
        return
          "its \(place) and \(axis.lengthName) are free (pin two of \(edges), \(axis.lengthName))"
      case (true, false): return "its \(place) is free (pin \(edges))"
      case (false, _):
        return "its \(axis.lengthName) is free (set it, or pin the edge that is missing)"
      }
    }
    return parts.joined(separator: "; ")
  }
}
