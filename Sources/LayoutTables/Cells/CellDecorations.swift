@_spi(SystemViews) package import LayoutViews

/// A line between rows.
package final class SeparatorView: DecorationView {
  @_spi(SystemViews) public override var role: String? { "separator" }
}

/// What is behind the content of a chosen or pressed cell.
package final class SelectionBackground: DecorationView {
  @_spi(SystemViews) public override var role: String? { "selected-background" }
}
