import Foundation
import LayoutText
import ScreenFrames

/// The words of numbers below a picture, in as many columns as it takes that they are not half as high as the picture.
struct AnnotationLegend {
  /// A number with its words.
  private struct Entry {
    let number: Int
    let lines: [TextLine]

    var height: CGFloat {
      max(AnnotationLegend.discSize, CGFloat(lines.count) * AnnotationLabel.lineHeight + 4)
    }
  }

  private let columns: [[Entry]]
  private let columnWidth: CGFloat
  private let width: CGFloat
  private let isRightToLeft: Bool

  private static let margin: CGFloat = 16
  private static let discSize: CGFloat = 22
  private static let discGap: CGFloat = 8
  private static let lineGap: CGFloat = 6
  /// The width at which the words of a column are read with ease, in points.
  private static let leastWidth: CGFloat = 150
  /// The share of the picture's height up to which one column is enough.
  private static let greatestShare: CGFloat = 0.5

  /// Creates the legend of numbers in their order.
  ///
  /// - Parameters:
  ///   - entries: The numbers with their words.
  ///   - height: The height of the picture above it.
  ///   - width: The width of the whole picture.
  ///   - isRightToLeft: Whether it begins at the right.
  ///   - fonts: The fonts for letters of the words that the system's does not have.
  init(
    of entries: [(number: Int, text: String)],
    below height: CGFloat,
    width: CGFloat,
    isRightToLeft: Bool,
    in fonts: FontCascade?
  ) {
    (self.width, self.isRightToLeft) = (width, isRightToLeft)
    let room = width - Self.margin
    let most = max(1, Int(room / (Self.leastWidth + Self.margin)))
    func columns(_ count: Int) -> [[Entry]] {
      let left = Self.margin + Self.discSize + Self.discGap
      let laid = entries.map { number, text in
        Entry(
          number: number,
          lines: Self.lines(of: text, width: room / CGFloat(count) - left, fonts)
        )
      }
      let length = (laid.count + count - 1) / count
      return stride(from: 0, to: laid.count, by: length).map {
        Array(laid[$0..<min($0 + length, laid.count)])
      }
    }
    let count =
      (1..<most).first {
        Self.height(of: columns($0)) <= height * Self.greatestShare
      } ?? most
    self.columns = columns(count)
    columnWidth = room / CGFloat(count)
  }

  /// The height of the highest column.
  var height: CGFloat { Self.height(of: columns) }

  private static func height(of columns: [[Entry]]) -> CGFloat {
    columns.map { $0.reduce(-lineGap) { $0 + $1.height + lineGap } }.max() ?? 0
  }

  /// Returns the legend from a height on.
  func elements(at top: CGFloat, _ art: AnnotationArt) -> [ScreenElement] {
    columns.enumerated().flatMap { column, entries in
      let left = Self.margin + CGFloat(column) * columnWidth
      var y = top
      return entries.flatMap { entry in
        let box = CGRect(x: left, y: y, width: Self.discSize, height: Self.discSize)
        let words = CGPoint(x: box.maxX + Self.discGap, y: y + 2)
        y += entry.height + Self.lineGap
        guard isRightToLeft else {
          return art.disc(entry.number, in: box) + art.text(entry.lines, at: words)
        }
        let disc = box.offsetBy(dx: width - box.maxX - box.minX, dy: 0)
        return art.disc(entry.number, in: disc)
          + entry.lines.enumerated().flatMap { index, line in
            let y = words.y + CGFloat(index) * AnnotationLabel.lineHeight
            return art.text([line], at: CGPoint(x: width - words.x - line.width, y: y))
          }
      }
    }
  }

  /// Returns words in as many lines as a width needs.
  static func lines(of text: String, width: CGFloat, _ fonts: FontCascade?) -> [TextLine] {
    TextMetrics.lines(
      of: text,
      font: AnnotationLabel.font(with: fonts),
      width: max(width, 40),
      limit: 0
    )
  }
}
