public import Foundation
import LayoutDevices
public import LayoutGeometry
@_spi(SystemViews) public import LayoutViews
public import ScreenFrames

/// What turns while one waits: UIKit's `UIActivityIndicatorView`, which stands still here.
///
/// 20 × 20, the large one 37 × 37 (frames that Interface Builder saved). It neither grows nor shrinks
/// while anything else does.
open class ActivityIndicatorView: View {
  /// How large it is.
  public enum Style: Int, Sendable, Hashable, CaseIterable {
    /// 20 × 20.
    case medium = 100
    /// 37 × 37.
    case large = 101
  }

  /// How large it is.
  open var style = Style.medium {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether it is hidden while it does not turn.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }
  /// The color of the spokes; nil for the system's gray.
  open var color: Color?
  /// Whether it turns.
  public private(set) final var isAnimating = false

  /// Makes an indicator that stands still.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    bounds.size = intrinsicContentSize
    setUp()
  }

  /// Makes an indicator of medium size that stands still.
  ///
  /// - Parameter frame: Where it is in its superview.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes an indicator that stands still: what an archive holds is not read.
  ///
  /// - Parameter coder: The archive, for the initializers of subclasses.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    hugContent()
    isHidden = true
  }

  @_spi(SystemViews) public override var role: String? { "activity-indicator" }

  /// 20 × 20 or 37 × 37.
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

  /// Has it stand still, and hides it where it hides when stopped.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }

  /// Eight spokes, as they are when the upright one is the darkest.
  @_spi(SystemViews) public override var drawing: [ScreenElement] {
    let size = intrinsicContentSize
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let (inner, outer, width) = ControlMetrics.spoke
    let diagonal: CGFloat = 0.707107
    let directions: [(x: CGFloat, y: CGFloat)] = [
      (0, -1), (diagonal, -diagonal), (1, 0), (diagonal, diagonal), (0, 1),
      (-diagonal, diagonal), (-1, 0), (-diagonal, -diagonal),
    ]
    let color = color ?? SystemColor.secondaryLabel.dynamicColor
    return zip(directions, ControlMetrics.spokeOpacities).map { direction, opacity in
      func end(_ share: CGFloat) -> CGPoint {
        CGPoint(
          x: middle.x + direction.x * share * size.width,
          y: middle.y + direction.y * share * size.height
        )
      }
      return .stroke(
        .line(from: end(inner), to: end(outer)),
        color.faded(by: opacity),
        width: width * size.width,
        isRound: true
      )
    }
  }
}

extension ActivityIndicatorView: ValueView {
  package var drawnValue: String? { isAnimating ? "turning" : nil }
}
