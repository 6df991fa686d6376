/// A scenario to begin with, which plays and draws as it is.
enum ScenarioTemplate: String, CaseIterable {
  /// Mails that are chosen in an edit screen.
  case inbox
  /// Groups of rows with switches.
  case settings
  /// Sections from which a long press picks rows.
  case picker
  /// Options with limits.
  case form
  /// A strip over a table with constraints of its own.
  case overlay

  /// The text of the file.
  var text: String {
    "# yaml-language-server: $schema=\(SceneSchema.fileName)\n" + scenario
  }

  private var scenario: String {
    switch self {
    case .inbox:
      """
      # 'layoutsim help scene' and 'layoutsim help step' list the keys.
      layoutsim: 2
      name: Two mails are chosen
      scene:
        device: iPhone 15
        title: Inbox
        table:
          rows: 24
          text: Mail {row}
          detail: Shall we meet on Monday?
          accessory: disclosure
        edit-screen: true # Edit and Cancel, check marks and a toolbar, as in Mail
      steps:
        - snapshot: inbox
        - tap: button Edit
        - settle
        - tap: row 1 # rows count from 0
        - tap: row 3
        - expect: {editing: true, selected: [row 1, row 3]}
        - snapshot: two-chosen
      pictures:
        - {file: inbox.svg, strip: [inbox, two-chosen]}

      """
    case .settings:
      """
      # 'layoutsim help section' and 'layoutsim help accessory-view' list the keys.
      layoutsim: 2
      name: Settings in groups, with switches
      scene:
        device: iPhone 15
        title: Settings
        table:
          style: inset-grouped
          text: Setting {row}
          sections:
            - title: Network
              rows: 3
              accessory-view: {switch: on}
            - title: Display
              rows: 2
              accessory: disclosure
      steps:
        - snapshot: settings
        - tap: row 1/0
        - expect: {selected: row 1/0}
        - snapshot: row-chosen
      pictures:
        - {file: settings.svg, at: settings}

      """
    case .picker:
      """
      # 'layoutsim help selection' lists the ways to select with a finger.
      layoutsim: 2
      name: A long press picks people, five at most
      scene:
        device: iPhone 15
        title: People
        table:
          text: Person {row}
          sections:
            - {title: Favorites, rows: 4, selected: [1]}
            - {title: Everybody, rows: 20, unselectable: [3]}
      selection:
        starts-with: long-press
        turning-back: restore # rows get back what they had where the finger turns back
        limit: {total: 5, when-full: skip}
      steps:
        - press: row 1/0
        - hold: 600ms # UIKit asks for half a second
        - move: {to: row 1/5, within: 400ms}
        - expect: {selected: [row 0/1, rows 1/0..2, row 1/4], refused: [row 1/3, row 1/5]}
        - snapshot: full
        - release
      pictures:
        - {file: picker.svg, at: full}

      """
    case .form:
      """
      # 'layoutsim help form' lists the keys.
      layoutsim: 2
      name: A form asks for two toppings
      scene:
        device: iPhone 15
        title: Pizza
        form:
          options: {tomato: Tomatoes, pesto: Pesto, ham: Ham, olives: Olives}
          details: {ham: smoked}
          section-titles: [Sauce, Topping]
          order: [[tomato, pesto], [ham, olives]]
          type: {section-max: 1, total-min: 2}
          requires-selection: true
      steps:
        - tap: row 1/0
        - request-dismissal
        - settle # an alert takes no touches while it comes
        - expect: {keys: [ham], alert: Select at least 2 options in all; 1 is selected.}
        - snapshot: too-few
        - tap: button OK
        - settle
        - tap: row 0/1
        - request-dismissal
        - expect: {requested: dismissal, key-order: [ham, pesto]}
        - snapshot: taken
      pictures:
        - {file: form.svg, strip: [too-few, taken]}

      """
    case .overlay:
      """
      # 'layoutsim help overlay' and 'layoutsim help constraints' list the words.
      layoutsim: 2
      name: A pan over the strip selects rows
      scene:
        device: iPhone 15
        title: Photos
        table: {rows: 40, editing: true}
        overlay:
          debug: true # the strip is drawn
          constraints:
            - touchView.trailing == superview.safeArea.trailing
            - touchView.width == 72
            - touchView.top == superview.safeArea.top
            - touchView.bottom == superview.safeArea.bottom
        show: [finger]
      steps:
        - press: row 3 on touchView # the finger lies on the strip, level with row 3
        - move: {to: row 8, within: 400ms}
        - expect: {selected: rows 3..8, scrolling: none}
        - snapshot: six-rows
        - move: {to: bottom edge - 20, within: 300ms}
        - hold: 1s # a finger near the edge scrolls
        - expect: {scrolling: down, selected-count: ">= 12"}
        - release
        - settle
      pictures:
        - {file: overlay.svg, at: six-rows}

      """
    }
  }
}
