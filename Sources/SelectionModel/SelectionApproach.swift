/// The approach of a finger to a drag that selects: all that distinguishes one start from another.
package struct SelectionApproach: Sendable {
  /// The surface on which the finger comes down.
  package let surface: Surface
  /// The number of fingers that come down.
  package var fingers = 1
  /// Whether they rest before the drag begins.
  package var rests = false
  /// The role of editing mode for the drag.
  package let editing: Editing
  /// Whether the table's delegate is asked before the drag begins.
  package var asksDelegate = false
  /// The pass of the system that starts so.
  package var pass = SelectionMode.Pass.range
  /// The turning back of the system that starts so.
  package var turningBack = SelectionMode.TurningBack.restore
  /// The system that starts so.
  package let system: String
  /// The meaning of the start: what the finger does, in a few words.
  package let meaning: String
  /// The hint of how a scenario does it.
  package let hint: String

  /// A surface on which a finger comes down.
  package enum Surface: Sendable {
    /// A strip in front of the table.
    case strip
    case rows
    /// The check marks of a table in editing mode.
    case checkMarks
  }

  /// A role of editing mode for a drag.
  package enum Editing: Sendable {
    case indifferent, customary, required, begun
  }
}

extension SelectionMode.Start {
  /// The approach, which distinguishes the start from others.
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
