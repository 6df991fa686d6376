// What a run in CI keeps for a person elsewhere.
extension FailurePictures {
  /// Returns the place in which the new result of a golden is kept.
  ///
  /// - Parameters:
  ///   - name: The name of the snapshot, without an ending.
  ///   - golden: The path of the golden.
  ///   - goldens: The folder of the golden.
  /// - Returns: The place.
  func kept(_ name: String, of golden: String, in goldens: GoldenFolder) -> KeptResult {
    KeptResult(of: golden, at: start(of: name, in: goldens), in: self)
  }

  /// Removes what a former run left of a snapshot that is as its golden again.
  ///
  /// - Parameters:
  ///   - name: The name of the snapshot, with the ending of a golden of pixels.
  ///   - golden: The path of the golden.
  ///   - goldens: The folder of the golden.
  /// - Returns: The error of a file that stays, or `nil` if none does.
  @discardableResult
  func remove(_ name: String, of golden: String, in goldens: GoldenFolder) -> FileError? {
    let place = place(of: goldens)
    let paths = Self.paths("\(place)/\(name)")
    guard FileKind.of(place) == .folder, isApart(from: goldens), isInside(paths.new) else {
      return nil
    }
    let start = name.dropLast((GoldenForm(ofFile: golden) ?? .svg).mark.count)
    let kept = kept(String(start), of: golden, in: goldens)
    let all = Set([kept.new, kept.old, kept.words, paths.old, paths.new, paths.difference])
    let codes = all.sorted().map { (path: $0, code: OpenFile.remove($0)) }
    if codes.contains(where: { $0.code == 0 }) { removeEmptyFolders(from: place) }
    return codes.first { $0.code != 0 && FileKind.ofLink($0.path) != nil }.map { path, code in
      FileError(.remove, path, code: code)
    }
  }

  /// Returns whether all goldens in a folder below this one are kept results and the goldens beside them.
  func keepsAll(in place: String) -> Bool {
    guard FileKind.ofLink("\(folder)/\(Self.noteName)") == .file else { return false }
    let files = Set(((try? GoldenFolder(path: place).entries()) ?? []).map(\.file))
    return files.allSatisfy { file in
      KeptResult.endings.contains { file.hasSuffix($0.new) }
        || GoldenForm.allCases.contains { form in
          file.hasSuffix("\(form.mark).old\(form.ending)")
            && files.contains("\(file.dropLast(8)).new\(form.ending)")
        }
    }
  }

  /// Removes folders without files up to the folder of all, and this one with its note alone.
  private func removeEmptyFolders(from place: String) {
    var place = place
    while place.utf8.count > folder.utf8.count, FolderContents.removeEmpty(place) {
      place = LinkedPath.parent(of: place)
    }
    guard place == folder, let rest = try? FolderContents.entries(of: folder),
      rest.map(\.name) == [Self.noteName]
    else { return }
    _ = OpenFile.remove("\(folder)/\(Self.noteName)")
  }

  /// Writes the report of a run into the folder, beside what it keeps.
  ///
  /// - Parameters:
  ///   - text: The report.
  ///   - name: The name of its file.
  /// - Throws: `FileError` if it cannot be written.
  package func keepReport(_ text: String, named name: String) throws(FileError) {
    try writeNote()
    try write(text.utf8, to: "\(folder)/\(name)")
  }

  /// Removes the report that a former run left, if there is one.
  ///
  /// - Throws: `FileError` if it stays.
  package func removeReport(named name: String) throws(FileError) {
    let path = "\(folder)/\(name)"
    guard FileKind.of(folder) == .folder, isInside(path), FileKind.ofLink(path) != nil else {
      return
    }
    try WholeFile.remove(path)
    removeEmptyFolders(from: folder)
  }

  /// The name of the file at the top of a folder with results for a person elsewhere.
  static let noteName = "layoutsim-results.txt"

  private static let note = """
    Results of layoutsim that are not as their goldens, each in the folder of its golden:

      NAME.new.svg, NAME.png.new.png   the new result, or NAME.txt.new.txt
      NAME.old.svg, NAME.png.old.png   the golden that it was compared with, if there was one
      FILE.swift-LINE.txt.new.txt      the new text for a test's source
      NAME.difference.txt              what has changed, in words
      other PNG files                  pictures of both and of their difference

    Where the tests lie, these commands show them and make goldens of them:

      layoutsim diff --from FOLDER
      layoutsim accept --from FOLDER NAME

    FOLDER is the folder of this file, or one around it.

    """

  /// Writes the file that says what the folder holds, unless it is there.
  func writeNote() throws(FileError) {
    let path = "\(folder)/\(Self.noteName)"
    if FileKind.ofLink(path) == nil { try write(Self.note.utf8, to: path) }
  }
}

extension FailurePictures.Files {
  /// Creates the pictures that lie beside a result that was kept, or `nil` if there are none.
  init?(beside new: String) {
    let paths = FailurePictures.paths(String(new.dropLast(".new.svg".utf8.count)))
    func existing(_ path: String) -> String? { FileKind.ofLink(path) == .file ? path : nil }
    guard existing(paths.new) != nil else { return nil }
    self.init(
      old: existing(paths.old),
      new: paths.new,
      difference: existing(paths.difference)
    )
  }
}

extension [FolderContents.Entry] {
  /// Whether they are those of a folder in which a run has kept results for a person elsewhere.
  var holdResults: Bool { contains { $0.name == FailurePictures.noteName } }
}
