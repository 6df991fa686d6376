/// A label of a button, which says to it that its text or font changed.
final class ButtonTitleLabel: Label {
  weak var button: Button?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    button?.contentDidChange()
  }
}
