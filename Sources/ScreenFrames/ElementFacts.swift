/// The facts about an element besides its name: words with their values.
public struct ElementFacts: Sendable, Hashable {
  /// A fact.
  public struct Fact: Sendable, Hashable {
    /// The word.
    public let name: String
    /// The value.
    public let value: String
  }

  /// The facts, each name once, in the order of the bytes of their names, which is the same on every host.
  public let list: [Fact]

  /// Creates facts from values by name.
  package init(_ values: [String: String]) { self.init(values.map { ($0.key, $0.value) }) }

  private init(_ pairs: [(String, String)]) {
    var list: [Fact] = []
    for (name, value) in pairs where !list.contains(where: { $0.name == name }) {
      list.append(Fact(name: name, value: value))
    }
    list.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    self.list = list
  }
}

extension ElementFacts: ExpressibleByDictionaryLiteral {
  /// Creates facts from a literal, in which the first value of a repeated name counts.
  public init(dictionaryLiteral elements: (String, String)...) { self.init(elements) }
}
