import Foundation
import LayoutCapture
package import LayoutConsole
import LayoutGeometry
import LayoutText
package import ScreenFrames

extension ConflictExplanation {
  /// Draws what contradicts: the views at their scale with a line for each constraint, two bars with the sum, and
  /// the constraints in words; `nil` if nothing contradicts as far as the log says.
  ///
  /// - Parameters:
  ///   - name: A name for the picture.
  ///   - place: The file and line of the log, as a caption.
  /// - Returns: The picture.
  package func picture(named name: String, of place: String) -> ScreenFrame? {
    let sketches = sketches
    guard !sketches.isEmpty else { return nil }
    var page = ConflictPage(of: sketches)
    for sketch in sketches { page.add(sketch, caption: place) }
    page.add(advice: advice)
    return page.frame(named: name)
  }
}

/// A page with the contradictions of a conflict below each other.
private struct ConflictPage {
  private static let leastRoom: CGFloat = 696
  private static let margin: CGFloat = 32

  private let room: CGFloat
  private var elements: [ScreenElement] = []
  private var y: CGFloat = 26

  /// Creates an empty page that is wide enough for some sketches.
  init(of sketches: [ConflictSketch]) {
    let widths = sketches.map { ConflictDiagram($0, width: Self.leastRoom).size.width }
    room = max(Self.leastRoom, (widths.max() ?? 0).rounded(.up))
  }

  mutating func add(_ sketch: ConflictSketch, caption: String) {
    write(sketch.arithmetic, size: 22, weight: .semibold)
    let amount = decimalText(CGFloat(sketch.excess))
    let words = sketch.isSurplus ? "left over" : "too many"
    write(
      "\(amount) pt of \(sketch.axis.lengthName) \(words) · \(caption)",
      size: 12.5,
      color: ConflictStyle.secondaryText
    )
    y += 16
    let diagram = ConflictDiagram(sketch, width: Self.leastRoom)
    elements += diagram.elements(at: point)
    y += diagram.size.height + 10
    let bars = ConflictBars(sketch, width: room).elements(at: point)
    elements += bars.elements
    y += bars.height + 6
    for measure in sketch.measures { add(measure) }
    if sketch.followsLanguage {
      let side = sketch.runsRightToLeft ? "right" : "left"
      y += 2
      write(
        "Leading edges are drawn on the \(side).",
        size: 11,
        color: ConflictStyle.secondaryText
      )
    }
    y += 14
  }

  private var point: CGPoint { CGPoint(x: Self.margin, y: y) }

  private mutating func add(_ measure: ConflictSketch.Measure) {
    let color = ConflictStyle.color(measure.kind)
    elements += ConflictStyle.disc(
      measure.number,
      color,
      at: CGPoint(x: Self.margin + 7.5, y: y + 9.5)
    )
    write(measure.equation, size: 12.5, left: 24)
    if !measure.remark.isEmpty {
      write(measure.remark, size: 11, color: color, left: 24)
    }
    y += 4
  }

  mutating func add(advice: [(heading: String, text: String)]) {
    guard !advice.isEmpty else { return }
    elements.append(
      .stroke(
        .line(
          from: CGPoint(x: Self.margin, y: y),
          to: CGPoint(x: Self.margin + room, y: y)
        ),
        ConflictStyle.rule,
        width: 1
      )
    )
    y += 10
    for (heading, text) in advice {
      let top = y
      write(heading, size: 12, weight: .semibold, color: ConflictStyle.secondaryText)
      y = top
      write(text, size: 12, left: 104)
      y += 5
    }
  }

  private mutating func write(
    _ text: String,
    size: CGFloat,
    weight: FontWeight = .regular,
    color: Color = ConflictStyle.text,
    left: CGFloat = 0
  ) {
    let paragraph = ConflictStyle.paragraph(
      text,
      at: CGPoint(x: Self.margin + left, y: y),
      size: size,
      weight: weight,
      color: color,
      room: room - left
    )
    elements += paragraph.elements
    y += paragraph.height
  }

  func frame(named name: String) -> ScreenFrame {
    let size = CGSize(width: room + 2 * Self.margin, height: (y + 20).rounded(.up))
    return ScreenFrame(
      name: name,
      summary: "",
      size: size,
      scale: 2,
      time: .start,
      elements: [.page(size, .white)] + elements
    )
  }
}
