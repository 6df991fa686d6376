import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutReports
import LayoutScenes
import LayoutSimulation
import ScreenFrames
import Testing

/// The words for a picture of a screen before and after a change.
@Suite struct VersionWordsTests {
  @Test func `each version has the words in which they differ`() throws {
    let before = try scene("device: iPhone 15\ntitle: Orders")
    let after = try scene("device: iPad mini (A17 Pro)\ntitle: Orders")
    let frames = ["before", "after"].map {
      ScreenFrame(name: $0, size: .zero, scale: 2, time: .start, elements: [])
    }
    #expect(
      PictureDescription.words(of: frames, isStrip: true, .versions, in: after, after: before)
        == "A table with the title “Orders” under a touch view that selects rows. 2 versions side by side. "
        + "before: iPhone 15 in portrait, light appearance. No row on the screen is selected. "
        + "after: iPad mini (A17 Pro) in portrait, light appearance. No row on the screen is selected."
    )
    #expect(
      PictureDescription.words(of: frames, isStrip: true, .versions, in: after, after: after)
        == "iPad mini (A17 Pro) in portrait, light appearance. "
        + "A table with the title “Orders” under a touch view that selects rows. 2 versions side by side. "
        + "before: No row on the screen is selected. after: No row on the screen is selected."
    )
  }

  private func scene(_ text: String) throws -> Scene {
    try scenario("snapshot: now", scene: text).scene
  }
}
