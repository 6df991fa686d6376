package import Foundation

/// A text of a configuration, with the attributes that it has where it says none itself.
package struct ConfiguredText {
  private let text: String?
  /// The text with attributes of its own, or `nil` if it has none.
  private let attributed: NSAttributedString?
  private let transformer: ConfigurationTextAttributesTransformer?
  private let font: FontObject
  private let color: ColorObject?

  /// Creates a text; one with attributes of its own goes before a plain one.
  package init(
    text: String?,
    attributed: NSAttributedString?,
    transformer: ConfigurationTextAttributesTransformer? = nil,
    font: FontObject,
    color: ColorObject?
  ) {
    self.text = text
    self.attributed = attributed
    self.transformer = transformer
    self.font = font
    self.color = color
  }

  /// Gives the text to a label.
  package func show(in label: Label) {
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
