import Foundation
import LayoutGeometry
import LayoutSVG
import ScreenFrames

/// Returns the lines between `<svg …>` and `</svg>` of a screen with `elements`.
func lines(
  _ elements: [ScreenElement],
  _ options: SVGWriter.Options = .init()
) throws -> [String] {
  let svg = try SVGWriter(options).write(screen(elements))
  return Array(svg.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().dropLast(2))
    .map(String.init)
}

/// A screen of 320 by 480 points.
func screen(_ elements: [ScreenElement], name: String = "") -> ScreenFrame {
  ScreenFrame(
    name: name,
    size: CGSize(width: 320, height: 480),
    scale: 2,
    time: .start,
    elements: elements
  )
}

/// A white rectangle of 10 by 10 points.
func square(_ tag: ElementTag = .none, x: Double = 0) -> ScreenElement {
  let rect = CGRect(x: x, y: 0, width: 10, height: 10)
  return .shape(Shape(tag, .rectangle(rect, cornerRadius: 0), fill: .white))
}

/// A word at the left end of a line.
func word(_ string: String, tag: ElementTag = .none) -> ScreenElement {
  .text(TextRun(tag, string, at: CGPoint(x: 16, y: 30), fontSize: 17, width: 40, color: .black))
}
