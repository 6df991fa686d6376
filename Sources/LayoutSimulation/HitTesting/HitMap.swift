public import Foundation
import LayoutInteraction
public import LayoutScenes
public import LayoutViews

/// Who takes a touch where: the whole screen as regions of the views that win.
///
/// Regions are exact rectangles where views are straight and follow UIKit's rules; along the edges of
/// turned views, and of views with their own `hitTest(_:with:)` or `point(inside:with:)`, they are exact to
/// a point.
public struct HitMap {
  /// The part of the screen in which touches go to one view.
  public struct Region {
    /// The view; a row's cell stands for all in it that no touch is meant for in particular.
    public var view: View
    /// What it is on the screen.
    public var kind: Kind
    /// How reports call it: "row 0/3", "View 'touchView'", "Switch in row 0/3".
    public var name: String
    /// Where it wins, from top to bottom, in the window's coordinates; the rectangles do not overlap.
    public var rects: [CGRect]
    /// What it has in common with others in the rows around; nil for what is in no row.
    let family: Family?
  }

  /// What a row, or something in a row, has in common with its like in the rows around.
  struct Family {
    /// What it is called inside of its row; "row" for the row itself.
    let name: String
    /// The table.
    let table: ObjectIdentifier
    /// The row.
    let row: RowAddress

    /// Whether `next` is the same in the row below.
    func isFollowed(by next: Self) -> Bool {
      name == next.name && table == next.table && row.section == next.row.section
        && row.row + 1 == next.row.row
    }
  }

  /// What a region is.
  public enum Kind: Sendable, Hashable {
    /// A row of a table.
    case row(RowAddress)
    /// A header or footer.
    case supplement
    /// Something that a touch is meant for: a control, a button, a view with recognizers.
    case target
    /// Any other view.
    case container
  }

  /// A part of a row or of something else that a touch is meant for, over which another view lies.
  public struct Covered {
    /// The view that takes the touches.
    public var coverer: View
    /// How reports call it.
    public var covererName: String
    /// The view that would take them.
    public var view: View
    /// What that is.
    public var kind: Kind
    /// How reports call it.
    public var name: String
    /// Where, from top to bottom.
    public var rects: [CGRect]
    /// Whether touches reach it nowhere.
    public var isUnreachable: Bool
    /// What it has in common with others in the rows around; nil for what is in no row.
    let family: Family?
  }

  /// The size of the screen.
  public let size: CGSize
  /// The regions, in the order in which they are met from top to bottom and from left to right.
  public private(set) var regions: [Region] = []
  /// What is covered, in the same order.
  public private(set) var covered: [Covered] = []
  /// What shows and is kept from touches by the views around it, in the order of the tree.
  public private(set) var unreachable: [Unreachable] = []
  /// Which region each cell of the screen belongs to.
  private(set) var grid: HitGrid

  /// Maps the screen of a window as it is now.
  ///
  /// - Complexity: O(cells · log views), where views lie beside each other; a table costs what of it is on
  ///   the screen.
  public init(_ window: Window) {
    window.layoutIfNeeded()
    size = window.bounds.size
    var survey = HitSurvey(window)
    window.indexingSubviews { survey.run() }
    grid = survey.winners
    let names = HitNames()
    let areas = grid.rectangles(ofNumbersBelow: survey.subjects.count)
    regions = zip(survey.subjects, areas).map { view, rects in
      Region(
        view: view,
        kind: names.kind(of: view),
        name: names.name(of: view),
        rects: rects,
        family: names.family(of: view)
      )
    }
    let pairs = survey.pairs
    let subjects = Set(survey.subjects.map(ObjectIdentifier.init))
    covered = zip(pairs, survey.losers.rectangles(ofNumbersBelow: pairs.count)).map { pair, rects in
      Covered(
        coverer: pair.coverer,
        covererName: names.name(of: pair.coverer),
        view: pair.covered,
        kind: names.kind(of: pair.covered),
        name: names.name(of: pair.covered),
        rects: rects,
        isUnreachable: !subjects.contains(ObjectIdentifier(pair.covered)),
        family: names.family(of: pair.covered)
      )
    }
    unreachable = Unreachable.all(in: window, except: survey.subjects + pairs.map(\.covered))
  }
}

/// Asks every cell of the screen who wins there, and who would without the winner.
struct HitSurvey {
  let window: Window
  /// The views that win somewhere, each once.
  private(set) var subjects: [View] = []
  /// By cell: which of `subjects` wins.
  private(set) var winners: HitGrid
  /// Views that lie over what touches are meant for, with that.
  private(set) var pairs: [(coverer: View, covered: View)] = []
  /// By cell: which of `pairs` holds there.
  private(set) var losers: HitGrid

  private let fineArea: CGRect
  private let names = HitNames()
  private var subjectNumbers: [ObjectIdentifier: Int] = [:]
  private var pairNumbers: [Pair: Int] = [:]

  private struct Pair: Hashable {
    let coverer: ObjectIdentifier
    let covered: ObjectIdentifier
  }

  /// Half a block: how far apart lines are between which a fine area is only looked into at some places.
  private static let blockSize: CGFloat = 8

  init(_ window: Window) {
    self.window = window
    let lines = HitLines(window)
    fineArea = lines.fineArea
    winners = HitGrid(size: window.bounds.size, xs: lines.xs, ys: lines.ys)
    losers = winners
  }

  mutating func run() {
    (winners.numbers, subjects) = inOrder(survey { $0.winner(at: $1) }, subjects)
    (losers.numbers, pairs) = inOrder(survey { $0.loser(at: $1) }, pairs)
  }

  /// Numbers what was found in the order of the cells, not in that in which the cells were asked.
  private func inOrder<Thing>(_ found: [Int], _ things: [Thing]) -> ([Int], [Thing]) {
    var order: [Int: Int] = [:]
    var ordered: [Thing] = []
    for number in found where number >= 0 && order[number] == nil {
      order[number] = ordered.count
      ordered.append(things[number])
    }
    return (found.map { order[$0] ?? -1 }, ordered)
  }

  // MARK: Cells

  /// Asks the cells, those of the fine area as far as there is something to find.
  ///
  /// - Parameter ask: Gives the number of what is at a point; -1 for nothing.
  /// - Returns: The numbers by cell.
  private mutating func survey(_ ask: Question) -> [Int] {
    var found = Array(repeating: -2, count: winners.numbers.count)
    fill(0..<winners.columnCount, 0..<winners.rowCount, &found, ask)
    return found
  }

  private typealias Question = (inout Self, CGPoint) -> Int

  /// Fills a block of cells: at once where it is small and the same is at its corners and in its middle,
  /// else in halves.
  private mutating func fill(
    _ columns: Range<Int>,
    _ rows: Range<Int>,
    _ found: inout [Int],
    _ ask: Question
  ) {
    guard !columns.isEmpty, !rows.isEmpty else { return }
    if columns.count == 1, rows.count == 1 {
      _ = number(columns.lowerBound, rows.lowerBound, &found, ask)
      return
    }
    if isSmall(columns, rows) {
      let places = [
        (columns.lowerBound, rows.lowerBound), (columns.upperBound - 1, rows.lowerBound),
        (columns.lowerBound, rows.upperBound - 1), (columns.upperBound - 1, rows.upperBound - 1),
        ((columns.lowerBound + columns.upperBound) / 2, (rows.lowerBound + rows.upperBound) / 2),
      ]
      let first = number(places[0].0, places[0].1, &found, ask)
      if places.dropFirst().allSatisfy({ number($0.0, $0.1, &found, ask) == first }) {
        for row in rows {
          for column in columns { found[row * winners.columnCount + column] = first }
        }
        return
      }
    }
    if columns.count >= rows.count {
      let middle = (columns.lowerBound + columns.upperBound) / 2
      fill(columns.lowerBound..<middle, rows, &found, ask)
      fill(middle..<columns.upperBound, rows, &found, ask)
    } else {
      let middle = (rows.lowerBound + rows.upperBound) / 2
      fill(columns, rows.lowerBound..<middle, &found, ask)
      fill(columns, middle..<rows.upperBound, &found, ask)
    }
  }

  /// Whether a block is inside the fine area and no larger than what is looked into at some places only.
  private func isSmall(_ columns: Range<Int>, _ rows: Range<Int>) -> Bool {
    let rect = CGRect(
      x: winners.xs[columns.lowerBound],
      y: winners.ys[rows.lowerBound],
      width: winners.xs[columns.upperBound] - winners.xs[columns.lowerBound],
      height: winners.ys[rows.upperBound] - winners.ys[rows.lowerBound]
    )
    return rect.width <= Self.blockSize && rect.height <= Self.blockSize
      && fineArea.contains(rect)
  }

  private mutating func number(
    _ column: Int,
    _ row: Int,
    _ found: inout [Int],
    _ ask: Question
  ) -> Int {
    let index = row * winners.columnCount + column
    if found[index] == -2 { found[index] = ask(&self, winners.middle(column, row)) }
    return found[index]
  }

  // MARK: Winners and losers

  private mutating func winner(at point: CGPoint) -> Int {
    window.hitTest(point, with: nil).map { number(of: names.subject(of: $0)) } ?? -1
  }

  private mutating func number(of view: View) -> Int {
    if let number = subjectNumbers[ObjectIdentifier(view)] { return number }
    subjects.append(view)
    subjectNumbers[ObjectIdentifier(view)] = subjects.count - 1
    return subjects.count - 1
  }

  private mutating func loser(at point: CGPoint) -> Int {
    guard let taker = window.hitTest(point, with: nil),
      let behind = window.hitBehind(taker, at: point)
    else { return -1 }
    let covered = names.subject(of: behind.covered)
    guard names.isMeantForTouches(covered) else { return -1 }
    let pair = Pair(
      coverer: ObjectIdentifier(behind.coverer),
      covered: ObjectIdentifier(covered)
    )
    if let number = pairNumbers[pair] { return number }
    pairs.append((behind.coverer, covered))
    pairNumbers[pair] = pairs.count - 1
    return pairs.count - 1
  }
}
