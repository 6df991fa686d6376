#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

/// A preview that pretends to be on a wide screen.
final class WidePreview: UIView {
  override var traitCollection: UITraitCollection {
    UITraitCollection(traitsFrom: [
      super.traitCollection, UITraitCollection(horizontalSizeClass: .regular),
    ])
  }

  override var window: UIWindow? { isShown ? super.window : nil }
  var isShown = true

  private let content = UILayoutGuide()
  override var layoutMarginsGuide: UILayoutGuide { content }

  override var tintColor: UIColor! {
    didSet { tints += 1 }
  }
  private(set) var tints = 0

  override var accessibilityLabel: String? {
    get { "Preview" }
    set {}
  }

  let box = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addLayoutGuide(content)
    box.translatesAutoresizingMaskIntoConstraints = false
    addSubview(box)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      content.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 30),
      content.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
      content.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -30),
      box.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      box.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      box.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func insertSubview(_ view: UIView, at index: Int) {
    super.insertSubview(view, at: min(index, 0))
  }
}

/// A constraint that tells when it counts.
final class LoggedConstraint: NSLayoutConstraint {
  var changes: [Bool] = []

  override var isActive: Bool {
    didSet { changes.append(isActive) }
  }
}

/// A controller that pretends to be narrow.
final class NarrowController: UIViewController {
  override var traitCollection: UITraitCollection {
    super.traitCollection.modifyingTraits { $0.horizontalSizeClass = .compact }
  }
}
