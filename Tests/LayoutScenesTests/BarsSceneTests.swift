import LayoutDevices
import LayoutScenes
import Testing

@Suite struct `Bars in a file` {
  @Test func `buttons are titles, or maps that say more`() throws {
    let bars = try scenario(
      file(
        """
          table: {rows: 9}
          large-title: true
          prompt: Choose
          back: Inbox
          left-items: [Select]
          right-items: [{title: Done, done: true}, {image: trash, enabled: false}]
        """
      )
    ).scene.bars
    #expect(bars.prefersLargeTitles && bars.prompt == "Choose" && bars.backTitle == "Inbox")
    #expect(bars.leftItems == [BarItemScene("Select")])
    #expect(bars.rightItems.map(\.name) == ["Done", "trash"])
    #expect(bars.rightItems.map(\.isDone) == [true, false])
    #expect(bars.rightItems.map(\.isEnabled) == [true, false])
  }

  @Test func `buttons of a toolbar are parted by spaces, and show it`() throws {
    let scene = try scenario(
      file("  table: {rows: 9}\n  toolbar-items: [Mark All, space, {image: trash}, {title: space}]")
    ).scene
    let items: [BarItemScene] = [
      BarItemScene("Mark All"), .space, BarItemScene(nil, image: .trash), BarItemScene("space"),
    ]
    #expect(scene.bars.toolbarItems == items)
    #expect(scene.showsToolbar)
    expect(
      file("  table: {rows: 9}\n  toolbar-items: [Mark All]\n  1️⃣toolbar: false"),
      [
        Mistake(
          1,
          "'toolbar' cannot hide the toolbar that 'toolbar-items' are in",
          hint: "delete it, or the 'toolbar-items'"
        )
      ]
    )
  }

  @Test func `what has no bar to stand in is a mistake`() {
    expect(
      file("  table: {rows: 9}\n  controller: plain-view\n  1️⃣large-title: true"),
      [
        Mistake(
          1,
          "'large-title' has no bar to stand in without a navigation controller",
          hint: "write 'controller: navigation', or delete 'large-title'"
        )
      ]
    )
  }

  @Test(arguments: [
    ("form: {options: {a: A}}", "left-items", "form"),
    ("form: {options: {a: A}}", "right-items", "form"),
    ("table: {rows: 9}\n  edit-screen: true", "toolbar-items", "edit-screen"),
    ("table: {rows: 9}\n  edit-screen: true", "right-items", "edit-screen"),
  ])
  func `two cannot have their buttons at the same place`(
    _ screen: String,
    _ key: String,
    _ owner: String
  ) {
    expect(
      file("  \(screen)\n  1️⃣\(key): [Add]"),
      [
        Mistake(
          1,
          "'\(key)' and '\(owner)' have their buttons at the same place",
          hint: "delete one of them"
        )
      ]
    )
  }

  @Test func `a button has a title or an image`() {
    expect(
      file("  table: {rows: 9}\n  left-items: [1️⃣{done: true}]"),
      [
        Mistake(
          1,
          "a button has neither 'title' nor 'image'",
          hint: "write 'title: Done' or 'image: trash'"
        )
      ]
    )
  }

  @Test(arguments: [
    (
      "tab-bar: [{title: A, selected: true}, {title: B, selected: true}]", "tab-bar",
      "one tab is selected, and these are more", "write 'selected: true' in one of them"
    )
  ])
  func `one tab is selected`(
    _ entry: String,
    _ key: String,
    _ message: String,
    _ hint: String
  ) {
    expect(file("  table: {rows: 9}\n  1️⃣\(entry)"), [Mistake(1, message, hint: hint)])
  }

  @Test(arguments: [
    ("sectionIndex", "the table has no 'index'"),
    ("refreshControl", "the table does not say 'refresh: true'"),
    ("searchBar", "the scene does not say 'search: true'"),
    ("tabBar", "the scene has no 'tab-bar'"),
  ])
  func `a view that the scene does not have is no place`(_ view: String, _ reason: String) {
    expect(
      file("  table: {rows: 9}", steps: "  - tap: 1️⃣\(view)"),
      [Mistake(1, "this scene has no '\(view)'", notes: [reason])]
    )
  }

  @Test func `only a sheet has a height to choose`() {
    expect(
      file("  table: {rows: 9}\n  1️⃣detent: medium"),
      [Mistake(1, "'detent' is for a sheet", hint: "write 'presentation: page-sheet'")]
    )
  }

  @Test(arguments: ["page-sheet", "form-sheet", "popover"])
  func `a card of a tablet keeps its size`(_ presentation: String) {
    let scene = "  table: {rows: 9}\n  presentation: \(presentation)\n  1️⃣detent: medium\n"
    let message =
      "'detent' is for phones and narrow windows: on iPad (A16) the card keeps its size"
    expect(
      file(scene + "  device: iPad (A16)"),
      [
        Mistake(1, message, hint: "delete it, or choose a phone")
      ]
    )
    let narrow = scene + "  device: iPad (A16)\n  window: one-third"
    for other in [scene + "  device: iPhone 15", narrow] {
      expect(file(other.replacing("1️⃣", with: "")), [])
    }
    let phones = "\nmatrix: {devices: [iPhone 15, iPad (A16)]}"
    expect(file(scene.replacing("1️⃣", with: "") + "  device: iPad (A16)" + phones), [])
  }

  @Test func `an index is titles, and only fields get the keyboard`() {
    expect(
      file("  table: {rows: 9, index: 1️⃣letters}"),
      [
        Mistake(
          1,
          "'index' is 'automatic', 'none' or a list of titles such as [A, B, C], not 'letters'"
        )
      ]
    )
    expect(
      file("  table: {rows: 9}", steps: "  - focus: 1️⃣tableView"),
      [
        Mistake(
          1,
          "no field is at 'tableView'",
          hint: "write 'row 3', 'view NAME' or 'searchBar'"
        )
      ]
    )
    expect(
      file("  table: {rows: 9}", steps: "  - type: 1️⃣\"\""),
      [
        Mistake(
          1,
          "no letter is written here",
          hint: "write '- tap: key delete' to take one away"
        )
      ]
    )
    expect(
      file(
        "  table: {rows: 9, accessory-view: {text-field: A, width: 90}}",
        steps: "  - expect: {values: {1️⃣row 9: A}}"
      ),
      [Mistake(1, "the table has no row 9", notes: ["it has 9 rows, counted from 0"])]
    )
    expect(
      file("  table: {rows: 9}", steps: "  - 1️⃣end-refreshing"),
      [
        Mistake(
          1,
          "this scene has no 'refreshControl'",
          notes: ["the table does not say 'refresh: true'"]
        )
      ]
    )
  }

  @Test func `UIKit's words are known`() {
    expect(
      file("  table: {rows: 9}\n  1️⃣prefersLargeTitles: true"),
      [
        Mistake(
          1,
          "'prefersLargeTitles' is not a key of 'scene'",
          hint: "write 'large-title'"
        )
      ]
    )
  }
}
