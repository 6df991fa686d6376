import Foundation
import LayoutCapture
import LayoutConsole
import LayoutGeometry
import LayoutSimulation
import LayoutViews
package import ScreenFrames

extension DumpedScreen {
  /// The sides of a screen that a picture or a map can have, in points.
  private static let drawableSides: ClosedRange<CGFloat> = 1...4096
  /// The most cells of a map.
  private static let mostCells = 2_000_000

  /// The reason why the screen cannot be drawn, or `nil` if it can.
  package var reasonUndrawable: String? {
    let size = root.bounds.size
    let sides = Self.drawableSides
    guard sides.contains(size.width), sides.contains(size.height) else {
      return "the first view is \(decimalText(size.width)) × \(decimalText(size.height)) pt large, "
        + "which no screen is"
    }
    return nil
  }

  /// The reason why there is no map of the screen, or `nil` if there can be one.
  package var reasonUnmappable: String? {
    if let reasonUndrawable { return reasonUndrawable }
    var edges = Edges()
    edges.collect(root, CGRect(origin: .zero, size: root.bounds.size))
    let cells = (edges.xs.count + 1) * (edges.ys.count + 1)
    return cells <= Self.mostCells ? nil : "too many views are on the screen for a map of it"
  }

  /// Draws the views as boxes, with the texts that are in the dump.
  package func frame(named name: String) -> ScreenFrame {
    let size = root.bounds.size
    var art = DumpArt(screen: self)
    art.draw(root, CGRect(origin: .zero, size: size))
    return ScreenFrame(
      name: name,
      size: size,
      scale: 3,
      time: .start,
      elements: [.page(size, .white)] + art.elements
    )
  }
}

/// The places of edges on a screen.
private struct Edges {
  var xs: Set<CGFloat> = []
  var ys: Set<CGFloat> = []

  mutating func collect(_ view: View, _ shown: CGRect) {
    guard !view.refusesTouches else { return }
    let box = view.convert(view.bounds, to: nil)
    if box.isFinite, box.intersects(shown) {
      xs.formUnion([box.minX, box.maxX].filter { $0 > shown.minX && $0 < shown.maxX })
      ys.formUnion([box.minY, box.maxY].filter { $0 > shown.minY && $0 < shown.maxY })
    }
    for subview in view.subviews { collect(subview, shown) }
  }
}

/// A drawing of the views of a dump.
private struct DumpArt {
  let screen: DumpedScreen
  private(set) var elements: [ScreenElement] = []

  /// The most boxes of a picture.
  private static let mostElements = 20_000
  private static let line = Color(rgb: 0xAEAEB2)
  private static let control = Color(rgb: 0xE1ECFA)
  private static let ink = Color(rgb: 0x1C1C1E)

  init(screen: DumpedScreen) { self.screen = screen }

  /// Draws a view and those in it, as far as the views around it show them.
  mutating func draw(_ view: View, _ shown: CGRect) {
    guard !view.isHidden, view.alpha >= View.leastTouchableAlpha, !view.isFlat else { return }
    let box = view.convert(view.bounds, to: nil)
    guard box.isFinite, elements.count < Self.mostElements else { return }
    let visible = box.intersection(shown)
    let isVisible = !visible.isNull && !visible.isEmpty
    if isVisible, let dumped = screen.described(view) {
      let isMeant = (view as? StandInView)?.touchRole == .subject && dumped.kind == .control
      elements.append(
        .shape(
          Shape(
            .none,
            .rectangle(visible.insetToMiddle(dx: 0.25, dy: 0.25)),
            fill: isMeant ? Self.control : nil,
            stroke: Stroke(Self.line, width: 0.5)
          )
        )
      )
      if let text = dumped.text { write(text, in: box, shown) }
    }
    guard isVisible || !view.clipsToBounds else { return }
    for subview in view.subviews { draw(subview, view.clipsToBounds ? visible : shown) }
  }

  private mutating func write(_ text: String, in box: CGRect, _ shown: CGRect) {
    let size = min(15, box.height * 0.7)
    guard size >= 5, box.width >= 8, shown.contains(CGPoint(x: box.midX, y: box.midY)) else {
      return
    }
    elements.append(
      .line(
        text,
        at: CGPoint(x: box.minX + 1, y: box.midY + size * 0.35),
        size: size,
        color: Self.ink,
        room: box.width - 2
      )
    )
  }
}
