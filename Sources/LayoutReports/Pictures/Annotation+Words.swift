import LayoutScenes

// The words of annotations in the description of a picture.
extension Annotation {
  /// Returns what the annotation says and what it is about, or `nil` for a measure without a value.
  ///
  /// - Parameter placed: All annotations of the picture at their places, from which measures are taken.
  /// - Returns: The words, one sentence.
  func words(among placed: [PlacedAnnotation]) -> String? {
    switch subject {
    case .caption(let text): return "Caption: \(Self.sentence(text))"
    case .measure(let first, let second):
      var values: [String] = []
      for placed in placed where placed.annotation == self {
        guard let value = placed.target.measuredValue, !values.contains(value) else { continue }
        values.append(value)
      }
      guard !values.isEmpty else { return text.map { "Measure: \(Self.sentence($0))" } }
      let said = ([text].compactMap(\.self) + [values.joined(separator: ", ")])
        .joined(separator: " ")
      return "Measure: \(said) from \(first.words(before: second)) to \(second.words)."
    case .thing(let place): return said("Note", "at \(place)")
    case .bracket(let first, let last):
      return said("Bracket", first == last ? "at \(first)" : "from \(first) to \(last)")
    case .arrow(let start, let end): return said("Arrow", "from \(start) to \(end)")
    case .path: return said("The finger's way", "up to this moment")
    }
  }

  /// Returns the number, or the kind of the annotation, with what it is about and its text.
  private func said(_ kind: String, _ place: String) -> String {
    let subject = "\(number.map { "Number \($0)" } ?? kind) \(place)"
    return text.map { "\(subject): \(Self.sentence($0))" } ?? "\(subject)."
  }

  /// Returns a text with a period, unless it ends like a sentence.
  private static func sentence(_ text: String) -> String {
    text.last.map { ".!?…。！？؟".contains($0) } == true ? text : text + "."
  }
}

extension Annotation.Edge {
  /// The edge in words: "the trailing edge of row 1".
  fileprivate var words: String { "\(edgeWords) of \(thingWords)" }

  /// Returns the edge in words before another one, which names the thing if it is the same.
  fileprivate func words(before other: Self) -> String {
    thingWords == other.thingWords ? edgeWords : words
  }

  private var edgeWords: String {
    side.isHorizontal ? "the \(side.rawValue)" : "the \(side.rawValue) edge"
  }

  private var thingWords: String { place?.description ?? "the screen" }
}
