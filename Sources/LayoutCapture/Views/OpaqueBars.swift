import Foundation
import LayoutControls
import LayoutGeometry
import LayoutViews

/// The bars that hide the content that scrolls under them, and the views that continue behind them so that
/// no gap shows.
///
/// In a picture that is drawn smaller or larger, the edge of the screen may lie in the middle of a pixel, which the bar
/// there does not cover entirely: a row behind it would shine through, and is left out.
///
/// A header that sticks to a bar ends at the bar, often in the middle of a pixel of the picture, which neither
/// covers entirely.
struct OpaqueBars {
  private let tops: [CGFloat]
  private let bottoms: [CGFloat]
  /// The places of the bars that hide all that is behind them, in window coordinates.
  private let hiding: [CGRect]
  /// The bounds of the window.
  private let screen: CGRect

  /// The distance that a view continues behind a bar: a pixel of a picture with one for each point.
  private static let overlap: CGFloat = 1
  /// The size of a pixel of a picture at the smallest scale, a tenth.
  private static let largestPixel: CGFloat = 10

  /// Creates the bars of a picture without any.
  init() { (tops, bottoms, hiding, screen) = ([], [], [], .null) }

  init(in window: Window) {
    var tops: [CGFloat] = []
    var bottoms: [CGFloat] = []
    var hiding: [CGRect] = []
    Self.visit(window) { background in
      let rect = background.convert(background.bounds, to: nil)
      switch background.edge {
      case .top: tops.append(rect.maxY)
      case .bottom: bottoms.append(rect.minY)
      }
      let opacity = background.backgroundColor?.value.opacity ?? 0
      if opacity >= 1, background.alpha >= 1, rect.width >= window.bounds.width {
        hiding.append(rect)
      }
    }
    self.tops = tops
    self.bottoms = bottoms
    self.hiding = hiding
    screen = window.bounds
  }

  private static func visit(_ view: View, _ note: (BarBackground) -> Void) {
    guard !view.isHidden, view.alpha > 0, !(view is ScrollView) else { return }
    if let background = view as? BarBackground, background.backgroundColor != nil {
      note(background)
    }
    for subview in view.subviews { visit(subview, note) }
  }

  /// Returns whether a row that is behind a bar reaches to the edge of the screen there, where it would shine through.
  func hideAtEdge(_ row: View) -> Bool {
    guard !hiding.isEmpty else { return false }
    let rect = row.convert(row.bounds, to: nil)
    return hiding.contains { bar in
      bar.minY > screen.midY
        ? bar.minY <= rect.minY && rect.maxY > screen.maxY - Self.largestPixel
        : rect.maxY <= bar.maxY && rect.minY < screen.minY + Self.largestPixel
    }
  }

  /// Returns the distances that a view continues above and below, because it ends at a bar.
  func reach(of view: View) -> ViewAppearance.Reach {
    guard !tops.isEmpty || !bottoms.isEmpty else { return ViewAppearance.Reach() }
    let rect = view.convert(view.bounds, to: nil)
    func meets(_ edge: CGFloat, _ bars: [CGFloat]) -> Bool {
      bars.contains { ($0 - edge).magnitude < 0.01 }
    }
    return ViewAppearance.Reach(
      top: meets(rect.minY, tops) ? Self.overlap : 0,
      bottom: meets(rect.maxY, bottoms) ? Self.overlap : 0
    )
  }
}
