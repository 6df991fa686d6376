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
