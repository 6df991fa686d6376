#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

/// Two panels, beside each other where there is room, and a font by the width of the screen.
final class WeatherController: UIViewController {
  let panels = [UIView(), UIView()]
  let degreesLabel = UILabel()
  private var compactConstraints: [NSLayoutConstraint] = []
  private var regularConstraints: [NSLayoutConstraint] = []
  private(set) var columns = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let isSmall = UIScreen.main.bounds.width <= 320
    degreesLabel.text = "21°"
    degreesLabel.font = .systemFont(ofSize: isSmall ? 48 : 64, weight: .light)
    for panel in panels {
      panel.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(panel)
    }
    degreesLabel.translatesAutoresizingMaskIntoConstraints = false
    panels[0].addSubview(degreesLabel)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      degreesLabel.centerXAnchor.constraint(equalTo: panels[0].centerXAnchor),
      degreesLabel.centerYAnchor.constraint(equalTo: panels[0].centerYAnchor),
      panels[0].topAnchor.constraint(equalTo: safe.topAnchor),
      panels[0].leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      panels[1].trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      panels[1].bottomAnchor.constraint(equalTo: safe.bottomAnchor),
    ])
    compactConstraints = [
      panels[0].trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      panels[1].leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      panels[1].topAnchor.constraint(equalTo: panels[0].bottomAnchor, constant: 1),
      panels[1].heightAnchor.constraint(equalTo: panels[0].heightAnchor, multiplier: 2),
    ]
    regularConstraints = [
      panels[0].bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      panels[1].topAnchor.constraint(equalTo: safe.topAnchor),
      panels[1].leadingAnchor.constraint(equalTo: panels[0].trailingAnchor, constant: 1),
      panels[0].widthAnchor.constraint(equalToConstant: 320),
    ]
    arrange()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrange()
  }

  private func arrange() {
    NSLayoutConstraint.deactivate(compactConstraints + regularConstraints)
    switch traitCollection.horizontalSizeClass {
    case .regular:
      columns = 2
      NSLayoutConstraint.activate(regularConstraints)
    case .compact, .unspecified:
      columns = 1
      NSLayoutConstraint.activate(compactConstraints)
    }
  }
}
