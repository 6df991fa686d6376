package import ScreenFrames

/// A drawing with what it follows from.
private final class KeptDrawing<Source: Equatable> {
  let source: Source
  let elements: [ScreenElement]

  init(_ source: Source, _ elements: [ScreenElement]) {
    self.source = source
    self.elements = elements
  }
}

extension View {
  /// Returns a drawing that is made again only after its source or the traits of the view changed.
  ///
  /// - Parameters:
  ///   - source: What the drawing follows from, beside the traits.
  ///   - draw: Makes the drawing.
  /// - Returns: The elements.
  package final func drawing<Source: Equatable>(
    of source: Source,
    _ draw: () -> [ScreenElement]
  ) -> [ScreenElement] {
    if let kept = keptDrawing as? KeptDrawing<Source>, kept.source == source {
      return kept.elements
    }
    let elements = draw()
    keptDrawing = KeptDrawing(source, elements)
    return elements
  }
}
