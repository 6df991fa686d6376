import Foundation
import LayoutScenes
import Testing

struct WordRow: CustomTestStringConvertible {
  let arguments: [String]
  /// Parts of what is printed.
  let words: [String]

  var testDescription: String { arguments.joined(separator: " ") }
}

@Suite struct ExplainCommandTests {
  @Test(arguments: [
    WordRow(
      arguments: ["explain", "row-height"],
      words: ["'row-height' is a word of several maps:", "section.row-height"]
    ),
    WordRow(
      arguments: ["explain", "row", "height"],
      words: ["'row height' is a word of several maps:", "section.row-height"]
    ),
    WordRow(
      arguments: ["explain", "table.row-height"],
      words: [
        "row-height, a key of 'table'\n", "left out  automatic\n", "heightForRowAt",
        "table.estimated-row-height",
        "  scene:\n    table:\n      rows: 20\n      row-height: 20\n",
      ]
    ),
    WordRow(
      arguments: ["explain", "table.accessory-view"],
      words: ["'layoutsim help accessory-view'"]
    ),
    WordRow(
      arguments: ["explain", "userInterfaceStyle"],
      words: ["'userInterfaceStyle' is a word for 'scene.theme':", "values    light, dark"]
    ),
    WordRow(arguments: ["explain", "turning-back"], words: ["Example:\n  selection:\n"]),
    WordRow(
      arguments: ["explain", "missed-touch"],
      words: ["missed-touch, the code of a finding", "'layoutsim hittest FILE PLACE'"]
    ),
    WordRow(arguments: ["explain", "snapshot"], words: ["a finding too: --code says more of it."]),
    WordRow(
      arguments: ["explain", "--code", "snapshot"],
      words: ["snapshot, the code of a finding"]
    ),
    WordRow(
      arguments: ["explain", "--key", "step.snapshot"],
      words: ["snapshot, a key of a step"]
    ),
    WordRow(
      arguments: ["explain", "sampling-missed-touch"],
      words: ["with some samplings of the"]
    ),
    WordRow(
      arguments: ["explain", "UISplitViewController"],
      words: ["split view controllers are not simulated", "The nearest thing: a column is"]
    ),
    WordRow(
      arguments: ["explain", "contentInset"],
      words: [
        "'contentInset' is a word for 'table.content-inset':", "values    points for all edges",
      ]
    ),
    WordRow(
      arguments: ["explain", "tableView(_:heightForRowAt:)"],
      words: ["is a word of several maps:", "table.row-height"]
    ),
    WordRow(arguments: ["explain", ".insetGrouped"], words: ["is a word for 'table.style'"]),
    WordRow(arguments: ["explain", "dark mode"], words: ["is a word for 'scene.theme'"]),
    WordRow(
      arguments: ["explain", "keyboardLayoutGuide"],
      words: ["it is 'superview.keyboard'", "'layoutsim help constraints' says more."]
    ),
    WordRow(
      arguments: ["help", "keyboardLayoutGuide"],
      words: ["it is 'superview.keyboard'", "box.bottom == superview.keyboard.top"]
    ),
    WordRow(arguments: ["help", "UITableView"], words: ["Keys of 'table'"]),
    WordRow(arguments: ["help", "separatorInset"], words: ["insets and colors of separators are"]),
    WordRow(arguments: ["help", "touches"], words: ["which is JSON", "\"phase\": \"began\""]),
    WordRow(
      arguments: ["explain", "touches.version"],
      words: ["  {\"version\": 1, \"events\": ["]
    ),
    WordRow(
      arguments: ["help", "constraints"],
      words: ["navigationBar", "superview.safeArea.top", "superview.keyboard.top"]
    ),
    WordRow(
      arguments: ["explain", "blur"],
      words: [
        "appearances of bars, blurs, gradients and shadows in", "'design: glass' has the bars",
        "'layoutsim explain design' says more.",
      ]
    ),
    WordRow(arguments: ["explain", "65"], words: ["  65  a scenario, or a page, has a mistake"]),
    WordRow(arguments: ["explain", "exit codes"], words: ["  1   something did not hold"]),
    WordRow(arguments: ["explain", "places"], words: ["bottom edge - 20", "Example:"]),
    WordRow(arguments: ["help", "exit-codes"], words: ["  70  a defect of layoutsim itself"]),
    WordRow(arguments: ["help", "table"], words: ["Keys of 'table'", "row-height", "left out: "]),
    WordRow(arguments: ["help", "steps"], words: ["Keys of a step", "tap-status-bar"]),
    WordRow(arguments: ["help", "pictures"], words: ["Keys of a picture"]),
    WordRow(arguments: ["help", "rows"], words: ["rows 0/8..1/2"]),
    WordRow(arguments: ["help", "place"], words: ["bottom edge - 20", "Example:"]),
    WordRow(arguments: ["help"], words: ["scenario, allowance, matrix, device", "places"]),
    WordRow(arguments: ["help", "test"], words: ["USAGE: layoutsim test"]),
  ])
  func `words are found`(_ row: WordRow) throws {
    try CommandBench.run { layoutsim in
      let run = try layoutsim(row.arguments)
      for words in row.words { #expect(run.output.contains(words), "\(run.output)\(run.errors)") }
      #expect(run.lines.allSatisfy { $0.count <= 80 }, "\(run.output)")
      #expect(run.code == 0)
    }
  }

  @Test(arguments: [
    WordRow(arguments: ["explain"], words: ["missing expected argument"]),
    WordRow(arguments: ["explain", "row-hight"], words: ["hint: did you mean 'row-height'?"]),
    WordRow(arguments: ["explain", "--code", "row-height"], words: ["is no code of a finding"]),
    WordRow(
      arguments: ["explain", "unreachable-row"],
      words: ["'unreachable-row' is neither", "hint: did you mean 'rows-unreachable'?"]
    ),
    WordRow(
      arguments: ["explain", "--code", "LOG_CONFLIT"],
      words: ["hint: did you mean 'log-conflict'?"]
    ),
    WordRow(
      arguments: ["explain", "--code", "conflict-of-log"],
      words: ["hint: did you mean 'log-conflict'?"]
    ),
    WordRow(
      arguments: ["explain", "--code", "xyzzy"],
      words: ["hint: reports of --format json, github and sarif name the code of each finding"]
    ),
    WordRow(arguments: ["explain", "--key", "missed-touch"], words: ["'missed-touch' is no key"]),
    WordRow(arguments: ["explain", "--key", "--code", "rows"], words: ["choose one of them"]),
    WordRow(arguments: ["explain", "table.nothing"], words: ["neither a key nor a code"]),
    WordRow(arguments: ["help", "tabel"], words: ["hint: did you mean 'table'?"]),
    WordRow(arguments: ["help", "table", "rows"], words: ["'rows' is one word too many"]),
  ])
  func `a word that is none is told with the nearest one`(_ row: WordRow) throws {
    try CommandBench.run { layoutsim in
      let run = try layoutsim(row.arguments)
      for words in row.words { #expect(run.errors.contains(words), "\(run.errors)") }
      #expect(run.output == "")
      #expect(run.code == 64)
    }
  }

  /// Words that engineers of iOS ask for first.
  private static let asked = [
    "UITableView", "UILabel", "UIStackView", "cellForRowAt", "heightForRowAt", "rowHeight",
    "estimatedRowHeight", "contentInset", "separatorInset", "accessoryType", "UIRefreshControl",
    "prefersLargeTitles", "navigationItem", "searchController", "sectionIndexTitles",
    "keyboardLayoutGuide", "safeAreaLayoutGuide", "layoutMarginsGuide", "readableContentGuide",
    "traitCollection", "overrideUserInterfaceStyle", "preferredContentSizeCategory",
    "semanticContentAttribute", "sheetPresentationController", "detents", "hitTest",
    "point(inside:)", "panGestureRecognizer", "isEditing", "allowsMultipleSelection",
    "leadingSwipeActions", "dark mode", "dynamic type", "rotation", "split view", "tap", "drag",
    "scroll", "swipe", "screenshot", "snapshot",
  ]

  @Test func `every word of iOS is answered, and so is the topic that it leads to`() throws {
    try CommandBench.run { layoutsim in
      let words = ForeignWord.all.filter { $0.isMeantAnywhere }.compactMap(\.words.first)
      for word in words + Self.asked {
        let run = try layoutsim("explain", word)
        #expect(run.code == 0 && run.lines.allSatisfy { $0.count <= 80 }, "\(run.errors)")
      }
      for word in Self.asked {
        let run = try layoutsim("help", word)
        #expect(run.code == 0, "\(run.errors)")
      }
      for topic in Set(ForeignWord.all.compactMap(\.topic)).sorted() {
        let run = try layoutsim("help", topic)
        #expect(run.code == 0, "\(run.errors)")
      }
    }
  }

  @Test func `every map of the language is a topic`() throws {
    try CommandBench.run { layoutsim in
      for group in SceneLanguage.groups {
        let run = try layoutsim("help", group.topic)
        #expect(run.output.hasPrefix("Keys of \(group.rawValue)\n"))
        for key in SceneLanguage.keys(of: group) { #expect(run.output.contains(key.name)) }
      }
    }
  }

  @Test(arguments: ["places", "rows", "times", "comparisons", "colors", "constraints"])
  func `the example of a topic has no mistake`(topic: String) throws {
    try CommandBench.run { layoutsim in
      let text = try layoutsim("help", topic).output
      let lines = try #require(text.components(separatedBy: "Example:\n").last).split(
        separator: "\n"
      )
      var example = lines.map { String($0.dropFirst(2)) }
      if let index = example.firstIndex(of: "scene:") {
        example.insert("  table: {rows: 40}", at: index + 1)
      } else {
        example.insert("scene: {table: {rows: 40}, overlay: scroll-and-select}", at: 0)
      }
      let scenario = "layoutsim: 2\nname: a topic\n" + example.joined(separator: "\n") + "\n"
      let run = try layoutsim("check", "-", input: scenario)
      #expect(run.code == 0, "\(run.output)\(scenario)")
    }
  }
}
