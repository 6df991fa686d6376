#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

/// A picture above a scrolling text that shrinks while one scrolls and grows when one pulls.
final class StretchyHeaderController: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let headerView = UIImageView()
  let bodyLabel = UILabel()
  private let maximumHeight: CGFloat = 200
  private let minimumHeight: CGFloat = 80
  private var headerHeight: NSLayoutConstraint?

  override func loadView() {
    let root = UIView()
    root.backgroundColor = .systemGroupedBackground
    view = root
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.delegate = self
    scrollView.alwaysBounceVertical = true
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentInset.top = maximumHeight
    view.addSubview(scrollView)

    headerView.contentMode = .scaleAspectFill
    headerView.clipsToBounds = true
    headerView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(headerView)
    let height = headerView.heightAnchor.constraint(equalToConstant: maximumHeight)
    headerHeight = height
    NSLayoutConstraint.activate([
      headerView.topAnchor.constraint(equalTo: view.topAnchor),
      headerView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      headerView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      height,
    ])

    bodyLabel.numberOfLines = 0
    bodyLabel.font = .preferredFont(forTextStyle: .body)
    scrollView.addSubview(bodyLabel)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let width = view.bounds.width - 32
    let size = bodyLabel.sizeThatFits(CGSize(width: width, height: .infinity))
    bodyLabel.frame = CGRect(x: 16, y: 16, width: width, height: size.height)
    scrollView.contentSize = CGSize(width: view.bounds.width, height: bodyLabel.frame.maxY + 16)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    headerHeight?.constant = max(minimumHeight, -scrollView.contentOffset.y)
  }
}
