import Foundation
import LayoutGeometry
import LayoutText
@_spi(SystemViews) import LayoutViews

/// The parts of a button with a configuration.
final class ConfiguredButtonContent {
  /// The configuration as the application set it.
  var configuration: Button.Configuration
  /// The configuration with the colors of the state.
  private var shown: Button.Configuration
  private let background = DecorationView()
  let subtitleLabel = Button.TitleLabel()
  private var indicator: ActivityIndicatorView?
  /// The width that the last layout gave, in which titles wrap.
  private(set) var layoutWidth: CGFloat?

  init(_ configuration: Button.Configuration, in button: Button) {
    self.configuration = configuration
    shown = configuration
    subtitleLabel.button = button
    button.insertSubview(background, at: 0)
    button.addSubview(subtitleLabel)
  }

  /// Takes everything out of the button that it has not without a configuration.
  func leave(_ button: Button) {
    background.removeFromSuperview()
    subtitleLabel.removeFromSuperview()
    indicator?.removeFromSuperview()
    button.ownTitleLabel.numberOfLines = 1
    button.ownTitleLabel.textAlignment = .center
    button.ownTitleLabel.lineBreakMode = .byTruncatingMiddle
    button.ownTitleLabel.font = button.standardTitleFont
    button.ownImageView.tintColor = nil
  }

  // MARK: Content

  /// Updates the parts of the button for the configuration.
  func show(in button: Button) {
    shown = configuration.updated(for: button)
    let state = button.state
    let category = button.traitCollection.preferredContentSizeCategory
    let style = ButtonMetrics.titleStyle(in: shown.buttonSize)
    let titleFont = FontObject.preferredFont(forTextStyle: style, compatibleWith: category)
    let color = shown.foregroundColor
    ButtonText(
      text: button.title(for: state, or: shown.title),
      attributed: button.attributedTitle(for: state)
        ?? shown.attributedTitle.map(NSAttributedString.init),
      transformer: shown.titleTextAttributesTransformer,
      font: titleFont,
      color: color
    )
    .show(in: button.ownTitleLabel, alignment: shown, mode: shown.titleLineBreakMode)
    ButtonText(
      text: shown.subtitle,
      attributed: shown.attributedSubtitle.map(NSAttributedString.init),
      transformer: shown.subtitleTextAttributesTransformer,
      font: .preferredFont(
        forTextStyle: ButtonMetrics.subtitleStyle(in: shown.buttonSize),
        compatibleWith: category
      ),
      color: color
    )
    .show(in: subtitleLabel, alignment: shown, mode: shown.subtitleLineBreakMode)
    let symbols =
      shown.preferredSymbolConfigurationForImage ?? button.currentPreferredSymbolConfiguration
      ?? Image.SymbolConfiguration(pointSize: titleFont.pointSize)
    let image = button.image(for: state, or: shown.image)?.preferringSymbolConfiguration(symbols)
    button.ownImageView.image = shown.showsActivityIndicator ? nil : image
    button.ownImageView.isHidden = button.ownImageView.image == nil
    showIndicator(in: button)
    showColors(in: button)
    showCustomView()
    button.contentDidChange()
  }

  private func showColors(in button: Button) {
    let foreground = shown.foregroundColor ?? button.tintColor ?? .black
    button.ownImageView.tintColor = shown.imageColorTransformer?(foreground) ?? foreground
    indicator?.color = foreground
    let fill = shown.background.backgroundColor
    background.backgroundColor = fill.map { shown.background.backgroundColorTransformer?($0) ?? $0 }
    let stroke: ColorObject = shown.background.strokeColor ?? button.tintColor
    background.layer.borderColor =
      (shown.background.strokeColorTransformer?(stroke) ?? stroke).value
    background.layer.borderWidth = shown.background.strokeWidth
  }

  private func showIndicator(in button: Button) {
    guard shown.showsActivityIndicator else {
      indicator?.removeFromSuperview()
      indicator = nil
      return
    }
    guard indicator == nil else { return }
    let indicator = ActivityIndicatorView(style: .medium)
    indicator.isUserInteractionEnabled = false
    indicator.startAnimating()
    button.addSubview(indicator)
    self.indicator = indicator
  }

  private func showCustomView() {
    let view = shown.background.customView
    for other in background.subviews where other !== view { other.removeFromSuperview() }
    if let view, view.superview !== background { background.addSubview(view) }
  }

  // MARK: Frames

  /// Returns the size of the content with its insets in a room of a width, or in any for 0 or less.
  func size(in button: Button, width: CGFloat) -> CGSize {
    let insets = shown.contentInsets
    let sides = insets.leading + insets.trailing
    let room = width > 0 ? max(0, width - sides) : .infinity
    let content = arrangement(in: button, width: room).size
    return CGSize(width: content.width + sides, height: content.height + insets.top + insets.bottom)
  }

  /// Returns the size without bounds, and the height in the width that the layout gave.
  func intrinsicSize(in button: Button) -> CGSize {
    let natural = size(in: button, width: 0)
    guard let layoutWidth, layoutWidth < natural.width else { return natural }
    return CGSize(width: natural.width, height: size(in: button, width: layoutWidth).height)
  }

  /// Takes the width in which titles wrap.
  func wrap(in width: CGFloat?, of button: Button) {
    guard layoutWidth != width else { return }
    let before = intrinsicSize(in: button)
    layoutWidth = width
    if intrinsicSize(in: button) != before { button.invalidateIntrinsicContentSize() }
  }

  /// Gives the parts their frames.
  func layOut(in button: Button) {
    refreshColors(in: button)
    let direction = button.effectiveUserInterfaceLayoutDirection
    let bounds = button.bounds
    let room = bounds.inset(by: shown.contentInsets.resolved(in: direction))
    let arrangement = arrangement(in: button, width: max(0, room.width))
    let placed = arrangement.placed(
      in: room,
      horizontal: button.contentHorizontalAlignment,
      vertical: button.contentVerticalAlignment,
      isMirrored: button.isMirrored
    )
    (indicator ?? button.ownImageView).frame = placed.image
    (button.ownTitleLabel.frame, subtitleLabel.frame) = (placed.title, placed.subtitle)
    background.frame = bounds.inset(by: shown.background.backgroundInsets.resolved(in: direction))
    let half = min(background.bounds.width, background.bounds.height) / 2
    background.layer.cornerRadius =
      isCapsule(in: button) ? half : min(half, shown.background.cornerRadius)
    shown.background.customView?.frame = background.bounds
  }

  /// Returns whether the background is a capsule: in the design of iOS 26 also where nothing says another radius (Human
  /// Interface Guidelines of 2025).
  private func isCapsule(in button: Button) -> Bool {
    switch shown.cornerStyle {
    case .capsule: true
    case .dynamic: button.isGlass && shown.background.ownRadius == nil
    case .fixed, .small, .medium, .large: false
    }
  }

  /// Takes colors again that come of the tint color, which a superview may have changed.
  private func refreshColors(in button: Button) {
    let current = configuration.updated(for: button)
    if current.foregroundColor != shown.foregroundColor {
      show(in: button)
    } else {
      shown = current
      showColors(in: button)
    }
  }

  private func arrangement(in button: Button, width: CGFloat) -> ButtonArrangement {
    ButtonArrangement(
      image: indicator?.intrinsicContentSize ?? button.ownImageView.image?.size,
      title: button.ownTitleLabel,
      subtitle: subtitleLabel,
      configuration: shown,
      width: width
    )
  }
}
