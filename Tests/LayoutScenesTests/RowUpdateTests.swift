import LayoutDevices
import LayoutScenes
import Testing

@Suite struct RowUpdateTests {
  @Test func `steps change rows, with an animation or without`() throws {
    let scenario = try scenario(
      """
      layoutsim: 1
      name: updates
      scene:
        table: {rows: 10}
      steps:
        - insert: row 3
        - delete: {rows: [row 1, rows 4..5], animation: middle}
        - reload: {rows: row 0/2}
      """
    )
    func row(_ row: Int) -> RowAddress { RowAddress(row: row) }
    #expect(
      scenario.steps.map(\.action) == [
        .update(RowUpdate(.insert, [row(3)])),
        .update(RowUpdate(.delete, [row(1), row(4), row(5)], animation: .middle)),
        .update(RowUpdate(.reload, [row(2)])),
      ]
    )
    #expect(scenario.steps.map(\.action.keyword) == ["insert", "delete", "reload"])
  }

  @Test func `tables say which rows move, what swipes uncover and how wide lines are`() throws {
    let scenario = try scenario(
      """
      layoutsim: 1
      name: rows
      scene:
        table:
          follows-readable-width: true
          sections:
            - {rows: 4, movable: [1, 2], trailing-actions: [Delete, Flag], leading-actions: [Read]}
      """
    )
    let table = scenario.scene.table
    #expect(table.followsReadableWidth)
    #expect(table.sections[0].movable.ranges == [1...2])
    #expect(
      table.sections[0].trailingActions == [SwipeActionScene("Delete"), SwipeActionScene("Flag")]
    )
    #expect(table.sections[0].trailingActions.map(\.isDelete) == [true, false])
    #expect(table.sections[0].leadingActions == [SwipeActionScene("Read")])
  }

  @Test func `swipe actions have pictures and colors, and rows can be deleted without any`() throws
  {
    let scenario = try scenario(
      """
      layoutsim: 1
      name: rows
      scene:
        table:
          sections:
            - rows: 4
              deletable: all
              trailing-actions:
                - {image: trash, deletes: true}
                - {title: Later, image: bell, color: orange}
                - More
      """
    )
    let section = scenario.scene.table.sections[0]
    #expect(section.deletable.contains(3))
    #expect(
      section.trailingActions == [
        SwipeActionScene(nil, image: .trash, isDelete: true),
        SwipeActionScene(
          "Later",
          image: .bell,
          color: SystemColor.systemOrange.dynamicColor
        ),
        SwipeActionScene("More"),
      ]
    )
  }

  @Test func `a swipe action says what it shows, with a picture that is known`() {
    expect(
      """
      layoutsim: 1
      name: rows
      scene:
        table:
          sections:
            - rows: 4
              trailing-actions:
                - 1️⃣{color: red}
                - {image: 2️⃣trahs}
      """,
      [
        Mistake(
          1,
          "a swipe action has neither 'title' nor 'image'",
          hint: "write 'title: Flag', 'image: flag' or both"
        ),
        Mistake(
          2,
          "'image' is one of 'archivebox', 'bell', 'checkmark', 'ellipsis', 'envelope', 'flag', "
            + "'folder', 'pin', 'star', 'trash', not 'trahs'",
          hint: "write 'trash'"
        ),
      ]
    )
  }
}
