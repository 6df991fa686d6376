#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

/// A number in a pill that pops when it changes and makes its constraints when they are asked for.
final class UnreadBadge: UIView {
  private lazy var label: UILabel = {
    let label = UILabel()
    label.font = .boldSystemFont(ofSize: 13)
    label.textColor = .white
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    return label
  }()
  private var didSetupConstraints = false

  var count = 0 {
    didSet {
      guard count != oldValue else { return }
      label.text = count > 99 ? "99+" : "\(count)"
      isHidden = count == 0
      setNeedsUpdateConstraints()
      pop()
    }
  }

  override class var requiresConstraintBasedLayout: Bool { true }

  override func updateConstraints() {
    if !didSetupConstraints {
      didSetupConstraints = true
      backgroundColor = .systemRed
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: topAnchor, constant: 2),
        label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -2),
        label.leftAnchor.constraint(equalTo: leftAnchor, constant: 6),
        label.rightAnchor.constraint(equalTo: rightAnchor, constant: -6),
        widthAnchor.constraint(greaterThanOrEqualTo: heightAnchor),
      ])
    }
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }

  private func pop() {
    transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    UIView.animate(
      withDuration: 0.4,
      delay: 0,
      usingSpringWithDamping: 0.6,
      initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      self.transform = .identity
    }
  }
}
