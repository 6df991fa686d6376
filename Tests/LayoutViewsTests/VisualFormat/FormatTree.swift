import Foundation
import LayoutDiagnostics
import LayoutGeometry
import LayoutViews

/// Three views, a label and a guide in a parent of 320 × 200 points, for formats to place.
struct FormatTree {
  let window: Window
  let parent: View
  let views: [String: Any]
  /// The views `a`, `b` and `c`.
  let boxes: [View]

  static var metrics: [String: Any] {
    ["gap": 12, "low": 250.0, "wide": CGFloat(100), "minus": -5]
  }

  init(direction: LayoutDirection = .leftToRight) throws {
    window = try LayoutViewsTests.window(direction: direction)
    parent = framedView("parent", CGRect(10, 100, 320, 200), in: window)
    boxes = ["a", "b", "c"].map { [parent] name in constrainedView(name, in: parent) }
    let label = Label()
    label.accessibilityIdentifier = "label"
    label.text = "Text"
    label.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(label)
    let guide = LayoutGuide()
    guide.identifier = "guide"
    parent.addLayoutGuide(guide)
    let stray = View()
    stray.accessibilityIdentifier = "stray"
    var views: [String: Any] = ["label": label, "guide": guide, "stray": stray, "text": "a text"]
    for box in boxes { views[box.accessibilityIdentifier ?? ""] = box }
    self.views = views
  }

  func constraints(
    _ format: String,
    _ options: LayoutConstraint.FormatOptions = [],
    line: Int = #line
  ) -> [LayoutConstraint] {
    LayoutConstraint.constraints(
      withVisualFormat: format,
      options: options,
      metrics: Self.metrics,
      views: views,
      line: line
    )
  }

  /// Where `a`, `b` and `c` begin and how long they are: `a 8 40, b 56 256, c 0 0`.
  func spans(along axis: LayoutAxis) -> String {
    parent.layoutIfNeeded()
    return boxes.map { box in
      let start = axis == .horizontal ? box.frame.minX : box.frame.minY
      let length = axis == .horizontal ? box.frame.width : box.frame.height
      return "\(box.accessibilityIdentifier ?? "") \(Int(start)) \(Int(length))"
    }.joined(separator: ", ")
  }
}
