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

  @Test func `lines to buttons side by side cross no way of a finger`() throws {
    let screen = Self.mail(
      "iOS 26",
      """
      at: button Delete, number: 1
      at: button Flag, number: 2
      at: button More, number: 3
      path: finger
      """
    )
    let way = try screen.way().points
    let layout = screen.layout([0, 1, 2, 3], .beside)
    let box = CGRect(
      x: way.map(\.x).min() ?? 0,
      y: way[0].y,
      width: abs(way[0].x - (way.last?.x ?? 0)),
      height: 0.1
    )
    for label in layout.labels {
      for (from, to) in zip(label.route, label.route.dropFirst()) {
        #expect(!box.isCrossed(from: from, to: to), "\(label.index): \(label.route)")
      }
    }
    #expect(AnnotationFaults(layout: layout).covered == [])
    #expect(AnnotationFaults(layout: layout).along == [])
  }

  /// The middle of the swiped row is at 234; a finger above it goes up first.
  @Test(
    arguments: ["iPhone 17 Pro", "iPhone 16 Pro"],
    [([2], 228), ([1], 228), ([0, 1], 228), ([0, 1], 240), ([1, 2], 240)]
  )
  func `the way of a swipe keeps off the outlines of check marks`(
    _ device: String,
    _ marked: (rows: [Int], y: Int)
  ) throws {
    let rows = ["Ada", "Bob", "Cleo", "Dan"].map { "{text: \($0), accessory: checkmark}" }
    let screen = EverydayScreen(
      "swiped row among check marks",
      """
      device: \(device)
      table:
        row-height: 68
        trailing-actions: [Delete, {title: Flag, color: orange}]
        rows: [\(rows.joined(separator: ", "))]
      """,
      [
        "press: \"380, \(marked.y)\"", "move: {to: \"200, \(marked.y)\", within: 300ms}", "release",
        "settle",
      ],
      annotating: "path: finger\n"
        + marked.rows.map { "at: row \($0) on accessory, number: \($0 + 1)\n" }.joined()
    )
    let way = try screen.way()
    let xs = way.points.map(\.x)
    // As far as the dot and the arrow head reach.
    let reach = CGRect(
      x: (xs.min() ?? 0) - 5,
      y: way.points[0].y - 5,
      width: abs(way.points[0].x - (xs.last ?? 0)) + 10,
      height: 10
    )
    let layout = screen.layout([0] + marked.rows.indices.map { $0 + 1 }, .beside)
    for thing in layout.things.map(\.area) {
      #expect(!reach.intersects(thing), "\(way.points) on \(thing)")
    }
    let signs = layout.texts.filter { text in
      layout.buttons.contains { $0.insetBy(dx: 1, dy: 1).contains(text) }
    }
    #expect(signs.count == 2 && !signs.contains(where: reach.intersects), "\(way.points), \(signs)")
  }

  @Test func `a line to a button lies along no measure`() throws {
    let screen = Self.mail(
      "iOS 26",
      """
      at: button Delete, text: Deletes at once
      measure: [row 0.top, row 4.bottom], side: right
      bracket: rows 0..4, text: all
      at: button Flag, text: Marks it
      path: finger
      """
    )
    let layout = screen.layout([1, 2, 0, 3, 4], .inside)
    #expect(AnnotationFaults(layout: layout).along == [])
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
