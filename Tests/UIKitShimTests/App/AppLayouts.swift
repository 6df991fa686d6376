#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

// Layouts as apps write them: below the import nothing is made for this package.

/// A bar over the safe area, by anchors.
func pinBanner(_ host: UIView, _ banner: UIView) -> [NSLayoutConstraint] {
  banner.translatesAutoresizingMaskIntoConstraints = false
  host.addSubview(banner)
  let preferredHeight = banner.heightAnchor.constraint(equalToConstant: 80)
  preferredHeight.priority = .defaultHigh
  preferredHeight.identifier = "banner height"
  let constraints = [
    banner.leadingAnchor.constraint(equalTo: host.safeAreaLayoutGuide.leadingAnchor, constant: 16),
    banner.trailingAnchor.constraint(
      equalTo: host.safeAreaLayoutGuide.trailingAnchor,
      constant: -16
    ),
    banner.topAnchor.constraint(equalTo: host.safeAreaLayoutGuide.topAnchor),
    preferredHeight,
    banner.heightAnchor.constraint(lessThanOrEqualTo: host.heightAnchor, multiplier: 0.1),
  ]
  NSLayoutConstraint.activate(constraints)
  return constraints
}

/// The same kind of thing by the item initializer.
func centerBadge(_ badge: UIView, in host: UIView) {
  badge.translatesAutoresizingMaskIntoConstraints = false
  host.addSubview(badge)
  let attributes: [NSLayoutConstraint.Attribute] = [.centerX, .centerY]
  host.addConstraints(
    attributes.map {
      NSLayoutConstraint(
        item: badge,
        attribute: $0,
        relatedBy: .equal,
        toItem: host,
        attribute: $0,
        multiplier: 1,
        constant: 0
      )
    }
  )
  NSLayoutConstraint(
    item: badge,
    attribute: .width,
    relatedBy: .equal,
    toItem: nil,
    attribute: .notAnAttribute,
    multiplier: 1,
    constant: 44
  ).isActive = true
  NSLayoutConstraint(
    item: badge,
    attribute: .height,
    relatedBy: .equal,
    toItem: badge,
    attribute: .width,
    multiplier: 0.5,
    constant: 2
  ).isActive = true
}

/// Two columns with equal gaps, by guides of the app's own.
func spread(_ left: UIView, _ right: UIView, in host: UIView) -> [UILayoutGuide] {
  let gaps = (0..<3).map { _ in UILayoutGuide() }
  gaps.forEach(host.addLayoutGuide)
  for view in [left, right] {
    view.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    view.topAnchor.constraint(equalTo: host.layoutMarginsGuide.topAnchor).isActive = true
    view.bottomAnchor.constraint(equalTo: host.layoutMarginsGuide.bottomAnchor).isActive = true
  }
  var edges: [NSLayoutXAxisAnchor] = [host.leadingAnchor]
  for (gap, view) in zip(gaps, [left, right]) {
    gap.leadingAnchor.constraint(equalTo: edges[edges.endIndex - 1]).isActive = true
    gap.trailingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    edges.append(view.trailingAnchor)
  }
  NSLayoutConstraint.activate([
    gaps[2].leadingAnchor.constraint(equalTo: right.trailingAnchor),
    gaps[2].trailingAnchor.constraint(equalTo: host.trailingAnchor),
    gaps[1].widthAnchor.constraint(equalTo: gaps[0].widthAnchor),
    gaps[2].widthAnchor.constraint(equalTo: gaps[0].widthAnchor),
  ])
  return gaps
}

extension UIView {
  /// The helper that every app has.
  @discardableResult
  func pinEdges(to other: UIView, insets: UIEdgeInsets = .zero) -> [NSLayoutConstraint] {
    translatesAutoresizingMaskIntoConstraints = false
    let constraints = [
      topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
      leftAnchor.constraint(equalTo: other.leftAnchor, constant: insets.left),
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -insets.bottom),
      rightAnchor.constraint(equalTo: other.rightAnchor, constant: -insets.right),
    ]
    NSLayoutConstraint.activate(constraints)
    return constraints
  }
}
