/// A form in which a file says a place, with its meaning.
package struct PlaceForm: Sendable {
  /// The places that show it, as they are written.
  package let examples: [String]
  /// The meaning.
  package let meaning: String

  /// The list of all forms.
  package static let all = [
    Self(
      examples: ["row 3", "row 1/3 on touchView"],
      meaning:
        "the middle of the row's visible part, which bars and sticky headers and footers leave; or at its height on a view"
    ),
    Self(
      examples: ["row 3 on check mark", "bottom edge - 2 on check mark"],
      meaning: "at that height in the column of the check marks, in editing mode"
    ),
    Self(examples: ["row 3 + 10", "row 3 - 10"], meaning: "below or above that"),
    Self(
      examples: ["top edge + 20", "bottom edge - 20"],
      meaning: "an edge of the table inside the safe area"
    ),
    Self(examples: ["120, 300"], meaning: "a point of the screen; in quotes between braces"),
    Self(
      examples: NamedView.allCases.map(\.rawValue),
      meaning: "the middle of a view"
    ),
    Self(
      examples: ["button Edit", "button 'Delete (3)'"],
      meaning: "the middle of a button in a bar or an alert, by its title"
    ),
    Self(
      examples: ["view wifi"],
      meaning: "the middle of a view in the stack, by its name"
    ),
  ]
}
