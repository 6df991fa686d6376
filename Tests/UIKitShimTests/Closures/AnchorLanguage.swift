import UIKitShim

// Anchors behind a protocol of the application's own, as small layout languages have them.

protocol PinnableAnchor {
  func constraint(equalTo anchor: Self, constant: CGFloat) -> NSLayoutConstraint
  func constraint(greaterThanOrEqualTo anchor: Self, constant: CGFloat) -> NSLayoutConstraint
  func constraint(lessThanOrEqualTo anchor: Self, constant: CGFloat) -> NSLayoutConstraint
}

extension NSLayoutAnchor: PinnableAnchor {}

protocol FixableDimension: PinnableAnchor {
  func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint
  func constraint(equalTo anchor: Self, multiplier m: CGFloat) -> NSLayoutConstraint
}

extension NSLayoutDimension: FixableDimension {}

struct Pin<Anchor: PinnableAnchor> {
  let anchor: Anchor

  func equals(_ other: Anchor, plus constant: CGFloat = 0) {
    anchor.constraint(equalTo: other, constant: constant).isActive = true
  }

  func isAtMost(_ other: Anchor, plus constant: CGFloat = 0) {
    anchor.constraint(lessThanOrEqualTo: other, constant: constant).isActive = true
  }
}

extension Pin where Anchor: FixableDimension {
  func equals(_ constant: CGFloat) { anchor.constraint(equalToConstant: constant).isActive = true }
}

final class BadgeRow: UIView {
  let badge = UIView()
  let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [badge, line] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    Pin(anchor: badge.leadingAnchor).equals(leadingAnchor, plus: 12)
    Pin(anchor: badge.centerYAnchor).equals(centerYAnchor)
    Pin(anchor: badge.widthAnchor).equals(24)
    Pin(anchor: badge.heightAnchor).equals(badge.widthAnchor)
    Pin(anchor: line.bottomAnchor).equals(bottomAnchor)
    Pin(anchor: line.heightAnchor).equals(1)
    // Methods as values.
    let pinLeading = line.leadingAnchor.constraint(equalTo:constant:)
    let fixWidth = line.widthAnchor.constraint(equalTo:multiplier:)
    NSLayoutConstraint.activate([
      pinLeading(badge.trailingAnchor, 8), fixWidth(widthAnchor, 0.5),
    ])
    Pin(anchor: line.trailingAnchor).isAtMost(trailingAnchor, plus: -12)
  }

  required init?(coder: NSCoder) { nil }
}
