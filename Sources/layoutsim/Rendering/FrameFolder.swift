import Foundation
import LayoutDiagnostics
import LayoutScenes
import LayoutSnapshots

/// A folder of numbered frames of a film, with a list of their times.
struct FrameFolder {
  private static let stem = "frame-"
  private static let leastDigits = 4

  /// The path, from the working folder.
  let path: String
  /// The kind of its frames.
  let format: Picture.Format

  /// Returns the name of a frame, of which the first has the number 1.
  static func file(_ number: Int, _ format: Picture.Format) -> String {
    let digits = String(number)
    let zeros = String(repeating: "0", count: max(0, leastDigits - digits.count))
    return "\(stem)\(zeros)\(digits).\(format.rawValue)"
  }

  /// Returns the paths of frames that are none of a list: those of a longer film that was here before.
  ///
  /// - Throws: `FileError` if the folder cannot be listed.
  func leftovers(besides files: Set<String>) throws(FileError) -> [String] {
    let entries: [FolderContents.Entry]
    do throws(FileError) {
      entries = try FolderContents.entries(of: path)
    } catch {
      guard error.cause == .notFound else { throw error }
      return []
    }
    return entries.filter { !$0.isFolder && isFrame($0.name) }.map { "\(path)/\($0.name)" }
      .filter { !files.contains($0) }
  }

  /// Returns whether a name is one that a frame gets.
  private func isFrame(_ name: String) -> Bool {
    let digits = name.dropFirst(Self.stem.count).prefix { $0 != "." }
    guard let number = Int(digits), number > 0 else { return false }
    return name == Self.file(number, format)
  }
}

extension PictureOutput {
  /// Removes the frames of longer films that were in the folders of the films before, or returns them for a check.
  ///
  /// - Throws: `CommandFailure` if one cannot be found or removed.
  func settleLeftovers(of pictures: [PlannedPicture]) throws(CommandFailure) -> [String] {
    guard case .folder(let out) = destination else { return [] }
    let files = Set(pictures.map(path))
    var found: [String] = []
    for picture in pictures {
      guard case .list = picture.content else { continue }
      let folder = FrameFolder(
        path: LinkedPath.parent(of: path(of: picture)),
        format: picture.format
      )
      do throws(FileError) {
        let old = try folder.leftovers(besides: files)
        found += old
        guard !isCheck else { continue }
        for file in old where LinkedPath.isInside(folder.path, out) { try WholeFile.remove(file) }
      } catch {
        throw CommandFailure(error)
      }
    }
    if isCheck { return found }
    if let first = found.first {
      let words = counted(found.count, "frame")
      Console.printNotice("removed \(words) of a longer film, from \(quoted(first)) on\n")
    }
    return []
  }
}
