extension FindingCode {
  /// The mistakes of a file as a text, before its keys mean anything.
  static let ofFiles = [
    Self(
      "empty",
      "The file has nothing in it.",
      do: "Begin with 'layoutsim', 'name' and 'scene', or write a file with 'layoutsim new'."
    ),
    Self("encoding", "The file is not UTF-8.", do: "Save it as UTF-8."),
    Self(
      "too-large",
      "The file has more bytes than a scenario may have.",
      do: "Put what is large, such as rows, into a file beside it."
    ),
    Self(
      "forbidden-character",
      "The file has a character that no editor shows, such as a line separator of Unicode.",
      do: "Delete it; the message gives its place."
    ),
    Self(
      "tab",
      "A line is indented with a tab, which YAML does not allow.",
      do: "Indent with spaces."
    ),
    Self(
      "yaml",
      "The file is not YAML: a quote, a bracket or an indentation is not as it has to be.",
      do: "Look at the place, and at the line above it; put a text with ': ' or ' #' into quotes."
    ),
    Self(
      "merge-conflict",
      "Version control could not join two changes of the file, and left both.",
      do: "Keep the lines that are meant, and delete the three lines of marks."
    ),
    Self(
      "too-deep",
      "Maps and lists stand in each other deeper than any scenario needs.",
      do: "Look for brackets or dashes that are there by accident."
    ),
    Self(
      "too-many-values",
      "The file stands for too many values, most of them by aliases of aliases.",
      do: "Write out what is needed, or repeat steps with 'repeat'."
    ),
    Self(
      "second-document",
      "A line '---' begins a second document.",
      do: "Put each scenario into a file of its own."
    ),
    Self("complex-key", "A key is a list, a map or an alias.", do: "Write a word as the key."),
    Self("tag", "A value has a tag of YAML, such as '!!str'.", do: "Delete the tag."),
    Self(
      "merge-key",
      "'<<' merges keys in some programs, and not here.",
      do: "Write the keys out."
    ),
    Self(
      "duplicate-key",
      "A key is written twice in one map, or an option is named twice.",
      do: "Delete one of the two."
    ),
    Self(
      "too-many-mistakes",
      "The file has more mistakes than are shown.",
      do: "Mend the first ones; the rest often goes with them."
    ),
    Self(
      "version",
      "The file is written in a version of the language that this program does not read.",
      do: "Use a newer layoutsim."
    ),
    Self(
      "older-version",
      "The file is written in an older version of the language, and means what it meant then.",
      do: "'layoutsim fmt --upgrade FILE' rewrites it."
    ),
    Self(
      "no-upgrade",
      "The file would mean something else in the present version of the language.",
      do: "Name the files that it is based on too; else rewrite it by hand."
    ),
    Self(
      "no-canonical-form",
      "'layoutsim fmt' cannot change the white space here without a change of what is said.",
      do: "Write the place in another way, such as a text in quotes on one line."
    ),
    Self(
      "unknown-key",
      "A map has no key of this name.",
      do:
        "Take the key that the hint names; 'layoutsim help' and the name of the map lists all of them."
    ),
    Self(
      "missing-key",
      "A key is missing without which the map says too little.",
      do: "Write the key that the hint names."
    ),
    Self(
      "missing-value",
      "Nothing stands after a key, or a list or a map is empty.",
      do: "Write a value, or delete the key."
    ),
    Self(
      "wrong-type",
      "A map stands where a list or a text is expected, or the other way round.",
      do:
        "Write the kind of value that the message names; 'layoutsim explain KEY' shows an example."
    ),
    Self(
      "wrong-value",
      "The value is none that the key can have.",
      do: "Write one that the message names; 'layoutsim explain KEY' shows an example."
    ),
    Self("too-long", "A text has more characters than are read.", do: "Shorten it."),
    Self(
      "no-effect",
      "What is written does nothing in this place.",
      do: "Delete it, or write what the message says it needs."
    ),
    Self(
      "docs-block",
      "A page in Markdown has a comment that begins or ends a block of 'layoutsim docs' and does not belong to one.",
      do: "Write both comments on lines of their own, as 'layoutsim help docs' shows."
    ),
    Self(
      "docs-path",
      "A block of a page names a scenario that lies neither in the page's folder nor in the working folder.",
      do: "Run the command in a folder around both."
    ),
    Self(
      "docs-scenario",
      "A block of a page names a scenario that is not there, or has mistakes.",
      do: "The path is from the page's folder; 'layoutsim check' tells mistakes."
    ),
    Self(
      "docs-picture",
      "A block of a page names a picture that its scenario does not list, or one that is in the way of another file, or that DocC would not find.",
      do: "Take the name of a file in 'pictures', with or without its ending, or another file."
    ),
  ]
}
