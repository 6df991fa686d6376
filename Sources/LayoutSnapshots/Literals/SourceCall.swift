/// A call of `expectText` in a source, wherever it stands: by its first argument, as the one of so many that have it.
///
/// So it is found again after other lines of the source have changed, and after literals of other calls have.
struct SourceCall: Sendable, Hashable, Codable {
  /// The first argument as it is written.
  let argument: String
  /// The place among the calls with this argument, from 0.
  let index: Int
  /// The number of calls with this argument.
  let count: Int

  /// Creates the call of a literal in a source.
  init(of literal: SourceLiteral, in source: [UInt8]) {
    let bytes = source[literal.argument]
    let places = Self.places(of: bytes, in: source)
    argument = String(decoding: bytes, as: UTF8.self)
    index = places.firstIndex(of: literal.argument.lowerBound) ?? 0
    count = places.count
  }

  /// Returns the literal of the call in a source that may have changed.
  ///
  /// - Throws: `SourceLiteral.Refusal` if the source has more such calls or fewer, or no plain literal there.
  func literal(in source: [UInt8]) throws(SourceLiteral.Refusal) -> SourceLiteral {
    let places = Self.places(of: argument.utf8, in: source)
    guard places.count == count, places.indices.contains(index) else {
      throw SourceLiteral.Refusal(words: "the call is not found in it any more")
    }
    return try SourceLiteral(SourceReader(source, at: places[index]))
  }

  /// Returns the places behind the brackets of all calls with an argument, also of those in comments.
  private static func places(
    of argument: some Collection<UInt8>,
    in source: [UInt8]
  ) -> [Int] {
    let name = Array(SourceLiteral.function.utf8)
    var places: [Int] = []
    var next = 0
    while let found = source[next...].firstRange(of: name) {
      next = found.upperBound
      var reader = SourceReader(source, at: next)
      guard reader.skipSpace(), reader.take("(") else { continue }
      let place = reader.place
      let end = place + argument.count
      guard source[place...].starts(with: argument) else { continue }
      reader = SourceReader(source, at: end)
      if reader.skipSpace(), reader.isAt(",") || reader.isAt(")") { places.append(place) }
    }
    return places
  }
}
