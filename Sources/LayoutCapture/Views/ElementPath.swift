import LayoutViews

/// The names of views as the parts of element ids: from the tree, never from counters that a scroll
/// would change.
///
/// A view with a name begins again, all others go on from their superview: `tableView.row-0-3.title`.
enum ElementPath {
  /// The word for a view without a name.
  enum Part: Equatable {
    /// The place of a cell in its table.
    case row(section: Int, row: Int)
    /// A part of a cell, or the role of the view on the screen.
    case role(String)
    /// Nothing but a view of its class.
    case ofClass
  }

  /// Returns the id that a view wishes for, which others may share.
  static func base(_ naming: ViewMemory.Naming, className: String) -> String {
    if let name = naming.name, !name.isEmpty { return cleaned(name) }
    let part = text(of: naming.part, className: className)
    return naming.parent.isEmpty ? part : "\(naming.parent).\(part)"
  }

  private static func text(of part: Part, className: String) -> String {
    switch part {
    case .row(let section, let row): "row-\(section)-\(row)"
    case .role(let role): role
    case .ofClass: cleaned(className.prefix(1).lowercased() + className.dropFirst())
    }
  }

  /// Returns the name with hyphens for all but letters, digits, hyphens and underscores of ASCII.
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
