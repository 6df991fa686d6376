import Foundation
public import LayoutDiagnostics
import LayoutGeometry
import LayoutInteraction
public import LayoutScenes
import LayoutSimulation
import LayoutTables
import LayoutViews
package import ScreenFrames
import TableSelection

/// A result of one finger track on one of the screens that are compared.
public struct ComparedScreen: Sendable {
  /// The name that distinguishes the screen: "strip-pan, path, flip".
  public var name: String
  /// The system whose way of selecting this is, or `nil` for none.
  package var system: String?
  /// The rows that are selected at the end: ranges that each lie in one section, from top to bottom.
  public var selected: [ClosedRange<RowAddress>] { selection.ranges }
  /// The facts at the end, in words, the selected rows first.
  package internal(set) var facts: [Fact] = []
  /// The reasons why the finger could not go its way, and the mistakes of the layout, empty if there are none.
  public var failures: [Diagnostic] = []

  var selection: RowsBySection
  package var frame: ScreenFrame
  package var tracks: [DrawnTrack] = []
  /// Whether the finger came down on the touch view.
  var wasOnStrip = false
  package var rows: [ShownRow] = []
  /// The upper edge of the table's visible part, in the window's coordinates.
  var top: CGFloat = 0

  /// The paths of the finger in the window as it is at the end; before it was turned, rows were elsewhere.
  package var shownTracks: [DrawnTrack] { tracks.filter { $0.windowSize == frame.size } }

  /// A fact at the end.
  package struct Fact: Sendable, Hashable {
    /// A subject of a fact.
    package enum Subject: Sendable, Hashable {
      /// The rows that are selected.
      case selected
      /// The rows that were refused.
      case refused
      /// The shortcomings of the selection under a minimum.
      case shortcomings
      /// The distance that the table is scrolled.
      case offset
      /// The overlay's touch view.
      case touchView
      /// The crash of the pod.
      case crash
    }

    /// The subject.
    package var subject: Subject
    /// The fact in words: "rows 2..6".
    package var text: String
    /// Whether it is not so on all of the screens.
    package var differs = false
  }

  /// A row on the screen at the end.
  package struct ShownRow: Sendable, Hashable {
    package var address: RowAddress
    /// The part that shows, in the window's coordinates.
    var frame: CGRect
    package var wasSelected: Bool
    var isSelected: Bool
    /// Whether it is not selected on all of the screens, or on none.
    var differs = false
  }

  /// Creates the result by playing a scenario, as it is written unless its drags get another start.
  init(
    _ scenario: Scenario,
    named name: String,
    system: String? = nil,
    startingWith start: TrackPlayer.Start? = nil,
    leavesBarsOut: Bool = false
  ) {
    self.name = name
    self.system = system
    var player = TrackPlayer(scenario, startingWith: start, leavesBarsOut: leavesBarsOut)
    let simulation = player.simulation
    let before = FollowedSelection(of: simulation.tableView)
    do throws(Simulation.FailedAction) {
      try player.play()
    } catch {
      failures.append(error.diagnostic)
    }
    tracks = player.tracks
    wasOnStrip = player.wasOnStrip
    frame = simulation.frame(named: name)
    failures += Self.layoutErrors(of: simulation)
    for index in failures.indices {
      failures[index].message = "\(name): \(failures[index].message)"
    }
    let table = simulation.tableView
    let geometry = table.geometry
    selection = simulation.selectedRows
    let area = simulation.visibleArea
    rows = (table.indexPathsForVisibleRows ?? []).compactMap { path in
      guard let row = geometry.row(of: path) else { return nil }
      let shown = table.convert(table.rectForRow(at: path), to: nil).intersection(area)
      guard !shown.isNull, shown.height > 0 else { return nil }
      return ShownRow(
        address: RowAddress(path),
        frame: shown,
        wasSelected: before.rows.contains(row),
        isSelected: table.selection.contains(row)
      )
    }
    top = area.minY
    func text(_ rows: RowsBySection) -> String {
      rows.isEmpty
        ? "no row" : RowText.list(rows.ranges, alwaysNamesSections: geometry.numberOfSections > 1)
    }
    facts = [Fact(subject: .selected, text: text(selection))]
    let refused = simulation.refusedRowSet
    if !refused.isEmpty { facts.append(Fact(subject: .refused, text: "refused: \(text(refused))")) }
    if let few = Self.tooFew(table.selectionShortcomings) {
      facts.append(Fact(subject: .shortcomings, text: few))
    }
    if simulation.crashReason != nil {
      facts.append(Fact(subject: .crash, text: "stopped with a crash"))
    }
    let distance = simulation.scrolledDistance
    facts.append(
      Fact(
        subject: .offset,
        text: distance == 0 ? "not scrolled" : "scrolled \(distance.logText) pt"
      )
    )
    facts.append(Fact(subject: .touchView, text: Self.touchView(of: simulation)))
  }

  /// Returns the mistakes of the layout at the end that are not allowed, each cause once; a crash is a fact.
  private static func layoutErrors(of simulation: Simulation) -> [Diagnostic] {
    var known: Set<LayoutFinding.Cause> = []
    return simulation.layoutFindings.filter { finding in
      let diagnostic = finding.diagnostic
      return diagnostic.severity == .error && diagnostic.code != "crash"
        && simulation.allowance(of: finding) == nil
        && known.insert(.init(diagnostic)).inserted
    }
    .map(\.diagnostic)
  }

  /// Returns "too few: 1 of 2, 0 of 1 in section 3", or `nil` if nothing falls short.
  private static func tooFew(_ shortcomings: [SelectionShortcoming]) -> String? {
    guard !shortcomings.isEmpty else { return nil }
    let parts = shortcomings.map { short in
      "\(short.count) of \(short.min)" + (short.section.map { " in section \($0)" } ?? "")
    }
    return "too few: " + parts.joined(separator: ", ")
  }

  private static func touchView(of simulation: Simulation) -> String {
    guard let view = simulation.view(named: .touchView) else { return "no touch view" }
    return "touch view \(view.frame.width.logText) × \(view.frame.height.logText)"
  }
}

extension [ComparedScreen] {
  /// Marks the facts that differ between the screens.
  mutating func markDifferences() {
    guard var everywhere = first?.selection else { return }
    var somewhere = everywhere
    for screen in dropFirst() {
      everywhere = everywhere.intersection(screen.selection)
      somewhere = somewhere.union(screen.selection)
    }
    let differing = somewhere.subtracting(everywhere)
    let facts = flatMap(\.facts)
    for index in indices {
      for row in self[index].rows.indices {
        self[index].rows[row].differs = differing.contains(self[index].rows[row].address)
      }
      for fact in self[index].facts.indices {
        let own = self[index].facts[fact]
        let same = facts.filter { $0.subject == own.subject }
        self[index].facts[fact].differs =
          same.contains { $0.text != own.text } || own.subject == .crash && same.count < count
      }
    }
  }
}

/// The rows that were selected at a moment, wherever they are since.
final class FollowedSelection: TableViewObserver {
  /// The rows as they are numbered now, without those that are gone.
  private(set) var rows: SelectedRows

  /// Creates a record of the selected rows of a table.
  init(of table: TableView) {
    rows = table.selection
    table.addObserver(self)
  }

  func observe(_ event: TableEvent, of tableView: TableView) {
    if case .didMoveRows(let transition, _) = event { rows = transition.following(rows) }
  }
}
