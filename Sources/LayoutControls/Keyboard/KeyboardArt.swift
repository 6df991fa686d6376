import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutText
import ScreenFrames

/// A drawing of the keyboard: three rows of letters and one with the space, below the bar of suggestions.
///
/// Proportions and colors are drawn from screenshots. Every language has the same letters here.
struct KeyboardArt: Equatable {
  let environment: ScreenEnvironment
  let size: CGSize
  let returnKey: String

  private enum Look {
    case letter
    case special
  }

  private static let ground = Color(light: Color(rgb: 0xD1D3D9), dark: Color(rgb: 0x2B2B2B))
  private static let letter = Color(light: .white, dark: Color(rgb: 0x6B6B6B))
  private static let special = Color(light: Color(rgb: 0xABB0BC), dark: Color(rgb: 0x474747))
  private static let gap: CGFloat = 6

  /// The ground and the keys.
  var elements: [ScreenElement] {
    let ground = ScreenElement.fill(
      .rectangle(CGRect(origin: .zero, size: size)),
      Self.ground,
      ElementTag(id: "background")
    )
    let top = environment.suggestionsHeight
    let bottom = size.height - environment.safeAreaInsets.bottom * 2
    let pitch = max(0, bottom - top) / 4
    var elements = [ground] + suggestionLines
    for (row, letters) in ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"].enumerated() {
      let y = top + CGFloat(row) * pitch
      for (column, rect) in rects(of: letters.count, y: y, height: pitch).enumerated() {
        let index = letters.index(letters.startIndex, offsetBy: column)
        elements += key(rect, String(letters[index]), .letter, fontSize: 22)
      }
      if row == 2 { elements += sideKeys(y: y, height: pitch) }
    }
    return elements + lastRow(y: top + 3 * pitch, height: pitch)
  }

  /// The distance between the keys and the sides of the screen.
  private var inset: CGFloat { max(environment.safeAreaInsets.left, 3) }
  private var letterPitch: CGFloat { (size.width - 2 * inset) / 10 }

  private var suggestionLines: [ScreenElement] {
    let height = environment.suggestionsHeight
    return [1, 2].map { index in
      let x = size.width / 3 * CGFloat(index)
      let line = CGRect(x: x - 0.5, y: height * 0.28, width: 1, height: height * 0.5)
      return .fill(.rectangle(line), Self.special)
    }
  }

  private func rects(of count: Int, y: CGFloat, height: CGFloat) -> [CGRect] {
    let start = (size.width - CGFloat(count) * letterPitch) / 2
    return (0..<count).map { column in
      rect(x: start + CGFloat(column) * letterPitch, y: y, width: letterPitch, height: height)
    }
  }

  private func rect(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
    let gap = Self.gap
    return CGRect(
      x: x + gap / 2,
      y: y + gap,
      width: max(0, width - gap),
      height: max(0, height - 2 * gap)
    )
  }

  /// Returns the keys for capital letters and for taking a letter away, beside the third row.
  private func sideKeys(y: CGFloat, height: CGFloat) -> [ScreenElement] {
    let width = letterPitch * 1.4
    let ends = [inset, size.width - inset - width]
    return zip(ends, ["⇧", "⌫"]).flatMap { x, sign in
      let place = rect(x: x, y: y, width: width, height: height)
      return key(place, "", .special, fontSize: 16)
        + [arrow(in: place, pointsUp: sign == "⇧")]
    }
  }

  private func lastRow(y: CGFloat, height: CGFloat) -> [ScreenElement] {
    let side = letterPitch * 2.5
    let numbers = rect(x: inset, y: y, width: side, height: height)
    let space = rect(x: inset + side, y: y, width: letterPitch * 5, height: height)
    let back = rect(x: inset + side + letterPitch * 5, y: y, width: side, height: height)
    return key(numbers, "123", .special, fontSize: 16)
      + key(space, "space", .letter, fontSize: 16) + key(back, returnKey, .special, fontSize: 16)
  }

  private func key(
    _ rect: CGRect,
    _ title: String,
    _ look: Look,
    fontSize: CGFloat
  ) -> [ScreenElement] {
    let plate = ScreenElement.fill(
      .rectangle(rect, cornerRadius: 5),
      look == .letter ? Self.letter : Self.special
    )
    guard !title.isEmpty, rect.width > 0, rect.height > 0 else { return [plate] }
    let font = Font.systemFont(ofSize: min(fontSize, rect.height * 0.7))
    let width = TextMetrics.width(of: title, font: font)
    let origin = CGPoint(x: rect.midX - width / 2, y: rect.midY + font.capHeight / 2)
    let text = TextRun(
      .none,
      title,
      at: origin,
      fontSize: font.size,
      width: width,
      color: SystemColor.label.dynamicColor
    )
    return [plate, .text(text)]
  }

  /// Returns an arrow up, or to the left with a cross.
  private func arrow(in rect: CGRect, pointsUp: Bool) -> ScreenElement {
    let (x, y) = (rect.midX, rect.midY)
    let path: [PathCommand] =
      pointsUp
      ? [
        .move(CGPoint(x: x, y: y - 8)), .line(CGPoint(x: x + 9, y: y + 1)),
        .line(CGPoint(x: x + 4, y: y + 1)), .line(CGPoint(x: x + 4, y: y + 8)),
        .line(CGPoint(x: x - 4, y: y + 8)), .line(CGPoint(x: x - 4, y: y + 1)),
        .line(CGPoint(x: x - 9, y: y + 1)), .close,
      ]
      : [
        .move(CGPoint(x: x - 11, y: y)), .line(CGPoint(x: x - 4, y: y - 7)),
        .line(CGPoint(x: x + 10, y: y - 7)), .line(CGPoint(x: x + 10, y: y + 7)),
        .line(CGPoint(x: x - 4, y: y + 7)), .close, .move(CGPoint(x: x - 1, y: y - 3)),
        .line(CGPoint(x: x + 5, y: y + 3)), .move(CGPoint(x: x + 5, y: y - 3)),
        .line(CGPoint(x: x - 1, y: y + 3)),
      ]
    return .stroke(.path(path), SystemColor.label.dynamicColor, width: 1.5, isRound: true)
  }
}
