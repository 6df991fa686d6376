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
  let font: Font
  let color: Color?

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
    var attributes = AttributeContainer([.font: font])
    attributes.foregroundColor = color
    if let transformer { attributes = transformer(attributes) }
    label.font = attributes.font ?? font
    label.textColor = attributes.foregroundColor
    if attributed == nil, attributes.kern == nil, attributes.tracking == nil {
      label.text = text
    } else {
      label.attributedText = styled(attributes)
    }
  }

  /// Returns the text with the attributes of the configuration for those that it lacks.
  private func styled(_ attributes: AttributeContainer) -> NSAttributedString? {
    guard let source = attributed ?? text.map({ NSAttributedString(string: $0) }) else {
      return nil
    }
    let result = NSMutableAttributedString(string: source.string, attributes: attributes.dictionary)
    let whole = NSRange(location: 0, length: source.length)
    unsafe source.enumerateAttributes(in: whole, options: []) { own, range, _ in
      result.addAttributes(own, range: range)
    }
    return result
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
