import LayoutGeometry

/// The numbers that a size and a weight are set with: the cuts, their mixture, the tracking.
///
/// Up to 17 points the text cut alone, from 28 the display cut alone, between them widths are mixed, as
/// the system font changes its optical size.
struct TypeSetting: Sendable {
  let size: Double
  let text: FaceTable
  /// The title cut, or `nil` if it has no share.
  let display: FaceTable?
  /// The share of the title cut, 0 to 1.
  let displayShare: Double
  /// The space added to each letter, in points.
  let tracking: Double

  init(size: Double, weight: FontWeight) {
    self.size = size
    displayShare = SizeCurve.displayShare(size: size)
    text = .text(weight)
    display = displayShare > 0 ? .display(weight) : nil
    tracking = SizeCurve.tracking(size: size) * size
  }

  /// Returns the advance of a cluster in points, tracking included.
  func advance(of kind: CharacterClass) -> Double {
    switch kind {
    case .letter(let point):
      mixed { face in face.glyph(of: point).map(face.advance(of:)) } * size + tracking
    case .tab: 4 * advance(of: .letter(0x20))
    case .wide, .emoji, .other, .invisible, .newline: kind.fallbackWidth * size
    }
  }

  /// Returns the space added between two clusters, in points; only letters kern.
  func kerning(between left: CharacterClass, and right: CharacterClass) -> Double {
    guard case .letter(let first) = left, case .letter(let second) = right else { return 0 }
    return size
      * mixed { face in
        guard let first = face.glyph(of: first), let second = face.glyph(of: second) else {
          return nil
        }
        return face.kerning(between: first, and: second)
      }
  }

  /// Returns the mixture of a measure of both cuts, or the text cut's if the title cut has none.
  private func mixed(_ measure: (FaceTable) -> Double?) -> Double {
    let plain = measure(text) ?? 0
    guard let display, let tight = measure(display) else { return plain }
    return plain + displayShare * (tight - plain)
  }
}
