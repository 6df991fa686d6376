@_spi(SystemViews) import LayoutViews

extension Button {
  /// A label of a button, which says to it that its text or font changed.
  final class TitleLabel: Label {
    @_spi(SystemViews) public override class var ownFile: String { #fileID }

    weak var button: Button?

    @_spi(SystemViews) public override var consoleClassName: String? { "UIButtonLabel" }

    override func invalidateIntrinsicContentSize() {
      super.invalidateIntrinsicContentSize()
      button?.contentDidChange()
    }
  }
}
