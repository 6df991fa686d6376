extension Diagnostic {
  /// Returns the diagnostic as a workflow command of GitHub Actions, without a line end.
  ///
  /// `::error file=a.sim.yaml,line=3,col=5,endColumn=9,title=unknown-key::message`. Notes and the hint
  /// are further lines of the message. Characters that GitHub would read as syntax are written as `%25`,
  /// `%0D`, `%0A` and, in properties, `%3A` and `%2C` (`actions/toolkit`, `command.ts`).
  ///
  /// - Parameter file: The file to show the diagnostic at if it has no place of its own, or `nil`.
  /// - Returns: The line.
  package func gitHubAnnotation(in file: String? = nil) -> String {
    let command =
      switch severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    var properties: [String] = []
    if let mark {
      properties = ["file=\(property(mark.file))", "line=\(mark.line)"]
      if mark.column >= 1 {
        properties += ["col=\(mark.column)", "endColumn=\(mark.column + mark.length)"]
      }
    } else if let file {
      properties = ["file=\(property(file))"]
    }
    properties.append("title=\(property(code))")
    let lines =
      [message] + notes.map { "note: \($0.message)" } + (hint.map { ["hint: \($0)"] } ?? [])
    let text = lines.map { data(PrintableText.escaped($0)) }.joined(separator: "%0A")
    return "::\(command) \(properties.joined(separator: ","))::\(text)"
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
