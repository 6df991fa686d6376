package import LayoutGeometry

/// The wishes of a reader and a scenario for the fonts of all texts.
package struct FontTraits: Sendable, Hashable {
  /// The weight that the reader prefers.
  package let weight: LegibilityWeight
  /// The fonts for what the system font has not, or `nil` for none.
  package let cascade: FontCascade?

  package init(weight: LegibilityWeight = .regular, cascade: FontCascade? = nil) {
    self.weight = weight
    self.cascade = cascade
  }
}

extension Font {
  /// Returns the font as it is shown where traits hold.
  package func shown(in traits: FontTraits) -> Self {
    shown(in: traits.weight).with(traits.cascade)
  }
}
