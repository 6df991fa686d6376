import LayoutSVG

/// A file in a folder of goldens that this package wrote: a golden, or a result that waits for review.
package struct GoldenEntry: Sendable, Hashable {
  package let folder: String
  /// The file's name in it.
  package let file: String
  /// The name of the snapshot, without the environment.
  package let snapshot: String
  /// The text after the `@` of the name, or `nil` if there is none.
  package let environment: String?

  /// The path of the file: in the folder, or where a run keeps it for a person elsewhere.
  package let path: String
  /// Whether a run keeps it for a person elsewhere.
  package var isKept: Bool { path != "\(folder)/\(file)" }

  /// The form of the golden.
  package let form: GoldenForm

  /// The name of the golden's file, also for a result that waits beside it.
  package var golden: String { name + form.ending }

  /// The name of the golden, with the environment.
  private var name: String { environment.map { "\(snapshot)@\($0)" } ?? snapshot }

  private init?(_ file: String, in folder: String, keptAt keptPath: String?) {
    guard !file.hasPrefix("."), let form = GoldenForm(ofFile: file) else { return nil }
    var name = file.dropLast(form.ending.count)
    if name.hasSuffix(".new") { name = name.dropLast(4) }
    guard SnapshotName.problem(of: String(name)) == nil else { return nil }
    let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    self.folder = folder
    self.file = file
    self.form = form
    path = keptPath ?? "\(folder)/\(file)"
    snapshot = String(parts[0])
    environment = parts.count > 1 ? String(parts[1]) : nil
    guard let start = try? WholeFile.start(of: path, count: 4096), form.isOurs(start) else {
      return nil
    }
  }

  /// Creates an entry from a file's name and beginning, or `nil` for one that is no golden of ours.
  init?(_ file: String, in folder: String) {
    self.init(file, in: folder, keptAt: nil)
  }

  /// Creates an entry of a result that waits elsewhere than beside its golden, or `nil` for any other result.
  package init?(_ result: SnapshotResult) {
    let folder = LinkedPath.parent(of: result.golden)
    guard let path = result.verdict.pendingPath,
      let file = result.golden.split(separator: "/").last,
      LinkedPath.parent(of: path) != folder
    else { return nil }
    self.init("\(file.dropLast(4)).new\(file.suffix(4))", in: folder, keptAt: path)
  }

  /// Returns whether an SVG file begins as our goldens do, without outlines or a role, which 'render' draws.
  static func isPicture(_ start: [UInt8]) -> Bool {
    guard let root = PictureReader.root(of: start), root.kind == "svg" else { return false }
    return root["xmlns"] == "http://www.w3.org/2000/svg" && root["viewBox"] != nil
      && root["font-family"] == SVGWriter.fontFamily && root["role"] == nil
  }
}

extension GoldenFolder {
  /// Returns the goldens of ours in the folder, and the results that wait for review.
  ///
  /// They are in the order of their names. There are none if there is no folder.
  ///
  /// Files that dead processes left half written are removed on the way.
  ///
  /// - Throws: `FileError` when the folder cannot be listed.
  package func entries() throws(FileError) -> [GoldenEntry] {
    do throws(FileError) {
      let contents = try FolderContents.entries(of: path)
      if contents.contains(where: { TemporaryFiles.isTemporary($0.name) }) {
        TemporaryFiles.removeLeftovers(in: path)
      }
      return contents.filter { !$0.isFolder }.compactMap { GoldenEntry($0.name, in: path) }
    } catch {
      if error.cause == .notFound { return [] }
      throw error
    }
  }
}
