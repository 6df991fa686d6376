import LayoutSnapshots

/// Why the command stops, in words for the reader, with its exit code.
struct CommandFailure: Error {
  /// The exit code.
  var status: ExitStatus
  /// What happened, in lower case and without a period; nil where everything has been said already.
  var message: String?
  /// What to do; nil where nothing can be said.
  var hint: String?

  init(_ status: ExitStatus, _ message: String?, hint: String? = nil) {
    self.status = status
    self.message = message
    self.hint = hint
  }

  /// A file that could not be read or written.
  init(_ error: FileError) {
    let status: ExitStatus =
      switch (error.operation, error.cause) {
      case (.read, _): .noInput
      case (_, .device): .cannotWrite
      case (.create, _), (.write, _), (.remove, _): .cannotCreate
      }
    let hint = "mend that line, or remove the file: a run with options writes it anew"
    self.init(status, error.description, hint: error.cause == .damaged ? hint : nil)
  }

  /// A folder without a scenario.
  static func noScenario(in folder: String) -> Self {
    Self(
      .noInput,
      folder == "." ? "there is no scenario here" : "there is no scenario in '\(folder)'",
      hint: "scenarios are files named *.sim.yaml; name any other file itself"
    )
  }

  /// A place that a link puts elsewhere.
  static func leadsOut(_ path: String) -> Self {
    Self(
      .cannotCreate,
      "'\(path)' leads out by a link, and nothing is written or removed there",
      hint: "name the folder itself, or put a folder in the place of the link"
    )
  }

  /// A file where the goldens of a scenario would lie.
  static func inTheWay(_ path: String) -> Self {
    Self(
      .cannotCreate,
      "'\(path)' is a file, and the goldens of the scenario lie in a folder of that name",
      hint: "give one of them another name"
    )
  }

  /// A snapshot that could not be compared.
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
