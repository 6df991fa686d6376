import Foundation
import LayoutCapture
import LayoutGeometry
import LayoutScenes
import LayoutSimulation
import ScreenFrames

extension PictureDescription {
  /// A row that is drawn.
  private struct Row {
    let address: RowAddress
    let isSelected: Bool
    let isEditing: Bool
    /// The place of the row on the screen.
    let box: CGRect
  }

  /// A drawn moment: all of its screen, or what a part of that shows.
  struct Moment {
    private var rows: [Row] = []
    private var fingers = 0
    private var hasAlert = false
    private var hasKeyboard = false
    /// The titles of the actions that a swipe uncovers.
    private var actions: [String] = []
    private var showsIndicator = false
    /// The part of the screen that is shown, in the coordinates of the elements that are visited, or `nil` for all.
    private var area: CGRect?
    /// The view or place that the part is of, in words, or `nil` for rows and rectangles.
    private let subject: String?
    private let isOfPart: Bool
    /// The bars in the part, in words.
    private var bars: [String] = []
    private var title: String?
    /// The roles of the guides that are seen.
    private var guides: Set<String> = []

    /// Creates the moment of a frame, which shows a part of the screen if that is said.
    init(_ frame: ScreenFrame, showing crop: Picture.Framing.Crop? = nil) {
      isOfPart = crop != nil
      subject =
        switch crop {
        case .view(let name): Self.words(for: name)
        case .place(let place): "\(place)"
        case .rows, .rectangle, nil: nil
        }
      visit(frame.elements, ElementPlacement())
    }

    /// Returns the words for a view that a part shows, or `nil` for one of which what is in it says enough.
    private static func words(for view: String) -> String? {
      switch NamedView(rawValue: view) {
      case nil: "view \(view)"
      case .navigationBar, .toolbar, .tabBar, .tableView, .superview, .keyboard, .alert: nil
      case .touchView: "the touch view"
      case .statusBar: "the status bar"
      case .title: "the title"
      case .searchBar: "the search bar"
      case .sectionIndex: "the section index"
      case .refreshControl: "the refresh control"
      }
    }

    private mutating func visit(_ elements: [ScreenElement], _ place: ElementPlacement) {
      for element in elements where isSeen(element, place) {
        switch element {
        case .text: break
        case .shape(let shape):
          if shape.tag.role == "scroll-indicator" { showsIndicator = true }
          if shape.tag.role == "region" { guides.insert("region") }
        case .group(let group): visit(group, place)
        }
      }
    }

    private mutating func visit(_ group: ElementGroup, _ place: ElementPlacement) {
      let (tag, inner) = (group.tag, place.inside(group))
      switch tag.role {
      case "shown" where isOfPart:
        // What is in it is in the coordinates of the whole screen.
        area = group.clip
        return visit(group.children, ElementPlacement())
      case "swipe-action": return actions.append(ScreenElement.group(group).words)
      case "bar-background": hideRows(behind: place.box(of: ScreenElement.group(group).bounds))
      case let role where tag.id.hasPrefix("guides.") && !tag.isNameOfGuide:
        guard group.children.contains(where: { isSeen($0, inner) }) else { return }
        guides.insert(tag.id.hasPrefix("guides.ghost") ? "ghost" : role ?? "")
      default: break
      }
      let box = place.box(of: ScreenElement.group(group).bounds)
      if isMostlySeen(box) { note(group, in: box) }
      visit(group.children, inner)
    }

    /// Forgets the rows of a part of which a bar with a background hides most.
    private mutating func hideRows(behind bar: CGRect) {
      guard area != nil else { return }
      rows.removeAll { $0.box.intersection(bar).height >= $0.box.height / 2 }
    }

    /// Returns whether something of an element is in the part; of lines around the part nothing is.
    private func isSeen(_ element: ScreenElement, _ place: ElementPlacement) -> Bool {
      guard let area else { return true }
      let box = place.box(of: element.bounds)
      guard box.intersects(area) else { return false }
      switch element {
      case .text: return true
      case .shape(let shape):
        return shape.fill != nil || !box.insetBy(dx: 2, dy: 2).holds(area)
      case .group(let group):
        let inner = place.inside(group)
        return group.children.isEmpty || group.children.contains { isSeen($0, inner) }
      }
    }

    /// Returns whether so much of a row or a bar is in the part that this is said to show it.
    private func isMostlySeen(_ box: CGRect) -> Bool {
      guard let area else { return true }
      return box.intersection(area).height >= box.height / 2
    }

    private mutating func note(_ group: ElementGroup, in box: CGRect) {
      let tag = group.tag
      if tag.id == "alert" { hasAlert = true }
      if tag.view == NamedView.title.rawValue { title = ScreenElement.group(group).words }
      switch tag.role {
      case "finger": fingers += 1
      case "keyboard": hasKeyboard = true
      case "navigation-bar": bars.append("the navigation bar")
      case "toolbar": bars.append("the toolbar")
      case "tab-bar": bars.append("the tab bar")
      // Of rows behind a thing that is shown nothing is said.
      case "row" where subject == nil:
        func fact(_ name: String) -> String? { tag.facts.list.first { $0.name == name }?.value }
        guard let section = fact("section").flatMap({ Int($0) }),
          let row = fact("row").flatMap({ Int($0) })
        else { return }
        rows.append(
          Row(
            address: RowAddress(section: section, row: row),
            isSelected: fact("selected") == "true",
            isEditing: fact("editing") == "true",
            box: box
          )
        )
      default: break
      }
    }

    private var shown: [RowAddress] { rows.map(\.address) }
    private var selected: [RowAddress] { rows.filter(\.isSelected).map(\.address) }

    /// Returns whether something of a guide is seen, as is taken for granted of all of a screen.
    func shows(_ guide: ShownGuide) -> Bool {
      let role =
        switch guide {
        case .safeArea, .margins, .readableWidth, .selectedRows, .finger: guide.rawValue
        case .constraints, .constraintValues: "constraint"
        case .touchView: "touch-view-outline"
        case .scrollZones: "scroll-zone"
        case .hitAreas: "region"
        case .outlines: "outline"
        case .ghosts: "ghost"
        }
      return area == nil || guides.contains(role)
    }

    /// A sentence about what is in the part of the screen, or `nil` for all of that.
    var part: String? {
      guard area != nil else { return nil }
      let rows = rows.isEmpty ? [] : [Self.words(for: shown)]
      let bars = bars.map { bar in
        let titled = title.map { "\(bar) with the title “\($0)”" }
        return bar == "the navigation bar" ? titled ?? bar : bar
      }
      let things = subject.map { [$0] } ?? bars + rows
      return things.isEmpty
        ? "A part of the screen." : "A part of the screen: \(things.joined(separator: ", "))."
    }

    var words: String {
      var sentences = area != nil && rows.isEmpty ? [] : [selection]
      if rows.contains(where: \.isEditing) { sentences.append("The table is in editing mode.") }
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
      guard !selected.isEmpty else { return "No row \(place) is selected." }
      let words = Self.words(for: selected)
      let sentence = words.prefix(1).uppercased() + words.dropFirst()
      return "\(sentence) \(selected.count == 1 ? "is" : "are") selected."
    }

    /// The words for where something is seen.
    private var place: String { area == nil ? "on the screen" : "in the picture" }

    /// The selection in a few words: "rows 2 to 6 selected".
    var selectedRows: String {
      selected.isEmpty ? "no selected row \(place)" : "\(Self.words(for: selected)) selected"
    }

    /// The rows that are drawn, in a few words: "rows 0 to 14 on the screen".
    var shownRows: String {
      "\(rows.isEmpty ? "no row" : Self.words(for: shown)) \(place)"
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
