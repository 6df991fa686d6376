public import Foundation
import LayoutDevices
public import LayoutGeometry
import LayoutText
public import LayoutViews
import ScreenFrames

/// A description of what shows in the place of content that is not there: UIKit's
/// `UIContentUnavailableConfiguration`.
///
/// A picture, two texts and two buttons stand below each other in the middle. Fonts, colors and distances are from
/// knowledge of UIKit (unverified).
public struct ContentUnavailableConfiguration: ContentConfiguration {
  /// A side at which the parts are.
  public enum Alignment: Int, Sendable, Hashable {
    /// In the middle.
    case center
    /// At the leading edge.
    case natural
  }

  /// A look of the picture: `UIContentUnavailableConfiguration.ImageProperties`.
  public struct ImageProperties {
    /// The size of symbols that say none themselves, or `nil` for 48 points.
    public var preferredSymbolConfiguration: Image.SymbolConfiguration?
    /// The color of templates and symbols, or `nil` for the tint color.
    public var tintColor: ColorObject? = SystemColor.secondaryLabel.object
    /// The radius of the picture's corners.
    public var cornerRadius: CGFloat = 0
    /// The greatest size, in the shape of the picture; a length of 0 is no limit.
    public var maximumSize = CGSize.zero
    /// Whether the picture keeps its colors where colors are inverted, which has no effect here.
    public var accessibilityIgnoresInvertColors = false
  }

  /// A look of a text: `UIContentUnavailableConfiguration.TextProperties`.
  public struct TextProperties {
    /// The font; one of a text style follows the reader's preferred size.
    public var font: FontObject
    /// The color.
    public var color: ColorObject
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
  }

  /// A use of a button: `UIContentUnavailableConfiguration.ButtonProperties`.
  public struct ButtonProperties {
    /// The action of a tap, or `nil` for none.
    public var primaryAction: Action?
    /// Whether the button can be pressed.
    public var isEnabled = true
  }

  /// The picture, or `nil` for none.
  public var image: Image?
  /// The look of the picture.
  public var imageProperties = ImageProperties()
  /// The text, or `nil` for none; setting it takes away the one with attributes.
  public var text: String? { didSet { ownAttributedText = nil } }
  /// The text with attributes of its own, which goes before the plain one, or `nil` for none.
  public var attributedText: NSAttributedString? {
    get { ownAttributedText }
    set {
      if newValue != nil { text = nil }
      ownAttributedText = newValue
    }
  }
  /// The look of the text.
  public var textProperties: TextProperties
  /// The second text, or `nil` for none; setting it takes away the one with attributes.
  public var secondaryText: String? { didSet { ownSecondaryAttributedText = nil } }
  /// The second text with attributes of its own, which goes before the plain one, or `nil` for none.
  public var secondaryAttributedText: NSAttributedString? {
    get { ownSecondaryAttributedText }
    set {
      if newValue != nil { secondaryText = nil }
      ownSecondaryAttributedText = newValue
    }
  }
  /// The look of the second text.
  public var secondaryTextProperties: TextProperties
  /// The look of the button, which shows if it has a title or picture.
  public var button = Button.Configuration.plain()
  /// The use of the button.
  public var buttonProperties = ButtonProperties()
  /// The look of the second button, which shows if it has a title or picture.
  public var secondaryButton = Button.Configuration.plain()
  /// The use of the second button.
  public var secondaryButtonProperties = ButtonProperties()
  /// The side at which the parts are.
  public var alignment = Alignment.center
  /// The margins of the content within those of the screen.
  public var directionalLayoutMargins = DirectionalEdgeInsets.zero
  /// The distance between picture and text.
  public var imageToTextPadding: CGFloat = 15
  /// The distance between the texts.
  public var textToSecondaryTextPadding: CGFloat = 4
  /// The distance between texts and button.
  public var textToButtonPadding: CGFloat = 18
  /// The distance between the buttons.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// The background, which is not seen at first.
  public var background = BackgroundConfiguration.clear()

  /// Whether spokes stand in the place of the picture.
  let isLoading: Bool
  private let isSearch: Bool
  private var ownAttributedText: NSAttributedString?
  private var ownSecondaryAttributedText: NSAttributedString?

  private init(isLoading: Bool = false, isSearch: Bool = false) {
    self.isLoading = isLoading
    self.isSearch = isSearch
    let title = FontObject.preferredFont(forTextStyle: .title2)
    textProperties = TextProperties(
      font: isLoading
        ? .preferredFont(forTextStyle: .subheadline) : title.withWeight(.bold),
      color: (isLoading ? SystemColor.secondaryLabel : .label).object
    )
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline),
      color: SystemColor.secondaryLabel.object
    )
    if isLoading { text = "Loading…" }
    guard isSearch else { return }
    image = Self.lens
    text = "No Results"
    secondaryText = "Check the spelling or try a new search."
  }

  /// Returns a description without any parts.
  public static func empty() -> Self { Self() }
  /// Returns a description of content that is on its way: spokes, and "Loading…".
  public static func loading() -> Self { Self(isLoading: true) }
  /// Returns a description of a search that finds nothing, which names what is searched for once it is updated.
  public static func search() -> Self { Self(isSearch: true) }

  /// Makes a view that shows the description.
  public func makeContentView() -> any View & ContentView {
    ContentUnavailableView(configuration: self)
  }

  /// Returns the description for a state: that of a search names the text of it.
  public func updated(for state: any ConfigurationState) -> Self {
    guard isSearch, let state = state as? ContentUnavailableConfigurationState,
      let searched = state.searchText, !searched.isEmpty
    else { return self }
    var updated = self
    updated.text = "No Results for “\(searched)”"
    return updated
  }

  /// A lens, 48 by 48.
  private static var lens: Image {
    let color = SystemColor.secondaryLabel.dynamicColor
    let handle = Outline.line(from: CGPoint(x: 30, y: 30), to: CGPoint(x: 43, y: 43))
    return Image(
      size: CGSize(width: 48, height: 48),
      parts: [
        .stroke(.circle(center: CGPoint(x: 20, y: 20), radius: 14), color, width: 4, isRound: true),
        .stroke(handle, color, width: 4.5, isRound: true),
      ]
    )
  }
}
