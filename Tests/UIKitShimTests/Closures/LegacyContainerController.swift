// swift-format-ignore-file: ReplaceForEachWithForLoop

#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

// A screen of the years between two systems: layout guides of the controller, and the safe area.

class LegacyContainerController: UIViewController {
  let header = UIView()
  let content = UIView()
  let footer = UIView()
  var usesSafeArea = false

  override func viewDidLoad() {
    super.viewDidLoad()
    [header, content, footer].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview($0)
    }
    let top: NSLayoutYAxisAnchor
    let bottom: NSLayoutYAxisAnchor
    if #available(iOS 11.0, *), usesSafeArea {
      top = view.safeAreaLayoutGuide.topAnchor
      bottom = view.safeAreaLayoutGuide.bottomAnchor
    } else {
      top = topLayoutGuide.bottomAnchor
      bottom = bottomLayoutGuide.topAnchor
    }
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: top),
      footer.bottomAnchor.constraint(equalTo: bottom),
    ])
    for subview in [header, content, footer] {
      NSLayoutConstraint(
        item: subview,
        attribute: .leading,
        relatedBy: .equal,
        toItem: view!,
        attribute: .leading,
        multiplier: 1,
        constant: 0
      ).isActive = true
      NSLayoutConstraint(
        item: view!,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: subview,
        attribute: .trailing,
        multiplier: 1,
        constant: 0
      ).isActive = true
    }
    let views: [String: Any] = [
      "header": header, "content": content, "footer": footer, "top": topLayoutGuide,
    ]
    view.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[header(==44)][content][footer(==header@750)]",
        options: [.alignAllLeading, .alignAllTrailing],
        metrics: nil,
        views: views
      )
    )
    guard let root = view else { return }
    root.accessibilityIdentifier = "legacy root"
  }
}
