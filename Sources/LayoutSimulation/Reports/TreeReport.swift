import Foundation
import LayoutGeometry
import LayoutInteraction
import LayoutTables
package import LayoutViews

extension Simulation {
  /// The view tree as text, one view a line.
  public var treeDescription: [String] { treeLines.map(\.text) }

  /// The lines of the tree's text, each with its view.
  package var treeLines: [(view: View, text: String)] {
    screen.showSystemBars()
    window.layoutIfNeeded()
    return TreeReport(window: window).lines
  }

  /// The view tree as UIKit's `_autolayoutTrace` shows it; see `View.autolayoutTrace()`.
  public var autolayoutTrace: String {
    screen.showSystemBars()
    window.layoutIfNeeded()
    return window.autolayoutTrace()
  }
}

/// A report of the view tree as text: one view a line, indented by its depth, with everything that decides
/// its place.
private struct TreeReport {
  let window: Window

  /// The lines, the window first, subviews from back to front.
  var lines: [(view: View, text: String)] {
    var lines: [(view: View, text: String)] = []
    describe(window, depth: 0, into: &lines)
    return lines
  }

  private func describe(_ view: View, depth: Int, into lines: inout [(view: View, text: String)]) {
    let indent = String(repeating: "  ", count: depth)
    let words = [view.treeName, text(view.frame)] + facts(of: view)
    lines.append((view, indent + words.joined(separator: " ")))
    for recognizer in view.gestureRecognizers ?? [] {
      lines.append((view, "\(indent)  @ \(type(of: recognizer)) \(recognizer.state)"))
    }
    for subview in view.subviews { describe(subview, depth: depth + 1, into: &lines) }
  }

  private func facts(of view: View) -> [String] {
    var facts: [String] = []
    if view.bounds.origin != .zero { facts.append("bounds-origin=\(view.bounds.origin.logText)") }
    if view.safeAreaInsets != .zero { facts.append("safe-area=\(text(view.safeAreaInsets))") }
    if view.layoutMargins != EdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
      facts.append("margins=\(text(view.layoutMargins))")
    }
    if view.isHidden { facts.append("hidden") }
    if view.alpha != 1 { facts.append("alpha=\(view.alpha.logText)") }
    if !view.isUserInteractionEnabled { facts.append("untouchable") }
    if !view.translatesAutoresizingMaskIntoConstraints { facts.append("constraints") }
    if let label = view as? Label, let string = label.text { facts.append("text='\(string)'") }
    if let cell = view as? TableViewCell, cell.isSelected { facts.append("selected") }
    return facts
  }

  private func text(_ rect: CGRect) -> String {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    return "(\(numbers.map(\.logText).joined(separator: " ")))"
  }

  private func text(_ insets: EdgeInsets) -> String {
    let numbers = [insets.top, insets.left, insets.bottom, insets.right]
    return "(\(numbers.map(\.logText).joined(separator: " ")))"
  }
}
