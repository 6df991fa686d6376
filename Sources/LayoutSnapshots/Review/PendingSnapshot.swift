import Foundation
import LayoutDiagnostics
package import LayoutPNG
package import LayoutText

/// A new result that waits for review, beside its golden or in the folder of a run elsewhere.
///
/// The golden of a text that stands in a test is the source of the test.
package struct PendingSnapshot: Sendable, Hashable {
  /// The name: that of the scenario without its ending, from the working folder, and the snapshot's with its
  /// environment, as in `a/strip/after@iPhone-8`; of a text in a test its place, as in `Tests/A/ListTests.swift:12`.
  package let name: SnapshotAddress
  /// The path at which it waits.
  package let path: String
  /// The path of its golden, which need not exist.
  package let golden: String
  /// Whether there is no golden yet.
  package let isNew: Bool
  /// Whether it comes from a run elsewhere, and stays where it is whatever is decided.
  package let isFromElsewhere: Bool
  /// The reason why it cannot become the golden, or `nil` if there is none.
  package private(set) var objection: String?
  /// The folder of its golden, and of a text in a test that of its suite's goldens.
  package let folder: GoldenFolder
  /// The text for the source of a test, or `nil` if its golden is a file of its own.
  private let literal: PendingLiteral?

  /// Creates the result in a file, or `nil` if the file is a golden itself.
  package init?(_ entry: GoldenEntry) {
    guard entry.file != entry.golden else { return nil }
    name = SnapshotAddress(entry)
    path = entry.path
    golden = "\(entry.folder)/\(entry.golden)"
    isNew = FileKind.ofLink(golden) == nil
    isFromElsewhere = false
    objection = nil
    folder = GoldenFolder(path: entry.folder)
    literal = nil
  }

  /// Creates the result of a run elsewhere.
  init(name: SnapshotAddress, path: String, golden: String, objection: String?) {
    self.name = name
    self.path = path
    self.golden = golden
    self.objection = objection
    isNew = FileKind.ofLink(golden) == nil
    isFromElsewhere = true
    folder = GoldenFolder(path: LinkedPath.parent(of: golden))
    literal = nil
  }

  /// Creates the result for the source of a test.
  init(_ literal: FoundLiteral) {
    name = literal.address
    path = literal.path
    golden = literal.golden
    objection = literal.objection
    isNew = literal.literal?.expected == nil
    isFromElsewhere = literal.isFromElsewhere
    folder = literal.folder
    self.literal = literal.literal
  }

  /// Returns the same with a reason that is in the way.
  func refused(_ reason: String) -> Self {
    var snapshot = self
    snapshot.objection = reason
    return snapshot
  }

  /// Whether it is a text for the source of a test.
  package var isInSource: Bool { name.isInSource }

  /// The form of its golden.
  package var form: GoldenForm { isInSource ? .txt : GoldenForm(ofFile: golden) ?? .svg }

  /// The bytes of what it is to replace as they are now, or `nil` if there is nothing that can be read.
  package var present: [UInt8]? {
    let bytes = try? WholeFile.read(golden)
    guard let literal, let bytes else { return bytes }
    return (try? literal.present(in: bytes))?.value.map { Array($0.utf8) }
  }

  /// Returns the difference from the golden, or `nil` if there is no golden, both are the same, or there is an
  /// objection; of a text for a source that expects none yet, all of it.
  ///
  /// - Throws: `FileError` if one of them cannot be read.
  package func difference() throws(FileError) -> PictureDifference? {
    guard objection == nil else { return nil }
    if let literal { return literal.difference(from: present) }
    guard !isNew else { return nil }
    let (old, new) = (try WholeFile.read(golden), try WholeFile.read(path))
    return switch form {
    case .svg: PictureDifference(golden: old, picture: String(decoding: new, as: UTF8.self))
    case .png:
      PixelDifference.words(from: old, to: form.golden(of: new), by: PixelMark.rule(in: new).rule)
    case .txt: TextDifference.words(from: old, to: new)
    }
  }

  /// The rule by which the run compared its pixels, the exact one for whatever has none.
  package var rule: PixelRule {
    guard form == .png, let file = try? WholeFile.read(path) else { return .exact }
    return PixelMark.rule(in: file).rule
  }

  /// Returns whether an error means that another run has settled the result since it was found.
  package func isSettled(_ error: FileError) -> Bool {
    error.cause == .notFound && error.path == path && !isFromElsewhere
  }

  /// Draws the golden, the result and their difference, in place of former pictures, or returns `nil` if that
  /// cannot be.
  ///
  /// For a result from elsewhere those are returned that came along.
  ///
  /// - Parameters:
  ///   - pictures: The folder of the pictures.
  ///   - fonts: The fonts of its scenario, behind the system's, or `nil` for none.
  /// - Returns: The pictures, or `nil`.
  package func draw(
    in pictures: FailurePictures,
    with fonts: FontCascade? = nil
  ) -> FailurePictures.Files? {
    if isInSource { return nil }
    if isFromElsewhere { return FailurePictures.Files(beside: path) }
    return pictures.draw(pictureName, pending: path, golden: golden, by: rule, with: fonts)
  }

  /// Removes the pictures that were drawn of it.
  package func removePictures(in pictures: FailurePictures) {
    if isInSource { return }
    pictures.remove(pictureName, of: golden, in: folder)
  }

  /// The name that its pictures have: that of its golden, with the ending of one that is no SVG.
  private var pictureName: String {
    let file = golden.split(separator: "/").last.map(String.init) ?? golden
    return file.dropLast(form.ending.count) + form.mark
  }

  /// Puts the result in the place of its golden.
  ///
  /// - Throws: `FileError` if that cannot be; then the golden is as it was.
  package func accept() throws(FileError) {
    if let objection { throw FileError(.write, golden, .refused, objection) }
    if let literal {
      try literal.write(to: golden)
      return try reject()
    }
    let new = form.golden(of: try WholeFile.read(path, allowsPipes: false))
    if FileKind.ofLink(golden) == .link {
      throw FileError(.write, golden, .refused, "it is a link; put a file in its place")
    }
    let old = isNew ? [] : try WholeFile.read(golden)
    if form.newerVersion(in: old) != nil {
      throw FileError(.write, golden, .refused, "a newer layoutsim wrote it")
    }
    if old != new { try WholeFile.write(new, to: golden) }
    try reject()
  }

  /// Removes the result unless it comes from elsewhere, and leaves the golden as it is.
  ///
  /// - Throws: `FileError` if it stays.
  package func reject() throws(FileError) {
    if !isFromElsewhere { try WholeFile.remove(path) }
  }
}

extension PendingSnapshot {
  /// Returns all results that wait in some folders and those inside, in the order of their paths and each once.
  ///
  /// Folders whose name begins with a period are left out, and those with results of a run elsewhere; links to
  /// folders are not followed.
  ///
  /// - Parameter folders: The paths of folders.
  /// - Returns: The results, and the errors of folders that cannot be looked at.
  package static func all(
    below folders: [String]
  ) -> (snapshots: [PendingSnapshot], problems: [FileError]) {
    var found: [String: PendingSnapshot] = [:]
    var problems: [FileError] = []
    var open = folders
    while let folder = open.popLast() {
      do throws(FileError) {
        let contents = try FolderContents.entries(of: folder)
        guard !contents.holdResults else { continue }
        let literals = FoundLiteral.all(in: GoldenFolder(path: folder), among: contents)
        let entries = try GoldenFolder(path: folder).entries()
        for snapshot in literals.map(Self.init) + entries.compactMap(Self.init) {
          found[LinkedPath.real(snapshot.path)] = snapshot
        }
        for entry in contents
        where entry.isFolder && !entry.name.hasPrefix(".") {
          open.append(folder == "." ? entry.name : "\(folder)/\(entry.name)")
        }
      } catch {
        problems.append(error)
      }
    }
    let snapshots = found.values.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return (snapshots, problems)
  }
}
