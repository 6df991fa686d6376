import Foundation
import LayoutCapture
import LayoutGeometry
import LayoutScenes
import LayoutViews
import ScreenFrames
import TableSelection

extension GuideCapture {
  private static let safeAreaColor = Color(rgb: 0xFF9500)
  private static let marginsColor = Color(rgb: 0x007AFF)
  private static let readableWidthColor = Color(rgb: 0x5856D6)
  private static let touchViewColor = Color(rgb: 0x248A3D)
  private static let scrollZoneColor = Color(rgb: 0xC93400)

  /// Returns the areas that layout guides stand for, and the touch view's outline, as far as nothing lies over them.
  mutating func areas() -> [ScreenElement] {
    var elements: [ScreenElement] = []
    func add(
      _ guide: ShownGuide,
      _ rect: @autoclosure () -> CGRect,
      of view: View?,
      _ role: String,
      _ name: String,
      _ color: Color,
      _ label: GuideArt.LabelPlace
    ) {
      guard guides.contains(guide), let view else { return }
      let tag = ElementTag(id: "guides.\(role)", role: role)
      let rect = view.convert(rect(), to: nil)
      let covers = simulation.covers(over: view)
      let outline = art.rectangle(
        rect,
        below: covers.map(\.area),
        tag: tag,
        name: name,
        color: color,
        label: label
      )
      elements.append(covers.cut(inScreen(outline, around: rect), around: rect))
    }
    let host = host
    add(
      .safeArea,
      host.safeAreaLayoutGuide.layoutFrame,
      of: host,
      "safe-area",
      "safe area",
      Self.safeAreaColor,
      .topRight
    )
    add(
      .margins,
      host.layoutMarginsGuide.layoutFrame,
      of: host,
      "margins",
      "layout margins",
      Self.marginsColor,
      .bottomRight
    )
    add(
      .readableWidth,
      host.readableContentGuide.layoutFrame,
      of: host,
      "readable-width",
      "readable width",
      Self.readableWidthColor,
      .bottomLeft
    )
    let touchView = touchView
    add(
      .touchView,
      touchView?.bounds ?? .zero,
      of: touchView,
      "touch-view-outline",
      "touch view",
      Self.touchViewColor,
      .middle
    )
    return elements
  }

  /// Returns the parts of the touch view in which a pan towards the edge scrolls the table.
  mutating func scrollZones() -> [ScreenElement] {
    guard let controller = simulation.scrollAndSelect, let touchView,
      let superview = touchView.superview
    else { return [] }
    let touched = touchView.convert(touchView.bounds, to: nil).intersection(screen.window.bounds)
    guard !touched.isNull else { return [] }
    let edges = controller.scrollingEdges
    let covers = simulation.covers(over: touchView)
    func height(_ edge: CGFloat?) -> CGFloat? {
      edge.map { superview.convert(CGPoint(x: 0, y: $0), to: nil).y }
    }
    var elements: [ScreenElement] = []
    func add(_ name: String, from top: CGFloat, to bottom: CGFloat) {
      let rect = CGRect(x: touched.minX, y: top, width: touched.width, height: bottom - top)
        .intersection(touched)
      guard !rect.isNull, rect.height > 0, rect.isFinite else { return }
      let tag = ElementTag(id: "guides.scroll-zone-\(name)", role: "scroll-zone")
      let ground = ScreenElement.fill(
        .rectangle(rect),
        Self.scrollZoneColor.faded(by: 0.16),
        ElementTag(id: "\(tag.id).area")
      )
      let outline = art.rectangle(
        rect,
        below: covers.map(\.area),
        tag: tag,
        name: "scrolls \(name)",
        color: Self.scrollZoneColor,
        label: .middle
      )
      elements += covers.cut([ground], in: rect) + [covers.cut(outline, around: rect)]
    }
    if let top = height(edges.top) { add("up", from: touched.minY, to: top) }
    if let bottom = height(edges.bottom) { add("down", from: bottom, to: touched.maxY) }
    return elements
  }
}
