import LayoutScenes
import LayoutShaping
import LayoutSimulation
import Testing

@Suite struct `Keys of the language` {
  static let rows: [KeyRow] =
    KeyRow.files + KeyRow.devices + KeyRow.screens + KeyRow.tables + KeyRow.stacks + KeyRow.overlays
    + KeyRow.steps
    + KeyRow.expectations

  @Test func `every key has a row here, and no row is of a key that is gone`() {
    let keys = Set(SceneLanguage.keys.map { "\($0.name) of \($0.group.rawValue)" })
    let rows = Set(Self.rows.map(\.testDescription))
    #expect(keys.subtracting(rows).sorted() == [])
    #expect(rows.subtracting(keys).sorted() == [])
  }

  @Test(arguments: rows)
  func `a key changes something that can be seen`(_ row: KeyRow) throws {
    // Fonts are refused without the trait, which tests of the command see.
    if row.key == "fonts", !FontFiles.areAvailable() { return }
    let (with, without) = row.files
    let (seen, unseen) = (try SeenOutcome(of: with), try SeenOutcome(of: without))
    #expect(!seen.mistakes.contains { $0.hasPrefix("error") }, "\(seen.mistakes)")
    #expect(seen != unseen)
  }
}
