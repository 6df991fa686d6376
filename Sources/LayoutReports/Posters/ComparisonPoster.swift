import Foundation
import LayoutDevices
import LayoutGeometry
package import LayoutScenes
package import ScreenFrames

/// A poster of a comparison: small screens side by side with the finger's path and the sign of each row.
///
/// The selection is below each screen.
package struct ComparisonPoster {
  let comparison: ScreenComparison
  let style: PosterStyle
  private let layout: Layout

  /// The lengths in points of the picture.
  private struct Layout {
    /// The number of screens side by side.
    var columns: Int
    /// The width of a screen.
    var screenWidth: CGFloat
    /// The room between two screens.
    var gap: CGFloat
    /// The room for the headings of the columns.
    var columnHeading: CGFloat
    /// The room for the heading of each row of screens.
    var bandHeading: CGFloat
  }

  static let margin: CGFloat = 32
  private static let titleHeight: CGFloat = 64
  private static let legendHeight: CGFloat = 28

  /// Creates the layout of a poster.
  ///
  /// - Parameters:
  ///   - comparison: The comparison.
  ///   - scenario: The scenario that it is of, with the light or dark appearance.
  package init(_ comparison: ScreenComparison, of scenario: Scenario) {
    self.comparison = comparison
    let scene = scenario.scene
    style = PosterStyle(style: scene.environment.style, fonts: scene.fonts?.cascade)
    layout =
      switch comparison.subject {
      case .modes:
        Layout(columns: 6, screenWidth: 152, gap: 14, columnHeading: 84, bandHeading: 34)
      case .errata:
        Layout(columns: 2, screenWidth: 300, gap: 28, columnHeading: 0, bandHeading: 24)
      }
  }

  /// The poster.
  package var frame: ScreenFrame {
    var top = Self.margin
    var elements = title(at: top)
    top += Self.titleHeight
    elements += columnHeadings(at: top)
    top += layout.columnHeading
    let crop = crop
    let factCount = comparison.screens.map { facts(of: $0).count }.max() ?? 0
    let height = PosterScreen.height(width: layout.screenWidth, crop: crop, factCount: factCount)
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
    // Whole points: a page that shows the picture has no line of half a pixel below it.
    let size = CGSize(width: width.rounded(.up), height: (top + Self.margin - 8).rounded(.up))
    return ScreenFrame(
      name: comparison.title,
      size: size,
      scale: 2,
      time: comparison.screens.map(\.frame.time).max() ?? .start,
      elements: [.page(size, style.page)] + elements,
      fonts: style.fonts
    )
  }

  // MARK: Places

  var columnWidth: CGFloat { layout.screenWidth + PosterScreen.gutter }

  func left(ofColumn column: Int) -> CGFloat {
    Self.margin + CGFloat(column) * (columnWidth + layout.gap)
  }

  var width: CGFloat { left(ofColumn: layout.columns) - layout.gap + Self.margin }

  /// The part of the screens that is drawn: for modes the rows and the finger on any of them.
  private var crop: CGRect {
    // A screen that failed before the device was turned is of another size.
    let whole = comparison.screens.reduce(CGRect.zero) {
      $0.union(CGRect(origin: .zero, size: $1.frame.size))
    }
    guard comparison.subject == .modes else { return whole }
    let points = comparison.screens.flatMap { $0.shownTracks.flatMap(\.points) }.map(\.y)
    let rows = comparison.screens.flatMap(\.rows).map(\.frame.maxY)
    let top = (points.map { $0 - 12 } + comparison.screens.map(\.top)).min() ?? 0
    let bottom = (points.map { $0 + 12 } + rows).max() ?? whole.height
    return CGRect(x: 0, y: top, width: whole.width, height: max(1, bottom - top))
      .intersection(whole)
  }

  private func facts(of screen: ComparedScreen) -> [ComparedScreen.Fact] {
    screen.facts.filter { fact in
      switch fact.subject {
      case .selected, .refused, .shortcomings, .crash: true
      case .offset, .touchView: comparison.subject == .errata && fact.differs
      }
    }
  }
}

extension Array {
  fileprivate func chunked(by count: Int) -> [[Element]] {
    stride(from: 0, to: self.count, by: count).map {
      Array(self[$0..<Swift.min($0 + count, self.count)])
    }
  }
}
