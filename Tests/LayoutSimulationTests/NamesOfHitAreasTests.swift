import Foundation
import LayoutCapture
import LayoutScenes
import LayoutSimulation
import ScreenFrames
import Testing

/// The names of areas of touches, in small areas that are full of words, pictures and controls.
@Suite struct NamesOfHitAreasTests {
  private static let scene = """
    title: Account
    left-items: [Cancel]
    right-items: [Save, {title: Bell, image: bell}]
    search: true
    tab-bar: [{title: Books, image: folder}, {title: Marks, image: star}, {title: Me, image: person}]
    overlay: none
    show: [hit-areas]
    """
  private static let table = """
    {trailing-actions: [Delete, {title: Flag, color: orange}], rows: [
    {text: Name, accessory-view: {text-field: "Ada", width: 140, name: field}},
    {text: Order, accessory-view: {segments: [New, Old], selected: 0, name: order}},
    {text: Copies, accessory-view: {stepper: 1}},
    {text: Visible, accessory-view: {switch: on}},
    {text: Volume, accessory-view: {slider: 0.5, width: 150, name: volume}},
    {text: Plan, detail: Free, cell-style: subtitle, accessory: detail-disclosure}, Log out]}
    """
  private static let swipe = """
    press: row 6
    move: {to: "200, 500", within: 300ms}
    release
    settle
    """

  @Test(
    arguments: ["iPhone 17", "iPhone SE (3rd generation)"],
    ["left-to-right", "right-to-left"]
  )
  func `they cover neither words nor controls, and lie in no other row`(
    _ device: String,
    _ direction: String
  ) throws {
    let made = try scenario(
      "\(Self.swipe)\nsnapshot: now",
      table: Self.table.replacing("\n", with: " "),
      scene: "device: \(device)\ndirection: \(direction)\n\(Self.scene)"
    )
    let frame = try #require(ScenarioPlayer.play(made).snapshots.last?.frame)
    let screen = frame.elements.filter { !$0.isGuide }
    let taken = screen.flatMap { $0.texts() + $0.controls(withFields: false) }
    let names = frame.elements.compactMap { element -> (id: String, box: CGRect)? in
      guard case .group(let group) = element, group.tag.role == "guide-label" else { return nil }
      return (group.tag.id, element.bounds)
    }
    #expect(names.count > 12)
    for (id, box) in names {
      #expect(!taken.contains(where: box.intersects), "\(id) \(box)")
      guard let row = id.split(separator: "row ").last?.prefix(while: \.isNumber),
        id.contains("row "), let number = Int(row)
      else { continue }
      let cell = try #require(frame.shownBox { $0.id.hasSuffix("row-0-\(number)") })
      #expect(box.minY >= cell.minY - 1 && box.maxY <= cell.maxY + 1, "\(id) \(box) \(cell)")
    }
  }

  @Test func `buttons have the words that find them`() throws {
    let made = try scenario(
      "snapshot: now",
      scene: "device: iPhone 17\n\(Self.scene)"
    )
    let frame = try #require(ScenarioPlayer.play(made).snapshots.last?.frame)
    let words = frame.elements.filter(\.isGuide).flatMap(\.strings)
    #expect(words.contains("button Save") && words.contains("button Bell"), "\(words)")
    #expect(!words.contains { $0.hasPrefix("BarButton") || $0.hasPrefix("Tab ") }, "\(words)")
  }
}
