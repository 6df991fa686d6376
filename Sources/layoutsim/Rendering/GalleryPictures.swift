import Foundation
import LayoutDiagnostics
import LayoutReports
import LayoutSnapshots

/// The pictures that lie in the folder of a gallery, by the list that the gallery keeps beside them.
///
/// So pictures that no scenario has any more are known from files that somebody else put there.
struct GalleryPictures {
  /// The folder of the pictures, inside that of the page.
  static let folder = "pictures"
  private static let file = "\(folder)/.gallery.json"

  /// The name of the page.
  static let page = "index.html"

  /// The folder of the page.
  private let gallery: String
  /// The pictures that earlier runs wrote, as paths from the page.
  private let old: [String]

  /// Creates the list of a gallery's folder, an empty one for a folder without a list.
  ///
  /// - Throws: `CommandFailure` if there is a list that cannot be read.
  init(of gallery: String) throws(CommandFailure) {
    self.gallery = gallery
    let path = "\(gallery)/\(Self.file)"
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try WholeFile.read(path)
    } catch {
      guard error.cause == .notFound else { throw CommandFailure(error) }
      old = []
      return
    }
    let list = try? JSONDecoder().decode([String].self, from: Data(bytes))
    guard let list, list.allSatisfy(Self.isPicture) else {
      throw CommandFailure(
        .cannotCreate,
        "'\(path)' is not the list of a gallery's pictures",
        hint: "remove it: then no picture of an earlier gallery is removed"
      )
    }
    old = list
  }

  /// Throws for a page in a folder that no gallery was: somebody else's home page is not written over.
  static func refuseForeignPage(in gallery: String) throws(CommandFailure) {
    let path = "\(gallery)/\(page)"
    guard try isGallery(gallery) == false else { return }
    throw foreign(path, "move the page away")
  }

  /// Throws for pictures in a folder without a page and a list, which no gallery was.
  static func refuseForeignPictures(
    _ pictures: [String],
    in gallery: String
  ) throws(CommandFailure) {
    guard try isGallery(gallery) == nil else { return }
    let paths = pictures.map { "\(gallery)/\($0)" }
    guard let path = paths.first(where: FileManager.default.fileExists) else { return }
    throw foreign(path, "move the picture away")
  }

  /// Returns whether a folder has a list of pictures, or a page that a gallery made, or `nil` for one without a page.
  private static func isGallery(_ gallery: String) throws(CommandFailure) -> Bool? {
    if FileManager.default.fileExists(atPath: "\(gallery)/\(file)") { return true }
    do throws(FileError) {
      return GalleryPage.isGallery(
        try WholeFile.read("\(gallery)/\(page)", allowsPipes: false)
      )
    } catch {
      guard error.cause == .notFound else { throw CommandFailure(error) }
      return nil
    }
  }

  private static func foreign(_ path: String, _ advice: String) -> CommandFailure {
    CommandFailure(
      .cannotCreate,
      "\(quoted(path)) was made by somebody else, and is not written over",
      hint: "choose another folder with '--out', or \(advice)"
    )
  }

  /// Returns the pictures of earlier runs that are none of these, as paths from the page, in the order of the list.
  func leftovers(besides pictures: [String]) -> [String] {
    // Where a disk takes large letters for small ones the files are the same.
    let kept = Set(pictures.map { $0.lowercased() })
    return old.filter { !kept.contains($0.lowercased()) }
  }

  /// Returns the leftovers whose files are there, as paths.
  func files(besides pictures: [String]) -> [String] {
    leftovers(besides: pictures).map { "\(gallery)/\($0)" }
      .filter { FileManager.default.fileExists(atPath: $0) }
  }

  /// Removes the leftovers, and their folders that are empty then.
  ///
  /// - Returns: The number of files.
  /// - Throws: `CommandFailure` for a file that a link puts elsewhere, or that cannot be removed.
  func removeLeftovers(besides pictures: [String]) throws(CommandFailure) -> Int {
    let files = files(besides: pictures)
    for file in files {
      var folder = LinkedPath.parent(of: file)
      guard LinkedPath.isInside(folder, "\(gallery)/\(Self.folder)") else { throw .leadsOut(file) }
      do throws(FileError) { try WholeFile.remove(file) } catch { throw CommandFailure(error) }
      while folder != "\(gallery)/\(Self.folder)", FolderContents.removeEmpty(folder) {
        folder = LinkedPath.parent(of: folder)
      }
    }
    return files.count
  }

  /// Writes the list of the pictures that are there now, unless it says the same already.
  ///
  /// - Throws: `CommandFailure` if it cannot be written.
  func write(_ pictures: [String]) throws(CommandFailure) {
    let list = Set(pictures).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    guard list != old else { return }
    let folder = "\(gallery)/\(Self.folder)"
    guard LinkedPath.isInside(folder, gallery) else { throw .leadsOut(folder) }
    let lines = list.map { JSONValue.text($0).lineText }.joined(separator: ",\n")
    do throws(FileError) {
      try WholeFile.write("[\n\(lines)\n]\n".utf8, to: "\(gallery)/\(Self.file)")
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Returns whether a path is one that a gallery writes: no list can make another file go.
  private static func isPicture(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count > 1 && parts[0] == folder && path.hasSuffix(".svg")
      && parts.allSatisfy { !["", ".", ".."].contains($0) } && !path.contains("\0")
  }
}
