import LayoutDiagnostics

extension ValueReader {
  /// The end of the words for values of a key that repeats.
  static var orRepeating: String { ", or a list that repeats" }

  /// Returns a reader of one value, or of a list that repeats.
  @_semantics("optimize.sil.specialize.generic.never")
  static func repeating<Element>(_ reader: ValueReader<Element>) -> Self
  where Value == Repeating<Element> {
    let shape = ValueShape.any([reader.shape, .list(reader.shape)])
    return Self(reader.values + orRepeating, shape) { reading, written in
      guard case .list(let values) = written.value.content else {
        return reader.read(reading, written).map { Repeating($0) }
      }
      let before = reading.diagnostics.count
      let read = values.compactMap { value in
        reading.isFull ? nil : reader.read(reading, written.with(value))
      }
      guard !values.isEmpty else { return reading.wrong(written, "a list with at least one value") }
      return reading.diagnostics.count == before ? Repeating(read) : nil
    }
    .shown { $0.values.count == 1 ? reader.text($0.values[0]) : nil }
    .repaired { repeating, path in
      let isOne = repeating.values.count == 1
      return repeating.values.indices.flatMap { index in
        reader.repair(&repeating.values[index], isOne ? path : "\(path)[\(index)]")
      }
    }
  }

  /// Returns a reader of a value, or of 'none'.
  @_semantics("optimize.sil.specialize.generic.never")
  static func orNone<Element>(_ reader: ValueReader<Element>) -> Self where Value == Element? {
    let shape = ValueShape.any([reader.shape, .words(["none"])])
    return Self("none, \(reader.values)", shape) { reading, written in
      if written.value.text == "none" { return .some(nil) }
      if written.value.isNothing { return reading.wrong(written, "none or \(reader.values)") }
      return reader.read(reading, written)
    }
    .shown { $0.flatMap(reader.text) }
    .repaired { value, path in
      guard var element = value else { return [] }
      defer { value = element }
      return reader.repair(&element, path)
    }
  }
}
