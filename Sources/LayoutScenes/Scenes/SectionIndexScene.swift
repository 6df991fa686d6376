import LayoutDiagnostics

/// The index at the trailing edge of a table: UIKit's `sectionIndexTitles`.
public enum SectionIndexScene: Sendable, Hashable {
  /// No index.
  case none
  /// The first letters of the sections' titles, each once.
  case automatic
  /// These titles, of which each goes to the section whose title begins like it, or to the one before.
  case titles([String])

  /// Returns the titles for sections with titles.
  package func titles(of sections: [String?]) -> [String]? {
    switch self {
    case .none: return nil
    case .titles(let titles): return titles
    case .automatic:
      let letters = sections.compactMap { $0?.first.map { String($0).uppercased() } }
      return letters.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
  }

  /// Returns the section that a title goes to: the first that begins like it, or else the last before it.
  ///
  /// Sections without titles are counted: the title at a position is that of the section there.
  package static func section(for title: String, at index: Int, in sections: [String?]) -> Int {
    let names = sections.map { $0?.uppercased() }
    let wanted = title.uppercased()
    if let exact = names.firstIndex(where: { $0?.hasPrefix(wanted) ?? false }) { return exact }
    guard names.contains(where: { $0 != nil }) else { return min(index, max(0, names.count - 1)) }
    let before = names.lastIndex { name in
      name.map { $0.unicodeScalars.lexicographicallyPrecedes(wanted.unicodeScalars) } ?? false
    }
    return before ?? 0
  }
}

extension ValueReader where Value == SectionIndexScene {
  /// A reader of titles, of `automatic` or of `none`.
  static var sectionIndex: Self {
    let shape = ValueShape.any([.words(["automatic", "none"]), .list(.text)])
    return Self("automatic, none or a list of titles", shape) { reading, written in
      switch written.value.content {
      case .text("automatic", _): .automatic
      case .text("none", _): SectionIndexScene.none
      case .list:
        reading.texts(written, of: "titles", "a list of titles such as [A, B, C]").map {
          .titles($0)
        }
      case .text, .map, .nothing:
        reading.wrong(written, "'automatic', 'none' or a list of titles such as [A, B, C]")
      }
    }
    .shown { $0 == .none ? "none" : nil }
  }
}
