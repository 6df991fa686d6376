#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

/// A container that shows a child as a sheet over a blur; the sheet is always dark.
final class SheetContainer: UIViewController {
  private let content: UIViewController
  let sheet: UIViewController
  let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let grabber = UIView()
  private var heightConstraint: NSLayoutConstraint?
  private(set) var detent: CGFloat = 0.4

  init(content: UIViewController, sheet: UIViewController) {
    self.content = content
    self.sheet = sheet
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var childForStatusBarStyle: UIViewController? { content }
  override var prefersStatusBarHidden: Bool { detent == 1 }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(content, in: view)
    NSLayoutConstraint.activate([
      content.view.topAnchor.constraint(equalTo: view.topAnchor),
      content.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])

    blur.layer.cornerRadius = 12
    blur.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    blur.clipsToBounds = true
    blur.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(blur)

    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    grabber.translatesAutoresizingMaskIntoConstraints = false
    blur.contentView.addSubview(grabber)

    sheet.overrideUserInterfaceStyle = .dark
    embed(sheet, in: blur.contentView)

    let height = blur.heightAnchor.constraint(
      equalTo: view.safeAreaLayoutGuide.heightAnchor,
      multiplier: detent
    )
    heightConstraint = height
    NSLayoutConstraint.activate([
      blur.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      blur.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      blur.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      height,
      grabber.topAnchor.constraint(equalTo: blur.contentView.topAnchor, constant: 6),
      grabber.centerXAnchor.constraint(equalTo: blur.contentView.centerXAnchor),
      grabber.widthAnchor.constraint(equalToConstant: 36),
      grabber.heightAnchor.constraint(equalToConstant: 5),
      sheet.view.topAnchor.constraint(equalTo: grabber.bottomAnchor, constant: 8),
      sheet.view.leadingAnchor.constraint(equalTo: blur.contentView.leadingAnchor),
      sheet.view.trailingAnchor.constraint(equalTo: blur.contentView.trailingAnchor),
      sheet.view.bottomAnchor.constraint(equalTo: blur.contentView.bottomAnchor),
    ])
  }

  func move(to detent: CGFloat) {
    self.detent = detent
    heightConstraint?.isActive = false
    heightConstraint = blur.heightAnchor.constraint(
      equalTo: view.safeAreaLayoutGuide.heightAnchor,
      multiplier: detent
    )
    heightConstraint?.isActive = true
    UIView.animate(withDuration: 0.3) {
      self.setNeedsStatusBarAppearanceUpdate()
      self.view.layoutIfNeeded()
    }
  }

  private func embed(_ child: UIViewController, in container: UIView) {
    addChild(child)
    child.view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
