@_spi(SystemViews) package import LayoutViews

/// A view that shows a value.
package protocol ValueView: View {
  /// The value that is set, for logs and for the attributes of pictures; nil for nothing.
  var drawnValue: String? { get }
}
