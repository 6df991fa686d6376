import Foundation
import LayoutGeometry
import LayoutReports
import LayoutScenes
import Testing

/// Labels of things near one edge of the screen, which stand beside that edge.
@Suite struct AnnotationNearSideTests {
  private static let popover = """
    device: iPad (10th generation)
    title: Label
    presentation: popover
    below: {title: Tasks, right-items: [Label], rows: 30}
    table:
      style: inset-grouped
      rows: [Home, Work, Garden]
      accessory: [none, checkmark, none]
    """
  private static let bar = """
    device: iPhone 16
    system: iOS 26
    title: Inbox
    toolbar-items: [Archive everything]
    table: {rows: 5}
    """

  @Test(arguments: [
    ("a sign behind a bracket", popover, "at: row 1 on accessory, number: 1", false),
    ("a wide button", bar, "at: button 'Archive everything', number: 1", true),
  ])
  func `a label stands at the nearer edge`(
    _ name: String,
    _ scene: String,
    _ annotation: String,
    _ isLeft: Bool
  ) throws {
    let screen = EverydayScreen(
      name,
      scene,
      annotating: "\(annotation)\nbracket: rows 0..2, text: your own"
    )
    let layout = screen.layout([0, 1], .beside)
    let label = try #require(layout.labels.first)
    let end = try #require(label.route.last)
    #expect(isLeft ? label.box.maxX < 0 : label.box.minX > end.x, "\(label.route)")
    #expect(AnnotationFaults(layout: layout).covered == [])
  }

  @Test func `the label of a row of a popover behind a measure is on the row`() throws {
    let screen = EverydayScreen(
      "a row behind a measure",
      Self.popover,
      annotating: "measure: row 1.height\nat: row 1, text: The label"
    )
    let layout = screen.layout([0, 1], .beside)
    let label = try #require(layout.labels.first { $0.index == 1 })
    let row = try #require(layout.things.first).area
    #expect(row.contains(label.box) && label.route.isEmpty, "\(label.box)")
  }
}
