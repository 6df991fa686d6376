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
    Self(
      examples: ["row 3 on accessory", "last visible row on accessory"],
      meaning:
        "the middle of what is at the end of the row: the control of its 'accessory-view', or the 'accessory'"
    ),
    Self(
      examples: ["row 3 on edit control", "row 3 on reorder control"],
      meaning:
        "in editing mode, the middle of the minus, the plus or the check circle of the row, and of the lines by which a finger drags it"
    ),
    Self(examples: ["row 3 + 10", "row 3 - 10"], meaning: "below or above that"),
    Self(
      examples: ["top edge + 20", "bottom edge - 20"],
      meaning: "an edge of the table inside the safe area"
    ),
    Self(
      examples: ["third visible row", "last visible row"],
      meaning: "one of the rows of which at least half is clear of bars; also '12th visible row'"
    ),
    Self(
      examples: ["row 8, scrolled into view", "view title in row 3, scrolled into view"],
      meaning:
        "the row, or a view of a cell, a header or a footer, to which the app scrolls before a finger goes down there; also 'to the top', 'to the middle', 'to the bottom'"
    ),
    Self(
      examples: ["75 % of the table", "20 %, 75 % of the screen", "80 %, 50 % of view volume"],
      meaning:
        "a share of the table inside the safe area and clear of bars and the keyboard, of the screen or of a view, from the "
        + "top and from the left; 0 % is the middle of the first pixel and 100 % that of the last, so that touches find every share"
    ),
    Self(examples: ["120, 300"], meaning: "a point of the screen; in quotes between braces"),
    Self(
      examples: ["touchView", "title", "toolbar"],
      meaning: "the middle of a view: "
        + NamedView.allCases.map(\.rawValue).joined(separator: ", ")
    ),
    Self(
      examples: ["button Edit", "button 'Delete (3)'"],
      meaning: "the middle of a button in a bar, an alert or beside a swiped row, by its title"
    ),
    Self(
      examples: ["index M"],
      meaning: "the middle of a title of the index at the trailing edge"
    ),
    Self(
      examples: ["key A", "key space"],
      meaning:
        "a key of the keyboard, by the letter on it, small or capital, or as space, delete, return, shift, 123, ABC, '#+='"
    ),
    Self(
      examples: ["view wifi", "view title in row 3", "view accessory in row 3"],
      meaning:
        "the middle of a view that the scene or a cell describes, by its name, in a table of its visible part; 'accessory' is what is at the end of a row"
    ),
  ]
}
