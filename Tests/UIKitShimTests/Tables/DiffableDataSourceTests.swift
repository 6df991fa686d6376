import LayoutDiagnostics
import LayoutInteraction
import LayoutTables
import Testing
import UIKitShim

/// Snapshots and the data source that shows them.
struct DiffableDataSourceTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  struct SnapshotRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The sections with their items afterwards, as `A 1 2 | B 3`.
    let text: String
    /// The codes of misuse.
    let codes: [String]
    let change: @Sendable (inout Snapshot) -> Void

    init(
      _ testDescription: String,
      _ text: String,
      _ codes: [String] = [],
      _ change: @escaping @Sendable (inout Snapshot) -> Void
    ) {
      self.testDescription = testDescription
      self.text = text
      self.codes = codes
      self.change = change
    }
  }

  private static func snapshot(_ text: String = "A 1 2 3 | B 4 5") -> Snapshot {
    var snapshot = Snapshot()
    for part in text.split(separator: "|") {
      let words = part.split(separator: " ").map(String.init)
      snapshot.appendSections([words[0]])
      snapshot.appendItems(words.dropFirst().compactMap(Int.init))
    }
    return snapshot
  }

  private static func text(_ snapshot: Snapshot) -> String {
    snapshot.sectionIdentifiers.map { section in
      ([section] + snapshot.itemIdentifiers(inSection: section).map(String.init))
        .joined(separator: " ")
    }
    .joined(separator: " | ")
  }

  @Test(arguments: [
    SnapshotRow("items go to the last section", "A 1 2 3 | B 4 5 6") { $0.appendItems([6]) },
    SnapshotRow("or to a named one", "A 1 2 3 6 | B 4 5") { $0.appendItems([6], toSection: "A") },
    SnapshotRow("before an item", "A 1 6 7 2 3 | B 4 5") { $0.insertItems([6, 7], beforeItem: 2) },
    SnapshotRow("behind an item", "A 1 2 6 7 3 | B 4 5") { $0.insertItems([6, 7], afterItem: 2) },
    SnapshotRow("items are deleted", "A 1 3 | B 5") { $0.deleteItems([2, 4, 99]) },
    SnapshotRow("an item moves to another section", "A 2 3 | B 4 1 5") {
      $0.moveItem(1, afterItem: 4)
    },
    SnapshotRow("an item moves before one behind it", "A 2 1 3 | B 4 5") {
      $0.moveItem(1, beforeItem: 3)
    },
    SnapshotRow("sections are added and moved", "C | B 4 5 | A 1 2 3") {
      $0.insertSections(["C"], beforeSection: "A")
      $0.moveSection("A", afterSection: "B")
    },
    SnapshotRow("a section goes with its items", "B 4 5") { $0.deleteSections(["A", "Z"]) },
    SnapshotRow("everything goes", "") { $0.deleteAllItems() },
    SnapshotRow("an item that is there moves", "A 2 3 | B 4 5 1", ["snapshot-item-moved"]) {
      $0.appendItems([1])
    },
    SnapshotRow("an item twice in a call", "A 1 2 3 | B 4 5 6", ["snapshot-duplicate"]) {
      $0.appendItems([6, 6])
    },
    SnapshotRow("a section twice", "A 1 2 3 | B 4 5", ["snapshot-duplicate"]) {
      $0.appendSections(["A"])
    },
    SnapshotRow("a section that is not there", "A 1 2 3 | B 4 5", ["snapshot-missing"]) {
      $0.appendItems([6], toSection: "Z")
    },
    SnapshotRow("a neighbor that is not there", "A 1 2 3 | B 4 5", ["snapshot-missing"]) {
      $0.insertItems([6], beforeItem: 99)
    },
    SnapshotRow("a reload of what is not there", "A 1 2 3 | B 4 5", ["snapshot-missing"]) {
      $0.reloadItems([1, 99])
    },
    SnapshotRow("an item beside itself", "A 1 2 3 | B 4 5", ["snapshot-beside-itself"]) {
      $0.moveItem(1, afterItem: 1)
    },
    SnapshotRow("items without a section", "", ["snapshot-without-section"]) {
      $0.deleteAllItems()
      $0.appendItems([1])
    },
  ])
  func `a snapshot is changed in its order, and misuse is kept`(_ row: SnapshotRow) throws {
    var snapshot = Self.snapshot()
    row.change(&snapshot)
    #expect(Self.text(snapshot) == row.text)
    let screen = try Screen()
    screen.source.apply(snapshot)
    #expect(screen.window.diagnostics.map(\.code) == row.codes)
    #expect(screen.window.diagnostics.allSatisfy { $0.mark?.file.contains("DiffableData") == true })
  }

  @Test func `a snapshot answers where things are`() {
    let snapshot = Self.snapshot()
    #expect(snapshot.numberOfItems == 5 && snapshot.numberOfSections == 2)
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(snapshot.indexOfItem(4) == 3 && snapshot.indexOfItem(9) == nil)
    #expect(snapshot.indexOfSection("B") == 1 && snapshot.numberOfItems(inSection: "B") == 2)
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "A")
    #expect(snapshot.numberOfItems(inSection: "Z") == 0)
  }

  /// A source in the style of 2024, whose rows can be deleted.
  private final class Source: UITableViewDiffableDataSource<String, Int> {
    override func tableView(
      _ tableView: UITableView,
      titleForHeaderInSection section: Int
    ) -> String? { sectionIdentifier(for: section) }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      true
    }

    override func tableView(
      _ tableView: UITableView,
      commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      guard editingStyle == .delete, let item = itemIdentifier(for: indexPath) else { return }
      var snapshot = snapshot()
      snapshot.deleteItems([item])
      apply(snapshot)
    }
  }

  /// The items that cells were asked for.
  private final class Asked {
    var items: [Int] = []
  }

  private final class Screen {
    let table = UITableView(frame: .zero, style: .plain)
    let source: Source
    let window: UIWindow
    let asked = Asked()

    init() throws {
      let controller = UIViewController()
      controller.view = table
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      source = Source(tableView: table) { [asked] table, path, item in
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        var content = cell.defaultContentConfiguration()
        content.text = "Item \(item)"
        cell.contentConfiguration = content
        asked.items.append(item)
        return item == 13 ? nil : cell
      }
      window = try ScreenHost.show(controller)
    }

    func show(_ text: String, animated: Bool = true, _ change: (inout Snapshot) -> Void = { _ in })
    {
      var snapshot = snapshot(text)
      change(&snapshot)
      source.apply(snapshot, animatingDifferences: animated)
      window.layoutIfNeeded()
    }

    var texts: [String] {
      table.visibleCells.compactMap { ($0.contentView as? UIListContentView)?.textLabel.text }
    }

    func select(_ item: Int) {
      guard let path = source.indexPath(for: item) else { return }
      table.selectRow(at: path, animated: false, scrollPosition: .none)
    }

    var selected: [Int] {
      (table.indexPathsForSelectedRows ?? []).compactMap(source.itemIdentifier(for:))
    }
  }

  struct ChangeRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let old: String
    let new: String
    /// The items of which the selection is kept, of 1, 2 and 5.
    let selected: [Int]
    let change: @Sendable (inout Snapshot) -> Void

    init(
      _ testDescription: String,
      _ old: String = "A 1 2 3 | B 4 5",
      to new: String,
      selected: [Int],
      _ change: @escaping @Sendable (inout Snapshot) -> Void = { _ in }
    ) {
      self.testDescription = testDescription
      self.old = old
      self.new = new
      self.selected = selected
      self.change = change
    }
  }

  @Test(
    arguments: [
      ChangeRow("nothing changes", to: "A 1 2 3 | B 4 5", selected: [1, 2, 5]),
      ChangeRow("items come", to: "A 0 1 7 2 3 | B 4 5 6", selected: [1, 2, 5]),
      ChangeRow("items go", to: "A 2 | B 5", selected: [2, 5]),
      ChangeRow("items change places", to: "A 3 2 1 | B 5 4", selected: [1, 2, 5]),
      ChangeRow("an item goes to another section", to: "A 2 3 | B 4 5 1", selected: [1, 2, 5]),
      ChangeRow("sections change places", to: "B 4 5 | A 1 2 3", selected: [1, 2, 5]),
      ChangeRow("an item leaves a section that goes", to: "A 1 2 3 5", selected: [1, 2, 5]),
      ChangeRow("a section comes between", to: "A 1 2 | C 3 | B 4 5", selected: [1, 2, 5]),
      ChangeRow("everything goes", to: "", selected: []),
      ChangeRow("all is new", to: "X 10 11", selected: []),
      ChangeRow("an item is loaded again", to: "A 1 2 3 | B 4 5", selected: [2, 5]) {
        $0.reloadItems([1])
      },
      ChangeRow("a section is loaded again", to: "A 1 2 3 | B 4 5", selected: [5]) {
        $0.reloadSections(["A"])
      },
      ChangeRow("an item is filled again", to: "A 1 2 3 | B 4 5", selected: [1, 2, 5]) {
        $0.reconfigureItems([1])
      },
    ],
    [true, false]
  )
  func `rows that stay keep their selection`(_ row: ChangeRow, animated: Bool) throws {
    let screen = try Screen()
    screen.table.allowsMultipleSelection = true
    screen.show(row.old)
    for item in [1, 2, 5] { screen.select(item) }
    screen.show(row.new, animated: animated, row.change)
    screen.window.interaction.clock.advance(by: .seconds(1))
    screen.window.layoutIfNeeded()
    let snapshot = screen.source.snapshot()
    #expect(Self.text(snapshot) == row.new)
    #expect(screen.texts == snapshot.itemIdentifiers.map { "Item \($0)" })
    #expect(screen.selected == row.selected)
    #expect(screen.table.numberOfSections == snapshot.numberOfSections)
    #expect(screen.window.diagnostics.isEmpty)
  }

  @Test func `random snapshots follow each other, and each row is that of its item`() throws {
    var random = Generator(state: 7)
    let screen = try Screen()
    screen.table.allowsMultipleSelection = true
    var chosen: Set<Int> = []
    for _ in 0..<60 {
      var items = Array(0..<12).shuffled(using: &random)
      items.removeLast(Int.random(in: 0..<6, using: &random))
      var text = ""
      for (index, section) in ["A", "B", "C"].shuffled(using: &random).enumerated() {
        guard index == 0 || Bool.random(using: &random) else { continue }
        let part = items.prefix(Int.random(in: 0..<5, using: &random))
        items.removeFirst(part.count)
        text +=
          (text.isEmpty ? "" : " | ") + ([section] + part.map(String.init)).joined(separator: " ")
      }
      screen.show(text, animated: Bool.random(using: &random))
      let present = Set(screen.source.snapshot().itemIdentifiers)
      chosen.formIntersection(present)
      #expect(Set(screen.selected) == chosen)
      #expect(screen.texts == screen.source.snapshot().itemIdentifiers.map { "Item \($0)" })
      if let item = present.sorted().randomElement(using: &random) {
        screen.select(item)
        chosen.insert(item)
      }
    }
    #expect(screen.window.diagnostics.isEmpty)
  }

  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test func `only cells of new items and of those to load again are asked for`() throws {
    let screen = try Screen()
    screen.show("A 1 2 3")
    screen.asked.items = []
    screen.show("A 3 1 4") { $0.reloadItems([1]) }
    #expect(screen.asked.items.sorted() == [1, 4])
    let cell = screen.table.cellForRow(at: IndexPath(row: 0, section: 0))
    screen.asked.items = []
    screen.show("A 3 1 4") { $0.reconfigureItems([3]) }
    #expect(screen.asked.items == [3])
    #expect(screen.table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
  }

  @Test func `rows move over time, and the completion comes when they have arrived`() throws {
    let screen = try Screen()
    screen.show("A 1 2 3")
    screen.window.interaction.clock.advance(by: .seconds(1))
    var isDone = false
    screen.source.apply(Self.snapshot("A 3 1 2 9")) { isDone = true }
    #expect(!isDone)
    screen.window.interaction.clock.advance(by: .milliseconds(350))
    #expect(isDone)
    isDone = false
    screen.source.apply(Self.snapshot("A 1"), animatingDifferences: false) { isDone = true }
    #expect(isDone)
  }

  @Test func `a swipe deletes a row of a source that lets it`() throws {
    let screen = try Screen()
    screen.show("A 1 2 3")
    screen.window.interaction.clock.advance(by: .seconds(1))
    let rect = screen.table.rectForRow(at: IndexPath(row: 1, section: 0))
    let place = screen.table.convert(CGPoint(x: 350, y: rect.midY), to: nil)
    let finger = Finger(on: screen.window)
    finger.press(at: place)
    finger.move(to: CGPoint(x: 10, y: place.y), within: .milliseconds(300))
    finger.release()
    screen.window.interaction.clock.advance(by: .seconds(2))
    screen.window.layoutIfNeeded()
    #expect(screen.source.snapshot().itemIdentifiers == [1, 3])
    #expect(screen.texts == ["Item 1", "Item 3"])
  }

  @Test func `reloading removes the selection, and an item without a cell is a finding`() throws {
    let screen = try Screen()
    screen.show("A 1 2")
    screen.select(1)
    screen.source.applySnapshotUsingReloadData(Self.snapshot("A 1 13"))
    screen.window.layoutIfNeeded()
    #expect(screen.selected.isEmpty)
    #expect(screen.window.diagnostics.map(\.code) == ["no-cell-provided"])
  }

  @Test func `rows of a source that says nothing can be neither edited nor moved`() throws {
    let table = UITableView()
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
    let path = IndexPath(row: 0, section: 0)
    #expect(!source.tableView(table, canEditRowAt: path))
    #expect(!source.tableView(table, canMoveRowAt: path))
    #expect(source.itemIdentifier(for: path) == nil && source.index(for: 1) == nil)
  }
}
