import Foundation
import LayoutDevices
import LayoutGeometry
public import LayoutScenes
public import ScreenFrames

/// A comparison as one picture: small screens side by side, the way of the finger over each, what became
/// of each row beside it, and what is selected below it.
public struct ComparisonPoster {
  private let comparison: ScreenComparison
  private let style: PosterStyle
  private let layout: Layout

  /// Lengths in points of the picture.
  private struct Layout {
    /// How many screens are side by side.
    var columns: Int
    /// How wide a screen is.
    var screenWidth: CGFloat
    /// The room between two screens.
    var gap: CGFloat
    /// The room for the headings of the columns.
    var columnHeading: CGFloat
    /// The room for the heading of each row of screens.
    var bandHeading: CGFloat
  }

  private static let margin: CGFloat = 32
  private static let titleHeight: CGFloat = 64
  private static let legendHeight: CGFloat = 28

  /// Lays a poster out.
  ///
  /// - Parameters:
  ///   - comparison: What is compared.
  ///   - scenario: The scenario that it is of, which says light or dark.
  public init(_ comparison: ScreenComparison, of scenario: Scenario) {
    self.comparison = comparison
    style = PosterStyle(style: scenario.scene.environment.style)
    layout =
      switch comparison.subject {
      case .modes:
        Layout(columns: 6, screenWidth: 152, gap: 14, columnHeading: 84, bandHeading: 34)
      case .errata:
        Layout(columns: 2, screenWidth: 300, gap: 28, columnHeading: 0, bandHeading: 24)
      }
  }

  /// Draws a scenario's comparison.
  ///
  /// - Parameters:
  ///   - subject: What is compared.
  ///   - scenario: The scenario.
  /// - Returns: The poster, and the comparison that it shows.
  public static func drawn(
    _ subject: ScreenComparison.Subject,
    of scenario: Scenario
  ) -> (poster: ScreenFrame, comparison: ScreenComparison) {
    let comparison = ScreenComparison(subject, of: scenario)
    return (Self(comparison, of: scenario).frame, comparison)
  }

  /// The poster.
  public var frame: ScreenFrame {
    var top = Self.margin
    var elements = title(at: top)
    top += Self.titleHeight
    elements += columnHeadings(at: top)
    top += layout.columnHeading
    let crop = crop
    let factCount = comparison.screens.map { facts(of: $0).count }.max() ?? 0
    let height = PosterScreen.height(
      width: layout.screenWidth,
      crop: crop,
      factCount: factCount
    )
    for (band, screens) in comparison.screens.chunked(by: layout.columns).enumerated() {
      elements += bandHeading(band, screens, at: top)
      top += layout.bandHeading
      for (column, screen) in screens.enumerated() {
        let drawn = PosterScreen(
          screen: screen,
          crop: crop,
          width: layout.screenWidth,
          facts: facts(of: screen),
          style: style,
          marksDifferences: comparison.subject == .errata
        )
        elements.append(
          .group(
            ElementGroup(
              ElementTag(
                id: "screen-\(band * layout.columns + column + 1)",
                role: "compared-screen",
                facts: ["name": screen.name, "selected": screen.facts.first?.text ?? ""]
              ),
              children: drawn.elements(at: CGPoint(x: left(ofColumn: column), y: top))
            )
          )
        )
      }
      top += height + 14
    }
    elements += legend(at: top + 6)
    top += Self.legendHeight + (comparison.subject == .errata ? Self.legendHeight : 0)
    let size = CGSize(width: width, height: top + Self.margin - 8)
    let page = Shape(
      ElementTag(id: "page"),
      .rectangle(CGRect(origin: .zero, size: size), cornerRadius: 0),
      fill: style.page
    )
    return ScreenFrame(
      name: comparison.title,
      size: size,
      scale: 2,
      time: comparison.screens.map(\.frame.time).max() ?? .start,
      elements: [.shape(page)] + elements
    )
  }

  // MARK: Places

  private var columnWidth: CGFloat { layout.screenWidth + PosterScreen.gutter }

  private func left(ofColumn column: Int) -> CGFloat {
    Self.margin + CGFloat(column) * (columnWidth + layout.gap)
  }

  private var width: CGFloat {
    left(ofColumn: layout.columns) - layout.gap + Self.margin
  }

  /// The part of the screens that is drawn: for modes what the rows and the finger take up on any of them.
  private var crop: CGRect {
    let size = comparison.screens.first?.frame.size ?? CGSize(width: 1, height: 1)
    let whole = CGRect(origin: .zero, size: size)
    guard comparison.subject == .modes else { return whole }
    let points = comparison.screens.flatMap { $0.tracks.flatMap(\.points) }.map(\.y)
    let rows = comparison.screens.flatMap(\.rows).map(\.frame.maxY)
    let top = (points.map { $0 - 12 } + comparison.screens.map(\.top)).min() ?? 0
    let bottom = (points.map { $0 + 12 } + rows).max() ?? size.height
    return CGRect(x: 0, y: top, width: size.width, height: max(1, bottom - top))
      .intersection(whole)
  }

  private func facts(of screen: ComparedScreen) -> [ComparedScreen.Fact] {
    screen.facts.filter { fact in
      switch fact.subject {
      case .selected, .refused: true
      case .offset, .touchView: comparison.subject == .errata && fact.differs
      }
    }
  }

  // MARK: Headings

  private func title(at top: CGFloat) -> [ScreenElement] {
    let note =
      switch comparison.subject {
      case .modes:
        "One way of the finger in every mode: how it starts × what a pass holds × what turning back does"
      case .errata:
        "One way of the finger with the rules of the manual and with those of the release"
      }
    let room = width - 2 * Self.margin
    return [
      style.line(
        comparison.title,
        at: CGPoint(x: Self.margin, y: top + 18),
        size: comparison.subject == .modes ? 22 : 17,
        weight: .bold,
        color: style.text,
        room: room
      ),
      style.line(
        note,
        at: CGPoint(x: Self.margin, y: top + 40),
        size: comparison.subject == .modes ? 13 : 12,
        color: style.note,
        room: room
      ),
    ]
  }

  private func columnHeadings(at top: CGFloat) -> [ScreenElement] {
    guard comparison.subject == .modes else { return [] }
    var elements: [ScreenElement] = []
    let turns = SelectionScene.TurningBack.allCases
    for (index, pass) in SelectionScene.Pass.allCases.enumerated() {
      let first = left(ofColumn: index * turns.count)
      let last = left(ofColumn: (index + 1) * turns.count - 1) + columnWidth - PosterScreen.gutter
      elements.append(
        style.line(
          "\(pass.rawValue): \(pass.meaning)",
          at: CGPoint(x: first, y: top + 14),
          size: 14,
          weight: .semibold,
          color: style.text,
          room: last - first
        )
      )
      let rule = Shape(
        .none,
        .rectangle(
          CGRect(x: first, y: top + 24, width: last - first, height: 1.5),
          cornerRadius: 0
        ),
        fill: style.text
      )
      elements.append(.shape(rule))
      for (place, turn) in turns.enumerated() {
        let left = left(ofColumn: index * turns.count + place)
        elements.append(
          style.line(
            turn.rawValue,
            at: CGPoint(x: left, y: top + 44),
            size: 13,
            weight: .semibold,
            color: style.text
          )
        )
        for (line, text) in turn.meaning.enumerated() {
          elements.append(
            style.line(
              text,
              at: CGPoint(x: left, y: top + 59 + CGFloat(line) * 14),
              size: 11,
              color: style.note,
              room: columnWidth
            )
          )
        }
      }
    }
    return elements
  }

  private func bandHeading(
    _ band: Int,
    _ screens: [ComparedScreen],
    at top: CGFloat
  ) -> [ScreenElement] {
    switch comparison.subject {
    case .modes:
      let start = SelectionScene.Start.allCases[band]
      let name = start.rawValue
      let nameWidth = style.width(of: name, size: 14, weight: .bold)
      let rule = Shape(
        .none,
        .rectangle(
          CGRect(x: Self.margin, y: top + 6, width: width - 2 * Self.margin, height: 0.5),
          cornerRadius: 0
        ),
        fill: style.rule
      )
      return [
        .shape(rule),
        style.line(
          name,
          at: CGPoint(x: Self.margin, y: top + 28),
          size: 14,
          weight: .bold,
          color: style.text
        ),
        style.line(
          start.meaning,
          at: CGPoint(x: Self.margin + nameWidth + 10, y: top + 28),
          size: 12,
          color: style.note
        ),
      ]
    case .errata:
      return screens.enumerated().map { column, screen in
        style.line(
          screen.name,
          at: CGPoint(x: left(ofColumn: column), y: top + 34),
          size: 14,
          weight: .semibold,
          color: style.text
        )
      }
    }
  }

  // MARK: Legend

  private func legend(at top: CGFloat) -> [ScreenElement] {
    var x = Self.margin
    var y = top + 8
    var elements: [ScreenElement] = []
    func add(_ text: String, _ width: CGFloat, _ sign: (CGPoint) -> [ScreenElement]) {
      let length = width + 6 + style.width(of: text, size: 11.5)
      if x > Self.margin, x + length > self.width - Self.margin {
        x = Self.margin
        y += 20
      }
      elements += sign(CGPoint(x: x, y: y))
      elements.append(
        style.line(
          text,
          at: CGPoint(x: x + width + 6, y: y + 4),
          size: 11.5,
          color: style.note
        )
      )
      x += length + 22
    }
    let signs = Set(comparison.screens.flatMap(\.rows).compactMap(\.sign))
    for sign in PosterStyle.RowSign.allCases where signs.contains(sign) {
      add(sign.meaning, 8) { style.sign(sign, at: CGPoint(x: $0.x + 4, y: $0.y)) }
    }
    let tracks = comparison.screens.flatMap(\.tracks)
    for (rests, meaning) in [(false, "the finger comes down"), (true, "and rests")]
    where tracks.contains(where: { $0.restsAtStart == rests }) {
      let width: CGFloat = rests ? 15 : 9
      add(meaning, width) { place in
        let point = CGPoint(x: place.x + width / 2, y: place.y)
        return style.track.elements(
          of: DrawnTrack(points: [point], companions: [], restsAtStart: rests)
        )
      }
    }
    if comparison.subject == .errata {
      add("not the same on both", 16) { place in
        [
          .shape(
            Shape(
              .none,
              .rectangle(
                CGRect(x: place.x, y: place.y - 5, width: 16, height: 10),
                cornerRadius: 3
              ),
              fill: style.difference.faded(by: 0.1),
              stroke: Stroke(style.difference, width: 1.5)
            )
          )
        ]
      }
    }
    return elements
  }
}

extension Array {
  fileprivate func chunked(by count: Int) -> [[Element]] {
    stride(from: 0, to: self.count, by: count).map {
      Array(self[$0..<Swift.min($0 + count, self.count)])
    }
  }
}
