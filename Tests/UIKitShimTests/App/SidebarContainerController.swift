#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

/// A list beside its detail where there is room, and below a strip where there is none.
final class SidebarContainerController: UIViewController {
  let sidebar: UIViewController
  let detail: UIViewController

  private var regularConstraints: [NSLayoutConstraint] = []
  private var compactConstraints: [NSLayoutConstraint] = []
  private(set) var transitionSizes: [CGSize] = []

  init(sidebar: UIViewController, detail: UIViewController) {
    self.sidebar = sidebar
    self.detail = detail
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(sidebar)
    embed(detail)
    let guide = view.safeAreaLayoutGuide
    regularConstraints = [
      sidebar.view.topAnchor.constraint(equalTo: view.topAnchor),
      sidebar.view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      sidebar.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      sidebar.view.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 1 / 3),
      detail.view.leadingAnchor.constraint(equalTo: sidebar.view.trailingAnchor),
      detail.view.topAnchor.constraint(equalTo: view.topAnchor),
    ]
    compactConstraints = [
      sidebar.view.topAnchor.constraint(equalTo: guide.topAnchor),
      sidebar.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      sidebar.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      sidebar.view.heightAnchor.constraint(equalToConstant: 56),
      detail.view.topAnchor.constraint(equalTo: sidebar.view.bottomAnchor),
      detail.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ]
    NSLayoutConstraint.activate([
      detail.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      detail.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    detail.additionalSafeAreaInsets = UIEdgeInsets(top: 12, left: 0, bottom: 0, right: 0)
    updateConstraints(for: traitCollection)
  }

  private func embed(_ child: UIViewController) {
    addChild(child)
    child.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  private func updateConstraints(for traits: UITraitCollection) {
    let isRegular = traits.horizontalSizeClass == .regular
    NSLayoutConstraint.deactivate(isRegular ? compactConstraints : regularConstraints)
    NSLayoutConstraint.activate(isRegular ? regularConstraints : compactConstraints)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass
    else { return }
    updateConstraints(for: traitCollection)
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(
      alongsideTransition: { _ in
        self.view.layoutIfNeeded()
      },
      completion: { _ in
        self.transitionSizes.append(self.view.bounds.size)
      }
    )
  }
}
