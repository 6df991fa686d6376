import Foundation
import LayoutDiagnostics
import LayoutSnapshots

/// A search for reports of runs in files and folders.
struct ReportSearch {
  /// The reports, in the order of their paths; those with the same bytes once.
  private(set) var sources: [JoinedReports.Source] = []

  /// Creates a search of files, which must be reports, and of all JSON files in folders that are.
  ///
  /// - Throws: `CommandFailure` for a path that cannot be read, is no report, or has none.
  init(_ paths: [String]) throws(CommandFailure) {
    for path in paths {
      guard FolderContents.isFolder(path) else {
        try add(path, isNamed: true)
        continue
      }
      let count = sources.count
      for file in try Self.files(in: path) {
        try add(
          file,
          isNamed: KeptReport.isNamed(file.split(separator: "/").last.map(String.init) ?? "")
        )
      }
      guard sources.count == count else { continue }
      throw CommandFailure(
        .noInput,
        "no report of a run is in \(quoted(path))",
        hint:
          "a part of a run leaves one in the folder of '--artifacts' in CI, or where '--format json:FILE' says"
      )
    }
  }

  /// Adds a file, which may be something else unless it has been named.
  private mutating func add(_ path: String, isNamed: Bool) throws(CommandFailure) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try WholeFile.read(path)
    } catch {
      throw CommandFailure(error)
    }
    if sources.contains(where: { $0.bytes == bytes }) { return }
    do {
      let head = try JSONDecoder().decode(Head.self, from: Data(bytes))
      guard head.form <= JSONReport.form else {
        throw CommandFailure.damagedReport(
          path,
          "layoutsim \(head.layoutsim) wrote it in a newer form"
        )
      }
      guard head.command == "test" else {
        if !isNamed { return }
        throw CommandFailure.damagedReport(path, "it is one of 'layoutsim \(head.command)'")
      }
      let report = try JSONDecoder().decode(RecordedReport.self, from: Data(bytes))
      sources.append(JoinedReports.Source(path: path, bytes: bytes, report: report))
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      if isNamed { throw .damagedReport(path, "it is damaged, or something else") }
    }
  }

  /// The members that every report has.
  private struct Head: Decodable {
    let layoutsim: String
    let form: Int
    let command: String
  }

  /// Returns the JSON files in a folder and those inside, but for hidden ones; links are not followed.
  private static func files(in folder: String) throws(CommandFailure) -> [String] {
    var files: [String] = []
    var open = [folder]
    while let folder = open.popLast() {
      do throws(FileError) {
        for entry in try FolderContents.entries(of: folder) where !entry.name.hasPrefix(".") {
          let path = "\(folder.hasSuffix("/") ? folder : folder + "/")\(entry.name)"
          if entry.isFolder {
            open.append(path)
          } else if entry.name.hasSuffix(".json") {
            files.append(path)
          }
        }
      } catch {
        throw CommandFailure(error)
      }
    }
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
