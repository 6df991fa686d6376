import Foundation
import LayoutDiagnostics

/// A file with a text for the source of a test.
///
/// Whoever made it, it names the source itself, and so only that of the suite's tests is taken.
struct FoundLiteral {
  let path: String
  /// The folder of the suite's goldens.
  let folder: GoldenFolder
  let isFromElsewhere: Bool
  /// The text, or `nil` if the file is damaged.
  let literal: PendingLiteral?
  /// The path of the source, or of the file itself if it does not say.
  let golden: String
  /// The reason why the source cannot take the text, or `nil` if there is none.
  private(set) var objection: String?

  /// The name of the text.
  var address: SnapshotAddress {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return SnapshotAddress(inSource: golden, at: literal?.place ?? name)
  }

  /// Creates the text in a file, or `nil` if there is none in it.
  init?(_ path: String, in folder: GoldenFolder, isFromElsewhere: Bool = false) {
    guard let bytes = try? WholeFile.read(path, allowsPipes: false) else { return nil }
    self.path = path
    self.folder = folder
    self.isFromElsewhere = isFromElsewhere
    do throws(SourceLiteral.Refusal) {
      guard let literal = try PendingLiteral(file: bytes) else { return nil }
      self.literal = literal
      golden = folder.source(at: literal.source)
      objection = Self.objection(to: literal, in: folder, golden)
    } catch {
      (literal, golden, objection) = (nil, path, error.words)
    }
  }

  /// Returns the texts that wait in a folder, in the order of their files' names.
  static func all(in folder: GoldenFolder, among entries: [FolderContents.Entry]) -> [Self] {
    entries.filter { !$0.isFolder && !$0.isLink && $0.name.hasSuffix(".new.txt") }
      .compactMap { Self(folder.path == "." ? $0.name : "\(folder.path)/\($0.name)", in: folder) }
  }

  /// Returns the same with a reason that is in the way, if there is one.
  func refused(_ reason: String?) -> Self {
    var literal = self
    literal.objection = reason ?? objection
    return literal
  }

  private static func objection(
    to literal: PendingLiteral,
    in folder: GoldenFolder,
    _ golden: String
  ) -> String? {
    let parts = literal.source.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !["", ".", ".."].contains($0) }),
      parts.count == 1 || parts.first == "Tests", golden.hasSuffix(".swift"),
      LinkedPath.real(GoldenFolder(ofTests: golden).path) == LinkedPath.real(folder.path)
    else { return "it is not among the goldens of that source" }
    switch FileKind.ofLink(golden) {
    case .file: break
    case nil: return "there is no such source any more"
    case .link, .folder, .device, .other: return "the source is no plain file"
    }
    guard LinkedPath.isInside(golden, folder.root) else { return "its source leads out by a link" }
    do {
      _ = try literal.present(in: try WholeFile.read(golden, allowsPipes: false))
      return nil
    } catch {
      return (error as? SourceLiteral.Refusal)?.words ?? "\(error)"
    }
  }
}

extension PendingLiteral {
  /// Returns the name of the text for a source at a path: "Tests/AppTests/ListTests.swift:12".
  package func address(inSource path: String) -> SnapshotAddress {
    SnapshotAddress(inSource: path, at: place)
  }

  /// Writes the text into a source.
  ///
  /// - Throws: `FileError` if the source has changed there, or cannot be written; then it is as it was.
  func write(to source: String) throws(FileError) {
    let old = try WholeFile.read(source, allowsPipes: false)
    if FileKind.ofLink(source) == .link {
      throw FileError(.write, source, .refused, "it is a link; put a file in its place")
    }
    let new: [UInt8]
    do throws(SourceLiteral.Refusal) {
      new = try replaced(in: old)
    } catch {
      throw FileError(.write, source, .refused, error.words)
    }
    if new != old { try WholeFile.write(new, to: source) }
  }
}

extension GoldenFolder {
  /// Creates the folder of the goldens of a file of tests: that of `Tests/AppTests/ListTests.swift` is
  /// `Snapshots/List`, beside the nearest folder named "Tests".
  ///
  /// It is beside the file if there is no such folder.
  ///
  /// - Parameter file: The path of the file.
  package init(ofTests file: String) {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    let root = parts.dropLast().lastIndex(of: "Tests") ?? parts.count - 1
    let name = parts.last.map(String.init) ?? file
    let stem = name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    let suite = stem.hasSuffix("Tests") && stem.count > 5 ? String(stem.dropLast(5)) : stem
    self.init(path: (parts[..<root] + ["Snapshots", suite[...]]).joined(separator: "/"))
  }

  /// The folder in which `Snapshots` lies, for the folder of a suite of tests.
  fileprivate var root: String {
    URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent()
      .deletingLastPathComponent().path
  }

  /// Returns the path of a source of tests that have this folder, from the working folder if it is inside.
  fileprivate func source(at path: String) -> String {
    SnapshotAddress.fromWorkingFolder(root == "/" ? "/\(path)" : "\(root)/\(path)")
  }
}
