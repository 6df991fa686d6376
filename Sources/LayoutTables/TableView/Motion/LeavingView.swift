@_spi(SystemViews) package import LayoutViews

/// A view that holds an outgoing cell, header or footer, which is no longer of the table; no touch
/// reaches it.
package final class LeavingView: DecorationView {
  @_spi(SystemViews) public override var role: String? { "leaving" }
}
