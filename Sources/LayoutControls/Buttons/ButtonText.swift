import Foundation
import LayoutGeometry
import LayoutText
@_spi(SystemViews) import LayoutViews

/// A title or a subtitle of a configuration.
struct ButtonText {
  let text: String?
  /// The text with attributes of its own, or `nil` if it has none.
  let attributed: NSAttributedString?
  let transformer: ConfigurationTextAttributesTransformer?
  let font: FontObject
  let color: ColorObject?

  /// Gives the text to its label.
  func show(in label: Label, alignment: Button.Configuration, mode: LineBreakMode) {
    switch mode {
    case .byWordWrapping, .byCharWrapping: label.numberOfLines = 0
    case .byClipping, .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail:
      label.numberOfLines = 1
    }
    label.lineBreakMode = mode
    label.textAlignment =
      switch alignment.effectiveTitleAlignment {
      case .automatic, .leading: .natural
      case .center: .center
      case .trailing: label.isMirrored ? .left : .right
      }
    label.isHidden = text == nil && attributed == nil
    ConfiguredText(
      text: text,
      attributed: attributed,
      transformer: transformer,
      font: font,
      color: color
    )
    .show(in: label)
  }
}

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
