import ArgumentParser

/// The options that say where pictures go.
struct OutputOptions: ParsableArguments {
  /// The default folder for pictures, below the working folder.
  static let usualFolder = "rendered"

  @Option(
    help: .init("The folder for the files (default: \(usualFolder)).", valueName: "folder"),
    completion: .directory
  )
  var out: String?

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: .init("The file for the only picture; - is the standard output.", valueName: "file"),
    completion: .file()
  )
  var output: String?

  /// Throws for empty names.
  func requireNames() throws {
    try Choices.requireName(out, of: "folder", option: "--out")
    try Choices.requireName(output, of: "file", option: "-o")
  }

  /// Throws for a folder and a file.
  func requireOne() throws {
    if output != nil, out != nil { throw ValidationError("--out and -o: choose one of them") }
  }
}

/// The option that chooses a form for people or for programs.
enum TextForm: String, CaseIterable {
  case human
  case json
}
