extension Diagnostic {
  /// Returns the diagnostic as a workflow command of GitHub Actions, without a line end.
  ///
  /// `::error file=a.sim.yaml,line=3,col=5,endColumn=9,title=unknown-key::message`. Notes and the hint
  /// are further lines of the message; a runner passes on so much of it, and notes beyond that are counted. Characters that GitHub would read as syntax are written as `%25`,
  /// `%0D`, `%0A` and, in properties, `%3A` and `%2C` (`actions/toolkit`, `command.ts`).
  ///
  /// - Parameters:
  ///   - file: The file to show the diagnostic at if it has no place of its own, or `nil`.
  ///   - folder: The folder from which files are named, as the repository names it, or an empty text for its top.
  /// - Returns: The line.
  package func gitHubAnnotation(in file: String? = nil, from folder: String = "") -> String {
    let command =
      switch severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    var properties: [String] = []
    if let mark {
      properties = ["file=\(property(Self.path(mark.file, from: folder)))", "line=\(mark.line)"]
      if mark.column >= 1 {
        properties += ["col=\(mark.column)", "endColumn=\(mark.column + mark.length)"]
      }
    } else if let file {
      properties = ["file=\(property(Self.path(file, from: folder)))"]
    }
    properties.append("title=\(property(code))")
    let text = annotatedLines.map(data).joined(separator: "%0A")
    return "::\(command) \(properties.joined(separator: ","))::\(text)"
  }

  /// Returns the path of a file from the top of the repository; one that begins with a slash stays as it is.
  private static func path(_ file: String, from folder: String) -> String {
    guard !folder.isEmpty, !file.hasPrefix("/") else { return file }
    var parts = folder.split(separator: "/")
    for part in file.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  /// The most UTF-16 units of a message that a runner passes on (`actions/runner`, `ExecutionContext.cs`: 4,096),
  /// less a line about the rest.
  private static let mostUnits = 4000

  /// The message, the notes and the hint as they are shown.
  private var annotatedLines: [String] {
    func line(_ text: String, most: Int) -> String {
      let line = PrintableText.escaped(text)
      return line.utf16.count <= most ? line : String(line.prefix(most / 4)) + "…"
    }
    let first = line(message, most: Self.mostUnits / 2)
    let last = hint.map { line("hint: \($0)", most: Self.mostUnits / 4) }
    var room = Self.mostUnits - first.utf16.count - (last?.utf16.count ?? 0)
    let told = notes.map { line("note: \($0.message)", most: Self.mostUnits) }.prefix {
      room -= $0.utf16.count + 1
      return room >= 0
    }
    let rest = notes.count - told.count
    return [first] + told
      + (rest > 0 ? ["note: and \(rest) more, which would not fit"] : [])
      + [last].compactMap(\.self)
  }

  private func data(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: String(scalar)
      }
    }.joined()
  }

  private func property(_ text: String) -> String {
    data(PrintableText.escaped(text)).unicodeScalars.map { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: String(scalar)
      }
    }.joined()
  }
}
