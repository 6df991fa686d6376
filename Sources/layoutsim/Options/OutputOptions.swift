import ArgumentParser
import LayoutDiagnostics
import LayoutSnapshots

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

  /// Throws for empty names, for the name of a picture in the place of a folder, and for a folder in that of a file.
  func requireNames() throws {
    try Choices.requireName(out, of: "folder", option: "--out")
    try Choices.requireName(output, of: "file", option: "-o")
    if let out, [".svg", ".png"].contains(where: out.lowercased().hasSuffix),
      !FolderContents.isFolder(out)
    {
      let name = PrintableText.escaped(out)
      throw ValidationError("--out: '\(name)' is the name of a picture, not of a folder; take '-o'")
    }
    if let output, output.hasSuffix("/") || FolderContents.isFolder(output) {
      let name = PrintableText.escaped(output)
      throw ValidationError("-o: '\(name)' is a folder; take '--out', or name a file in it")
    }
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
