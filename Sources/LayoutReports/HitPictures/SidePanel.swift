import Foundation
import LayoutCapture
import LayoutGeometry
import LayoutSimulation
import LayoutText
import ScreenFrames

/// A panel of words and keys beside a screen, from top to bottom.
struct SidePanel {
  /// A key in front of an entry.
  enum Key {
    /// A square in a color, with an outline.
    case area(fill: Color, edge: Color)
    /// A square with the lines for covered views.
    case hatch
    /// A number or letter on a disc.
    case sign(String, Color)
  }

  /// The fonts for letters that the system's does not have, or `nil` for none.
  private let fonts: FontCascade?

  static let width: CGFloat = 300
  private static let keyWidth: CGFloat = 26

  /// The elements so far.
  private(set) var elements: [ScreenElement] = []
  /// The height so far.
  private(set) var height: CGFloat = 0

  /// Creates a panel without words.
  init(in fonts: FontCascade?) { self.fonts = fonts }

  /// Writes a heading.
  mutating func addTitle(_ text: String, detail: String? = nil) {
    write(text, size: 17, weight: .semibold, left: 0)
    if let detail { write(detail, size: 12, color: HitColors.secondaryText, left: 0) }
    height += 8
  }

  /// Writes a small heading with room above it.
  mutating func addHeading(_ text: String) {
    height += 10
    write(text, size: 12, weight: .semibold, color: HitColors.secondaryText, left: 0)
    height += 4
  }

  /// Writes an entry with its key and lines of less weight below it.
  mutating func addEntry(_ key: Key, _ title: String, details: [String] = []) {
    elements += art(of: key, top: height)
    write(title, size: 12, weight: .medium, left: Self.keyWidth)
    for detail in details {
      write(detail, size: 10.5, color: HitColors.secondaryText, left: Self.keyWidth)
    }
    height += 6
  }

  private mutating func write(
    _ text: String,
    size: CGFloat,
    weight: FontWeight = .regular,
    color: Color = HitColors.text,
    left: CGFloat
  ) {
    let font = Font.systemFont(ofSize: size, weight: weight).with(fonts)
    // A name as long as a book is cut.
    let lines = TextMetrics.lines(of: text, font: font, width: Self.width - left, limit: 4)
    for line in lines {
      height += (size * 1.3).rounded()
      let place = CGPoint(x: left, y: height - (size * 0.3).rounded())
      elements.append(.text(TextRun(line, at: place, in: font, color: color)))
    }
  }

  private func art(of key: Key, top: CGFloat) -> [ScreenElement] {
    let square = CGRect(x: 0, y: top + 2, width: 16, height: 12)
    switch key {
    case .area(let fill, let edge):
      let outline = Outline.rectangle(square, cornerRadius: 2)
      return [.shape(Shape(.none, outline, fill: fill, stroke: Stroke(edge, width: 1)))]
    case .hatch:
      return [Hatching.element(in: square)]
    case .sign(let text, let color):
      return Self.sign(text, color: color, center: CGPoint(x: 8, y: top + 9))
    }
  }

  /// Returns a number or letter on a disc.
  static func sign(_ text: String, color: Color, center: CGPoint) -> [ScreenElement] {
    let width = TextMetrics.width(of: text, font: .systemFont(ofSize: 9, weight: .semibold))
    return [
      .fill(.circle(center: center, radius: 7.5), color),
      .line(
        text,
        at: CGPoint(x: center.x - width / 2, y: center.y + 3.2),
        size: 9,
        weight: .semibold,
        color: .white
      ),
    ]
  }
}
