#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

/// Shares of a whole as bars side by side, tied by guides and multipliers.
final class SegmentedMeter: UIView {
  struct Segment {
    var share: CGFloat
    var color: UIColor
  }

  private(set) var bars: [UIView] = []
  private let track = UILayoutGuide()

  init(segments: [Segment]) {
    super.init(frame: .zero)
    layoutMargins = UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 10)
    track.identifier = "track"
    addLayoutGuide(track)
    NSLayoutConstraint.activate([
      track.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      track.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      track.centerYAnchor.constraint(equalTo: centerYAnchor),
      track.heightAnchor.constraint(equalToConstant: 8),
    ])
    var previous: UIView?
    for segment in segments {
      let bar = UIView()
      bar.backgroundColor = segment.color.withAlphaComponent(0.9)
      bar.translatesAutoresizingMaskIntoConstraints = false
      addSubview(bar)
      bar.topAnchor.constraint(equalTo: track.topAnchor).isActive = true
      bar.bottomAnchor.constraint(equalTo: track.bottomAnchor).isActive = true
      bar.leadingAnchor.constraint(
        equalTo: previous?.trailingAnchor ?? track.leadingAnchor
      ).isActive = true
      let width = bar.widthAnchor.constraint(
        equalTo: track.widthAnchor,
        multiplier: segment.share
      )
      width.identifier = "share \(segment.share)"
      width.isActive = true
      bars.append(bar)
      previous = bar
    }
    let rest = track.trailingAnchor.anchorWithOffset(to: layoutMarginsGuide.trailingAnchor)
    rest.constraint(greaterThanOrEqualToConstant: 0).isActive = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError() }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 16)
  }

  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 2, left: 0, bottom: 2, right: 0)
  }
}
