public import Foundation
public import LayoutGeometry
public import LayoutViews

extension Button {
  /// A content and look of a button: UIKit's `UIButton.Configuration`.
  ///
  /// A title, a subtitle and a picture beside, above or below them are within `contentInsets`, on a
  /// background that the style paints. Values that are not set here come from the style and the state of the
  /// button, see `updated(for:)`.
  public struct Configuration {
    /// A style that spreads colors over foreground and background.
    enum Style: Hashable {
      case plain
      case gray
      case tinted
      case filled
    }

    let style: Style

    /// The background.
    public var background = BackgroundConfiguration()
    /// The meaning of the radius of the background's corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of insets and letters.
    public var buttonSize = Size.medium

    /// The color of titles and picture, or `nil` for that of the style.
    public var baseForegroundColor: ColorObject?
    /// The color behind the content, or `nil` for that of the style.
    public var baseBackgroundColor: ColorObject?

    /// The picture, or `nil` for none.
    public var image: Image?
    /// The size of a symbol.
    public var preferredSymbolConfigurationForImage: Image.SymbolConfiguration?
    /// The change of the picture's color.
    public var imageColorTransformer: ConfigurationColorTransformer?
    /// Whether an activity indicator stands in the place of the picture.
    public var showsActivityIndicator = false

    /// The title, or `nil` for none.
    public var title: String? {
      get { plainTitle ?? attributedTitle.map { String($0.characters) } }
      set {
        plainTitle = newValue
        attributedTitle = nil
      }
    }
    /// The title with attributes of its own, which go before those of the configuration.
    public var attributedTitle: AttributedString?
    /// The change of the title's attributes.
    public var titleTextAttributesTransformer: ConfigurationTextAttributesTransformer?
    /// The end of a title that is too long.
    public var titleLineBreakMode = LineBreakMode.byWordWrapping
    /// The smaller text below the title, or `nil` for none.
    public var subtitle: String? {
      get { plainSubtitle ?? attributedSubtitle.map { String($0.characters) } }
      set {
        plainSubtitle = newValue
        attributedSubtitle = nil
      }
    }
    /// The subtitle with attributes of its own.
    public var attributedSubtitle: AttributedString?
    /// The change of the subtitle's attributes.
    public var subtitleTextAttributesTransformer: ConfigurationTextAttributesTransformer?
    /// The end of a subtitle that is too long.
    public var subtitleLineBreakMode = LineBreakMode.byWordWrapping

    /// The distances of the content from the bounds, those of `buttonSize` until they are set.
    public var contentInsets: DirectionalEdgeInsets {
      get { ownContentInsets ?? ButtonMetrics.contentInsets(in: buttonSize) }
      set { ownContentInsets = newValue }
    }
    /// The side of the titles on which the picture is.
    public var imagePlacement: DirectionalRectEdge = .leading
    /// The distance of picture and titles.
    public var imagePadding: CGFloat = 0
    /// The distance of title and subtitle.
    public var titlePadding = ButtonMetrics.titlePadding
    /// The side to which title and subtitle go.
    public var titleAlignment = TitleAlignment.automatic
    /// Whether the looks change by themselves when the button is chosen.
    public var automaticallyUpdateForSelection: Bool

    private var plainTitle: String?
    private var plainSubtitle: String?
    private var ownContentInsets: DirectionalEdgeInsets?
    /// The color of titles and picture in the state of a button that `updated(for:)` was asked for.
    var foregroundColor: ColorObject?

    init(_ style: Style) {
      self.style = style
      automaticallyUpdateForSelection = style != .filled
    }

    /// Takes the insets of `buttonSize` again.
    public mutating func setDefaultContentInsets() { ownContentInsets = nil }
  }
}

extension Button.Configuration {
  /// A size of insets and letters: UIKit's `UIButton.Configuration.Size`.
  public enum Size: Int, Sendable, Hashable, CaseIterable {
    /// The standard size.
    case medium = 0
    /// Smaller.
    case small = 1
    /// The smallest.
    case mini = 2
    /// Larger.
    case large = 3
  }

  /// An alignment of title and subtitle: UIKit's `UIButton.Configuration.TitleAlignment`.
  public enum TitleAlignment: Int, Sendable, Hashable, CaseIterable {
    /// In the middle below or above a picture, else at the leading side.
    case automatic = 0
    /// At the leading side.
    case leading = 1
    /// In the middle.
    case center = 2
    /// At the trailing side.
    case trailing = 3
  }

  /// A meaning of the radius of corners: UIKit's `UIButton.Configuration.CornerStyle`.
  public enum CornerStyle: Int, Sendable, Hashable, CaseIterable {
    /// The background's, as it is.
    case fixed = -1
    /// The background's, which grows with the reader's text size.
    case dynamic = 0
    /// A small one of the system.
    case small = 1
    /// A medium one of the system.
    case medium = 2
    /// A large one of the system.
    case large = 3
    /// Half of the height.
    case capsule = 4
  }

  /// Returns a style without a background.
  public static func plain() -> Self { Self(.plain) }
  /// Returns a style with a gray background.
  public static func gray() -> Self { Self(.gray) }
  /// Returns a style whose background is a pale tint color.
  public static func tinted() -> Self { Self(.tinted) }
  /// Returns a style whose background is the tint color.
  public static func filled() -> Self { Self(.filled) }
  /// Returns the style that the system has for buttons without a border: `plain()` on iOS.
  public static func borderless() -> Self { plain() }
  /// Returns the style that the system has for buttons with a border: `gray()` on iOS.
  public static func bordered() -> Self { gray() }
  /// Returns the style that the system has for tinted buttons: `tinted()` on iOS.
  public static func borderedTinted() -> Self { tinted() }
  /// Returns the style that the system has for the main button: `filled()` on iOS.
  public static func borderedProminent() -> Self { filled() }
}
