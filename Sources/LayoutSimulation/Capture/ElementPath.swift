import LayoutViews

/// The names of views as the parts of element ids: from the tree, never from counters that a scroll
/// would change.
struct ElementPath {
  /// The table whose rows name its cells.
  let tableView: TableView
  private var used: [String: Int] = [:]

  init(tableView: TableView) {
    self.tableView = tableView
  }

  /// The id of a view inside `parent`, unique among those asked of this value.
  ///
  /// A view with a name begins anew, all others go on from their superview: `tableView.row-0-3.title`.
  /// What is called the same is told apart by "-2", "-3" in the order of the questions.
  mutating func id(of view: View, in parent: String) -> String {
    let base: String
    if let name = view.accessibilityIdentifier, !name.isEmpty {
      base = Self.cleaned(name)
    } else {
      base = parent.isEmpty ? part(for: view) : "\(parent).\(part(for: view))"
    }
    used[base, default: 0] += 1
    let count = used[base, default: 1]
    return count == 1 ? base : "\(base)-\(count)"
  }

  /// The word for a view without a name: its place in a cell, its role, or its class.
  private func part(for view: View) -> String {
    if let cell = view as? TableViewCell, let row = tableView.indexPath(for: cell) {
      return "row-\(row.section)-\(row.row)"
    }
    if let cell = view.superview as? TableViewCell, cell.contentView === view { return "content" }
    if let cell = view.superview?.superview as? TableViewCell {
      if cell.titleLabel === view { return "title" }
      if cell.detailLabel === view { return "detail" }
    }
    if let role = view.role { return role }
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
