import LayoutDevices
import LayoutScenes

/// A form of values that many keys share, explained.
struct WordsTopic {
  /// The word after `layoutsim help`.
  let name: String
  /// The explanation, paragraph by paragraph.
  let paragraphs: [String]
  /// The forms and their meanings.
  let forms: [(String, String)]
  /// The lines of a scenario that show them.
  let example: String

  /// The list of all.
  static let all = [places, rows, times, comparisons, colors, constraints, exitCodes]

  /// Returns the form of a name, or `nil` if there is none.
  static func named(_ name: String) -> Self? { all.first { $0.name == name } }

  /// The text for a terminal, of whole lines.
  var text: String {
    var lines = paragraphs.flatMap { Paragraph.lines($0) + [""] }
    lines += Paragraph.columns(forms) + ["", "Example:"]
    lines += example.split(separator: "\n").map { "  " + $0 }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let places = Self(
    name: "places",
    paragraphs: [
      "A place says by its meaning where a finger is. Which point that is depends on the device and on how far the table is scrolled, and is decided when the step is played. Rows count from 0, lengths are points.",
      "Between braces a place with a comma needs quotes.",
    ],
    forms: PlaceForm.all.map { ($0.examples.joined(separator: ", "), $0.meaning) },
    example: """
      steps:
        - press: row 3 on touchView
        - move: {to: bottom edge - 20, within: 300ms}
        - move: {to: "120, 300", within: 300ms}
        - release
      """
  )

  private static let rows = Self(
    name: "rows",
    paragraphs: [
      "Rows and sections count from 0, as in UIKit. A row without a section is in the first one. Several texts are a list."
    ],
    forms: [
      ("row 3", "the fourth row of the first section"),
      ("row 1/3", "the fourth row of the second section"),
      ("rows 3..8", "six rows, the last one included"),
      ("rows 0/8..1/2", "from one section into the next"),
      ("[row 3, rows 5..8]", "several of them"),
      ("all, none", "where a key says so"),
      ("section 1, sections 1..2", "whole sections"),
    ],
    example: """
      steps:
        - expect: {selected: [row 0/1, rows 0/5..8]}
        - delete: {rows: row 2, animation: fade}
      """
  )

  private static let times = Self(
    name: "times",
    paragraphs: [
      "A time has a unit. Time passes on a virtual clock, in the steps that say so, and a scenario takes no longer to play for it."
    ],
    forms: [
      ("400ms", "milliseconds"), ("2s, 0.4s", "seconds, at most 600s in one step"),
      ("5min, 2h", "minutes and hours, in 'limits' alone"),
    ],
    example: """
      steps:
        - press: row 2
        - hold: 600ms
        - move: {to: row 6, within: 2s}
        - release
        - settle
      """
  )

  private static let comparisons = Self(
    name: "comparisons",
    paragraphs: [
      "An expectation of a number is the number itself, or a comparison with it in quotes."
    ],
    forms: [
      ("40", "exactly that"), ("\">= 40\", \"> 40\"", "at least, or more"),
      ("\"<= 40\", \"< 40\"", "at most, or less"), ("\"!= 40\"", "anything else"),
    ],
    example: """
      steps:
        - expect: {selected-count: ">= 2", offset: 0, touch-view: {width: "< 90"}}
      """
  )

  private static let colors = Self(
    name: "colors",
    paragraphs: [
      "A color is one of the system's, which is another one in dark appearance, or six hexadecimal digits, which need quotes because of their '#'."
    ],
    forms: [
      (SceneLanguage.colorNames.joined(separator: ", "), "the system's"),
      ("'#34c759'", "red, green and blue, the same in both appearances"),
    ],
    example: """
      scene:
        overlay: {debug: {color: '#34c759'}}
      """
  )

  private static let constraints = Self(
    name: "constraints",
    paragraphs: [
      "A constraint is an equation with the words of the anchors in Swift. Places need another place on the right side; a size may be a number alone. Without 'constraints' the touch view has the default ones.",
      "A view is named before the dot: 'superview', 'tableView', 'touchView', the bars, a view of 'views' by its name, and in a cell 'contentView'. A guide of the view may stand between. With a text that begins with 'H:' or 'V:' UIKit's Visual Format Language says several at once.",
    ],
    forms: [
      ("touchView.width == 72", "a size"),
      ("touchView.leading == superview.safeArea.leading + 8", "a place beside another one"),
      ("touchView.width <= superview.width * 0.5", "a part of another size"),
      (
        "touchView.top >= superview.layoutMargins.top @ 750",
        "with a priority, required without one"
      ),
      ("box.top == navigationBar.bottom", "below a bar: navigationBar, searchBar, toolbar, tabBar"),
      (
        "superview.safeArea.top, .layoutMargins, .readableContent",
        "the guides of a view (safeAreaLayoutGuide, layoutMarginsGuide, readableContentGuide)"
      ),
      (
        "box.bottom == superview.keyboard.top",
        "above the keyboard, or without one at the end of the safe area (keyboardLayoutGuide)"
      ),
      ("==, <=, >=", "the relations"),
      ("required, high, low, 1 to 1000", "the priorities"),
    ],
    example: """
      scene:
        overlay:
          constraints:
            - touchView.trailing == superview.safeArea.trailing
            - touchView.width == 72
            - touchView.top == superview.safeArea.top
            - touchView.bottom == superview.safeArea.bottom - 8
      """
  )
}
