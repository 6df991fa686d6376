extension FindingCode {
  /// The mistakes of files beside a scenario, and of what is written once and used in several places.
  static let ofFilesBeside = [
    Self(
      "file",
      "A file that a key names cannot be read.",
      do:
        "Write its path from the folder of the file that names it; the message says what is in the way."
    ),
    Self(
      "base",
      "A file is its own base, or the base of too many others.",
      do: "Follow the notes from base to base, and break the circle or shorten the way."
    ),
    Self(
      "no-base",
      "'base' in a list of steps stands for those of the base, and there are none.",
      do: "Name a file with steps after 'base', or delete the entry."
    ),
    Self(
      "unknown-definition",
      "No steps are defined under the name after 'use'.",
      do: "Write them under 'define', or take one of the names there."
    ),
    Self(
      "recursion",
      "Defined steps use themselves, perhaps through others.",
      do: "Follow the notes, and write one of the steps out."
    ),
    Self(
      "columns",
      "A row of a file has more columns or fewer than the first line names.",
      do: "Put quotes around a text with a comma, or write the values that are missing."
    ),
    Self(
      "separator",
      "The first line of a CSV file has semicolons or tabs between its names.",
      do: "Save the file with commas, or put quotes around a name that has one of these in it."
    ),
    Self(
      "too-many-columns",
      "A file of rows has more columns than it can have.",
      do: "Leave out those that no text names; the message gives the number."
    ),
    Self(
      "unused-column",
      "A column is called nearly like a key of a row, and no text names it.",
      do: "Write the key's name, or the column's between braces in a text."
    ),
    Self(
      "row-count",
      "The content of a step has more rows or fewer than the step names.",
      do: "Write a content for each row, in the order in which the step names them."
    ),
    Self(
      "too-many-events",
      "A file of touches has more events than it can have.",
      do: "Cut it into several steps; the message gives the number."
    ),
    Self(
      "missing-name",
      "A column or a value of a file has no name, or steps in 'define' have none.",
      do: "Write one: a key of rows, a name for '{name}' in texts, or one for '- use: NAME'."
    ),
    Self(
      "quote",
      "A quote in a file of rows is not closed, or stands in a text without quotes.",
      do: "Put the whole text into quotes, and double each quote in it."
    ),
    Self(
      "line-end",
      "A line of a file of rows ends with CR alone, as on very old computers.",
      do: "End lines with LF or CRLF."
    ),
    Self(
      "json",
      "A file is not JSON.",
      do: "Look at the place: a quote, a comma or a bracket is not as it has to be."
    ),
    Self(
      "json-list",
      "A file of rows is JSON, but no list of objects.",
      do: "Write '[{\"text\": \"A\"}, {\"text\": \"B\"}]'."
    ),
    Self(
      "touch-order",
      "The events of recorded touches do not follow from each other.",
      do: "Write events in the order of their times; each touch begins, moves and ends once."
    ),
  ]
}
