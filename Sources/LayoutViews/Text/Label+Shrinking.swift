import Foundation
import LayoutText

extension Label {
  /// Returns the scale at which a single line is drawn: below 1 where the label makes its letters smaller because they
  /// need more than a width.
  ///
  /// The widths of letters do not quite follow their size, so that the scale is found in steps. It is never below
  /// `minimumScaleFactor`; 0 is no limit, as practitioners find it, though UIKit's reference says that letters keep
  /// their size then.
  func scaleOfLetters(inWidth room: CGFloat, needing width: (CGFloat) -> CGFloat) -> CGFloat {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, room > 0, room.isFinite else { return 1 }
    let least = min(1, max(0.01, minimumScaleFactor))
    var scale: CGFloat = 1
    for _ in 0..<8 {
      let needed = width(scale)
      guard needed > room, scale > least else { break }
      scale = max(least, scale * min(0.999, room / needed))
    }
    return scale
  }

  /// Returns the font in which a single line of a text without attributes is drawn in a width.
  func drawnFont(of text: String, inWidth room: CGFloat) -> Font {
    let font = shownFont
    let scale = scaleOfLetters(inWidth: room) { scale in
      TextMetrics.size(
        of: text,
        font: font.scaled(by: scale),
        width: .infinity,
        limit: 1,
        scale: Self.finePixels
      ).width
    }
    return font.scaled(by: scale)
  }

  /// Returns a single line of a text with attributes in the letters in which it is drawn in a width.
  func drawnText(of styled: StyledText, inWidth room: CGFloat) -> StyledText {
    func scaled(by scale: CGFloat) -> StyledText {
      guard scale < 1 else { return styled }
      return StyledText(
        styled.runs.map { run in
          var run = run
          run.font = run.font.scaled(by: scale)
          return run
        }
      )
    }
    let scale = scaleOfLetters(inWidth: room) { scale in
      let text = scaled(by: scale)
      return TextMetrics.size(of: text, width: .infinity, limit: 1, scale: Self.finePixels).width
    }
    return scaled(by: scale)
  }

  /// The pixels of a point to which widths are rounded up, finer than any screen's.
  private static let finePixels = 100
}

extension Font {
  fileprivate func scaled(by scale: CGFloat) -> Self {
    scale < 1 ? withSize(size * scale).with(cascade) : self
  }
}
