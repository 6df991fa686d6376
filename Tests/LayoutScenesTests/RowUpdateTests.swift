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
    #expect(table.sections[0].trailingActions == ["Delete", "Flag"])
    #expect(table.sections[0].leadingActions == ["Read"])
  }
}
