/// A scenario to begin with, which plays and draws as it is.
enum ScenarioTemplate: String, CaseIterable {
  /// Mails with content of their own, chosen in an edit screen.
  case inbox
  /// Groups of rows with pictures, values and switches.
  case settings
  /// People, of whom a long press picks some.
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
      # 'layoutsim help row' and 'layoutsim help step' list the keys.
      layoutsim: 2
      name: Two mails are chosen
      scene:
        device: iPhone 15
        title: Inbox
        table:
          text: "{from}" # the rows' own values
          detail: "{subject}"
          lines: 2
          detail-color: gray
          accessory: disclosure
          rows:
            - from: Ada Lovelace
              subject: Notes on the engine, with a table of the numbers. Tell me what you think of it.
              image: {shape: circle, text: AL, color: indigo, size: 40}
            - from: Grace Hopper
              subject: "Found the bug: it was a moth."
              image: {shape: circle, text: GH, color: pink, size: 40}
            - from: Alan Turing
              subject: Tea at four? I have a question for you, and you may ask me some.
              image: {shape: circle, text: AT, color: green, size: 40}
            - from: Weekly News
              subject: Five recipes for one pan, and what to do with the rest of the bread.
              image: {shape: circle, symbol: envelope, color: gray, size: 40}
              text-color: gray
            - from: Katherine Johnson
              subject: I checked the numbers by hand.
              image: {shape: circle, text: KJ, color: orange, size: 40}
            - from: Calendar
              subject: "Tomorrow: dentist, 10.30"
              image: {shape: circle, symbol: bell, color: red, size: 40}
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
      # 'layoutsim help section', 'help row' and 'help accessory-view' list the keys.
      layoutsim: 2
      name: Settings in groups, with switches
      scene:
        device: iPhone 15
        title: Settings
        table:
          style: inset-grouped
          cell-style: value1 # the detail is at the trailing edge
          sections:
            - rows:
                - text: Notifications
                  detail: "12"
                  image: {shape: rounded-square, symbol: bell, color: red}
                  accessory: disclosure
                - text: Mail
                  detail: Ask
                  image: {shape: rounded-square, symbol: envelope, color: blue}
                  accessory: disclosure
                - text: Favorites
                  image: {shape: rounded-square, symbol: star, color: yellow}
                  accessory-view: {switch: on}
            - title: Storage
              footer: Files that were not opened for a month go to the archive.
              rows:
                - text: Files
                  detail: 2 GB
                  image: {shape: rounded-square, symbol: folder, color: teal}
                  accessory: disclosure
                - text: Archive Automatically
                  image: {shape: rounded-square, symbol: archivebox, color: indigo}
                  accessory-view: {switch: off}
            - rows:
                - {text: Erase All Content, text-color: red}
      steps:
        - snapshot: settings
        - tap: row 0/1
        - expect: {selected: row 0/1}
        - snapshot: row-chosen
      pictures:
        - {file: settings.svg, strip: [settings, row-chosen]}

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
          detail: "{role}"
          detail-color: gray
          row-height: 52
          sections:
            - title: Favorites
              rows:
                - text: Ada Lovelace
                  role: Analyst
                  image: {shape: circle, text: AL, color: indigo, size: 36}
                - text: Grace Hopper
                  role: Compilers
                  image: {shape: circle, text: GH, color: pink, size: 36}
                  selected: true
            - title: Everybody
              rows:
                - text: Alan Turing
                  role: Machines
                  image: {shape: circle, text: AT, color: green, size: 36}
                - text: Barbara Liskov
                  role: Types
                  image: {shape: circle, text: BL, color: teal, size: 36}
                - text: Donald Knuth
                  role: Books
                  image: {shape: circle, text: DK, color: yellow, size: 36}
                - text: Edsger Dijkstra
                  role: On leave
                  image: {shape: circle, text: ED, color: gray, size: 36}
                  unselectable: true
                - text: Frances Allen
                  role: Optimizers
                  image: {shape: circle, text: FA, color: orange, size: 36}
                - text: Katherine Johnson
                  role: Orbits
                  image: {shape: circle, text: KJ, color: purple, size: 36}
                - text: Margaret Hamilton
                  role: Landings
                  image: {shape: circle, text: MH, color: blue, size: 36}
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
      name: A form asks for a sauce and a topping
      scene:
        device: iPhone 15
        title: Pizza
        form:
          options:
            tomato: Tomatoes
            pesto: Pesto
            ham: Ham
            mushrooms: Mushrooms
            olives: Olives
            artichokes: Artichokes
          details: {pesto: with nuts, ham: smoked, olives: with stones}
          section-titles: [Sauce, Toppings]
          order: [[tomato, pesto], [ham, mushrooms, olives, artichokes]]
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
      name: A pan over the strip selects photos
      scene:
        device: iPhone 15
        title: Photos
        table:
          rows: 40
          editing: true
          row-height: 56
          text: [Harbor, Old Bridge, Market, Lighthouse, Ferry, Two Dogs, Night Train, Snow]
          detail: Photo {row}
          detail-color: gray
          image:
            - {shape: rounded-square, color: teal, size: 40}
            - {shape: rounded-square, color: orange, size: 40}
            - {shape: rounded-square, color: pink, size: 40}
            - {shape: rounded-square, color: indigo, size: 40}
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
