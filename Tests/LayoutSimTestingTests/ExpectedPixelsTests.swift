#if PNG
import Foundation
import LayoutSimTesting
import LayoutSnapshots
import TestSupport
import Testing

/// Which pixels count for a test.
struct ExpectedPixelsTests {
  private func expect(
    _ frame: ScreenFrame,
    as goldens: Set<GoldenKind> = [.png],
    within tolerance: PixelTolerance = .exact,
    ignoring views: [String] = [],
    in folder: String
  ) {
    expectSnapshot(
      of: frame,
      as: .picture(as: goldens, within: tolerance, ignoring: views) { $0 },
      named: "a",
      record: .missing,
      caller: testFile(in: folder)
    )
  }

  @Test func `views are ignored and small differences tolerated where a test says so`() throws {
    let device = try #require(Simulation.Device.named("iPhone 15"))
    let sim = Simulation(device, title: "Mail", table: .editing(rows: 3))
    let before = sim.frame()
    try sim.tap(.row(1))
    let after = sim.frame()
    try withTemporaryFolder { folder in
      expect(before, in: folder)
      expect(before, within: .similar, in: folder)
      #expect(failure { expect(after, in: folder) }.contains("pixels differ"))
      #expect(failure { expect(after, within: .levels(2), in: folder) }.contains("pixels differ"))
      expect(after, within: .levels(400), in: folder)
      expect(after, ignoring: ["tableView"], in: folder)
      expect(after, within: .perceptual, ignoring: ["tableView.row-0-1"], in: folder)
    }
  }

  @Test func `what would have no effect fails`() throws {
    let device = try #require(Simulation.Device.named("iPhone 15"))
    let frame = Simulation(device, title: "Mail", table: .editing(rows: 3)).frame()
    try withTemporaryFolder { folder in
      let words = failure { expect(frame, ignoring: ["tabelView"], in: folder) }
      #expect(words.contains("it shows no view 'tabelView' to ignore"))
      for kinds in [[.svg], [.svg, .png]] as [Set<GoldenKind>] {
        let isMistake = !kinds.contains(.png)
        let body = { expect(frame, as: kinds, within: .similar, in: folder) }
        if isMistake {
          #expect(failure(body).contains("which 'as' does not ask for; add '.png'"))
        } else {
          body()
        }
      }
    }
  }
}
#endif
