import Foundation
import LayoutSVG
import LayoutSnapshots
import TestSupport
import Testing

/// Results that wait while other runs settle them.
@Suite struct PendingSnapshotTests {
  @Test func `a result that another run has settled is told from one that cannot be read`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("layoutsim-pending-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let goldens = GoldenFolder(path: "\(folder)/list")
    for name in ["a", "b"] {
      try WholeFile.write(Self.picture.utf8, to: goldens.golden(of: name))
      try WholeFile.write(Self.picture.utf8, to: goldens.pending(of: name))
    }
    let waiting = PendingSnapshot.all(below: [folder]).snapshots
    try #require(waiting.count == 2)
    for snapshot in waiting { #expect(try snapshot.difference() == nil) }
    try WholeFile.remove(goldens.pending(of: "a"))
    try WholeFile.remove(goldens.golden(of: "b"))
    #expect(Self.error(of: waiting[0]).map(waiting[0].isSettled) == true)
    #expect(Self.error(of: waiting[1]).map(waiting[1].isSettled) == false)
  }

  private static func error(of snapshot: PendingSnapshot) -> FileError? {
    do throws(FileError) {
      _ = try snapshot.difference()
      return nil
    } catch {
      return error
    }
  }

  /// The beginning of a golden, which is all that tells one.
  private static let picture =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\" viewBox=\"0 0 9 9\" "
    + "font-family=\"\(SVGWriter.fontFamily)\" data-layoutsim=\"1\">\n</svg>\n"
}
