import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutText
import ScreenFrames

/// A drawing of the keyboard: its keys, below the bar of suggestions.
struct KeyboardArt: Equatable {
  let layout: KeyboardLayout
  /// The fonts for letters that the system's does not have.
  let fonts: FontCascade?

  private var look: KeyboardLook { .of(layout.environment.shownDesign) }

  /// The ground and the keys.
  var elements: [ScreenElement] {
    // The lower corners are below the screen.
    let radius = look.groundRadius
    let size = CGSize(width: layout.size.width, height: layout.size.height + radius)
    let ground = ScreenElement.fill(
      .rectangle(CGRect(origin: .zero, size: size), cornerRadius: radius),
      look.ground,
      ElementTag(id: "background")
    )
    return [ground] + suggestionLines + layout.keys.flatMap(elements)
  }

  private var suggestionLines: [ScreenElement] {
    let height = layout.environment.suggestionsHeight
    return [1, 2].map { index in
      let x = layout.size.width / 3 * CGFloat(index)
      let line = CGRect(x: x - 0.5, y: height * 0.28, width: 1, height: height * 0.5)
      return .fill(.rectangle(line), look.line)
    }
  }

  private func elements(of key: KeyboardKey) -> [ScreenElement] {
    switch key.action {
    case .text(" "): plate(of: key, look.letter) + title(of: key, fontSize: 16)
    case .text:
      plate(of: key, look.letter)
        + title(of: key, fontSize: hasSmallLetters ? look.smallLetterSize : 22)
    case .shift where isCapital:
      // The key is lit up before a capital letter.
      plate(of: key, look.letter) + [.fill(arrowUp(in: key.frame), color)]
    case .shift: plate(of: key, look.special) + [stroke(arrowUp(in: key.frame))]
    case .delete: plate(of: key, look.special) + [stroke(crossedArrow(in: key.frame))]
    case .page, .pressReturn: plate(of: key, look.special) + title(of: key, fontSize: 16)
    }
  }

  private var isCapital: Bool { layout.page == .letters(isCapital: true) }
  private var hasSmallLetters: Bool { layout.page == .letters(isCapital: false) }

  private func plate(of key: KeyboardKey, _ color: Color) -> [ScreenElement] {
    [.fill(.rectangle(key.frame, cornerRadius: look.keyRadius), color)]
  }

  private func title(of key: KeyboardKey, fontSize: CGFloat) -> [ScreenElement] {
    let rect = key.frame
    guard !key.title.isEmpty, rect.width > 0, rect.height > 0 else { return [] }
    let font = Font.systemFont(ofSize: min(fontSize, rect.height * 0.7))
      .shown(in: layout.environment.textWeight).with(fonts)
    let lines = TextMetrics.lines(of: key.title, font: font, width: .infinity, limit: 1)
    return lines.map { line in
      let origin = CGPoint(x: rect.midX - line.width / 2, y: rect.midY + font.capHeight / 2)
      return .text(TextRun(line, at: origin, in: font, color: SystemColor.label.dynamicColor))
    }
  }

  private var color: Color { SystemColor.label.dynamicColor }

  private func stroke(_ outline: Outline) -> ScreenElement {
    .stroke(outline, color, width: 1.5, isRound: true)
  }

  private func arrowUp(in rect: CGRect) -> Outline {
    let (x, y) = (rect.midX, rect.midY)
    return .path([
      .move(CGPoint(x: x, y: y - 8)), .line(CGPoint(x: x + 9, y: y + 1)),
      .line(CGPoint(x: x + 4, y: y + 1)), .line(CGPoint(x: x + 4, y: y + 8)),
      .line(CGPoint(x: x - 4, y: y + 8)), .line(CGPoint(x: x - 4, y: y + 1)),
      .line(CGPoint(x: x - 9, y: y + 1)), .close,
    ])
  }

  /// Returns an arrow to the left with a cross in it.
  private func crossedArrow(in rect: CGRect) -> Outline {
    let (x, y) = (rect.midX, rect.midY)
    return .path([
      .move(CGPoint(x: x - 11, y: y)), .line(CGPoint(x: x - 4, y: y - 7)),
      .line(CGPoint(x: x + 10, y: y - 7)), .line(CGPoint(x: x + 10, y: y + 7)),
      .line(CGPoint(x: x - 4, y: y + 7)), .close, .move(CGPoint(x: x - 1, y: y - 3)),
      .line(CGPoint(x: x + 5, y: y + 3)), .move(CGPoint(x: x + 5, y: y - 3)),
      .line(CGPoint(x: x - 1, y: y + 3)),
    ])
  }
}
