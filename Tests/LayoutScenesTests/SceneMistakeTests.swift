import Testing

@Suite struct `Mistakes of scenes` {
  @Test func `a name and words for a picture say something`() {
    let hint = "say what is shown, or delete 'alt': then that is written from the scene"
    expect(
      """
      layoutsim: 2
      name: 1️⃣""
      alt: 2️⃣" "
      scene: {table: {rows: 10}}
      steps:
        - snapshot: a
      pictures:
        - {file: a.svg, at: a, alt: 3️⃣""}
      """,
      [
        Mistake(1, "'name' is empty", hint: "write what the scenario shows"),
        Mistake(2, "'alt' is empty", hint: hint),
        Mistake(3, "'alt' is empty", hint: hint),
      ]
    )
  }

  @Test func `a window is one that the screen has room for`() {
    expect(
      """
      layoutsim: 2
      name: window
      scene: {table: {rows: 10}, device: iPad (A16), window: 1️⃣0x700}
      """,
      [
        Mistake(
          1,
          "a window of 0x700 points is smaller than the smallest, which has 320x320",
          hint: "write at least '320x320'"
        )
      ]
    )
    expect(
      """
      layoutsim: 2
      name: window
      scene: {table: {rows: 10}, device: iPad (A16), window: 1️⃣halff}
      """,
      [
        Mistake(
          1,
          "'window' is a share of the screen or a size, not 'halff'",
          notes: ["it is one of full, two-thirds, half, one-third, 500x700"],
          hint: "write 'half'"
        )
      ]
    )
  }

  @Test(arguments: [
    ("[500, 700]", "[500, 700]"), ("{width: 500, height: 700}", "a map"),
    ("500*700", "'500*700'"), ("500×700", "'500×700'"), ("500 700", "'500 700'"),
  ])
  func `a window of two numbers in another form has the size to write`(
    _ written: String,
    _ shown: String
  ) {
    expect(
      """
      layoutsim: 2
      name: window
      scene: {table: {rows: 10}, device: iPad (A16), window: 1️⃣\(written)}
      """,
      [
        Mistake(
          1,
          "'window' is a share of the screen or a size, not \(shown)",
          notes: ["it is one of full, two-thirds, half, one-third, 500x700"],
          hint: "write '500x700'"
        )
      ]
    )
  }

  @Test func `a system is one that the device runs`() {
    expect(
      """
      layoutsim: 2
      name: system
      scene: {table: {rows: 10}, device: iPhone XR, system: 1️⃣iOS 26}
      """,
      [
        Mistake(
          1,
          "iPhone XR does not run iOS 26; it runs iOS 12 to 18",
          hint: "write 'iOS 18'"
        )
      ]
    )
    expect(
      """
      layoutsim: 2
      name: design
      scene: {table: {rows: 10}, design: 1️⃣glass}
      """,
      [
        Mistake(
          1,
          "the design 'glass' came with iOS 26",
          hint: "write 'system: iOS 26' as well"
        )
      ]
    )
  }

  @Test(arguments: [
    MistakeRow(
      "the manual's name of the option",
      "1️⃣touchViewCoversSafeArea: true",
      "'touchViewCoversSafeArea' is not a key of 'overlay'",
      hint: "write 'respects-safe-area'"
    ),
    MistakeRow(
      "the name in the code",
      "1️⃣touchViewRespectsSafeArea: true",
      "'touchViewRespectsSafeArea' is not a key of 'overlay'",
      hint: "write 'respects-safe-area'"
    ),
    MistakeRow(
      "the private closure",
      "1️⃣customConstraintClosure: none",
      "'customConstraintClosure' is not a key of 'overlay'",
      hint: "write 'constraints'"
    ),
    MistakeRow(
      "the method",
      "1️⃣setCustomConstraints: none",
      "'setCustomConstraints' is not a key of 'overlay'",
      hint: "write 'constraints'"
    ),
    MistakeRow(
      "the long name",
      "1️⃣shouldUseEstimatedRowHeightWhenScrolling: true",
      "'shouldUseEstimatedRowHeightWhenScrolling' is not a key of 'overlay'",
      hint: "write 'uses-estimated-row-height'"
    ),
    MistakeRow(
      "camel case",
      "1️⃣touchViewWidth: 60",
      "'touchViewWidth' is not a key of 'overlay'",
      hint: "write 'touch-view-width'"
    ),
    MistakeRow(
      "pixels, as the manual says",
      "touch-view-width: 1️⃣60 pixels",
      "'touch-view-width' is a number of points, not '60 pixels'",
      hint: "lengths are points: write 60"
    ),
    MistakeRow(
      "px",
      "top-scrolling-anchor: 1️⃣-40px",
      "'top-scrolling-anchor' is a number of points, not '-40px'",
      hint: "lengths are points: write -40"
    ),
    MistakeRow(
      "all errata by the name in the code",
      "errata: 1️⃣version1_0_0",
      "'errata' is 'none', 'version-1.0.0' or a list of words, not 'version1_0_0'",
      hint: "write 'version-1.0.0'"
    ),
    MistakeRow(
      "one erratum without brackets",
      "errata: 1️⃣edges-from-frame",
      "'errata' is 'none', 'version-1.0.0' or a list of words, not 'edges-from-frame'",
      hint: "write [edges-from-frame]"
    ),
    MistakeRow(
      "the beginning of an erratum",
      "errata: [1️⃣empty-section]",
      "'errata' is one of 'fast-pan-fills-onward', 'empty-section-counts-as-row', "
        + "'options-add-touch-view', 'edges-from-frame', 'destination-ignores-insets', "
        + "'selects-uneditable-rows', 'loses-first-rows', 'only-handled-events', not 'empty-section'",
      hint: "write 'empty-section-counts-as-row'"
    ),
    MistakeRow(
      "a word for true that lacks a letter",
      "enabled: 1️⃣tru",
      "'enabled' is true or false, not 'tru'",
      hint: "write true"
    ),
    MistakeRow(
      "a word for false with two letters swapped",
      "enabled: 1️⃣flase",
      "'enabled' is true or false, not 'flase'",
      hint: "write false"
    ),
    MistakeRow(
      "the release in a list",
      "errata: [1️⃣version-1.0.0]",
      "'errata' is a list of words, not 'version-1.0.0'",
      hint: "write 'errata: version-1.0.0'"
    ),
    MistakeRow(
      "the release beside an erratum",
      "errata: [edges-from-frame, 1️⃣version-1.0.0]",
      "'version-1.0.0' is the release as a whole and no sum of departures: it stands alone",
      hint: "write 'errata: version-1.0.0', or delete it from the list"
    ),
    MistakeRow(
      "a speed by another name",
      "scrolling-speed: 1️⃣fst",
      "'scrolling-speed' is 'fast', 'moderate', 'slow' or a number of rows a second, above 0 and up to 1000, "
        + "not 'fst'",
      hint: "write 'fast'"
    ),
    MistakeRow(
      "a speed of nothing",
      "scrolling-speed: 1️⃣0",
      "'scrolling-speed' is 'fast', 'moderate', 'slow' or a number of rows a second, above 0 and up to 1000, "
        + "not '0'"
    ),
    MistakeRow(
      "yes",
      "enabled: 1️⃣yes",
      "'enabled' is true or false, not 'yes'",
      hint: "write true"
    ),
    MistakeRow(
      "off",
      "enabled: 1️⃣Off",
      "'enabled' is true or false, not 'Off'",
      hint: "write false"
    ),
    MistakeRow(
      "a list for a truth value",
      "enabled: 1️⃣[true]",
      "'enabled' is true or false, not [true]"
    ),
    MistakeRow(
      "a color that is none",
      "debug: {color: 1️⃣grene}",
      "'color' is a color such as '#34c759' or one of 'blue', 'green', 'indigo', 'orange', 'pink', "
        + "'purple', 'red', 'teal', 'yellow', 'gray', 'gray-2', 'gray-3', 'gray-4', 'gray-5', 'gray-6',"
        + " 'label', 'secondary-label', 'tertiary-label', 'placeholder', 'separator', 'link',"
        + " 'background', 'secondary-background', 'grouped-background', 'fill', 'white', 'black',"
        + " not 'grene'",
      hint: "write 'green'"
    ),
    MistakeRow(
      "another kind",
      "kind: 1️⃣long-press",
      "'kind' is 'scroll-and-select', not 'long-press'"
    ),
    MistakeRow(
      "not a number",
      "touch-view-width: 1️⃣.nan",
      "'touch-view-width' is a number of points, not '.nan'"
    ),
    MistakeRow(
      "infinity",
      "touch-view-width: 1️⃣-.inf",
      "'touch-view-width' is a number of points, not '-.inf'"
    ),
    MistakeRow(
      "an exponent",
      "touch-view-width: 1️⃣1e3",
      "'touch-view-width' is a number of points, not '1e3'"
    ),
    MistakeRow(
      "a width below zero",
      "touch-view-width: 1️⃣-1",
      "'touch-view-width' is a number of points from 0 to 1000000, not '-1'"
    ),
    MistakeRow(
      "a constraint alone",
      "constraints: 1️⃣touchView.width == 3",
      "'constraints' is a list of constraints, not 'touchView.width == 3'",
      hint: "write [touchView.width == 3]"
    ),
    MistakeRow(
      "a key of another map",
      "1️⃣rows: 3",
      "'rows' is not a key of 'overlay'",
      hint: "'rows' is a key of 'below', of 'table', of a section and of a change of rows"
    ),
    MistakeRow(
      "a tag",
      "enabled: 1️⃣!truth true",
      "'!truth' is a tag of YAML, and scenario files use none",
      hint: "delete the tag"
    ),
  ])
  func `a wrong option of the overlay is shown where it is wrong`(_ row: MistakeRow) {
    expect(file(overlay: "\n    \(row.text)"), [row.mistake])
  }

  @Test(arguments: [
    MistakeRow(
      "too many rows",
      "rows: 1️⃣99999999999",
      "'rows' is a whole number from 0 to 10000000, not '99999999999'"
    ),
    MistakeRow(
      "half a row",
      "rows: 1️⃣1.5",
      "'rows' is a whole number from 0 to 10000000, not '1.5'"
    ),
    MistakeRow(
      "rows and sections",
      "rows: 3, 1️⃣sections: [{rows: 1}]",
      "a table has 'rows' or 'sections', not both",
      notes: ["the other one is here"],
      hint: "write the rows into the sections"
    ),
    MistakeRow(
      "a key twice",
      "rows: 3, style: plain, 1️⃣rows: 4",
      "'rows' is written twice in 'table'",
      notes: ["the first one is here"]
    ),
    MistakeRow(
      "a quoted key twice",
      "rows: 3, 'row-height': 3, 1️⃣row-height: 4",
      "'row-height' is written twice in 'table'"
    ),
    MistakeRow(
      "a section without rows",
      "sections: [1️⃣{title: A}]",
      "'rows' is missing in a section",
      hint: "write 'rows: ' and 0 to 10000000, a list of rows, or {file: people.csv}"
    ),
    MistakeRow(
      "rows of all sections together",
      "1️⃣sections: [{rows: 9000000}, {rows: 9000000}]",
      "a table has at most 10000000 rows, and these sections have 18000000"
    ),
    MistakeRow(
      "a selected row that comes again",
      "sections: [{rows: 9, selected: [7, 0..3, 1️⃣2..5]}]",
      "'selected' has row 2 twice",
      notes: ["the first one is here"]
    ),
    MistakeRow(
      "a row that may not be edited, twice",
      "sections: [{rows: 9, uneditable: [7, 1️⃣7]}]",
      "'uneditable' has row 7 twice",
      notes: ["the first one is here"]
    ),
    MistakeRow(
      "a selected row that is not there",
      "sections: [{rows: 3, selected: [0, 1️⃣1..3]}]",
      "this section has no row 3",
      notes: ["it has 3 rows, counted from 0"]
    ),
    MistakeRow(
      "selected rows backwards",
      "sections: [{rows: 3, selected: [1️⃣2..1]}]",
      "'selected' is a list of rows such as [0, 3..8], 'all' or 'none', not '2..1'"
    ),
    MistakeRow(
      "the style of another name",
      "rows: 3, style: 1️⃣insetGruped",
      "'style' is one of 'plain', 'grouped', 'inset-grouped', not 'insetGruped'",
      hint: "write 'inset-grouped'"
    ),
    MistakeRow(
      "a place that stands for nothing",
      "rows: 3, text: 1️⃣'Row {rwo}'",
      "'{rwo}' stands for nothing in 'text'",
      hint: "write '{row}'"
    ),
    MistakeRow(
      "an inset that is no edge",
      "rows: 3, content-inset: {1️⃣botom: 3}",
      "'botom' is not a key of 'content-inset'",
      notes: ["the keys are 'top', 'left', 'bottom', 'right'"],
      hint: "write 'bottom'"
    ),
    MistakeRow(
      "UIKit's name",
      "rows: 3, 1️⃣isEditing: true",
      "'isEditing' is not a key of 'table'",
      hint: "write 'editing'"
    ),
    MistakeRow(
      "a merge key",
      "rows: 3, 1️⃣<<: {style: plain}",
      "'<<' is not read: keys are not merged from an anchor",
      hint: "write the keys out"
    ),
  ])
  func `a wrong option of the table is shown where it is wrong`(_ row: MistakeRow) {
    expect(file(table: row.text), [row.mistake])
  }
}
