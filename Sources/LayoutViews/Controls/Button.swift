public import Foundation
import LayoutDevices
public import LayoutGeometry
import LayoutText

/// A title and a picture that a finger works: UIKit's `UIButton` without a configuration.
///
/// A title stands in 15 points on system buttons and in 18 on custom ones, with 6 above and below; no
/// button with a title asks for less than 30 across (frames that Interface Builder saved: 30 high on
/// system buttons; 30 × 34 is what an empty custom button asks for).
open class Button: Control {
  /// What a button looks like.
  public enum ButtonType: Int, Sendable, Hashable {
    /// As the application says.
    case custom = 0
    /// A title in the tint color.
    case system = 1
  }

  /// What the button looks like.
  public final let buttonType: ButtonType
  /// How far the content lies inside of the bounds; none stands for the 6 above and below a title.
  open var contentEdgeInsets = EdgeInsets.zero {
    didSet { contentDidChange() }
  }
  /// How far the title is moved within the content.
  open var titleEdgeInsets = EdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  /// How far the picture is moved within the content.
  open var imageEdgeInsets = EdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// Says that its text or font changed.
  private final class TitleLabel: Label {
    weak var button: Button?
    override func invalidateIntrinsicContentSize() {
      super.invalidateIntrinsicContentSize()
      button?.contentDidChange()
    }
  }

  private let ownTitleLabel = TitleLabel()
  private let ownImageView = ImageView()
  private var titles: [UInt: String] = [:]
  private var attributedTitles: [UInt: NSAttributedString] = [:]
  private var titleColors: [UInt: Color] = [:]
  private var images: [UInt: Image] = [:]

  /// Makes a button of a type.
  public init(type buttonType: ButtonType) {
    self.buttonType = buttonType
    super.init(frame: .zero)
    setUp()
  }

  /// Makes a custom button.
  ///
  /// - Parameter frame: Where it is in its superview.
  public override init(frame: CGRect = .zero) {
    buttonType = .custom
    super.init(frame: frame)
    setUp()
  }

  /// Makes a custom button: what an archive holds is not read.
  ///
  /// - Parameter coder: The archive, for the initializers of subclasses.
  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    ownTitleLabel.font = .systemFont(ofSize: buttonType == .system ? 15 : 18)
    ownTitleLabel.textAlignment = .center
    ownTitleLabel.button = self
    for view in [ownImageView, ownTitleLabel] as [View] {
      view.isHidden = true
      addSubview(view)
    }
  }

  /// The title as it is shown.
  public final var titleLabel: Label? { ownTitleLabel }
  /// The picture as it is shown.
  public final var imageView: ImageView? { ownImageView }

  package override var role: String? { "button" }

  /// The size of title and picture side by side, with the insets.
  open override var intrinsicContentSize: CGSize {
    let image = ownImageView.image?.size ?? .zero
    let hasImageAlone = ownImageView.image != nil && ownTitleLabel.text == nil
    var size = image
    if !hasImageAlone {
      let title = titleSize
      size = CGSize(width: image.width + title.width, height: max(image.height, title.height))
    }
    let insets = contentEdgeInsets
    if insets == .zero {
      if !hasImageAlone { size.height += 12 }
    } else {
      size.width += insets.horizontal
      size.height += insets.vertical
    }
    return hasImageAlone ? size : CGSize(width: max(30, size.width), height: size.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var forFirstBaselineLayout: View { ownTitleLabel }
  open override var forLastBaselineLayout: View { ownTitleLabel }

  /// Lays picture and title side by side in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: contentEdgeInsets)
    let image = ownImageView.image?.size ?? .zero
    let title = titleSize
    let titleWidth = min(title.width, max(0, room.width - image.width))
    let start = room.minX + (room.width - image.width - titleWidth) / 2
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let imageX = isMirrored ? start + titleWidth : start
    let titleX = isMirrored ? start : start + image.width
    ownImageView.frame = CGRect(
      x: imageX + imageEdgeInsets.left - imageEdgeInsets.right,
      y: room.midY - image.height / 2 + imageEdgeInsets.top - imageEdgeInsets.bottom,
      width: image.width,
      height: image.height
    )
    ownTitleLabel.frame = CGRect(
      x: titleX + titleEdgeInsets.left - titleEdgeInsets.right,
      y: room.midY - title.height / 2 + titleEdgeInsets.top - titleEdgeInsets.bottom,
      width: titleWidth,
      height: title.height
    )
    if attributedTitle(for: state) == nil { ownTitleLabel.textColor = shownTitleColor }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  override func stateDidChange() {
    let attributedTitle = attributedTitle(for: state)
    if let attributedTitle {
      ownTitleLabel.attributedText = attributedTitle
    } else {
      ownTitleLabel.text = currentTitle
    }
    ownTitleLabel.isHidden = ownTitleLabel.text == nil
    ownImageView.image = currentImage
    ownImageView.isHidden = currentImage == nil
    contentDidChange()
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// An empty title is as high as a line, as UIKit's is.
  private var titleSize: CGSize {
    let size = ownTitleLabel.intrinsicContentSize
    guard size.height == 0, ownImageView.image == nil else { return size }
    let scale = traitCollection.displayScale
    let height = pixelCeiling(ownTitleLabel.font.lineHeight, scale: scale > 0 ? scale : 2)
    return CGSize(width: size.width, height: height)
  }
}

// MARK: - What it shows in each state

extension Button {
  /// Sets the title in a state; other states without one have that of the normal state.
  public func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    stateDidChange()
  }

  /// Sets the color of the title in a state.
  public func setTitleColor(_ color: Color?, for state: State) {
    titleColors[state.rawValue] = color
    setNeedsLayout()
  }

  /// Sets the picture in a state.
  public func setImage(_ image: Image?, for state: State) {
    images[state.rawValue] = image
    stateDidChange()
  }

  /// Returns the title that was set for a state, or for the normal one.
  public func title(for state: State) -> String? {
    titles[state.rawValue] ?? titles[State.normal.rawValue]
  }

  /// Sets the title with its attributes in a state; it goes before a plain one.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state.rawValue] = title
    stateDidChange()
  }

  /// Returns the title with attributes that was set for a state, or for the normal one.
  public func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state.rawValue] ?? attributedTitles[State.normal.rawValue]
  }

  /// Returns the picture that was set for a state, or for the normal one.
  public func image(for state: State) -> Image? {
    images[state.rawValue] ?? images[State.normal.rawValue]
  }

  /// Returns the color of the title in a state: what was set, or what the type has.
  public func titleColor(for state: State) -> Color? {
    titleColors[state.rawValue] ?? titleColors[State.normal.rawValue] ?? ownTitleColor(for: state)
  }

  /// The title that shows.
  public var currentTitle: String? { title(for: state) }
  /// The picture that shows.
  public var currentImage: Image? { image(for: state) }
  /// The color of the title that shows.
  public var currentTitleColor: Color { titleColor(for: state) ?? .white }

  /// The color of the title, which a finger makes pale on a system button.
  private var shownTitleColor: Color {
    let isPale =
      buttonType == .system && isHighlighted && isEnabled
      && titleColors[State.highlighted.rawValue] == nil
    return isPale ? currentTitleColor.faded(by: ControlMetrics.pressedOpacity) : currentTitleColor
  }

  private func ownTitleColor(for state: State) -> Color {
    guard buttonType == .system else { return .white }
    return state.contains(.disabled) ? SystemColor.tertiaryLabel.dynamicColor : tintColor
  }
}
