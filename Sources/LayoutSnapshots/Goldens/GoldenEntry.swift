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

  /// The path of the file.
  package var path: String { "\(folder)/\(file)" }

  /// The name of the golden's file, also for a result that waits beside it.
  package var golden: String { name + (file.hasSuffix(".png") ? ".png" : ".svg") }

  /// The name of the golden, with the environment.
  private var name: String { environment.map { "\(snapshot)@\($0)" } ?? snapshot }

  /// Creates an entry from a file's name and beginning, or `nil` for one that is no golden of ours.
  init?(_ file: String, in folder: String) {
    guard !file.hasPrefix("."), let ending = [".svg", ".png"].first(where: file.hasSuffix) else {
      return nil
    }
    var name = file.dropLast(ending.count)
    if name.hasSuffix(".new") { name = name.dropLast(4) }
    guard SnapshotName.problem(of: String(name)) == nil else { return nil }
    let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    self.folder = folder
    self.file = file
    snapshot = String(parts[0])
    environment = parts.count > 1 ? String(parts[1]) : nil
    guard let start = try? WholeFile.start(of: path, count: 4096) else { return nil }
    guard ending == ".svg" ? Self.isPicture(start) : PixelMark.isThere(in: start) else {
      return nil
    }
  }

  /// Returns whether an SVG file begins as our goldens do, without outlines or a role, which 'render' draws.
  private static func isPicture(_ start: [UInt8]) -> Bool {
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
