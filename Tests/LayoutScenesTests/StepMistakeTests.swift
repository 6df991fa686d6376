import Testing

@Suite struct `Mistakes of steps` {
  @Test(arguments: [
    MistakeRow(
      "a bare number",
      "hold: 1️⃣400",
      "'hold' is a time with a unit, such as 400ms or 2s, not '400'",
      hint: "write 400ms or 400s"
    ),
    MistakeRow(
      "a small bare number",
      "hold: 1️⃣2",
      "'hold' is a time with a unit, such as 400ms or 2s, not '2'",
      hint: "write 2s or 2ms"
    ),
    MistakeRow(
      "minutes and seconds",
      "wait: 1️⃣1:30",
      "'wait' is a time with a unit, such as 400ms or 2s, not '1:30'",
      hint: "write 90s"
    ),
    MistakeRow(
      "a unit in words",
      "wait: 1️⃣2 seconds",
      "'wait' is a time with a unit, such as 400ms or 2s, not '2 seconds'",
      hint: "write 2s"
    ),
    MistakeRow(
      "minutes",
      "wait: 1️⃣1.5min",
      "'wait' is a time with a unit, such as 400ms or 2s, not '1.5min'",
      hint: "write 90s"
    ),
    MistakeRow("backwards", "wait: 1️⃣-1s", "'wait' is a time from above 0s to 600s, not '-1s'"),
    MistakeRow(
      "a tap on the status bar at a place",
      "tap-status-bar: 1️⃣row 3",
      "nothing stands after 'tap-status-bar', not 'row 3'",
      hint: "write '- tap-status-bar'"
    ),
    MistakeRow("no time at all", "hold: 1️⃣0s", "'hold' is a time from above 0s to 600s, not '0s'"),
    MistakeRow(
      "for ever",
      "settle: 1️⃣99999s",
      "'settle' is a time from above 0s to 600s, not '99999s'"
    ),
    MistakeRow(
      "not a number",
      "wait: 1️⃣.nans",
      "'wait' is a time with a unit, such as 400ms or 2s, not '.nans'"
    ),
    MistakeRow(
      "a move with a bare number",
      "move: {to: row 3, within: 1️⃣400}",
      "'within' is a time with a unit, such as 400ms or 2s, not '400'",
      hint: "write 400ms or 400s"
    ),
    MistakeRow(
      "a step that is none",
      "1️⃣drag: row 3",
      "'drag' is not a key of a step",
      hint:
        "a finger drags in three steps: '- press: row 3', '- move: {to: row 8, within: 400ms}' and '- release'"
    ),
    MistakeRow(
      "a step without its colon",
      "1️⃣move row 3",
      "'move row 3' is not a step",
      notes: [
        "the steps are 'press', 'move', 'hold', 'release', 'cancel', 'tap', 'touches', 'tap-status-bar', "
          + "'edit', 'wait', 'settle', 'expect', 'snapshot', 'repeat', 'use', 'base', 'fling', 'interrupt', "
          + "'remove', 'enable', 'rotate', 'insert', 'delete', 'reload', 'move-row', "
          + "'move-section', 'request-dismissal', 'request-cancel', 'focus', 'type' and 3 more"
      ],
      hint: "write 'move: row 3'"
    ),
    MistakeRow(
      "a step without its value",
      "1️⃣move",
      "nothing stands after 'move'",
      hint: "write 'move: ' and a place or a map"
    ),
    MistakeRow(
      "a colon and nothing",
      "1️⃣hold:",
      "nothing stands after 'hold:'",
      hint: "write a time, or delete the key"
    ),
    MistakeRow(
      "a value that is not inside",
      "move:\n    1️⃣to: row 3",
      "a step does one thing, and 'move' is already there",
      hint: "indent 'to' further, so that it belongs to 'move'"
    ),
    MistakeRow(
      "two steps in one",
      "wait: 1s\n    1️⃣hold: 1s",
      "a step does one thing, and 'wait' is already there",
      hint: "begin a new step with '- hold'"
    ),
    MistakeRow(
      "a release with a place",
      "release: 1️⃣row 3",
      "nothing stands after 'release', not 'row 3'",
      hint: "write '- release'"
    ),
    MistakeRow(
      "a list",
      "1️⃣[wait, hold]",
      "a step is a word or a map of one key, not a list"
    ),
    MistakeRow(
      "an unknown taker",
      "move: {1️⃣at: row 3, to: row 4}",
      "'at' is not a key of 'move'",
      hint: "'at' is a key of an entry of 'allow', of a touch, of an annotation and of a picture"
    ),
    MistakeRow(
      "a number of rows that cannot be",
      "expect: {selected-count: 1️⃣-1}",
      "'selected-count' can never be '-1': it is a whole number from 0 on"
    ),
    MistakeRow(
      "fewer than none",
      "expect: {selected-count: 1️⃣\"< 0\"}",
      "'selected-count' can never be '< 0': it is a whole number from 0 on"
    ),
    MistakeRow(
      "half a call",
      "expect: {panning-did-begin: 1️⃣1.5}",
      "'panning-did-begin' can never be '1.5': it is a whole number from 0 on"
    ),
    MistakeRow(
      "a row that is selected twice",
      "expect: {selection-order: [row 3, row 5, 1️⃣rows 2..4]}",
      "'selection-order' has row 0/3 twice",
      notes: ["the first one is here"]
    ),
    MistakeRow(
      "a row that is expected twice",
      "expect: {selected: [row 3, row 5, 1️⃣rows 2..4]}",
      "'selected' has row 0/3 twice",
      notes: ["the first one is here"]
    ),
    MistakeRow(
      "a row that is refused twice",
      "expect: {refused: [row 3, 1️⃣row 3]}",
      "'refused' has row 0/3 twice",
      notes: ["the first one is here"]
    ),
    MistakeRow(
      "no line of the log",
      "expect: {log: 1️⃣[]}",
      "no line of the log is expected here",
      hint: "write a text that a line has, or delete the key"
    ),
    MistakeRow("nothing that is expected", "1️⃣expect: {}", "nothing is expected here"),
    MistakeRow(
      "no measure of the touch view",
      "expect: {1️⃣touch-view: {}}",
      "nothing is expected of the touch view here",
      hint: "write a measure such as {width: 72}, or 'none' where there is no touch view"
    ),
    MistakeRow(
      "no call of a delegate",
      "expect: {1️⃣delegate-calls: {}}",
      "no call of a delegate is expected here",
      hint: "write a call such as {didSelectRowAt: 2}, or 'none' where none was told anything"
    ),
    MistakeRow(
      "a list in place of measures",
      "expect: {frames: {tableView: 1️⃣[0, 0, 1, 1]}}",
      "'tableView' is a map of keys, not [0, 0, 1, 1]",
      notes: ["its keys are 'x', 'y', 'width', 'height', 'right', 'bottom'"]
    ),
    MistakeRow(
      "a width below 0",
      "expect: {frames: {tableView: {width: 1️⃣-3}}}",
      "'width' can never be '-3': no view is smaller than 0"
    ),
    MistakeRow(
      "a height that no view has",
      "expect: {frames: {tableView: {height: 1️⃣\"< 0\"}}}",
      "'height' can never be '< 0': no view is smaller than 0"
    ),
    MistakeRow(
      "no view's place",
      "expect: {1️⃣frames: {}}",
      "no view's place is expected here"
    ),
    MistakeRow(
      "no control's value",
      "expect: {1️⃣values: {}}",
      "no value of a control is expected here"
    ),
    MistakeRow(
      "a repetition of nothing",
      "repeat: {times: 3, 1️⃣steps: []}",
      "no step is repeated here"
    ),
    MistakeRow(
      "a path that is no list",
      "move: {to: row 4, through: 1️⃣row 3}",
      "'through' is a list of places, not 'row 3'",
      hint: "write [row 3]"
    ),
  ])
  func `a wrong step is shown where it is wrong`(_ row: MistakeRow) {
    expect(file(steps: "  - press: row 2\n  - \(row.text)"), [row.mistake])
  }
}
