/// A line between rows.
package final class SeparatorView: DecorationView {
  package override var role: String? { "separator" }
}

/// What is behind the content of a chosen or pressed cell.
package final class SelectionBackground: DecorationView {
  package override var role: String? { "selected-background" }
}
