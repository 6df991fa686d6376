// swift-format-ignore-file: ReplaceForEachWithForLoop

#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

// A message that slides in from above, with constraints found again by their identifiers.

final class ToastPresenter {
  private weak var host: UIView?
  private(set) var toast: UIView?
  private(set) var finished = false

  init(host: UIView) {
    self.host = host
  }

  func show(_ text: String, in guide: UILayoutGuide? = nil) {
    guard let host = host else { return }
    let toast = UIView()
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    label.textAlignment = .center
    toast.addSubview(label)
    host.addSubview(toast)
    [toast, label].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    let safe = guide ?? host.safeAreaLayoutGuide

    let hidden = toast.bottomAnchor.constraint(equalTo: host.topAnchor)
    hidden.identifier = "toast.hidden"
    let shown = toast.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8)
    shown.identifier = "toast.shown"
    hidden.isActive = true
    NSLayoutConstraint.activate([
      toast.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      toast.widthAnchor.constraint(lessThanOrEqualTo: safe.widthAnchor, constant: -32),
      toast.widthAnchor.constraint(lessThanOrEqualToConstant: 300),
      label.topAnchor.constraint(equalTo: toast.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: toast.bottomAnchor, constant: -10),
      label.leadingAnchor.constraint(equalTo: toast.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: toast.trailingAnchor, constant: -16),
    ])
    host.layoutIfNeeded()

    hidden.isActive = false
    shown.isActive = true
    UIView.animate(withDuration: 0.25) {
      toast.alpha = 1
      host.layoutIfNeeded()
    }
    self.toast = toast
  }

  func dismiss() {
    guard let host = host, let toast = toast else { return }
    let shown = host.constraints.filter { $0.identifier == "toast.shown" }
    NSLayoutConstraint.deactivate(shown)
    toast.bottomAnchor.constraint(equalTo: host.topAnchor).isActive = true
    UIView.animate(
      withDuration: 0.25,
      animations: { host.layoutIfNeeded() },
      completion: { [weak self] _ in
        toast.removeFromSuperview()
        self?.finished = true
      }
    )
  }
}
