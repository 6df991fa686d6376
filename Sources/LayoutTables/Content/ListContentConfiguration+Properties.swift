public import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutText
public import LayoutViews

extension ListContentConfiguration {
  /// A look of a picture in a list: `UIListContentConfiguration.ImageProperties`.
  public struct ImageProperties {
    /// The length that stands for the room that the system keeps for symbols.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// The size of symbols that say none themselves, or `nil` for that of the text.
    public var preferredSymbolConfiguration: Image.SymbolConfiguration?
    /// The color of templates and symbols, or `nil` for the tint color.
    public var tintColor: ColorObject?
    /// The change of the color.
    public var tintColorTransformer: ConfigurationColorTransformer?
    /// The radius of the picture's corners; pictures of which only the size is known show it not.
    public var cornerRadius: CGFloat = 0
    /// The greatest size, in the shape of the picture; a length of 0 is no limit.
    public var maximumSize = CGSize.zero
    /// The room that is kept for the picture, in whose middle it is.
    ///
    /// A length of 0 is that of the picture itself, and for a symbol the system's.
    public var reservedLayoutSize = CGSize.zero
    /// Whether the picture keeps its colors where colors are inverted, which has no effect here.
    public var accessibilityIgnoresInvertColors = false

    /// Returns the color that shows with a tint color.
    public func resolvedTintColor(for tintColor: ColorObject) -> ColorObject {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }

  /// A look of a text in a list: `UIListContentConfiguration.TextProperties`.
  public struct TextProperties {
    /// A side to which lines go: `UIListContentConfiguration.TextProperties.TextAlignment`.
    public enum TextAlignment: Int, Sendable, Hashable {
      /// To the edge at which a line begins.
      case natural
      /// To the middle.
      case center
      /// Drawn as natural.
      case justified
    }

    /// A change of a text's letters: `UIListContentConfiguration.TextProperties.TextTransform`.
    public enum TextTransform: Int, Sendable, Hashable {
      /// The letters as they are.
      case none
      /// Capital letters.
      case uppercase
      /// Small letters.
      case lowercase
      /// Words that begin with a capital letter.
      case capitalized
    }

    /// The font, that of the design until it is set.
    public var font: FontObject {
      get { ownFont ?? .preferredFont(forTextStyle: style) }
      set { ownFont = newValue }
    }
    /// The color, that of the design and the state until it is set.
    public var color: ColorObject {
      get { ownColor ?? standardColor(in: .classic) }
      set { ownColor = newValue }
    }
    /// The change of the color.
    public var colorTransformer: ConfigurationColorTransformer?
    /// The side to which lines go.
    public var alignment = TextAlignment.natural
    /// The treatment of lines that are too long.
    public var lineBreakMode = LineBreakMode.byTruncatingTail
    /// The greatest number of lines, 0 for any.
    public var numberOfLines = 0
    /// Whether text that is too long is drawn smaller in UIKit; here it is cut.
    public var adjustsFontSizeToFitWidth = false
    /// The least scale of such a text.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters move closer together before the text is cut.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether a font of a text style follows the reader's preferred size.
    public var adjustsFontForContentSizeCategory = true
    /// Whether a pointer over a text that is cut shows the whole, which has no effect here.
    public var showsExpansionTextWhenTruncated = false
    /// The change of the letters, that of the design until it is set.
    public var transform: TextTransform {
      get { ownTransform ?? standardTransform }
      set { ownTransform = newValue }
    }

    private let style: TextStyle
    private let glassStyle: TextStyle
    private let systemColor: SystemColor
    private let glassColor: SystemColor
    private let standardTransform: TextTransform
    private let glassTransform: TextTransform
    private var ownFont: FontObject?
    private var ownColor: ColorObject?
    private var ownTransform: TextTransform?
    /// Whether the color is that of a text that cannot be touched.
    var isDisabled = false

    init(
      _ style: TextStyle,
      _ color: SystemColor,
      glassStyle: TextStyle? = nil,
      glassColor: SystemColor? = nil,
      transform: TextTransform = .none,
      glassTransform: TextTransform? = nil
    ) {
      self.style = style
      self.glassStyle = glassStyle ?? style
      systemColor = color
      self.glassColor = glassColor ?? color
      standardTransform = transform
      self.glassTransform = glassTransform ?? transform
    }

    /// Returns the color that shows: changed by the transformer.
    public func resolvedColor() -> ColorObject { colorTransformer?(color) ?? color }

    private func standardColor(in design: SystemDesign) -> ColorObject {
      let color = design == .glass ? glassColor : systemColor
      return (isDisabled ? SystemColor.tertiaryLabel : color).object
    }

    /// Returns the font in a design.
    func font(in design: SystemDesign) -> FontObject {
      ownFont ?? .preferredFont(forTextStyle: design == .glass ? glassStyle : style)
    }

    /// Returns the color that shows in a design.
    func color(in design: SystemDesign) -> ColorObject {
      let color = ownColor ?? standardColor(in: design)
      return colorTransformer?(color) ?? color
    }

    /// Returns a text in the letters that show in a design.
    func transformed(_ text: String, in design: SystemDesign) -> String {
      switch ownTransform ?? (design == .glass ? glassTransform : standardTransform) {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }
}
