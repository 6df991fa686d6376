import LayoutDevices
import LayoutDiagnostics
import LayoutSnapshots
import LayoutValidation

/// A folder for the pictures of findings, one each, on the screen where it is worst.
struct FindingPictureFolder {
  let path: String
  private var names: Set<String> = []

  init(_ path: String) { self.path = path }

  /// Writes the pictures of a scenario's findings.
  ///
  /// - Throws: `CommandFailure` if one cannot be written.
  mutating func write(
    _ report: ValidationReport,
    of pictures: ValidationPictures,
    scenario: String
  ) throws(CommandFailure) {
    for finding in report.findings {
      guard let svg = pictures.picture(of: finding) else { continue }
      let stem = "\(scenario)-\(finding.diagnostic.code)".fileStem
      var name = stem
      var number = 1
      while !names.insert(name.lowercased()).inserted {
        number += 1
        name = "\(stem)-\(number)"
      }
      do throws(FileError) {
        try WholeFile.write(svg.utf8, to: "\(path)/\(name).svg")
      } catch {
        throw CommandFailure(error)
      }
    }
  }
}
