public import Foundation
import LayoutDevices
public import LayoutGeometry
import LayoutText
@_spi(SystemViews) public import LayoutViews

/// A title and a picture that a finger can press: UIKit's `UIButton`.
///
/// A `configuration` says how it looks and how large it is. Without one a title has 15 points on system
/// buttons and 18 on custom ones, with 6 above and below. No button with a title asks for less than 30
/// across (frames that Interface Builder saved: 30 high for system buttons; 30 × 34 for an empty custom
/// button), and none for less than the picture behind it (unverified).
open class Button: Control {
  /// The type of the button.
  open private(set) var buttonType = ButtonType.custom
  /// The distances of the content from the bounds; none stands for the 6 above and below a title.
  open var contentEdgeInsets = EdgeInsets.zero { didSet { contentDidChange() } }
  /// The room of the title is smaller by this: one in the middle moves by half of it, and a long one is cut.
  open var titleEdgeInsets = EdgeInsets.zero { didSet { setNeedsLayout() } }
  /// The room of the picture is smaller by this: one in the middle moves by half of it, and one that is larger
  /// than the room shrinks.
  open var imageEdgeInsets = EdgeInsets.zero { didSet { setNeedsLayout() } }

  /// The content and look of the button, or `nil` for a button whose other members say it.
  ///
  /// Values for the states of the button are shown too: a title for a state goes before that of the
  /// configuration.
  open var configuration: Configuration? {
    get { configured?.configuration }
    set { setConfiguration(newValue) }
  }
  /// The closure called after `updateConfiguration()`, to change the configuration for the state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the configuration is updated when the state changes.
  open var automaticallyUpdatesConfiguration = true

  /// Whether a tap selects the button, or the other way around.
  package final var togglesSelection = false

  /// A closure that changes a button's configuration.
  public typealias ConfigurationUpdateHandler = (Button) -> Void

  let ownTitleLabel = TitleLabel()
  let ownImageView = ImageView()
  /// The content for a configuration, or `nil` without one.
  final var configured: ConfiguredButtonContent?
  final var configurationUpdate = ConfigurationUpdate.done
  private var titles: [UInt: String] = [:]
  private var attributedTitles: [UInt: NSAttributedString] = [:]
  private var titleColors: [UInt: ColorObject] = [:]
  private var images: [UInt: Image] = [:]
  /// The sizes of symbols, by states.
  final var symbolConfigurations: [UInt: Image.SymbolConfiguration] = [:]
  /// The pictures behind the content, by states.
  final var backgroundImages: [UInt: Image] = [:]
  /// The view of the picture behind the content, or `nil` before there is one.
  final var backgroundImageView: ImageView?

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    ownTitleLabel.font = standardTitleFont
    if let name = buttonType.symbolName { setImage(Image(systemName: name), for: .normal) }
  }

  /// Creates a custom button with an action.
  ///
  /// - Parameters:
  ///   - frame: The frame in the superview's coordinates.
  ///   - primaryAction: The action; its title and picture are those of the button.
  public convenience init(frame: CGRect, primaryAction: Action?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  /// Creates a button of a type with an action.
  ///
  /// - Parameters:
  ///   - buttonType: The type of the button.
  ///   - primaryAction: The action; its title and picture are those of the button.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: Action?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Creates a button with a configuration.
  ///
  /// - Parameters:
  ///   - configuration: Its content and look.
  ///   - primaryAction: The action; its title and picture are those of a configuration without any.
  public convenience init(configuration: Configuration, primaryAction: Action? = nil) {
    self.init(type: .system)
    var configuration = configuration
    if let primaryAction {
      addAction(primaryAction, for: .primaryActionTriggered)
      if configuration.title == nil, !primaryAction.title.isEmpty {
        configuration.title = primaryAction.title
      }
      configuration.image = configuration.image ?? primaryAction.image
    }
    self.configuration = configuration
  }

  private func take(_ action: Action?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  @_spi(SystemViews) public override func prepareView() {
    super.prepareView()
    ownTitleLabel.font = standardTitleFont
    ownTitleLabel.textAlignment = .center
    ownTitleLabel.lineBreakMode = .byTruncatingMiddle
    ownTitleLabel.button = self
    for view in [ownImageView, ownTitleLabel] as [View] {
      view.isHidden = true
      addSubview(view)
    }
  }

  package override func willPerformPrimaryAction() { if togglesSelection { isSelected.toggle() } }

  final var standardTitleFont: FontObject { .systemFont(ofSize: buttonType.isOfSystem ? 15 : 18) }

  /// The title as it is shown.
  open var titleLabel: Label? { ownTitleLabel }
  /// The label of the subtitle, or `nil` without a configuration.
  open var subtitleLabel: Label? { configured?.subtitleLabel }
  /// The picture as it is shown.
  open var imageView: ImageView? { ownImageView }

  @_spi(SystemViews) public override var role: String? { "button" }
  @_spi(SystemViews) public override var consoleText: String? { currentTitle }

  /// The size of title and picture side by side, with the insets.
  open override var intrinsicContentSize: CGSize {
    updateConfigurationIfNeeded()
    if let configured { return configured.intrinsicSize(in: self) }
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
    let back = currentBackgroundImage?.size ?? .zero
    return CGSize(
      width: max(hasImageAlone ? 0 : 30, size.width, back.width),
      height: max(size.height, back.height)
    )
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    return configured?.size(in: self, width: size.width) ?? intrinsicContentSize
  }

  open override var forFirstBaselineLayout: View { ownTitleLabel }
  open override var forLastBaselineLayout: View { ownTitleLabel }

  /// Lays picture and title out side by side, in the middle or as the alignments of the content say.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    if let configured {
      configured.layOut(in: self)
    } else {
      layOutTitleAndImage()
      if attributedTitle(for: state) == nil { ownTitleLabel.textColor = shownTitleColor }
    }
  }

  private func layOutTitleAndImage() {
    let content = contentRect(forBounds: bounds)
    backgroundImageView?.frame = backgroundRect(forBounds: bounds)
    ownImageView.frame = imageRect(forContentRect: content)
    ownTitleLabel.frame = titleRect(forContentRect: content)
  }

  private var parts: ButtonParts {
    ButtonParts(
      image: ownImageView.image?.size ?? .zero,
      title: titleSize,
      share: contentHorizontalAlignment.share(isMirrored: isMirrored),
      rise: contentVerticalAlignment.share,
      isMirrored: isMirrored
    )
  }

  // MARK: Places to override

  // They are not asked for in a button with a configuration, as in UIKit.

  /// Returns the place of the picture behind the content in bounds: all of them.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the room of picture and title in bounds.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: contentEdgeInsets)
  }

  /// Returns the place of the title in the room of the content.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    parts.titleFrame(in: contentRect.inset(by: titleEdgeInsets))
  }

  /// Returns the place of the picture in the room of the content.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    parts.imageFrame(in: contentRect.inset(by: imageEdgeInsets))
  }

  // MARK: Configuration to override

  /// Asks for `updateConfiguration()` before the next layout.
  open func setNeedsUpdateConfiguration() { defaultSetNeedsUpdateConfiguration() }

  /// Updates the configuration for the state; the base class leaves it as it is.
  open func updateConfiguration() {}

  open override func updateConstraints() {
    updateConfigurationIfNeeded()
    super.updateConstraints()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if configured != nil { setNeedsUpdateConfiguration() }
  }

  @_spi(SystemViews) public override var wrappingWidth: CGFloat? {
    get { configured?.layoutWidth }
    set { configured?.wrap(in: newValue, of: self) }
  }

  @_spi(SystemViews) public override func solvedFrameDidApply() {
    wrappingWidth = bounds.size.width
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  open override var contentHorizontalAlignment: ContentHorizontalAlignment {
    didSet { setNeedsLayout() }
  }

  open override var contentVerticalAlignment: ContentVerticalAlignment {
    didSet { setNeedsLayout() }
  }

  override func stateDidChange() {
    if configurationUpdateHandler != nil || configured != nil {
      if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
    }
    guard configured == nil else { return }
    showTitleAndImage()
  }

  final func showTitleAndImage() {
    let attributedTitle = attributedTitle(for: state)
    if let attributedTitle {
      ownTitleLabel.attributedText = attributedTitle
    } else {
      ownTitleLabel.text = currentTitle
    }
    ownTitleLabel.isHidden = ownTitleLabel.text == nil
    ownImageView.image = shownImage
    ownImageView.isHidden = currentImage == nil
    showBackgroundImage()
    // A picture in the tint is as pale as a title.
    let isPale = buttonType.isOfSystem && !isEnabled
    ownImageView.tintColor = isPale ? currentTitleColor : nil
    contentDidChange()
  }

  final func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// An empty title is as high as a line, as UIKit's is.
  private var titleSize: CGSize {
    let size = ownTitleLabel.intrinsicContentSize
    guard size.height == 0, ownImageView.image == nil else { return size }
    let height = pixelCeiling(ownTitleLabel.font.lineHeight, scale: pixelScale)
    return CGSize(width: size.width, height: height)
  }

  // MARK: Content for states

  /// Sets the title in a state; other states without one have that of the normal state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    if state == .normal { configured?.configuration.title = title }
    contentForStateDidChange()
  }

  /// Sets the color of the title in a state.
  open func setTitleColor(_ color: ColorObject?, for state: State) {
    titleColors[state.rawValue] = color
    if configured != nil { setNeedsUpdateConfiguration() }
    setNeedsLayout()
  }

  /// Sets the picture in a state.
  open func setImage(_ image: Image?, for state: State) {
    images[state.rawValue] = image
    if state == .normal { configured?.configuration.image = image }
    contentForStateDidChange()
  }

  /// Returns the title that was set for a state, or for the normal one.
  open func title(for state: State) -> String? {
    titles[state.rawValue] ?? titles[State.normal.rawValue]
  }

  /// Sets the title with its attributes in a state; it goes before a plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state.rawValue] = title
    contentForStateDidChange()
  }

  /// Returns the title with attributes that was set for a state, or for the normal one.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state.rawValue] ?? attributedTitles[State.normal.rawValue]
  }

  /// Returns the picture that was set for a state, or for the normal one.
  open func image(for state: State) -> Image? {
    images[state.rawValue] ?? images[State.normal.rawValue]
  }

  /// Returns the color of the title in a state, as set or by the type.
  open func titleColor(for state: State) -> ColorObject? {
    explicitTitleColor(for: state) ?? ownTitleColor(for: state)
  }

  /// Sets the picture behind the content in a state, which is stretched; a button with a configuration has none.
  open func setBackgroundImage(_ image: Image?, for state: State) {
    backgroundImages[state.rawValue] = image
    contentForStateDidChange()
  }

  final func contentForStateDidChange() {
    if configured == nil { showTitleAndImage() } else { setNeedsUpdateConfiguration() }
  }

  /// Returns the color that was set for a state, or `nil` if none was.
  final func explicitTitleColor(for state: State) -> ColorObject? {
    titleColors[state.rawValue] ?? titleColors[State.normal.rawValue]
  }
  /// Returns the title that was set for a state, or for the normal one if there is no other.
  final func title(for state: State, or title: String?) -> String? {
    titles[state.rawValue] ?? title ?? titles[State.normal.rawValue]
  }
  /// Returns the picture that was set for a state, or for the normal one if there is no other.
  final func image(for state: State, or image: Image?) -> Image? {
    images[state.rawValue] ?? image ?? images[State.normal.rawValue]
  }

  /// The title that shows.
  open var currentTitle: String? { title(for: state) }
  /// The picture that shows.
  open var currentImage: Image? { image(for: state) }
  /// The color of the title that shows.
  open var currentTitleColor: ColorObject { titleColor(for: state) ?? .white }

  /// The color of the title, which a finger makes pale on a system button.
  private var shownTitleColor: ColorObject {
    let isPale =
      buttonType.isOfSystem && isHighlighted && isEnabled
      && titleColors[State.highlighted.rawValue] == nil
    return isPale ? currentTitleColor.faded(by: TouchMetrics.pressedOpacity) : currentTitleColor
  }

  private func ownTitleColor(for state: State) -> ColorObject {
    guard buttonType.isOfSystem else { return .white }
    return state.contains(.disabled) ? SystemColor.tertiaryLabel.object : tintColor
  }
}
