// swift-format-ignore-file: ReplaceForEachWithForLoop

#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

// A player with constraints for each shape of the screen, made late and once.

final class PlayerView: UIView {
  private enum Metrics {
    static let margin: CGFloat = 20
    static let artwork: CGFloat = 320
  }

  let artworkView = UIView()
  let titleLabel = UILabel()
  let artistLabel = UILabel()
  let progressView = UIView()
  let controls: UIStackView = {
    let stack = UIStackView()
    stack.distribution = .equalCentering
    stack.alignment = .center
    return stack
  }()

  private var didSetupConstraints = false
  private var portraitConstraints: [NSLayoutConstraint] = []
  private var landscapeConstraints: [NSLayoutConstraint] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = UIFont.preferredFont(forTextStyle: .title2)
    titleLabel.textAlignment = .center
    artistLabel.font = .preferredFont(forTextStyle: .body)
    artistLabel.textAlignment = .center
    for (index, size) in [CGFloat(44), 60, 44].enumerated() {
      let button = UIView()
      button.tag = index + 1
      button.widthAnchor.constraint(equalToConstant: size).isActive = true
      button.heightAnchor.constraint(equalTo: button.widthAnchor).isActive = true
      controls.addArrangedSubview(button)
    }
    [artworkView, titleLabel, artistLabel, progressView, controls].forEach { view in
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    setNeedsUpdateConstraints()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var requiresConstraintBasedLayout: Bool { true }

  override func updateConstraints() {
    if !didSetupConstraints {
      didSetupConstraints = true
      makeConstraints()
    }
    let isLandscape = traitCollection.verticalSizeClass == .compact
    NSLayoutConstraint.deactivate(isLandscape ? portraitConstraints : landscapeConstraints)
    NSLayoutConstraint.activate(isLandscape ? landscapeConstraints : portraitConstraints)
    super.updateConstraints()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.verticalSizeClass != previousTraitCollection?.verticalSizeClass {
      setNeedsUpdateConstraints()
    }
  }

  private func makeConstraints() {
    let guide = safeAreaLayoutGuide
    let width = artworkView.widthAnchor.constraint(equalToConstant: Metrics.artwork)
    width.priority = UILayoutPriority(rawValue: UILayoutPriority.required.rawValue - 1)
    NSLayoutConstraint.activate([
      width,
      artworkView.heightAnchor.constraint(equalTo: artworkView.widthAnchor, multiplier: 9 / 16),
      artistLabel.firstBaselineAnchor.constraint(
        equalTo: titleLabel.lastBaselineAnchor,
        constant: 28
      ),
      artistLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      artistLabel.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
      progressView.topAnchor.constraint(
        equalToSystemSpacingBelow: artistLabel.bottomAnchor,
        multiplier: 2
      ),
      progressView.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      progressView.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
      progressView.heightAnchor.constraint(equalToConstant: 4),
      controls.topAnchor.constraint(equalTo: progressView.bottomAnchor, constant: 12),
      controls.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      controls.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
    ])
    portraitConstraints = [
      artworkView.topAnchor.constraint(equalTo: guide.topAnchor, constant: Metrics.margin),
      artworkView.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      artworkView.leadingAnchor.constraint(
        greaterThanOrEqualTo: guide.leadingAnchor,
        constant: Metrics.margin
      ),
      titleLabel.topAnchor.constraint(equalTo: artworkView.bottomAnchor, constant: 16),
      titleLabel.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: Metrics.margin),
      titleLabel.trailingAnchor.constraint(
        equalTo: guide.trailingAnchor,
        constant: -Metrics.margin
      ),
    ]
    landscapeConstraints = [
      artworkView.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      artworkView.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      titleLabel.topAnchor.constraint(equalTo: artworkView.topAnchor),
      titleLabel.leadingAnchor.constraint(equalTo: artworkView.trailingAnchor, constant: 24),
      titleLabel.trailingAnchor.constraint(
        equalTo: guide.trailingAnchor,
        constant: -Metrics.margin
      ),
    ]
  }
}
