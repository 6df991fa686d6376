import Foundation
import LayoutScenes
import LayoutSimulation
import ScreenFrames

extension PictureDescription {
  /// A drawn moment.
  struct Moment {
    private var selected: [RowAddress] = []
    private var shown: [RowAddress] = []
    private var isEditing = false
    private var fingers = 0
    private var hasAlert = false
    private var hasKeyboard = false
    /// The titles of the actions that a swipe uncovers.
    private var actions: [String] = []
    private var showsIndicator = false

    init(_ frame: ScreenFrame) { visit(frame.elements) }

    private mutating func visit(_ elements: [ScreenElement]) {
      for element in elements {
        if case .shape(let shape) = element, shape.tag.role == "scroll-indicator" {
          showsIndicator = true
        }
        guard case .group(let group) = element else { continue }
        if group.tag.role == "swipe-action" {
          actions.append(element.words)
        } else {
          note(group.tag)
          visit(group.children)
        }
      }
    }

    private mutating func note(_ tag: ElementTag) {
      if tag.id == "alert" { hasAlert = true }
      switch tag.role {
      case "finger": fingers += 1
      case "keyboard": hasKeyboard = true
      case "row":
        func fact(_ name: String) -> String? { tag.facts.list.first { $0.name == name }?.value }
        if fact("editing") == "true" { isEditing = true }
        guard let section = fact("section").flatMap({ Int($0) }),
          let row = fact("row").flatMap({ Int($0) })
        else { return }
        shown.append(RowAddress(section: section, row: row))
        if fact("selected") == "true" { selected.append(RowAddress(section: section, row: row)) }
      default: break
      }
    }

    var words: String {
      var sentences = [selection]
      if isEditing { sentences.append("The table is in editing mode.") }
      if showsIndicator { sentences.append("Its scroll indicator shows.") }
      switch fingers {
      case 0: break
      case 1: sentences.append("A finger is on the screen.")
      default: sentences.append("\(fingers) fingers are on the screen.")
      }
      if !actions.isEmpty {
        let titles = actions.map { $0.isEmpty ? "an action" : "“\($0)”" }
        sentences.append("A swipe uncovers \(titles.joined(separator: ", ")).")
      }
      if hasAlert { sentences.append("An alert is open.") }
      if hasKeyboard { sentences.append("The keyboard is on the screen.") }
      return sentences.joined(separator: " ")
    }

    private var selection: String {
      guard !selected.isEmpty else { return "No row on the screen is selected." }
      let words = Self.words(for: selected)
      let sentence = words.prefix(1).uppercased() + words.dropFirst()
      return "\(sentence) \(selected.count == 1 ? "is" : "are") selected."
    }

    /// The selection in a few words: "rows 2 to 6 selected".
    var selectedRows: String {
      selected.isEmpty ? "no selected row on the screen" : "\(Self.words(for: selected)) selected"
    }

    /// The rows that are drawn, in a few words: "rows 0 to 14 on the screen".
    var shownRows: String {
      shown.isEmpty ? "no row on the screen" : "\(Self.words(for: shown)) on the screen"
    }

    private static func words(for rows: [RowAddress]) -> String {
      RowText.list(rows.sorted()).replacing("..", with: " to ")
    }
  }
}

extension ScreenElement {
  /// The words of all texts in it.
  var words: String {
    switch self {
    case .group(let group): group.children.map(\.words).joined()
    case .text(let run): run.string
    case .shape: ""
    }
  }
}
