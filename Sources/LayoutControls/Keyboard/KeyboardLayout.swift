import Foundation
import LayoutDevices
import LayoutGeometry

/// The places of the keys: three rows of letters or signs and one with the space, below the bar of suggestions.
///
/// Proportions are drawn from screenshots. Every language has the same letters here.
struct KeyboardLayout: Equatable {
  let environment: ScreenEnvironment
  let size: CGSize
  let page: KeyboardPage
  let returnKey: String

  /// The distance of two keys beside each other.
  private static let gap: CGFloat = 6
  /// The distance of a key from both ends of its row (drawn from screenshots; from iOS 26 on `divvun/giellakbd-ios`).
  private var verticalInset: CGFloat { environment.shownDesign == .glass ? 5.5 : 6 }

  /// The keys from the top and from the left.
  var keys: [KeyboardKey] {
    let top = environment.suggestionsHeight
    let bottom = size.height - environment.safeAreaInsets.bottom * 2
    let pitch = max(0, bottom - top) / 4
    var keys: [KeyboardKey] = []
    for (row, letters) in page.rows.enumerated() {
      let y = top + CGFloat(row) * pitch
      let width = row == 2 ? letterPitch * 7 / CGFloat(letters.count) : letterPitch
      let start = (size.width - CGFloat(letters.count) * width) / 2
      keys += letters.enumerated().map { column, letter in
        let x = start + CGFloat(column) * width
        return key(.text(String(letter)), "\(letter)", x: x, y: y, width: width, height: pitch)
      }
      if row == 2 { keys += sideKeys(y: y, height: pitch) }
    }
    return keys + lastRow(y: top + 3 * pitch, height: pitch)
  }

  /// Returns the key at a point, or `nil` beside the keys.
  func key(at point: CGPoint) -> KeyboardKey? { keys.first { $0.touchArea.contains(point) } }

  /// The distance between the keys and the sides of the screen.
  private var inset: CGFloat { max(environment.safeAreaInsets.left, 3) }
  private var letterPitch: CGFloat { (size.width - 2 * inset) / 10 }

  /// Returns the keys for capital letters, or other signs, and for taking a letter away, beside the third row.
  private func sideKeys(y: CGFloat, height: CGFloat) -> [KeyboardKey] {
    let width = letterPitch * 1.4
    let side = page.pageOfSide
    return [
      key(
        side.map { .page($0.page) } ?? .shift,
        side?.title ?? "",
        x: inset,
        y: y,
        width: width,
        height: height
      ),
      key(.delete, "", x: size.width - inset - width, y: y, width: width, height: height),
    ]
  }

  private func lastRow(y: CGFloat, height: CGFloat) -> [KeyboardKey] {
    let (side, space) = (letterPitch * 2.5, letterPitch * 5)
    let corner = page.pageOfCorner
    return [
      key(.page(corner.page), corner.title, x: inset, y: y, width: side, height: height),
      key(.text(" "), "space", x: inset + side, y: y, width: space, height: height),
      key(.pressReturn, returnKey, x: inset + side + space, y: y, width: side, height: height),
    ]
  }

  private func key(
    _ action: KeyboardKey.Action,
    _ title: String,
    x: CGFloat,
    y: CGFloat,
    width: CGFloat,
    height: CGFloat
  ) -> KeyboardKey {
    let gap = Self.gap
    let plate = CGRect(
      x: x + gap / 2,
      y: y + verticalInset,
      width: max(0, width - gap),
      height: max(0, height - 2 * verticalInset)
    )
    let area = CGRect(x: x, y: y, width: width, height: height)
    return KeyboardKey(action: action, frame: plate, touchArea: area, title: title)
  }
}
