#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

/// Pages side by side, as wide as the screen, and dots for them.
final class OnboardingPager: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let pageControl = UIPageControl()
  private(set) var pages: [UIView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)

    pages = ["Find", "Select", "Done"].map { title in
      let label = UILabel()
      label.text = title
      label.font = .systemFont(ofSize: 34, weight: .bold)
      label.translatesAutoresizingMaskIntoConstraints = false
      let page = UIView()
      page.translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(label)
      label.centerXAnchor.constraint(equalTo: page.centerXAnchor).isActive = true
      label.centerYAnchor.constraint(equalTo: page.centerYAnchor).isActive = true
      scrollView.addSubview(page)
      return page
    }
    pageControl.numberOfPages = pages.count
    pageControl.currentPageIndicatorTintColor = .systemBlue
    pageControl.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(pageControl)

    let content = scrollView.contentLayoutGuide
    let frame = scrollView.frameLayoutGuide
    var constraints: [NSLayoutConstraint] = []
    var previous = content.leadingAnchor
    for page in pages {
      constraints += [
        page.leadingAnchor.constraint(equalTo: previous),
        page.topAnchor.constraint(equalTo: content.topAnchor),
        page.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        page.widthAnchor.constraint(equalTo: frame.widthAnchor),
        page.heightAnchor.constraint(equalTo: frame.heightAnchor),
      ]
      previous = page.trailingAnchor
    }
    constraints.append(previous.constraint(equalTo: content.trailingAnchor))
    constraints += [
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: pageControl.topAnchor, constant: -16),
      pageControl.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      pageControl.bottomAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.bottomAnchor,
        constant: -20
      ),
    ]
    NSLayoutConstraint.activate(constraints)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.bounds.width > 0 else { return }
    pageControl.currentPage = Int(round(scrollView.contentOffset.x / scrollView.bounds.width))
  }
}
