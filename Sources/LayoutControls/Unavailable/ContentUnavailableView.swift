public import Foundation
import LayoutGeometry
import LayoutText
@_spi(SystemViews) public import LayoutViews

/// A view in the place of content that is not there: UIKit's `UIContentUnavailableView`.
open class ContentUnavailableView: View, ContentView {
  /// The description of what shows, of the type ``ContentUnavailableConfiguration``; any other one has no effect.
  open var configuration: any ContentConfiguration {
    get { content }
    set {
      guard let newValue = newValue as? ContentUnavailableConfiguration else { return }
      content = newValue
      show()
    }
  }

  private final var content: ContentUnavailableConfiguration
  private final let background = ConfiguredBackground()
  package final let imageView = ImageView()
  package final let textLabel = Label()
  package final let secondaryTextLabel = Label()
  package final let button = Button(type: .system)
  package final let secondaryButton = Button(type: .system)
  private final let indicator = ActivityIndicatorView(style: .large)

  /// Creates a view of a description.
  public init(configuration: ContentUnavailableConfiguration) {
    content = configuration
    super.init(frame: .zero)
    let parts: [View] = [
      background, imageView, indicator, textLabel, secondaryTextLabel, button, secondaryButton,
    ]
    for part in parts { addSubview(part) }
    for button in [button, secondaryButton] {
      button.addAction(
        Action { [weak self, weak button] _ in
          guard let self, let button else { return }
          properties(of: button).primaryAction?.run(from: button)
        },
        for: .touchUpInside
      )
    }
    show()
  }

  /// Creates no view, as archives are not read.
  public required init?(coder: NSCoder) { nil }

  @_spi(SystemViews) public override class var ownFile: String { #fileID }

  private func properties(
    of button: Button
  ) -> ContentUnavailableConfiguration.ButtonProperties {
    button === self.button ? content.buttonProperties : content.secondaryButtonProperties
  }

  // MARK: Content

  private func show() {
    background.configuration = content.background
    let symbols =
      content.imageProperties.preferredSymbolConfiguration
      ?? Image.SymbolConfiguration(pointSize: Self.symbolSize)
    imageView.image = content.image?.preferringSymbolConfiguration(symbols)
    imageView.isHidden = imageView.image == nil || content.isLoading
    imageView.contentMode = .scaleAspectFit
    imageView.tintColor = content.imageProperties.tintColor
    imageView.layer.cornerRadius = content.imageProperties.cornerRadius
    imageView.clipsToBounds = content.imageProperties.cornerRadius > 0
    indicator.isHidden = !content.isLoading
    if content.isLoading { indicator.startAnimating() } else { indicator.stopAnimating() }
    show(content.text, content.attributedText, content.textProperties, in: textLabel)
    show(
      content.secondaryText,
      content.secondaryAttributedText,
      content.secondaryTextProperties,
      in: secondaryTextLabel
    )
    show(content.button, content.buttonProperties, in: button)
    show(content.secondaryButton, content.secondaryButtonProperties, in: secondaryButton)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(
    _ text: String?,
    _ attributed: NSAttributedString?,
    _ properties: ContentUnavailableConfiguration.TextProperties,
    in label: Label
  ) {
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    label.textAlignment = content.alignment == .center ? .center : .natural
    let category = traitCollection.preferredContentSizeCategory
    ConfiguredText(
      text: text,
      attributed: attributed,
      font: properties.font.adjusted(for: category),
      color: properties.color
    )
    .show(in: label)
    label.isHidden = (label.text ?? "").isEmpty
  }

  private func show(
    _ configuration: Button.Configuration,
    _ properties: ContentUnavailableConfiguration.ButtonProperties,
    in button: Button
  ) {
    button.configuration = configuration
    button.isEnabled = properties.isEnabled
    let action = properties.primaryAction
    if configuration.title == nil, configuration.attributedTitle == nil, let title = action?.title,
      !title.isEmpty
    {
      button.configuration?.title = title
    }
    let shown = button.configuration
    button.isHidden = shown?.title == nil && shown?.attributedTitle == nil && shown?.image == nil
  }

  /// Takes over the fonts of the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  // MARK: Places

  /// A part that shows, with its size and the distance to the part above.
  private struct Part {
    let view: View
    let size: CGSize
    let distance: CGFloat
  }

  private func parts(width: CGFloat) -> [Part] {
    var parts: [Part] = []
    func add(_ view: View, _ size: CGSize, below distance: CGFloat) {
      guard !view.isHidden else { return }
      parts.append(Part(view: view, size: size, distance: parts.isEmpty ? 0 : distance))
    }
    func fitting(_ view: View) -> CGSize {
      let size = view.sizeThatFits(CGSize(width: width, height: .infinity))
      return CGSize(width: min(size.width, width), height: size.height)
    }
    if let image = imageView.image {
      let limit = content.imageProperties.maximumSize
      let share = min(
        1,
        limit.width > 0 ? limit.width / max(image.size.width, 0.001) : 1,
        limit.height > 0 ? limit.height / max(image.size.height, 0.001) : 1
      )
      let size = CGSize(width: image.size.width * share, height: image.size.height * share)
      add(imageView, size, below: 0)
    }
    add(indicator, indicator.intrinsicContentSize, below: 0)
    add(textLabel, fitting(textLabel), below: content.imageToTextPadding)
    add(
      secondaryTextLabel,
      fitting(secondaryTextLabel),
      below: textLabel.isHidden ? content.imageToTextPadding : content.textToSecondaryTextPadding
    )
    add(button, button.intrinsicContentSize, below: content.textToButtonPadding)
    add(
      secondaryButton,
      secondaryButton.intrinsicContentSize,
      below: button.isHidden ? content.textToButtonPadding : content.buttonToSecondaryButtonPadding
    )
    return parts
  }

  /// The room for the parts: inside of the safe area and the margins.
  private var room: CGRect {
    let direction = effectiveUserInterfaceLayoutDirection
    let own = content.directionalLayoutMargins.resolved(in: direction)
    var insets = safeAreaInsets
    let margins = layoutMargins
    insets.left = max(insets.left, margins.left) + own.left
    insets.right = max(insets.right, margins.right) + own.right
    insets.top += own.top
    insets.bottom += own.bottom
    return CGRect(origin: .zero, size: bounds.size).inset(by: insets)
  }

  /// Places the parts below each other, in the middle of the room.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = CGRect(origin: .zero, size: bounds.size)
    let room = room
    let parts = parts(width: max(0, room.width))
    let whole = parts.reduce(0) { $0 + $1.distance + $1.size.height }
    var y = room.minY + (room.height - whole) / 2
    for part in parts {
      y += part.distance
      let x: CGFloat =
        switch content.alignment {
        case .center: room.midX - part.size.width / 2
        case .natural: isMirrored ? room.maxX - part.size.width : room.minX
        }
      part.view.frame = CGRect(
        x: pixelAligned(x, scale: pixelScale),
        y: pixelAligned(y, scale: pixelScale),
        width: part.size.width,
        height: part.size.height
      )
      y += part.size.height
    }
  }

  /// The size of symbols (from knowledge, unverified).
  private static let symbolSize: CGFloat = 48
}
