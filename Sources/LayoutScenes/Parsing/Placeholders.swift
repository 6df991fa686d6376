/// A piece of a text with places for words.
enum TextPiece {
  /// Letters that stand for themselves.
  case letters(Substring)
  /// A name between braces.
  case place(Substring)
}

extension String {
  /// Returns the pieces of the text; `{{` is a brace if doubled ones are, and one that nothing closes is itself.
  func pieces(doublingBraces: Bool) -> [TextPiece] {
    var pieces: [TextPiece] = []
    var rest = self[...]
    while let brace = rest.firstIndex(of: "{") {
      if brace > rest.startIndex { pieces.append(.letters(rest[..<brace])) }
      let name = rest[rest.index(after: brace)...]
      if doublingBraces, name.first == "{" {
        pieces.append(.letters(rest[brace...brace]))
        rest = name.dropFirst()
      } else if let end = name.firstIndex(where: { $0 == "{" || $0 == "}" }), name[end] == "}" {
        pieces.append(.place(name[..<end]))
        rest = name[name.index(after: end)...]
      } else {
        pieces.append(.letters(rest[brace...brace]))
        rest = name
      }
    }
    if !rest.isEmpty { pieces.append(.letters(rest)) }
    return pieces
  }

  /// The name between braces if that is the whole text, or `nil` for any other text.
  var onlyPlaceholder: Substring? {
    let pieces = pieces(doublingBraces: true)
    if pieces.count == 1, case .place(let name) = pieces[0] { return name }
    return nil
  }

  /// Returns the text with words in place of braces and what is between them, which stay where there are none.
  func replacingPlaceholders(
    doublingBraces: Bool = false,
    _ words: (Substring) -> String?
  ) -> String {
    guard contains("{") else { return self }
    return pieces(doublingBraces: doublingBraces).reduce(into: "") { text, piece in
      switch piece {
      case .letters(let letters): text += letters
      case .place(let name): text += words(name) ?? "{\(name)}"
      }
    }
  }

  /// The text with braces that open no place doubled, and the numbers of these among all, from 0.
  var doublingLoneBraces: (text: String, numbers: [Int]) {
    var text = ""
    var numbers: [Int] = []
    var count = 0
    for piece in pieces(doublingBraces: false) {
      switch piece {
      case .letters("{"):
        text += "{{"
        numbers.append(count)
        count += 1
      case .letters(let letters): text += letters
      case .place(let name):
        text += "{\(name)}"
        count += 1
      }
    }
    return (text, numbers)
  }
}
