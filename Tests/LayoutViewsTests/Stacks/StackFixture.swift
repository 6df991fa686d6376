import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutViews

/// The window in which stacks are laid out: its pixels are a third of a point.
final class StackRoot: Window {
  init(_ direction: LayoutDirection = .leftToRight) {
    super.init(environment: ScreenEnvironment(device: .named("iPhone 15")!, direction: direction))
  }

  required init?(coder: NSCoder) {
    nil
  }
}

/// A view with a content of its own size.
final class StackItem: View {
  var size: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ name: String, _ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
    accessibilityIdentifier = name
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// A view of a length along an axis, with hugging and resistance that differ by `rank`.
  convenience init(
    _ name: String,
    along axis: LayoutConstraint.Axis,
    _ length: CGFloat,
    across: CGFloat,
    rank: Float
  ) {
    let isRow = axis == .horizontal
    self.init(name, isRow ? length : across, isRow ? across : length)
    setContentHuggingPriority(LayoutPriority(250 + rank), for: axis)
    setContentCompressionResistancePriority(LayoutPriority(750 + rank), for: axis)
  }

  override var intrinsicContentSize: CGSize { size }
}

/// Where something begins and ends along an axis.
struct Extent: Equatable, CustomStringConvertible {
  let start: CGFloat
  let end: CGFloat

  init(_ start: CGFloat, _ end: CGFloat) {
    self.start = start
    self.end = end
  }

  init(_ rect: CGRect, _ axis: LayoutConstraint.Axis) {
    switch axis {
    case .horizontal: self.init(rect.minX, rect.maxX)
    case .vertical: self.init(rect.minY, rect.maxY)
    }
  }

  var description: String { "\(start)...\(end)" }

  /// The same seen from the other end of a length.
  func mirrored(in length: CGFloat) -> Extent { Extent(length - end, length - start) }

  func isClose(to other: Extent) -> Bool {
    abs(start - other.start) < 1e-6 && abs(end - other.end) < 1e-6
  }
}

extension [Extent] {
  func isClose(to other: [Extent]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.isClose(to: $1) }
  }
}

extension StackView {
  /// Where the arranged views lie along `axis`.
  func extents(_ axis: LayoutConstraint.Axis) -> [Extent] {
    arrangedSubviews.map { Extent($0.frame, axis) }
  }

  /// The identifiers of the constraints in the stack and its views, each once, in order of the alphabet.
  var identifiers: [String] {
    let all = ([self] + arrangedSubviews).flatMap(\.constraints).compactMap(\.identifier)
    return Set(all).sorted()
  }
}

extension LayoutConstraint.Axis {
  var other: Self { self == .horizontal ? .vertical : .horizontal }
}
