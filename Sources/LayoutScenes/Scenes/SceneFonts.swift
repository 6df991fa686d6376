package import LayoutText

/// A list of fonts in files, which have letters that the system font does not: the key `fonts` of scenarios.
///
/// No font of the machine is among them, so that a layout is the same everywhere. They take the package trait `Shaping`.
public struct SceneFonts: Sendable, Hashable {
  /// The fonts, in the order in which they are asked.
  package let cascade: FontCascade

  /// Creates fonts that were read.
  package init(_ cascade: FontCascade) { self.cascade = cascade }
}
