package import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutText
@_spi(SystemViews) package import LayoutViews
package import ScreenFrames

/// The column of titles at the trailing edge of a table, on which a finger goes to sections.
///
/// It takes touches before the rows, at once, and its fingers do not scroll. Where there is no room for all titles
/// dots stand for every other one.
package final class SectionIndexView: View {
  /// The titles from the top.
  package internal(set) var titles: [String] = [] {
    didSet { if titles != oldValue { setNeedsLayout() } }
  }
  /// The color of the titles, or `nil` for the tint.
  var textColor: ColorObject?
  /// The function called with the position of each title that a finger comes to.
  var onTitle: (Int) -> Void = { _ in }
  /// The title that the finger is at, or `nil` while there is none.
  private var trackedTitle: Int?

  package override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    accessibilityIdentifier = "sectionIndex"
    accessibilityLabel = "Section index"
    accessibilityTraits = .adjustable
    isAccessibilityElement = true
  }

  package required init?(coder: NSCoder) { nil }

  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? { "section-index" }
  @_spi(SystemViews) public override var keepsTouchesFromScrolling: Bool { true }

  // MARK: Places

  /// The lines that there is room for: positions of titles, and `nil` for dots.
  private var lines: [Int?] {
    let room = Int(bounds.height / Self.lineHeight)
    guard titles.count > room, room > 0 else { return Array(titles.indices) }
    // A title at either end, and a dot between every two.
    let count = max(1, (room + 1) / 2)
    guard count > 1 else { return [0] }
    let last = titles.count - 1
    return (0..<2 * count - 1).map { $0 % 2 == 0 ? $0 / 2 * last / (count - 1) : nil }
  }

  /// The rectangle of all lines, in the middle of the height.
  private var area: CGRect {
    let height = CGFloat(lines.count) * Self.lineHeight
    return CGRect(
      x: 0,
      y: max(0, (bounds.height - height) / 2),
      width: bounds.width,
      height: height
    )
  }

  /// Returns the middle of a title's place in the view, or `nil` if there is no such title.
  package func middle(of title: String) -> CGPoint? {
    guard let index = titles.firstIndex(of: title) else { return nil }
    let area = area
    let share = (CGFloat(index) + 0.5) / CGFloat(titles.count)
    return CGPoint(x: area.midX, y: area.minY + area.height * share)
  }

  private func title(at point: CGPoint) -> Int? {
    let area = area
    guard !titles.isEmpty, area.height > 0 else { return nil }
    let share = (point.y - area.minY) / area.height
    return min(max(Int((share * CGFloat(titles.count)).rounded(.down)), 0), titles.count - 1)
  }

  // MARK: Touches

  package override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { follow(touches) }
  package override func touchesMoved(_ touches: Set<Touch>, with event: Event?) { follow(touches) }
  package override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    trackedTitle = nil
  }
  package override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    trackedTitle = nil
  }

  private func follow(_ touches: Set<Touch>) {
    guard let touch = touches.min(by: { $0.identity < $1.identity }),
      let title = title(at: touch.location(in: self)), title != trackedTitle
    else { return }
    trackedTitle = title
    onTitle(title)
  }

  // MARK: Looks

  @_spi(SystemViews) public override var drawing: [ScreenElement] {
    let area = area
    let font = Font.systemFont(ofSize: Self.fontSize, weight: .semibold)
      .shown(in: traitCollection.fontTraits)
    return lines.enumerated().map { number, title in
      let middle = area.minY + (CGFloat(number) + 0.5) * Self.lineHeight
      let string = title.map { titles[$0] } ?? "•"
      if string == TableView.indexSearch {
        return searchSymbol(at: CGPoint(x: area.midX, y: middle))
      }
      let line = TextMetrics.lines(of: string, font: font, width: .infinity, limit: 1).first
      let width = line?.width ?? 0
      let y = middle + font.capHeight / 2
      let origin = CGPoint(x: area.midX - width / 2, y: pixelAligned(y, scale: pixelScale))
      let drawn = line ?? TextLine(string: string, width: width)
      return .text(TextRun(drawn, at: origin, in: font, color: (textColor ?? tintColor).value))
    }
  }

  private func searchSymbol(at middle: CGPoint) -> ScreenElement {
    let side = Self.fontSize
    return Image.drawing(
      of: Image(.magnifyingglass),
      in: CGRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side),
      color: (textColor ?? tintColor).value
    )
  }

  /// The width of the column (seen by many, unverified).
  package static let width: CGFloat = 15
  /// The size of the letters (seen, not measured).
  private static let fontSize: CGFloat = 11
  /// The distance of two lines (seen, not measured).
  private static let lineHeight: CGFloat = 14
}
