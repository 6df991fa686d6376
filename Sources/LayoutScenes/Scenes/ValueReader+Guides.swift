import LayoutDiagnostics

extension ShownGuide {
  /// The word for the guides of `all`, alone or in a list with others.
  package static let allWord = "all"
  /// The word for no guides, which stands alone.
  package static let noneWord = "none"
  /// The words for guides in the order of the language page.
  package static let words = allCases.map(\.rawValue) + [allWord, noneWord]

  /// Returns the guides that words mean together, or `nil` if one is none, or goes with nothing else.
  package static func guides(_ words: [String]) -> Set<Self>? {
    if words == [noneWord] { return [] }
    var guides: Set<Self> = []
    for word in words {
      if word == allWord {
        guides.formUnion(all)
      } else if let guide = Self(rawValue: word) {
        guides.insert(guide)
      } else {
        return nil
      }
    }
    return guides
  }
}

extension ValueReader where Value == Set<ShownGuide> {
  /// The reader of the guides to draw: a list of them, in which `all` and `none` stand for their meanings, or one alone.
  static var guides: Self {
    let words = ShownGuide.words
    let none = ShownGuide.noneWord
    let shape = ValueShape.any([.list(.words(words)), .words(words)])
    let listed = words.filter { $0 != none }.joined(separator: ", ")
    return Self("none, or one or a list of \(listed)", shape) { reading, written in
      func word(_ value: WrittenValue) -> String? {
        let meant = value.text.flatMap { MeantChoices.word(of: ShownGuide.self, meantBy: $0) }
        return reading.word(written.with(value), words, meant: meant)
      }
      guard written.value.text == nil else {
        return word(written.value).flatMap { ShownGuide.guides([$0]) }
      }
      reading.checkEachOnce(written)
      guard let read = reading.list(written, of: "guides", word) else { return nil }
      guard read.count == 1 || !read.contains(none) else {
        reading.report("wrong-value", "'none' goes with no other guide", at: written.value.mark)
          .hint("write 'show: none', or delete it from the list")
        return nil
      }
      return ShownGuide.guides(read)
    }
  }
}
