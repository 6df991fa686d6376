public import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutText
@_spi(SystemViews) public import LayoutViews

/// A view of a picture and texts as cells, headers and footers of lists have them: UIKit's `UIListContentView`.
open class ListContentView: View, ContentView {
  /// The description of what shows, of the type ``ListContentConfiguration``; any other one has no effect.
  open var configuration: any ContentConfiguration {
    get { content }
    set {
      guard let newValue = newValue as? ListContentConfiguration else { return }
      content = newValue
      show()
    }
  }

  /// The label of the text.
  package final let textLabel = Label()
  /// The label of the second text.
  package final let secondaryTextLabel = Label()
  /// The view of the picture.
  package final let imageView = ImageView()
  private(set) final var content: ListContentConfiguration
  /// The guides that were asked for.
  private final var guides: [ObjectIdentifier: LayoutGuide] = [:]
  /// The width that the last layout gave, at which texts wrap.
  private final var layoutWidth: CGFloat?

  /// Creates a view of some content.
  public init(configuration: ListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    preservesSuperviewLayoutMargins = true
    insetsLayoutMarginsFromSafeArea = false
    for part in [imageView, textLabel, secondaryTextLabel] { addSubview(part) }
    show()
  }

  /// Creates no view, as archives are not read.
  public required init?(coder: NSCoder) { nil }

  @_spi(SystemViews) public override class var ownFile: String { #fileID }

  // MARK: Guides

  /// The place of the text, or `nil` if there is none.
  public final var textLayoutGuide: LayoutGuide? {
    content.hasText ? guide(around: textLabel) : nil
  }
  /// The place of the second text, or `nil` if there is none.
  public final var secondaryTextLayoutGuide: LayoutGuide? {
    content.hasSecondaryText ? guide(around: secondaryTextLabel) : nil
  }
  /// The place of the picture, or `nil` if there is none.
  public final var imageLayoutGuide: LayoutGuide? {
    content.image != nil ? guide(around: imageView) : nil
  }

  private func guide(around view: View) -> LayoutGuide {
    if let guide = guides[ObjectIdentifier(view)] { return guide }
    let guide = LayoutGuide()
    guides[ObjectIdentifier(view)] = guide
    addLayoutGuide(guide)
    LayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: view.leftAnchor),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.widthAnchor.constraint(equalTo: view.widthAnchor),
      guide.heightAnchor.constraint(equalTo: view.heightAnchor),
    ])
    return guide
  }

  // MARK: Content

  /// Gives the parts their content.
  private func show() {
    let design = metrics.design
    show(content.text, content.attributedText, content.textProperties, in: textLabel, design)
    show(
      content.secondaryText,
      content.secondaryAttributedText,
      content.secondaryTextProperties,
      in: secondaryTextLabel,
      design
    )
    let font = content.textProperties.font(in: design)
      .adjusted(for: traitCollection.preferredContentSizeCategory)
    let symbols =
      content.imageProperties.preferredSymbolConfiguration ?? Image.SymbolConfiguration(font: font)
    let image = content.image?.preferringSymbolConfiguration(symbols)
    imageView.image = image
    imageView.isHidden = image == nil
    imageView.contentMode = .scaleAspectFit
    imageView.layer.cornerRadius = content.imageProperties.cornerRadius
    imageView.clipsToBounds = content.imageProperties.cornerRadius > 0
    updateTint()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(
    _ text: String?,
    _ attributed: NSAttributedString?,
    _ properties: ListContentConfiguration.TextProperties,
    in label: Label,
    _ design: SystemDesign
  ) {
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    let font = properties.font(in: design)
    let category = traitCollection.preferredContentSizeCategory
    ConfiguredText(
      text: text.map { properties.transformed($0, in: design) },
      attributed: attributed,
      font: properties.adjustsFontForContentSizeCategory ? font.adjusted(for: category) : font,
      color: properties.color(in: design)
    )
    .show(in: label)
    label.isHidden = (label.text ?? "").isEmpty
  }

  private func updateTint() {
    let own = content.imageProperties
    imageView.tintColor =
      own.tintColor == nil && own.tintColorTransformer == nil
      ? nil : own.resolvedTintColor(for: tintColor)
  }

  /// Takes over the color of the pictures.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateTint()
  }

  /// Takes over the fonts of the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  /// Takes over the design of the new screen.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { show() }
  }

  // MARK: Places

  /// The lengths of the list that the view is in, or those of a plain one.
  private var metrics: TableMetrics {
    var next = superview
    while let view = next {
      if let source = view as? any ListMetricsSource { return source.listMetrics }
      next = view.superview
    }
    return window.map { TableMetrics($0.environment, style: .plain, width: bounds.width) }
      ?? TableMetrics()
  }

  private func arrangement(width: CGFloat, height: CGFloat? = nil) -> ListContentArrangement {
    let metrics = metrics
    let parts = parts(metrics)
    let one = ListContentArrangement(
      parts,
      spacing(metrics, isStacked: false),
      width: width,
      height: height
    )
    guard one.isStacked, content.hasText, content.hasSecondaryText else { return one }
    return ListContentArrangement(
      parts,
      spacing(metrics, isStacked: true),
      width: width,
      height: height
    )
  }

  /// Returns the height that the content asks for in a width, in whole pixels.
  package final func height(inWidth width: CGFloat) -> CGFloat {
    pixelCeiling(arrangement(width: width).height, scale: pixelScale)
  }

  /// The distance from the leading edge to the texts.
  package final var textLeading: CGFloat { arrangement(width: bounds.width).textLeading }

  /// The height of the content in the width of the layout; the width is left to the surroundings.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: height(inWidth: layoutWidth ?? bounds.width))
  }

  /// Returns the width and the height that the content asks for in it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(inWidth: size.width))
  }

  @_spi(SystemViews) public override var wrappingWidth: CGFloat? {
    get { layoutWidth }
    set {
      guard layoutWidth != newValue else { return }
      let before = intrinsicContentSize
      layoutWidth = newValue
      if intrinsicContentSize != before { invalidateIntrinsicContentSize() }
    }
  }

  @_spi(SystemViews) public override func solvedFrameDidApply() { wrappingWidth = bounds.width }

  /// Places picture and texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let places = arrangement(width: bounds.width, height: bounds.height)
    let parts: [(View, CGRect?)] = [
      (imageView, places.image), (textLabel, places.text),
      (secondaryTextLabel, places.secondaryText),
    ]
    for (view, frame) in parts {
      let frame = frame.map(mirrored) ?? .zero
      if view.frame != frame { view.frame = frame }
    }
  }
}
