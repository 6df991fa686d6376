@_spi(SystemViews) package import LayoutViews

/// What holds a cell, header or footer that is no longer of the table while it goes off; no touch
/// reaches it.
package final class LeavingView: DecorationView {
  @_spi(SystemViews) public override var role: String? { "leaving" }
}
