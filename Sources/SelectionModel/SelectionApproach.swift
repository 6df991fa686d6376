/// How a finger comes to a drag that selects: all that tells one start from another.
package struct SelectionApproach: Sendable {
  /// What the finger comes down on.
  package let surface: Surface
  /// How many fingers come down.
  package var fingers = 1
  /// Whether they rest before the drag begins.
  package var rests = false
  /// What editing mode is to the drag.
  package let editing: Editing
  /// Whether the table's delegate is asked before the drag begins.
  package var asksDelegate = false
  /// What passing rows holds in the system that starts so.
  package var pass = SelectionMode.Pass.range
  /// What turning back does in the system that starts so.
  package var turningBack = SelectionMode.TurningBack.restore
  /// The system that starts so.
  package let system: String
  /// What the finger does, in a few words.
  package let meaning: String
  /// What a scenario says to do it.
  package let hint: String

  /// What a finger comes down on.
  package enum Surface: Sendable {
    /// A strip in front of the table.
    case strip
    case rows
    /// The check marks of a table in editing mode.
    case checkMarks
  }

  /// What editing mode is to a drag.
  package enum Editing: Sendable {
    case indifferent, customary, required, begun
  }
}

extension SelectionMode.Start {
  /// All that tells the start from others.
  package var approach: SelectionApproach {
    switch self {
    case .stripPan:
      SelectionApproach(
        surface: .strip,
        editing: .customary,
        pass: .path,
        turningBack: .flip,
        system: "A  Scroll and select",
        meaning: "a pan over a strip in front of the table",
        hint: "a finger selects on the strip: 'row 3 on touchView'"
      )
    case .longPress:
      SelectionApproach(
        surface: .rows,
        rests: true,
        editing: .indifferent,
        system: "B  Long press and drag",
        meaning: "the finger rests on a row, then drags",
        hint: "a finger selects once it rested on a row"
      )
    case .twoFingerPan:
      SelectionApproach(
        surface: .rows,
        fingers: 2,
        editing: .begun,
        asksDelegate: true,
        system: "C  Two-finger pan",
        meaning: "two fingers over the rows; editing mode begins by itself",
        hint: "two fingers select: '{at: row 3, fingers: 2}'"
      )
    case .editColumnPan:
      SelectionApproach(
        surface: .checkMarks,
        editing: .required,
        system: "D  Check marks",
        meaning: "one finger over the check marks of a table in editing mode",
        hint: "a finger selects over the check marks: 'row 3 on check mark'"
      )
    }
  }
}
