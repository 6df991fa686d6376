import LayoutDiagnostics
import LayoutReports
import LayoutScenes
import LayoutSnapshots

/// A documentation catalogue of DocC, a folder whose name ends in `.docc`: its pages find images by their names alone,
/// with the versions `~dark` and `@2x`.
struct DocumentationCatalogue: Equatable {
  private let path: String

  /// Creates the outermost catalogue in which a page lies, or `nil` if it lies in none.
  init?(around page: String) {
    let folders = LinkedPath.real(LinkedPath.parent(of: page)).split(
      separator: "/",
      omittingEmptySubsequences: false
    )
    guard let index = folders.firstIndex(where: { $0.hasSuffix(".docc") }) else { return nil }
    path = folders[...index].joined(separator: "/")
  }

  /// Returns the name by which a picture is found, in which the case of letters means nothing.
  func name(of path: String) -> String {
    (path.split(separator: "/").last ?? "").lowercased()
  }

  /// Returns the mistake of a picture whose versions would not be found as one image, or `nil` if they are.
  ///
  /// - Parameters:
  ///   - files: The files of the picture, that for the usual appearance first.
  ///   - mark: The place at which the picture is asked for.
  /// - Returns: The mistake.
  func mistake(of files: [PlannedPicture], at mark: SourceMark?) -> Diagnostic? {
    guard files.count > 1, let first = files.first else { return nil }
    let image = name(of: MarkdownPicture.nameOfAllVersions(first.path))
    for file in files {
      let name = name(of: file.path)
      let isFound =
        file.theme == "dark"
        ? name.contains("~dark") && self.name(of: MarkdownPicture.nameOfAllVersions(name)) == image
        : !name.contains("~light")
      guard !isFound else { continue }
      return Diagnostic(
        .error,
        code: "docs-picture",
        "DocC finds the dark version of an image by '~dark' behind its name, and would not show \(quoted(file.path))",
        at: mark,
        hint:
          "write 'theme: [light, dark]', and 'file' without '{theme}': the dark version is named by itself then"
      )
    }
    return nil
  }
}
