import Foundation
import LayoutGeometry
import LayoutReports
import LayoutScenes
import Testing

/// Annotations of a swiped row, of the buttons that it uncovers, and of the way of the finger.
@Suite struct AnnotationSwipeTests {
  private static func mail(_ system: String, _ annotations: String) -> EverydayScreen {
    EverydayScreen(
      "swiped mail of \(system)",
      """
      device: iPhone 16
      system: \(system)
      title: Inbox
      table:
        row-height: 76
        detail: A subject that is long enough for nearly the line
        accessory: disclosure
        trailing-actions: [{title: Delete}, {title: Flag, color: orange}, {title: More, color: gray}]
        rows: [One, Two, Three, Four, Five]
      """,
      ["press: row 2 on accessory", "move: {to: \"150, 315\", within: 400ms}"],
      annotating: annotations
    )
  }

  @Test(arguments: ["iOS 18", "iOS 26"])
  func `a bracket keeps off the buttons that a swipe uncovers`(_ system: String) throws {
    let screen = Self.mail(system, "bracket: rows 1..2, text: these")
    let layout = screen.layout([0], .inside)
    let bracket = try #require(layout.brackets.first)
    #expect(layout.buttons.count == 3)
    for button in layout.buttons where bracket.range.overlaps(button.minY...button.maxY) {
      #expect(!(button.minX...button.maxX).contains(bracket.x), "\(bracket.x) on \(button)")
    }
  }

  @Test func `a line keeps off the sign of a row`() throws {
    let layout = Self.mail("iOS 18", "at: button More, text: All other commands")
      .layout([0], .beside)
    let button = try #require(layout.things.first).area
    let sign = try #require(
      layout.texts.last { $0.width < 10 && $0.maxX < button.minX && button.contains(y: $0.midY) }
    )
    let route = try #require(layout.labels.first).route
    for (from, to) in zip(route, route.dropFirst()) {
      #expect(!sign.insetBy(dx: -1.5, dy: -1.5).isCrossed(from: from, to: to), "\(route)")
    }
  }
}

extension CGRect {
  fileprivate func contains(y: CGFloat) -> Bool { minY <= y && y <= maxY }
}
