import Foundation
import LayoutScenes
import Testing

@Suite struct `Constraints in words` {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let constraint: WrittenConstraint

    init(_ text: String, _ constraint: WrittenConstraint) {
      testDescription = text
      self.constraint = constraint
    }
  }

  typealias Operand = WrittenConstraint.Operand

  @Test(arguments: [
    Row("touchView.width == 72", .init(.init(.touchView, .width), .equal, constant: 72)),
    Row(
      "touchView.width >= -72.5",
      .init(.init(.touchView, .width), .greaterThanOrEqual, constant: -72.5)
    ),
    Row("touchView.width==72+8-1", .init(.init(.touchView, .width), .equal, constant: 79)),
    Row("touchView.width = 72", .init(.init(.touchView, .width), .equal, constant: 72)),
    Row(
      "touchView.leading = superview.margins.leading-8",
      .init(
        .init(.touchView, .leading),
        .equal,
        .init(.superview, .layoutMargins, .leading),
        constant: -8
      )
    ),
    Row(
      "touchView.bottom <= superview.keyboard.top",
      .init(.init(.touchView, .bottom), .lessThanOrEqual, .init(.superview, .keyboard, .top))
    ),
    Row(
      "touchView.top >= navigationBar.bottom",
      .init(
        .init(.touchView, .top),
        .greaterThanOrEqual,
        .init(.init("navigationBar"), .bottom)
      )
    ),
    Row(
      "touchView.trailing == superview.safeArea.trailing - 8 @ 750",
      .init(
        .init(.touchView, .trailing),
        .equal,
        .init(.superview, .safeArea, .trailing),
        constant: -8,
        priority: 750
      )
    ),
    Row(
      "touchView.width <= 0.5 * superview.width + 10 @ low",
      .init(
        .init(.touchView, .width),
        .lessThanOrEqual,
        .init(.superview, .width),
        multiplier: 0.5,
        constant: 10,
        priority: 250
      )
    ),
    Row(
      "touchView.width == 8 @ high",
      .init(.init(.touchView, .width), .equal, constant: 8, priority: 750)
    ),
    Row(
      "touchView.width == 8 @ defaultHigh",
      .init(.init(.touchView, .width), .equal, constant: 8, priority: 750)
    ),
    Row(
      "touchView.width == 8 @ defaultLow",
      .init(.init(.touchView, .width), .equal, constant: 8, priority: 250)
    ),
    Row(
      "touchView.width == superview.width / 4",
      .init(
        .init(.touchView, .width),
        .equal,
        .init(.superview, .width),
        multiplier: 0.25
      )
    ),
    Row(
      "touchView.height == -2 * touchView.width",
      .init(
        .init(.touchView, .height),
        .equal,
        .init(.touchView, .width),
        multiplier: -2
      )
    ),
    Row(
      "touchView.firstBaseline == tableView.topMargin @ 0.5",
      .init(
        .init(.touchView, .firstBaseline),
        .equal,
        .init(.tableView, .topMargin),
        priority: 0.5
      )
    ),
    Row(
      "tableView.readableContent.centerX == superview.layoutMargins.leading @ required",
      .init(
        .init(.tableView, .readableContent, .centerX),
        .equal,
        .init(.superview, .layoutMargins, .leading)
      )
    ),
  ])
  func `a constraint reads as it is written`(_ row: Row) throws {
    let scenario = try scenario(
      """
      layoutsim: 2
      name: constraint
      scene: {table: {rows: 1}, overlay: {constraints: ["\(row.testDescription)"]}}
      """
    )
    var found = try #require(scenario.scene.overlay?.constraints?.first)
    #expect(found.text == row.testDescription)
    found.text = ""
    found.mark = nil
    #expect(found == row.constraint)
  }

  @Test func `attributes have UIKit's numbers`() {
    #expect(LayoutAttribute.left.rawValue == 1)
    #expect(LayoutAttribute.leading.rawValue == 5)
    #expect(LayoutAttribute.centerY.rawValue == 10)
    #expect(LayoutAttribute.lastBaseline.rawValue == 11)
    #expect(LayoutAttribute.centerYWithinMargins.rawValue == 20)
    #expect(LayoutAttribute.allCases.count == 21)
  }

  @Test(arguments: [
    MistakeRow(
      "leading with left",
      "touchView.leading == 1️⃣superview.left",
      "'leading' follows the layout direction and 'left' does not",
      hint: "use leading and trailing, or left and right, on both sides"
    ),
    MistakeRow(
      "a right margin with trailing",
      "touchView.rightMargin == 1️⃣superview.trailing",
      "'trailing' follows the layout direction and 'rightMargin' does not",
      hint: "use leading and trailing, or left and right, on both sides"
    ),
    MistakeRow(
      "width with top",
      "touchView.width == 1️⃣superview.top + 8",
      "'width' is a size and 'top' is a place from top to bottom",
      notes: ["UIKit pairs places with places, and sizes with sizes"]
    ),
    MistakeRow(
      "leading with height",
      "touchView.leading == 1️⃣superview.height",
      "'leading' is a place from left to right and 'height' is a size"
    ),
    MistakeRow(
      "a place and a number",
      "1️⃣touchView.top == 8",
      "'touchView.top' is a place and needs another one on the right side",
      notes: ["a number alone does not say from where it counts; places come in pairs"],
      hint: "write 'touchView.top == superview.top' and a number"
    ),
    MistakeRow(
      "a place at least at a number",
      "1️⃣touchView.top >= 5",
      "'touchView.top' is a place and needs another one on the right side",
      notes: ["a number alone does not say from where it counts; places come in pairs"],
      hint: "write 'touchView.top >= superview.top' and a number"
    ),
    MistakeRow(
      "a multiplier of zero",
      "touchView.width == 0 * 1️⃣superview.width",
      "a multiplier of 0 leaves nothing of 'superview.width'"
    ),
    MistakeRow(
      "a baseline of a guide",
      "touchView.top == 1️⃣superview.safeArea.firstBaseline",
      "a layout guide has no 'firstBaseline'",
      notes: ["guides have edges, centers and sizes; baselines and margins belong to views"]
    ),
    MistakeRow(
      "an attribute misspelt",
      "touchView.1️⃣widht == 72",
      "'widht' is not an attribute",
      hint: "write 'width'"
    ),
    MistakeRow(
      "an anchor of UIKit",
      "touchView.1️⃣leadingAnchor == superview.leading",
      "'leadingAnchor' is not an attribute",
      hint: "write 'leading'"
    ),
    MistakeRow(
      "an attribute with a hyphen",
      "touchView.1️⃣center-x == superview.centerX",
      "'center-x' is not an attribute",
      hint: "write 'centerX'"
    ),
    MistakeRow(
      "a guide with a hyphen",
      "touchView.top == superview.1️⃣safe-area.top",
      "'safe-area' is not a guide",
      notes: ["there are 'safeArea', 'layoutMargins', 'readableContent', 'keyboard'"],
      hint: "write 'safeArea'"
    ),
    MistakeRow(
      "a guide of UIKit",
      "touchView.top == superview.1️⃣safeAreaLayoutGuide.top",
      "'safeAreaLayoutGuide' is not a guide",
      notes: ["there are 'safeArea', 'layoutMargins', 'readableContent', 'keyboard'"],
      hint: "write 'safeArea'"
    ),
    MistakeRow(
      "a view that is not there",
      "touchView.top == 1️⃣header.bottom",
      "'header' is not a view",
      notes: ["there are 'touchView', 'superview', 'tableView', 'navigationBar'"]
    ),
    MistakeRow(
      "a view alone",
      "1️⃣touchView == superview",
      "the attribute of 'touchView' is missing",
      hint: "write 'touchView.width'"
    ),
    MistakeRow(
      "a guide alone",
      "touchView.top == 1️⃣superview.safeArea",
      "the attribute of 'superview.safeArea' is missing",
      hint: "write 'superview.safeArea.leading'"
    ),
    MistakeRow(
      "the signs in the wrong order",
      "touchView.width 1️⃣=< 72",
      "'=<' is not '==', '<=' or '>='",
      hint: "write '<='"
    ),
    MistakeRow(
      "no relation",
      "touchView.width 1️⃣72",
      "'==', '<=' or '>=' is expected here"
    ),
    MistakeRow(
      "nothing on the right",
      "touchView.width ==1️⃣",
      "an attribute such as 'touchView.width' is expected here"
    ),
    MistakeRow(
      "the sides swapped",
      "1️⃣44 <= touchView.width",
      "the left side of a constraint is an attribute such as 'touchView.width'",
      hint: "swap the sides"
    ),
    MistakeRow(
      "two attributes on the right",
      "touchView.width == superview.width - 1️⃣tableView.width",
      "a constraint has one attribute on the right side; a number is expected here"
    ),
    MistakeRow(
      "a priority too high",
      "touchView.width == 72 @ 1️⃣1001",
      "a priority is above 0 and at most 1000, 'required', 'high' or 'low', not '1001'"
    ),
    MistakeRow(
      "a priority of nothing",
      "touchView.width == 72 @ 1️⃣0",
      "a priority is above 0 and at most 1000, 'required', 'high' or 'low', not '0'"
    ),
    MistakeRow(
      "a number that is none",
      "touchView.width == 1️⃣7.2.1",
      "'7.2.1' is not a number up to 1000000"
    ),
    MistakeRow(
      "a number without end",
      "touchView.width == 1️⃣99999999999",
      "'99999999999' is not a number up to 1000000"
    ),
    MistakeRow(
      "a division by zero",
      "touchView.width == superview.width / 1️⃣0",
      "nothing can be divided by 0"
    ),
    MistakeRow(
      "a unit",
      "touchView.width == 72 1️⃣pt",
      "'pt' cannot stand here",
      hint: "delete it: lengths are points"
    ),
    MistakeRow(
      "one word too many",
      "touchView.top == superview.safeArea.top1️⃣.anchor",
      "'.anchor' cannot stand here"
    ),
  ])
  func `a wrong constraint is shown where it is wrong`(_ row: MistakeRow) {
    expect(
      file(overlay: "\n    constraints:\n      - \(row.text)"),
      [row.mistake]
    )
    expect(
      file(overlay: "{constraints: [{id: x, constraint: \"\(row.text)\"}]}"),
      [row.mistake]
    )
  }

  @Test func `constraints replace what the other options set`() {
    expect(
      file(
        overlay:
          "{1️⃣touch-view-width: 80, constraints: [touchView.width == 72], 2️⃣respects-safe-area: true}"
      ),
      [
        Mistake(
          1,
          "'touch-view-width' has no effect: 'constraints' replaces the default constraints",
          hint: "delete one of the two"
        ),
        Mistake(
          2,
          "'respects-safe-area' has no effect: 'constraints' replaces the default constraints",
          hint: "delete one of the two"
        ),
      ]
    )
  }
}
