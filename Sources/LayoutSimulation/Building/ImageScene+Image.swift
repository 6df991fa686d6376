import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutScenes
import LayoutText
import LayoutViews
import ScreenFrames

extension ImageScene {
  /// The share of a shape's side that is for what is on it.
  private static let innerShare: CGFloat = 0.62

  /// Returns the picture of a row, or `nil` if it is one that a value of the row says, which has none.
  ///
  /// Letters that the system font does not have are of the fonts of the scene.
  func image(_ values: RowValues?, _ fonts: FontCascade?) -> Image? {
    if let valueName { return values?.picture(valueName)?.drawnImage(values, fonts) }
    return drawnImage(values, fonts)
  }

  private func drawnImage(_ values: RowValues?, _ fonts: FontCascade?) -> Image {
    let side = side ?? (shape == nil ? SystemSymbol.side : 29)
    if shape == nil, let symbol, color == nil {
      return Image(symbol).withConfiguration(.init(pointSize: 17 * side / SystemSymbol.side))
    }
    let square = CGRect(x: 0, y: 0, width: side, height: side)
    guard let shape else {
      let tint = color ?? SystemColor.systemBlue.dynamicColor
      return Image(size: square.size, parts: content(in: square, tint, values, fonts))
    }
    let inset = side * (1 - Self.innerShare) / 2
    let fill = color ?? SystemColor.systemGray.dynamicColor
    let inner = content(in: square.insetBy(dx: inset, dy: inset), .white, values, fonts)
    return Image(size: square.size, parts: [.fill(shape.outline(square), fill)] + inner)
  }

  /// Returns what is on a shape, or instead of one.
  private func content(
    in square: CGRect,
    _ color: Color,
    _ values: RowValues?,
    _ fonts: FontCascade?
  ) -> [ScreenElement] {
    if let symbol { return [Image.drawing(of: Image(symbol), in: square, color: color)] }
    if let path {
      let drawn = ScreenElement.fill(.path(path), color).scaled(by: square.width / pathSide)
      return [.group(ElementGroup(.none, offset: square.origin, children: [drawn]))]
    }
    guard let text = values.flatMap({ text?.text(of: $0) }), !text.isEmpty else { return [] }
    return letters(text, in: square, color, fonts)
  }

  /// Returns letters in the middle of a square, smaller if they are wide.
  private func letters(
    _ text: String,
    in square: CGRect,
    _ color: Color,
    _ fonts: FontCascade?
  ) -> [ScreenElement] {
    func font(_ size: CGFloat) -> Font { .systemFont(ofSize: size, weight: .semibold).with(fonts) }
    let size = square.width * 0.65
    let natural = TextMetrics.lines(of: text, font: font(size), width: .infinity, limit: 1).first
    guard let natural else { return [] }
    let share = min(1, square.width * 1.2 / max(natural.width, 1))
    let line = TextLine(string: natural.string, width: natural.width * share)
    // Capital letters are about 0.727 of the font's size.
    let y = square.midY + size * share * 0.727 / 2
    let origin = CGPoint(x: square.midX - line.width / 2, y: y)
    var run = TextRun(line, at: origin, in: font(size * share), color: color)
    run.shaped = natural.seen.map {
      GlyphTable.place($0, of: natural.string, font: font(size)).scaled(by: share)
    }
    return [.text(run)]
  }
}

extension ViewImage {
  /// Whether the picture has values of a row in it.
  var dependsOnRow: Bool {
    switch self {
    case .own(let image): image.text?.pattern.contains("{") == true
    case .ofRow, .ofValue: true
    }
  }

  /// Returns the picture in the color of its view if it has none, or `nil` without a row that it would be of.
  ///
  /// A symbol alone is in the tint of the view.
  func image(
    of row: ImageScene? = nil,
    _ values: RowValues? = nil,
    in color: Color?,
    _ fonts: FontCascade?
  ) -> Image? {
    let scene: ImageScene?
    switch self {
    case .own(let own): scene = own
    case .ofRow: return row?.image(values, fonts)
    case .ofValue(let name): scene = values?.picture(name)
    }
    guard var scene else { return nil }
    if let symbol = scene.symbol, scene == ImageScene(symbol: symbol) { return Image(symbol) }
    scene.color = scene.color ?? color
    return scene.image(values ?? RowValues(RowAddress(row: 0)), fonts)
  }
}

extension ImageScene.Shape {
  fileprivate func outline(_ square: CGRect) -> Outline {
    switch self {
    case .circle: .circle(center: CGPoint(x: square.midX, y: square.midY), radius: square.width / 2)
    case .square: .rectangle(square)
    case .roundedSquare: .rectangle(square, cornerRadius: square.width * 0.23)
    }
  }
}
