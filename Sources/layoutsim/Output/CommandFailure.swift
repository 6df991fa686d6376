import LayoutDiagnostics
import LayoutSnapshots

/// An error that stops the command, in words for the reader, with its exit code.
struct CommandFailure: Error {
  /// The exit code.
  var status: ExitStatus
  /// The message, in lower case and without a period, or `nil` if everything has been reported already.
  var message: String?
  /// The advice to the reader, or `nil` if there is none.
  var hint: String?
  /// The lines below a mistake of the command line: the usage, and the place to read more.
  private(set) var usage: [String] = []

  init(_ status: ExitStatus, _ message: String?, hint: String? = nil) {
    self.status = status
    self.message = message
    self.hint = hint
  }

  /// Creates the failure of a file that could not be read or written.
  init(_ error: FileError) {
    let status: ExitStatus =
      switch (error.operation, error.cause) {
      case (.read, _): .noInput
      case (_, .device): .cannotWrite
      case (.create, _), (.write, _), (.remove, _): .cannotCreate
      }
    let run =
      error.path.hasSuffix(GoldenManifest.file) ? "a full run of the tests" : "a run with options"
    let hint: String? =
      switch (error.operation, error.cause) {
      case (_, .damaged): "mend that line, or remove the file: \(run) writes it anew"
      case (.read, .notFound): NearFile.path(near: error.path).map { "did you mean '\($0)'?" }
      default: nil
      }
    self.init(status, error.description, hint: hint)
  }

  /// Returns the failure of a folder without a scenario.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - suites: The folders of goldens of Swift tests in it.
  /// - Returns: The failure.
  static func noScenario(in folder: String, besides suites: [String] = []) -> Self {
    let message =
      folder == "." ? "there is no scenario here" : "there is no scenario in \(quoted(folder))"
    guard !suites.isEmpty else {
      return Self(
        .noInput,
        message,
        hint: NearFile.scenario(of: folder).map { "did you mean '\($0)'?" }
          ?? "scenarios are files named *.sim.yaml; name any other file itself"
      )
    }
    return Self(
      .noInput,
      "\(message), but goldens of Swift tests, in \(quotedList(suites, limit: 12))",
      hint: "'swift test' compares them, and LAYOUTSIM_RECORD says what it records"
    )
  }

  /// Returns the failure of a place that a link puts elsewhere.
  static func leadsOut(_ path: String, isFile: Bool = false) -> Self {
    Self(
      .cannotCreate,
      "'\(path)' leads out by a link, and nothing is written or removed there",
      hint: isFile
        ? "name the file that the link leads to"
        : "name the folder itself, or put a folder in the place of the link"
    )
  }

  /// Returns the failure of a file in the place of a scenario's goldens.
  static func inTheWay(_ path: String) -> Self {
    Self(
      .cannotCreate,
      "'\(path)' is a file, and the goldens of the scenario lie in a folder of that name",
      hint: "give one of them another name"
    )
  }

  /// Creates the failure of a snapshot that could not be compared.
  init(_ error: SnapshotError) {
    switch error {
    case .unusableName: self.init(.mistakeInScenario, error.description)
    case .file(let error): self.init(error)
    case .newerVersion:
      self.init(
        .mistakeInScenario,
        error.description,
        hint: "use that layoutsim, or remove the golden to record it with this one"
      )
    case .unwritable: self.init(.mistakeInScenario, error.description)
    case .undrawable(let error): self.init(error)
    }
  }
}

extension CommandFailure {
  /// Creates the failure of a command line from the words of the parser, in the form of all others.
  ///
  /// They are lines such as "Error: …", "Help: …", "Usage: …" and "  See '…' for more information."
  init(usage text: String) {
    var lines = text.split(separator: "\n").map(String.init)
    let first = lines.isEmpty ? "" : lines.removeFirst()
    let message = MeantOption.reworded(
      Self.inLowerCase(first.hasPrefix("Error: ") ? String(first.dropFirst(7)) : first),
      usage: lines.first { $0.hasPrefix("Usage: ") } ?? ""
    )
    self.init(.wrongUsage, message)
    usage = lines.map { line in
      for word in ["Help: ", "Usage: "] where line.hasPrefix(word) {
        let rest = line.dropFirst(word.count).drop { $0 == " " }
        return word.lowercased() + rest
      }
      let parts = line.split(separator: "'", omittingEmptySubsequences: false)
      guard parts.count == 3, parts[0] == "  See " else { return line }
      return "hint: '\(parts[1])' says more"
    }
  }

  /// Returns the text with a small first letter, but for a name such as PNG.
  private static func inLowerCase(_ text: String) -> String {
    guard let first = text.first, text.dropFirst().first?.isLowercase == true else { return text }
    return first.lowercased() + text.dropFirst()
  }
}
