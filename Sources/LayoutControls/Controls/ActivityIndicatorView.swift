public import Foundation
import LayoutDevices
import LayoutGeometry
@_spi(SystemViews) public import LayoutViews
public import ScreenFrames

/// An indicator that turns during work, but stands still here: UIKit's `UIActivityIndicatorView`.
///
/// 20 × 20, the large one 37 × 37 (frames that Interface Builder saved). It neither grows nor shrinks
/// while anything else does.
open class ActivityIndicatorView: View {
  /// A size of the indicator.
  public typealias Style = ActivityIndicatorStyle

  /// The size of the indicator.
  open var style = Style.medium {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether it is hidden while it does not turn.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  /// The color of the spokes, or `nil` for the system's gray.
  open var color: ColorObject?
  /// Whether it turns.
  public private(set) final var isAnimating = false

  /// Creates an indicator that stands still.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    frame.size = intrinsicContentSize
    setUp()
  }

  /// Creates an indicator of medium size that stands still.
  ///
  /// - Parameter frame: The frame in the superview's coordinates.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an indicator that stands still; the archive is not read.
  ///
  /// It does not fail, as UIKit's does not.
  ///
  /// - Parameter coder: The archive, for the initializers of subclasses.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    setUp()
  }

  private func setUp() {
    hugContent()
    isHidden = true
  }

  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? { "activity-indicator" }

  /// The size of 20 × 20 or 37 × 37.
  open override var intrinsicContentSize: CGSize {
    switch style {
    case .medium: CGSize(width: 20, height: 20)
    case .large: CGSize(width: 37, height: 37)
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Has it turn, and shows it.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stops the indicator, and hides it if it hides when stopped.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }

  /// The eight spokes, as they are when the upright one is the darkest.
  @_spi(SystemViews) public override var drawing: [ScreenElement] {
    let color = color?.value ?? SystemColor.secondaryLabel.dynamicColor
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    return Spokes.elements(around: middle, diameter: intrinsicContentSize.width) { opacity in
      color.faded(by: opacity)
    }
  }
}

extension ActivityIndicatorView: ValueView {
  package var drawnValue: String? { isAnimating ? "turning" : nil }
}
