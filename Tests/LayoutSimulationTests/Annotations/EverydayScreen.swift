import LayoutReports
import LayoutScenes
import LayoutSimulation
import Testing

/// A screen of every day, with annotations that an author may choose some of.
struct EverydayScreen: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let screen: FramedScreen
  /// All annotations at their places.
  let moment: AnnotatedMoment

  /// Creates the screen of a scenario's end, from its `scene`, its steps, its annotations, one a line each, and its
  /// `selection`.
  init(
    _ name: String,
    _ scene: String,
    _ steps: [String] = [],
    annotating annotations: String,
    selection: String? = nil
  ) {
    func list(_ lines: [String]) -> String { lines.map { "  - \($0)\n" }.joined() }
    let text = """
      layoutsim: 2
      name: \(name)
      scene:
      \(scene.split(separator: "\n").map { "  \($0)\n" }.joined())
      \(selection.map { "selection: \($0)" } ?? "")
      steps:
      \(list(steps + ["snapshot: now"]))
      annotate:
      \(list(annotations.split(separator: "\n").map { "{\($0)}" }))
      """
    let (scenario, diagnostics) = SceneReader.read(text: text, file: "\(name).sim.yaml")
    guard let scenario, diagnostics.isEmpty else { fatalError("\(diagnostics)") }
    let run = AnnotatedRun(scenario)
    guard let frame = run.report.snapshots.last?.frame, let moment = run.moments["now"],
      run.report.isSuccess, moment.problems.isEmpty
    else { fatalError("\(name): \(run.report.failures) \(run.moments)") }
    testDescription = name
    screen = FramedScreen(frame)
    self.moment = moment
  }

  /// Returns the places of some of the annotations, by their order.
  func layout(_ chosen: [Int], _ placement: AnnotationPlacement) -> AnnotationLayout {
    var some = moment
    some.placed = chosen.map { moment.placed[$0] }
    return AnnotatedScreen.layout(of: some, on: screen, placement, in: nil)
  }

  /// Returns the first way of a finger.
  func way() throws -> DrawnTrack {
    let tracks = moment.placed.flatMap { placed -> [DrawnTrack] in
      if case .path(let tracks) = placed.target { tracks } else { [] }
    }
    return try #require(tracks.first)
  }

  static let all = [settings, mail, tabs, bar, toolbar18, toolbar26, form, tablet, sheet, chat]

  static let settings = Self(
    "settings",
    """
    device: iPhone 17 Pro
    title: Display
    back: Settings
    table:
      style: inset-grouped
      cell-style: value1
      sections:
        - title: Appearance
          footer: Follows the sun, from dusk till dawn.
          rows:
            - {text: Automatic, accessory-view: {switch: on}}
            - {text: Theme, detail: Light, accessory: disclosure}
        - title: Brightness
          rows:
            - {text: Level, accessory-view: {slider: 0.6, width: 180, name: level}}
            - {text: True Tone, accessory-view: {switch: off}}
        - title: Text
          rows:
            - {text: Size, accessory-view: {stepper: 17, name: size}}
            - {text: Weight, accessory-view: {segments: [Light, Bold], selected: 1, name: weight}}
            - {text: Sample, accessory: checkmark}
    """,
    annotating: """
      measure: row 0/0.height
      at: row 0/0 on accessory, text: Turns it on
      bracket: rows 2/0..2/2, text: Text settings
      measure: view size in row 2/0.height
      at: view level in row 1/0, text: Brightness
      at: view weight in row 2/1, number: 1, text: Weight of all texts
      arrow: [row 0/0 on accessory, row 1/1 on accessory], text: overrides
      at: row 0/1, number: 2, text: The look
      at: row 2/2, number: 3, text: How it looks
      measure: view level in row 1/0.width
      bracket: rows 0/0..0/1, text: looks
      at: button Settings, number: 4, text: Back
      measure: navigationBar.height
      """
  )

  static let mail = Self(
    "mail",
    """
    device: iPhone 17 Pro
    title: Inbox
    back: Mailboxes
    right-items: [Select, {title: More, image: ellipsis}]
    toolbar-items: [{title: Filter, image: flag}, space, {title: Compose, image: plus}]
    table:
      detail: A message of some words
      accessory: disclosure
      row-height: 66
      rows: [{text: Ada}, {text: Bob}, {text: Cleo}, {text: Dan}, {text: Eve}, {text: Fay}, {text: Gus}]
      trailing-actions: [Delete, {title: Flag, image: flag, color: orange}]
    """,
    ["press: \"330, 285\"", "move: {to: \"130, 285\", within: 300ms}", "release", "settle"],
    annotating: """
      at: row 2, number: 1, text: Swipe the message to the left
      at: button Delete, number: 2, text: Removes it
      at: button Flag, number: 3, text: Marks it
      path: finger
      measure: row 3.height
      bracket: rows 3..5, text: of today
      at: button Compose, number: 4, text: A new one
      at: button Select, number: 5, text: Several
      at: button Mailboxes, number: 6, text: Back
      at: row 4, text: A message
      measure: toolbar.height
      arrow: [row 3, row 5], text: then this
      """
  )

  static let tabs = Self(
    "tabs",
    """
    device: iPhone 17 Pro
    title: Recipes
    large-title: true
    search: {placement: stacked}
    right-items: [{title: Add, image: plus}]
    tab-bar: [{title: Home, image: star}, {title: Lists, image: folder, badge: "3"}, {title: Profile, image: person}]
    table: {rows: [Bread, Soup, Pasta, Salad, Cake], accessory: disclosure, row-height: 52}
    """,
    annotating: """
      at: button Home, number: 1, text: The beginning
      at: button Lists, number: 2, text: Your lists
      at: button Profile, number: 3, text: You
      measure: tabBar.width
      measure: tabBar.height
      at: tabBar, text: Always there
      at: searchBar, number: 4, text: Finds a recipe
      at: button Add, number: 5, text: A new recipe
      measure: searchBar.height
      bracket: rows 0..3, text: Savoury
      arrow: [button Home, button Profile], text: swipe
      """
  )

  static let bar = Self(
    "navigation bar",
    """
    device: iPhone 16 Pro
    system: iOS 26
    title: Sketches
    left-items: [Cancel]
    right-items: [{title: Done, done: true}, {title: Add, image: plus}, {title: Find, image: magnifyingglass}]
    table: {rows: 14}
    """,
    annotating: """
      at: button Done, number: 1, text: Ends editing
      at: button Add, number: 2, text: Adds a sketch
      at: button Find, number: 3, text: Searches
      at: button Cancel, number: 4, text: Drops all changes
      measure: navigationBar.height
      at: row 0, number: 5, text: The first
      measure: row 1.height
      bracket: rows 2..4, text: old ones
      """
  )

  static let toolbar18 = toolbar("iOS 18")
  static let toolbar26 = toolbar("iOS 26")

  private static func toolbar(_ system: String) -> Self {
    Self(
      "toolbar of \(system)",
      """
      device: iPhone 16 Pro
      system: \(system)
      title: Sketches
      right-items: [{title: Done, done: true}, {title: Add, image: plus}, {title: Find, image: magnifyingglass}]
      toolbar-items: [{title: Tag, image: flag}, {title: Move, image: folder}, space, Share, space, {title: Bin, image: trash}]
      table: {rows: 12, text: "Sketch {row}", detail: "edited on day {row}", cell-style: value1, editing: true, selected: [1, 2], movable: 0..5}
      """,
      annotating: """
        at: button Tag, text: Sets a tag
        at: button Move, text: Moves to a folder
        at: button Share, text: Sends to others
        at: button Bin, text: Not allowed here
        at: button Done, number: 1, text: Ends editing
        at: button Find, number: 2, text: Searches
        at: row 1 on check mark, number: 3, text: Chosen
        measure: toolbar.height
        measure: [toolbar.bottom, screen.bottom]
        measure: navigationBar.height
        bracket: rows 1..2, text: two chosen
        arrow: [row 4, row 7], text: drag down
        """
    )
  }

  static let form = Self(
    "form",
    """
    device: iPhone 17 Pro
    title: Contact
    left-items: [Cancel]
    right-items: [{title: Done, done: true}]
    table: {style: inset-grouped, rows: [Name, Phone, Mail]}
    search: {placement: stacked}
    """,
    ["tap: searchBar", "settle"],
    annotating: """
      at: key space, number: 1, text: twice for a full stop
      at: key return, number: 2, text: searches
      at: searchBar, number: 3, text: write here
      at: button Cancel, number: 4, text: back
      at: keyboard, text: slides away
      measure: keyboard.height
      measure: searchBar.height
      at: row 0, text: A name
      bracket: rows 0..2, text: fields
      at: key a, text: a letter
      arrow: [key a, key return], text: then
      """
  )

  static let tablet = Self(
    "tablet",
    """
    device: iPad (A16)
    orientation: landscape
    title: New Note
    presentation: popover
    below: {title: Notes, right-items: [{title: Add, image: plus}], rows: 20}
    left-items: [Cancel]
    right-items: [{title: Save, done: true}]
    table: {rows: [Title, Folder, Tags, Reminder]}
    """,
    annotating: """
      at: button Save, number: 1, text: Keeps the note
      at: button Cancel, number: 2, text: Throws it away
      at: row 1, text: Choose a folder
      measure: tableView.width
      measure: tableView.height
      bracket: rows 0..3, text: Properties
      at: row 2, number: 3, text: Tags
      measure: row 3.height
      arrow: [row 0, row 3], text: down
      """
  )

  static let sheet = Self(
    "sheet",
    """
    device: iPhone 17
    presentation: page-sheet
    detent: medium
    below: {title: Trips, rows: 14, text: "A trip through many countries {row}"}
    title: New Trip
    table: {style: inset-grouped, rows: [{text: Alarm, accessory-view: {switch: on}}, Sound, Place]}
    """,
    annotating: """
      at: row 0, number: 1, text: Rings
      at: row 1, text: A melody
      at: row 0 on accessory, number: 2, text: Turns it on
      measure: row 1.height
      bracket: rows 1..2, text: Details
      measure: row 0 on accessory.width
      arrow: [row 0, row 2], text: then this
      """
  )

  static let chat = Self(
    "chat",
    """
    device: iPhone 17
    title: Grace
    back: Chats
    right-items: [{image: bell, title: Mute}]
    table:
      separators: false
      cells:
        theirs:
          margins: {top: 4, left: 16, bottom: 4, right: 16}
          views:
            - name: bubble
              background: gray-5
              corner-radius: 18
              views: [{name: words, label: "{text}", lines: 0}]
              constraints:
                - words.top = superview.top + 8
                - words.leading = superview.leading + 14
                - words.trailing = superview.trailing - 14
                - words.bottom = superview.bottom - 8
          constraints:
            - bubble.leading = contentView.margins.leading
            - bubble.top = contentView.margins.top
            - bubble.bottom = contentView.margins.bottom
            - bubble.width <= 0.72 * contentView.width
        mine:
          margins: {top: 4, left: 16, bottom: 4, right: 16}
          views:
            - name: bubble
              background: blue
              corner-radius: 18
              views: [{name: words, label: "{text}", lines: 0, color: white}]
              constraints:
                - words.top = superview.top + 8
                - words.leading = superview.leading + 14
                - words.trailing = superview.trailing - 14
                - words.bottom = superview.bottom - 8
          constraints:
            - bubble.trailing = contentView.margins.trailing
            - bubble.top = contentView.margins.top
            - bubble.bottom = contentView.margins.bottom
            - bubble.width <= 0.72 * contentView.width
      rows:
        - {cell: theirs, text: Have you seen the new table? It scrolls by itself.}
        - {cell: mine, text: Not yet!}
        - {cell: mine, text: Does it select the rows it passes?}
        - {cell: theirs, text: "It does, and when the finger turns back it lets them go again. Best tried with a long list."}
        - {cell: mine, text: On the train in ten minutes. I will try it there.}
        - {cell: theirs, text: Fine}
    """,
    annotating: """
      at: view bubble in row 0, number: 1, text: Hers
      at: view bubble in row 1, number: 2, text: Mine
      at: view bubble in row 3, text: Her words stand at the leading side
      at: view bubble in row 5, number: 3, text: The last word
      at: button Mute, number: 4, text: Makes no sound
      measure: view bubble in row 2.height
      measure: view bubble in row 0.width
      arrow: [view bubble in row 2, view bubble in row 3], text: answers
      bracket: rows 3..4, text: today
      """
  )
}
