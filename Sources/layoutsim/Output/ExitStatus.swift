/// A status at the end of the command; the numbers above 63 are those of `sysexits.h`.
enum ExitStatus: Int32, CaseIterable {
  /// All is well.
  case fine = 0
  /// An expectation, a snapshot or a picture is not as it should be.
  case notAsExpected = 1
  /// The command line makes no sense.
  case wrongUsage = 64
  /// A scenario has a mistake.
  case mistakeInScenario = 65
  /// An input file is missing or cannot be read.
  case noInput = 66
  /// Something that is needed is missing on this machine.
  case missingHere = 69
  /// The command itself is wrong.
  case ownDefect = 70
  /// A file cannot be made.
  case cannotCreate = 73
  /// A file cannot be written to its end.
  case cannotWrite = 74

  /// The statuses by weight, of which the first that applies is returned.
  private static let byWeight: [Self] = [
    .ownDefect, .wrongUsage, .noInput, .mistakeInScenario, .missingHere, .cannotCreate,
    .cannotWrite, .notAsExpected, .fine,
  ]

  /// Returns the weightier of two statuses.
  func joined(with other: Self) -> Self {
    Self.byWeight.first { $0 == self || $0 == other } ?? self
  }
}

extension ExitStatus {
  /// The meaning, in a few words.
  var meaning: String {
    switch self {
    case .fine: "all is well"
    case .notAsExpected: "something did not hold: an expectation, a snapshot, a picture"
    case .wrongUsage: "the command line makes no sense"
    case .mistakeInScenario: "a scenario, or a page, has a mistake"
    case .noInput: "there is no such file, or it cannot be read"
    case .missingHere: "something is missing on this machine, as librsvg for PNG"
    case .ownDefect: "a defect of layoutsim itself"
    case .cannotCreate: "a file cannot be made there, or is somebody else's"
    case .cannotWrite: "a file cannot be written to its end, as on a full disk"
    }
  }

  /// The name in reports for programs.
  var name: String {
    switch self {
    case .fine: "passed"
    case .notAsExpected: "failed"
    case .wrongUsage: "wrong-usage"
    case .mistakeInScenario: "mistake"
    case .noInput: "no-input"
    case .missingHere: "missing-here"
    case .ownDefect: "own-defect"
    case .cannotCreate: "cannot-create"
    case .cannotWrite: "cannot-write"
    }
  }

  /// Creates the status of a name, or `nil` if there is none.
  init?(named name: String) {
    guard let status = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = status
  }

  /// Throws if the status is not fine, with nothing more to report.
  func orThrow() throws(CommandFailure) { if self != .fine { throw CommandFailure(self, nil) } }
}
