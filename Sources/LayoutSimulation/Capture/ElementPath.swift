import LayoutViews

/// The names of views as the parts of element ids: from the tree, never from counters that a scroll
/// would change.
struct ElementPath {
  private var used: [String: Int] = [:]

  /// The id of a view inside `parent`, unique among those asked of this value.
  ///
  /// Cells go by their rows, headers and footers by their sections. Siblings of one name are told apart
  /// by "-2", "-3" in the order of the questions.
  mutating func id(of view: View, in parent: String, of table: TableView) -> String {
    let part = rowComponent(for: view, of: table) ?? component(for: view)
    let base = parent.isEmpty ? part : "\(parent).\(part)"
    used[base, default: 0] += 1
    let count = used[base, default: 1]
    return count == 1 ? base : "\(base)-\(count)"
  }

  private func rowComponent(for view: View, of table: TableView) -> String? {
    guard let cell = view as? TableViewCell, let row = table.indexPath(for: cell) else {
      return nil
    }
    return "row-\(row.section)-\(row.row)"
  }

  private func component(for view: View) -> String {
    if let name = view.accessibilityIdentifier, !name.isEmpty { return Self.cleaned(name) }
    let type = String(describing: type(of: view))
    return Self.cleaned(type.prefix(1).lowercased() + type.dropFirst())
  }

  /// Letters, digits, hyphens and underscores of ASCII stay; all else becomes a hyphen.
  private static func cleaned(_ name: String) -> String {
    String(
      name.map { character in
        let isPlain =
          character.isASCII && (character.isLetter || character.isNumber)
          || character == "-" || character == "_"
        return isPlain ? character : "-"
      }
    )
  }
}
