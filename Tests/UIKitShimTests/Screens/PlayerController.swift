#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

/// A record cover, a slider and three buttons; sideways the cover is smaller.
final class PlayerController: UIViewController {
  let artworkView = UIImageView()
  let slider = UISlider()
  let elapsedLabel = UILabel()
  let remainingLabel = UILabel()
  let buttons = ["backward.fill", "play.fill", "forward.fill"].map { name -> UIButton in
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: name), for: .normal)
    button.widthAnchor.constraint(equalToConstant: 44).isActive = true
    button.heightAnchor.constraint(equalTo: button.widthAnchor).isActive = true
    return button
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    artworkView.contentMode = .scaleAspectFill
    artworkView.clipsToBounds = true
    for label in [elapsedLabel, remainingLabel] {
      label.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
    }
    elapsedLabel.text = "1:05"
    remainingLabel.text = "-2:10"
    let transport = UIStackView(arrangedSubviews: buttons)
    transport.distribution = .equalSpacing
    transport.alignment = .center
    for subview in [artworkView, slider, elapsedLabel, remainingLabel, transport] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let safe = view.safeAreaLayoutGuide
    let preferredWidth = artworkView.widthAnchor.constraint(
      equalTo: view.widthAnchor,
      constant: -40
    )
    preferredWidth.priority = UILayoutPriority(rawValue: 900)
    NSLayoutConstraint.activate([
      artworkView.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      artworkView.topAnchor.constraint(equalTo: safe.topAnchor, constant: 24),
      artworkView.heightAnchor.constraint(equalTo: artworkView.widthAnchor),
      artworkView.heightAnchor.constraint(lessThanOrEqualTo: safe.heightAnchor, multiplier: 0.4),
      preferredWidth,
      slider.topAnchor.constraint(equalTo: artworkView.bottomAnchor, constant: 24),
      slider.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
      safe.trailingAnchor.constraint(equalTo: slider.trailingAnchor, constant: 20),
      elapsedLabel.topAnchor.constraint(equalTo: slider.bottomAnchor, constant: 4),
      elapsedLabel.leadingAnchor.constraint(equalTo: slider.leadingAnchor),
      remainingLabel.firstBaselineAnchor.constraint(equalTo: elapsedLabel.firstBaselineAnchor),
      remainingLabel.trailingAnchor.constraint(equalTo: slider.trailingAnchor),
      transport.topAnchor.constraint(equalTo: elapsedLabel.bottomAnchor, constant: 12),
      transport.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      transport.widthAnchor.constraint(equalToConstant: 220),
    ])
  }
}
