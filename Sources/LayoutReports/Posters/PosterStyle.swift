import Foundation
import LayoutCapture
import LayoutDevices
import LayoutGeometry
import LayoutText
import ScreenFrames

/// The colors, signs and texts of a poster, in light or in dark appearance.
struct PosterStyle {
  let style: InterfaceStyle
  /// The fonts for letters that the system's does not have, or `nil` for none.
  var fonts: FontCascade?

  var page: Color { PictureGround.usualColor(style) }
  var text: Color { SystemColor.label.color(in: style) }
  var note: Color { style == .dark ? Color(rgb: 0xA9A9AF) : Color(rgb: 0x5C5C62) }
  var rule: Color { style == .dark ? Color(rgb: 0x48484A) : Color(rgb: 0xC7C7CC) }
  var accent: Color { SystemColor.systemBlue.color(in: style) }
  /// The color of differences between the screens.
  var difference: Color { style == .dark ? Color(rgb: 0xFF9F0A) : Color(rgb: 0xC93400) }
  var track: TrackArt {
    TrackArt(
      color: style == .dark ? Color(rgb: 0xFF6FA0) : Color(rgb: 0xC2185B),
      halo: (style == .dark ? Color.black : .white).faded(by: 0.85)
    )
  }

  func width(of string: String, size: CGFloat, weight: FontWeight = .regular) -> CGFloat {
    TextMetrics.width(of: string, font: .systemFont(ofSize: size, weight: weight).with(fonts))
  }

  /// Returns a line of strong words.
  func heading(
    _ string: String,
    at point: CGPoint,
    size: CGFloat,
    weight: FontWeight = .semibold,
    room: CGFloat = .infinity
  ) -> ScreenElement {
    .line(string, at: point, size: size, weight: weight, color: text, room: room, in: fonts)
  }

  /// Returns a line of words of less weight.
  func remark(
    _ string: String,
    at point: CGPoint,
    size: CGFloat,
    room: CGFloat = .infinity
  ) -> ScreenElement {
    .line(string, at: point, size: size, color: note, room: room, in: fonts)
  }

  /// Returns a frame around parts that differ between the screens.
  func frame(_ rect: CGRect, cornerRadius: CGFloat) -> ScreenElement {
    let outline = Outline.rectangle(rect, cornerRadius: cornerRadius)
    let stroke = Stroke(difference, width: 1.5)
    return .shape(Shape(.none, outline, fill: difference.faded(by: 0.1), stroke: stroke))
  }

  // MARK: Signs

  /// A result for a row.
  enum RowSign: CaseIterable {
    case gained
    case kept
    case lost

    var meaning: String {
      switch self {
      case .gained: "selected now"
      case .kept: "selected before and now"
      case .lost: "selected before, not now"
      }
    }
  }

  /// Returns the sign for the result of a row, around its middle.
  func sign(_ sign: RowSign, at center: CGPoint) -> [ScreenElement] {
    let radius: CGFloat = 4
    switch sign {
    case .gained:
      return [.fill(.circle(center: center, radius: radius), accent)]
    case .kept:
      return [
        .stroke(.circle(center: center, radius: radius - 0.75), accent, width: 1.5),
        .fill(.circle(center: center, radius: 1.6), accent),
      ]
    case .lost:
      let arm: CGFloat = 2.8
      let cross = Outline.path([
        .move(CGPoint(x: center.x - arm, y: center.y - arm)),
        .line(CGPoint(x: center.x + arm, y: center.y + arm)),
        .move(CGPoint(x: center.x - arm, y: center.y + arm)),
        .line(CGPoint(x: center.x + arm, y: center.y - arm)),
      ])
      return [.stroke(cross, difference, width: 1.8, isRound: true)]
    }
  }
}

extension ComparedScreen.ShownRow {
  /// The result for the row, or `nil` if it was not selected and is not.
  var sign: PosterStyle.RowSign? {
    switch (wasSelected, isSelected) {
    case (false, false): nil
    case (false, true): .gained
    case (true, true): .kept
    case (true, false): .lost
    }
  }
}
