#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

// A sheet over another controller, which rests at one of three heights.

final class BottomSheetContainer: UIViewController {
  enum Detent: CaseIterable {
    case collapsed, half, full
  }

  private let contentViewController: UIViewController
  private let sheetController: UIViewController
  private lazy var sheetTop = sheetController.view.topAnchor.constraint(
    equalTo: view.bottomAnchor,
    constant: -collapsedHeight
  )
  private var collapsedHeight: CGFloat { 88 + view.safeAreaInsets.bottom }
  private let grabber = UIView()
  private(set) var layouts = 0

  var detent = Detent.collapsed {
    didSet {
      guard detent != oldValue else { return }
      updateSheet()
      UIView.animate(
        withDuration: 0.4,
        delay: 0,
        usingSpringWithDamping: 0.9,
        initialSpringVelocity: 0,
        options: [.allowUserInteraction, .beginFromCurrentState],
        animations: { self.view.layoutIfNeeded() },
        completion: nil
      )
    }
  }

  init(content: UIViewController, sheet: UIViewController) {
    contentViewController = content
    sheetController = sheet
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [contentViewController, sheetController] {
      addChild(child)
      view.addSubview(child.view)
      child.view.translatesAutoresizingMaskIntoConstraints = false
      child.didMove(toParent: self)
    }
    sheetController.view.layer.cornerRadius = 12
    grabber.translatesAutoresizingMaskIntoConstraints = false
    sheetController.view.addSubview(grabber)
    NSLayoutConstraint.activate(
      [
        contentViewController.view.topAnchor.constraint(equalTo: view.topAnchor),
        contentViewController.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        sheetTop,
        sheetController.view.heightAnchor.constraint(
          equalTo: view.heightAnchor,
          constant: -view.safeAreaInsets.top
        ),
        grabber.centerXAnchor.constraint(equalTo: sheetController.view.centerXAnchor),
        grabber.topAnchor.constraint(equalTo: sheetController.view.topAnchor, constant: 6),
        grabber.widthAnchor.constraint(equalToConstant: 36),
        grabber.heightAnchor.constraint(equalToConstant: 5),
      ]
        + [contentViewController, sheetController].flatMap { child -> [NSLayoutConstraint] in
          [
            child.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            child.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          ]
        }
    )
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    updateSheet()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layouts += 1
    if children.contains(sheetController) {
      contentViewController.additionalSafeAreaInsets.bottom =
        collapsedHeight - view.safeAreaInsets.bottom
    }
  }

  private func updateSheet() {
    switch detent {
    case .collapsed: sheetTop.constant = -collapsedHeight
    case .half: sheetTop.constant = -view.bounds.height / 2
    case .full: sheetTop.constant = -view.bounds.height + view.safeAreaInsets.top + 10
    }
  }
}
