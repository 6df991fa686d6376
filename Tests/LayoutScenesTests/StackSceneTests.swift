import Foundation
import LayoutDiagnostics
import LayoutScenes
import LayoutText
import Testing

@Suite struct `Stacks in a file` {
  private func file(_ stack: String, steps: String = "  - wait: 1s") -> String {
    """
    layoutsim: 2
    name: a test
    scene:
      stack: \(stack)
    steps:
    \(steps)
    """
  }

  @Test func `a text may have a style`() throws {
    let scene = try scenario(file("{views: [{label: Hi, text-style: title-2}]}")).scene
    let view = try #require(scene.stack?.views.first)
    #expect(view.content == .label("Hi", lines: 1, style: .title2))
  }

  @Test func `a stack has views of three kinds, and needs no table`() throws {
    let text =
      "{axis: vertical, spacing: 8, alignment: leading, views: [{label: Hi, lines: 0, name: a},"
      + " {box: [40, 20], hugging: 900, spacing-after: 3}, {stack: {views: [{box: [1, 2]}]}, hidden: true}]}"
    let scene = try scenario(file(text)).scene
    let stack = try #require(scene.stack)
    #expect(stack.axis == .vertical && stack.spacing == 8 && stack.alignment == .leading)
    #expect(stack.place == .standard)
    let marks = stack.views.map(\.mark)
    #expect(marks.map { $0?.line } == [4, 4, 4] && Set(marks).count == 3)
    #expect(stack.views[0] == ViewScene(.label("Hi", lines: 0), name: "a", mark: marks[0]))
    #expect(
      stack.views[1]
        == ViewScene(
          .box(CGSize(width: 40, height: 20)),
          spacingAfter: 3,
          hugging: 900,
          mark: marks[1]
        )
    )
    #expect(stack.views[2].isHidden)
    #expect(scene.table.sections.map(\.rowCount) == [0])
    #expect(scene.overlay == nil)
  }

  @Test(arguments: [
    MistakeRow(
      "an alignment of the other axis",
      "{alignment: 1️⃣leading, views: [{label: a}]}",
      "'leading' is no alignment of a horizontal stack",
      hint: "write 'top'"
    ),
    MistakeRow(
      "a distribution in UIKit's spelling",
      "{distribution: 1️⃣fillEqually, views: [{label: a}]}",
      "'distribution' is one of 'fill', 'fill-equally', 'fill-proportionally', 'equal-spacing',"
        + " 'equal-centering', not 'fillEqually'",
      hint: "write 'fill-equally'"
    ),
    MistakeRow(
      "no views",
      "1️⃣{axis: vertical}",
      "'views' is missing in 'stack'",
      hint: "write 'views: ' and a list of views"
    ),
    MistakeRow(
      "a view of nothing",
      "{views: [1️⃣{name: a}]}",
      "a view says what it is: 'label', 'box', 'image', 'stack', 'views', 'switch', 'slider', 'stepper',"
        + " 'progress', 'activity-indicator', 'text-field', 'text-view', 'button', 'segments'",
      hint: "write 'box: [40, 20]'"
    ),
    MistakeRow(
      "two views in one",
      "{views: [{label: a, 1️⃣box: [1, 2]}]}",
      "a view is one thing, and 'label' is already there",
      hint: "begin a new view with '- box'"
    ),
    MistakeRow(
      "a size of one number",
      "{views: [{box: 1️⃣40}]}",
      "'box' is a width and a height such as [40, 20], not '40'"
    ),
    MistakeRow(
      "a place inside",
      "{views: [{stack: {1️⃣top: 3, views: [{label: a}]}}]}",
      "'top' is not for a stack in a stack, which is where that one places it",
      hint: "delete it"
    ),
    MistakeRow(
      "a name of the screen",
      "{views: [{label: a, name: 1️⃣stack}, {label: b, name: x}]}",
      "'stack' is the name of another view of the screen",
      hint: "choose another name"
    ),
    MistakeRow(
      "a name twice",
      "{views: [{label: a, name: x}, {label: b, name: 1️⃣x}]}",
      "a view is already named 'x'",
      notes: ["the other one is here"]
    ),
    MistakeRow(
      "a priority above 1000",
      "{views: [{label: a, hugging: 1️⃣1001}]}",
      "'hugging' is a priority from 1 to 1000, not '1001'"
    ),
    MistakeRow(
      "UIKit's word",
      "{1️⃣arrangedSubviews: [{label: a}], views: [{label: b}]}",
      "'arrangedSubviews' is not a key of 'stack'",
      hint: "write 'views'"
    ),
  ])
  func `mistakes of a stack are told in their place`(_ row: MistakeRow) {
    expect(file(row.text), [row.mistake])
  }

  @Test func `expectations name views that are there`() {
    expect(
      file("{views: [{label: a, name: title}]}", steps: "  - expect: {frames: {1️⃣titel: {x: 3}}}"),
      [
        Mistake(
          1,
          "no view is named 'titel'",
          notes: ["the names are 'stack', 'title'"],
          hint: "write 'title'"
        )
      ]
    )
  }

  @Test func `an expectation of a view without a measure is a mistake`() {
    expect(
      file("{views: [{label: a, name: title}]}", steps: "  - expect: {frames: {1️⃣title: {}}}"),
      [Mistake(1, "no measure of 'title' is expected here")]
    )
    expect(
      file("{views: [{label: a, name: title}]}", steps: "  - expect: {frames: {title: 1️⃣none}}"),
      [Mistake(1, "'title' is a map of measures such as {width: 72}, not 'none'")]
    )
  }
}
