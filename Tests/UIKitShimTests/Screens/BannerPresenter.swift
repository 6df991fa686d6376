#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

/// A message that comes from above the screen, no wider than is good to read.
final class BannerPresenter {
  private weak var host: UIView?
  private var hidden: NSLayoutConstraint!
  private var shown: NSLayoutConstraint!
  let banner = UIView().then {
    $0.translatesAutoresizingMaskIntoConstraints = false
    $0.layer.cornerRadius = 12
    $0.layer.shadowOpacity = 0.2
  }
  let label = UILabel().then {
    $0.numberOfLines = 0
    $0.translatesAutoresizingMaskIntoConstraints = false
  }

  init(host: UIView, text: String) {
    self.host = host
    label.text = text
    banner.addSubview(label)
    host.addSubview(banner)
    let height = ceil(
      text.boundingRect(
        with: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude),
        options: [.usesLineFragmentOrigin, .usesFontLeading],
        attributes: [.font: UIFont.systemFont(ofSize: 17)],
        context: nil
      ).height
    )
    shown = banner.topAnchor.constraint(equalTo: host.safeAreaLayoutGuide.topAnchor, constant: 8)
    hidden = banner.bottomAnchor.constraint(equalTo: host.topAnchor)
    let fullWidth = banner.widthAnchor.constraint(equalTo: host.widthAnchor, constant: -32)
    fullWidth.priority = .required - 1
    NSLayoutConstraint.activate([
      hidden,
      banner.centerXAnchor.constraint(equalTo: host.centerXAnchor),
      fullWidth,
      banner.widthAnchor.constraint(lessThanOrEqualToConstant: 400),
      banner.heightAnchor.constraint(greaterThanOrEqualToConstant: height),
      label.topAnchor.constraint(equalToSystemSpacingBelow: banner.topAnchor, multiplier: 1.5),
      label.leadingAnchor.constraint(equalTo: banner.leadingAnchor, constant: 16),
      banner.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16),
      banner.bottomAnchor.constraint(
        equalToSystemSpacingBelow: label.bottomAnchor,
        multiplier: 1.5
      ),
    ])
  }

  func present() {
    hidden.isActive = false
    shown.isActive = true
    UIView.animate(withDuration: 0.3) { [host] in host?.layoutIfNeeded() }
  }

  func dismiss() {
    shown.isActive = false
    hidden.isActive = true
    host?.layoutIfNeeded()
  }
}
