import Foundation
import LayoutCapture
import LayoutScenes
import LayoutSimulation
import ScreenFrames
import Testing

/// The names of guides of which something lies over a part, and of views that lie over something.
@Suite struct NamesOnSeenPartsTests {
  private func frame(
    _ scene: String,
    _ steps: String = "snapshot: now",
    rows: String = "{row-height: 52, rows: 14}"
  ) throws -> ScreenFrame {
    let made = try scenario(steps, table: rows, scene: scene)
    return try #require(ScenarioPlayer.play(made).snapshots.last?.frame)
  }

  /// The plates of names, by what they are of.
  private func names(_ frame: ScreenFrame) -> [(id: String, plate: CGRect)] {
    frame.elements.compactMap { element in
      guard case .group(let group) = element, group.tag.role == "guide-label" else { return nil }
      return (group.tag.id, element.bounds)
    }
  }

  @Test(arguments: ["iOS 18", "iOS 26"])
  func `no name of a row lies on a view over it, and that of a view on it does`(
    _ system: String
  ) throws {
    let frame = try frame(
      """
      device: iPhone 16
      system: \(system)
      title: Songs
      overlay: none
      show: [outlines]
      views:
        - {name: player, box: [40, 20], color: secondary-background}
        - {name: song, label: "Song 3", text-style: headline}
      constraints:
        - player.leading = superview.safeArea.leading + 12
        - player.trailing = superview.safeArea.trailing - 12
        - player.bottom = superview.safeArea.bottom - 8
        - player.height = 64
        - song.leading = player.leading + 16
        - song.centerY = player.centerY
      """
    )
    let player = try #require(frame.shownBox { $0.id == "guides.outline-player" })
    let own = ["guides.outline-player.label", "guides.outline-song.label"]
    let names = names(frame)
    for id in own { #expect(names.contains { $0.id == id && player.intersects($0.plate) }) }
    for (id, plate) in names where player.intersects(plate) { #expect(own.contains(id)) }
  }

  @Test func `names of areas stand where their lines are seen`() throws {
    let frame = try frame(
      "search: true\noverlay: none\nshow: [margins, readable-width, safe-area]",
      "tap: searchBar\nsettle: 2s\nsnapshot: now"
    )
    let keyboard = try #require(frame.shownBox { $0.role == "keyboard" })
    let names = names(frame)
    #expect(names.count == 3)
    for (id, plate) in names { #expect(!keyboard.intersects(plate), "\(id)") }
  }

  @Test func `names of a conflict cover no view`() throws {
    let frame = try frame(
      """
      overlay: none
      views: [{name: side, box: [20, 20]}]
      constraints:
        - side.width == 50
        - side.height == 100
        - side.height == 140
        - side.trailing == superview.trailing - 20
        - side.top == superview.top + 300
      show: [ghosts]
      """
    )
    let side = try #require(frame.shownBox { $0.view == "side" })
    let names = names(frame)
    #expect(names.count == 3)
    for (id, plate) in names { #expect(!side.intersects(plate), "\(id)") }
  }
}
