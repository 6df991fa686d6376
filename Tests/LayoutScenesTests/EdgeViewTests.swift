import Foundation
import LayoutDiagnostics
import LayoutScenes
import Testing

@Suite struct `Headers and footers in a file` {
  private func file(_ header: String) -> String {
    """
    layoutsim: 2
    name: a test
    scene:
      views: [{box: [9, 9], name: badge}]
      constraints: [badge.top = superview.top, badge.leading = superview.leading]
      table:
        sections: [{rows: 3, header-view: \(header)}]
    steps: [wait: 1s]
    """
  }

  @Test func `views decide the height that is not written`() throws {
    let fitted = try scenario(file("{views: [{label: A}]}")).scene.table.sections[0].headerView
    #expect(fitted?.isFitted == true && fitted?.content?.views.views.count == 1)
    let high = try scenario(file("{views: [{label: A}], height: 60}")).scene.table.sections[0]
    #expect(high.headerView?.isFitted == false && high.headerView?.height == 60)
  }

  @Test(arguments: [
    MistakeRow(
      "a view outside of it",
      "{views: [{label: A, name: l}], constraints: [l.top = 1️⃣badge.top]}",
      "'badge' is outside of the header or footer, whose constraints are between its own views",
      notes: ["there are 'superview', 'l'"],
      hint: "write 'superview' for the whole header or footer"
    ),
    MistakeRow(
      "a text too",
      "{text: A, 1️⃣views: [{label: A}]}",
      "a view has 'text' or 'views', not both",
      hint: "delete one of them"
    ),
    MistakeRow(
      "constraints without views",
      "{text: A, 1️⃣constraints: []}",
      "'constraints' is for a view with 'views'",
      hint: "delete it"
    ),
  ])
  func `mistakes are told in their place`(_ row: MistakeRow) {
    expect(file(row.text), [row.mistake])
  }
}
