import Foundation
import LayoutDiagnostics
import SourceRewriting

/// The command behind the plugin `RewriteSources`: writes the files that a target is compiled from.
@main
struct RewriteCommand {
  private static let usage = """
    usage: layoutsim-rewrite LIST --package FOLDER --output FOLDER [--module LIST FOLDER]…
      LIST       a file \(SourceList.fileName)
      --package  the folder that the paths in it are relative to
      --output   the folder for the rewritten files; what is there stays as it is where nothing changed
      --module   another module of the app that these files may import: its list, and the folder of its paths

    """

  static func main() {
    guard SourceRewriter.isAvailable else {
      fail(
        69,
        "the trait SourceRewriting is off, without which no source is rewritten",
        hint: "write .package(…, traits: [\"SourceRewriting\"]) for the package layoutsim"
      )
    }
    var words = Array(CommandLine.arguments.dropFirst())
    if words == ["--help"] { return print(usage, terminator: "") }
    guard let package = option("--package", in: &words),
      let output = option("--output", in: &words), let others = modules(in: &words),
      words.count == 1
    else { fail(64, usage) }
    let list = URL(fileURLWithPath: words[0])
    do {
      let sources = try SourceList(manifest: list, package: URL(fileURLWithPath: package))
      try rewrite(sources, importing: others, into: URL(fileURLWithPath: output))
    } catch let error as SourceListError {
      for problem in error.problems { say("\(list.path): error: \(problem)\n") }
      exit(65)
    } catch let error as OutputError {
      fail(error.exitCode, error.message)
    } catch {
      fail(70, "\(error)")
    }
  }

  private static func rewrite(
    _ sources: SourceList,
    importing others: [(list: URL, package: URL)],
    into folder: URL
  ) throws {
    let files = try files(of: sources)
    let modules = others.compactMap { other in
      // A list with mistakes is an error of its own target.
      try? SourceList(manifest: other.list, package: other.package)
    }
    let rewritten = SourceRewriter(
      files,
      importing: try modules.map(Self.files),
      assets: AssetNames(of: sources.catalogs)
    )
    for (url, file) in zip(sources.files, rewritten.files) {
      let target = folder.appendingPathComponent(SourceList.rewrittenName(of: url))
      try OutputFile(target).write(file.text)
    }
    let texts = files.map { SourceText(file: $0.path, text: $0.text) }
    say(DiagnosticPrinter(sources: texts).text(of: rewritten.findings))
  }

  private static func files(of sources: SourceList) throws -> [SourceRewriter.File] {
    try sources.files.map { url in
      guard let data = try? Data(contentsOf: url), let text = String(data: data, encoding: .utf8)
      else { throw OutputError(exitCode: 66, message: "'\(url.path)' cannot be read as UTF-8") }
      return SourceRewriter.File(path: url.path, text: text)
    }
  }

  /// Returns the lists of other modules with the folders of their paths, or `nil` if one of the two is missing.
  private static func modules(in words: inout [String]) -> [(list: URL, package: URL)]? {
    var found: [(list: URL, package: URL)] = []
    while let place = words.firstIndex(of: "--module") {
      guard place + 2 < words.count else { return nil }
      found.append((URL(fileURLWithPath: words[place + 1]), URL(fileURLWithPath: words[place + 2])))
      words.removeSubrange(place...place + 2)
    }
    return found
  }

  private static func option(_ name: String, in words: inout [String]) -> String? {
    guard let place = words.firstIndex(of: name), place + 1 < words.count else { return nil }
    let value = words[place + 1]
    words.removeSubrange(place...place + 1)
    return value
  }

  private static func say(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }

  private static func fail(_ code: Int32, _ message: String, hint: String? = nil) -> Never {
    say("error: \(message)\n" + (hint.map { "hint: \($0)\n" } ?? ""))
    exit(code)
  }
}
