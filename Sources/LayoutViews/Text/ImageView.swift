public import Foundation
public import LayoutGeometry
public import ScreenFrames

/// A view that is as large as its picture: UIKit's `UIImageView`.
open class ImageView: View {
  /// The picture, or `nil` for none.
  open var image: Image? { didSet { if image != oldValue { invalidateIntrinsicContentSize() } } }
  /// The picture of a highlighted view, or `nil` for the same.
  open var highlightedImage: Image? { didSet { shownImageMayChange() } }
  /// Whether the view is highlighted.
  open var isHighlighted = false { didSet { shownImageMayChange() } }
  /// The size of symbols that have none of their own, or `nil` for the standard one.
  open var preferredSymbolConfiguration: Image.SymbolConfiguration? {
    didSet { shownImageMayChange() }
  }

  // MARK: Animation

  /// The time for all pictures of an animation, in seconds.
  open var animationDuration: Double {
    get { kept("animationDuration") ?? 0 }
    set { keep(newValue, "animationDuration") }
  }

  /// The number of times, 0 for ever.
  open var animationRepeatCount: Int {
    get { kept("animationRepeatCount") ?? 0 }
    set { keep(newValue, "animationRepeatCount") }
  }

  /// The pictures of an animation, which is not played.
  open var animationImages: [Image]? {
    get { kept("animationImages") }
    set { keep(newValue, "animationImages") }
  }

  /// Whether an animation is played: never here.
  open var isAnimating: Bool { false }
  /// Does nothing: pictures that follow each other are not played, which a finding says.
  open func startAnimating() { tellNoEffect(of: "startAnimating") }
  /// Does nothing, as no animation is played.
  open func stopAnimating() {}

  private func shownImageMayChange() { invalidateIntrinsicContentSize() }

  /// The picture as it is shown.
  private var shownImage: Image? {
    let image = isHighlighted ? highlightedImage ?? image : image
    return preferredSymbolConfiguration.flatMap { image?.preferringSymbolConfiguration($0) }
      ?? image
  }

  @_spi(SystemViews) open override func prepareView() {
    super.prepareView()
    isUserInteractionEnabled = false
  }

  /// Creates a view as large as its picture.
  public init(image: Image?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    // Not set in the initializer itself, where a subclass that overrides the picture would not see it.
    show(image)
  }

  /// Creates a view as large as its picture, with another one for when it is highlighted.
  public init(image: Image?, highlightedImage: Image?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    show(image)
    showHighlighted(highlightedImage)
  }

  /// Creates an empty view.
  ///
  /// - Parameter frame: Its frame in the superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty view; the archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func show(_ image: Image?) { self.image = image }
  private func showHighlighted(_ image: Image?) { highlightedImage = image }

  /// The size that constraints see of the picture.
  open override var intrinsicContentSize: CGSize {
    guard let image = shownImage else { return super.intrinsicContentSize }
    return CGSize(
      width: max(0, image.size.width - image.alignmentRectInsets.horizontal),
      height: max(0, image.size.height - image.alignmentRectInsets.vertical)
    )
  }

  /// The insets of the part of the picture that constraints see.
  open override var alignmentRectInsets: EdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

  /// Returns the size of the picture.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

  @_spi(SystemViews) public override var drawing: [ScreenElement] {
    guard let frame = imageFrame else { return [] }
    let image = shownImage
    let source = Look(image: image, frame: frame, color: image?.tint ?? tintColor.value)
    return drawing(of: source) { [Image.drawing(of: source.image, in: frame, color: source.color)] }
  }

  override var isFilledByContent: Bool { shownImage != nil }

  private struct Look: Equatable {
    let image: Image?
    let frame: CGRect
    let color: Color
  }

  /// The place of the picture, or `nil` without one.
  package var imageFrame: CGRect? { shownImage.map { contentMode.frame(of: $0.size, in: bounds) } }
}
