import LayoutDiagnostics

/// The place in which a run of tests leaves texts for the source of a test: among the goldens of its suite, or in CI in
/// the folder of artifacts.
package struct LiteralFolder: Sendable, Hashable {
  private let folder: GoldenFolder
  private let pictures: FailurePictures

  /// Creates the place for a source.
  ///
  /// - Parameters:
  ///   - source: The path of the source.
  ///   - pictures: The folder of artifacts.
  package init(of source: String, keptBy pictures: FailurePictures) {
    folder = GoldenFolder(ofTests: source)
    self.pictures = pictures
  }

  /// Whether they wait in the folder of artifacts.
  private var isKept: Bool { pictures.keepsResults && pictures.isApart(from: folder) }

  /// Returns the files of a text in the folder of artifacts.
  private func kept(_ literal: PendingLiteral) -> KeptResult {
    pictures.kept(literal.name, of: golden(of: literal), in: folder)
  }

  /// Returns the path that a golden of its own would have.
  private func golden(of literal: PendingLiteral) -> String { folder.textGolden(of: literal.name) }

  /// Returns the texts that wait.
  package func waiting() -> [PendingLiteral] {
    let place = isKept ? pictures.place(of: folder) : folder.path
    guard let entries = try? FolderContents.entries(of: place) else { return [] }
    return FoundLiteral.all(in: GoldenFolder(path: place), among: entries).compactMap(\.literal)
  }

  /// Writes a text, in place of a former one for the same place.
  ///
  /// - Parameters:
  ///   - literal: The text.
  ///   - lines: The differences.
  /// - Returns: The path at which it waits, or the error.
  package func keep(_ literal: PendingLiteral, _ lines: [String]) -> PendingFile {
    do throws(FileError) {
      if isKept {
        let kept = kept(literal)
        let head = "\(PrintableText.of(literal.source)):\(literal.place) expects another text:"
        try kept.write(literal.file, golden: nil, lines, head: head)
        return .written(kept.new)
      }
      let path = "\(folder.path)/\(literal.name).new.txt"
      try WholeFile.write(literal.file, to: path)
      return .written(path)
    } catch {
      return .notWritten(error)
    }
  }

  /// Removes a text, as far as that can be.
  package func remove(_ literal: PendingLiteral) {
    if isKept {
      pictures.remove("\(literal.name).txt", of: golden(of: literal), in: folder)
    } else {
      try? WholeFile.remove("\(folder.path)/\(literal.name).new.txt")
    }
  }
}
