#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

// Pages side by side in a scroll view, each as wide as the frame, with a caption in the margins.

final class PhotoPager: UIView, UIScrollViewDelegate {
  let scrollView: UIScrollView = {
    let scrollView = UIScrollView()
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    return scrollView
  }()
  private(set) var pages: [UIView] = []
  private(set) var currentPage = 0
  let pageWidthPadding: CGFloat = 10

  init(count: Int) {
    super.init(frame: .zero)
    scrollView.delegate = self
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(scrollView)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: -pageWidthPadding),
      scrollView.trailingAnchor.constraint(equalTo: trailingAnchor, constant: pageWidthPadding),
    ])
    let content = scrollView.contentLayoutGuide
    let frameGuide = scrollView.frameLayoutGuide
    var leading = content.leadingAnchor
    for index in 0..<count {
      let page = UIView()
      page.tag = index
      page.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(page)
      pages.append(page)
      NSLayoutConstraint.activate([
        page.leadingAnchor.constraint(equalTo: leading, constant: pageWidthPadding),
        page.topAnchor.constraint(equalTo: content.topAnchor),
        page.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        page.widthAnchor.constraint(
          equalTo: frameGuide.widthAnchor,
          constant: -2 * pageWidthPadding
        ),
        page.heightAnchor.constraint(equalTo: frameGuide.heightAnchor),
      ])
      let caption = UILabel()
      caption.text = "Page \(index + 1)"
      caption.translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(caption)
      NSLayoutConstraint.activate([
        caption.leadingAnchor.constraint(equalTo: page.layoutMarginsGuide.leadingAnchor),
        caption.bottomAnchor.constraint(equalTo: page.layoutMarginsGuide.bottomAnchor),
        caption.trailingAnchor.constraint(
          lessThanOrEqualTo: page.layoutMarginsGuide.trailingAnchor
        ),
      ])
      leading = page.trailingAnchor
      if index < count - 1 {
        let gap = UILayoutGuide()
        page.addLayoutGuide(gap)
        NSLayoutConstraint.activate([
          gap.leadingAnchor.constraint(equalTo: page.trailingAnchor),
          gap.widthAnchor.constraint(equalToConstant: pageWidthPadding),
        ])
        leading = gap.trailingAnchor
      }
    }
    pages.last?.trailingAnchor.constraint(
      equalTo: content.trailingAnchor,
      constant: -pageWidthPadding
    ).isActive = true
  }

  required init?(coder: NSCoder) { fatalError() }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView == self.scrollView, scrollView.bounds.width > 0 else { return }
    currentPage = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
  }
}
