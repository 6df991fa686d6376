import Foundation
import LayoutControls
import LayoutGeometry
import LayoutViews

/// The bars that hide the content that scrolls under them, and the views that continue behind them so that
/// no gap shows.
///
/// A header that sticks to a bar ends at the bar, often in the middle of a pixel of the picture, which neither
/// covers entirely.
struct OpaqueBars {
  private let tops: [CGFloat]
  private let bottoms: [CGFloat]

  /// The distance that a view continues behind a bar: a pixel of a picture with one for each point.
  private static let overlap: CGFloat = 1

  /// Creates the bars of a picture without any.
  init() { (tops, bottoms) = ([], []) }

  init(in window: Window) {
    var tops: [CGFloat] = []
    var bottoms: [CGFloat] = []
    Self.visit(window) { background in
      let rect = background.convert(background.bounds, to: nil)
      switch background.edge {
      case .top: tops.append(rect.maxY)
      case .bottom: bottoms.append(rect.minY)
      }
    }
    self.tops = tops
    self.bottoms = bottoms
  }

  private static func visit(_ view: View, _ note: (BarBackground) -> Void) {
    guard !view.isHidden, view.alpha > 0, !(view is ScrollView) else { return }
    if let background = view as? BarBackground, background.backgroundColor != nil {
      note(background)
    }
    for subview in view.subviews { visit(subview, note) }
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
