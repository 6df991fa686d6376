public import Foundation
import LayoutDevices
import LayoutGeometry
@_spi(SystemViews) public import LayoutViews
public import ScreenFrames

/// A row of dots, one for each page: UIKit's `UIPageControl`.
///
/// As it is from iOS 14 on: 26 high, and with three pages 115.5 wide, as Interface Builder shows. The width
/// of each further page is not sourced; 17.5 is an estimate. In iOS 26 five pages are 126 wide, and the dot of the page
/// that shows is larger. The platter behind the dots, which shows while a finger is on it, is drawn from iOS 26 on; what it
/// is like before is not known.
open class PageControl: Control {
  /// The number of pages.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = min(currentPage, max(0, numberOfPages - 1))
      if numberOfPages != oldValue { pagesDidChange() }
    }
  }
  /// The page that shows, counted from 0.
  open var currentPage = 0 {
    didSet {
      currentPage = min(max(0, currentPage), max(0, numberOfPages - 1))
      setNeedsLayout()
    }
  }
  /// Whether a single page has no dot.
  open var hidesForSinglePage = false { didSet { setNeedsLayout() } }
  /// The color of the other dots, or `nil` for the system's.
  open var pageIndicatorTintColor: ColorObject?
  /// The color of the dot of the page that shows, or `nil` for the system's.
  open var currentPageIndicatorTintColor: ColorObject?

  @_spi(SystemViews) public override var role: String? { "page-control" }

  /// Returns the size of so many dots.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let pages = CGFloat(max(0, pageCount))
    return CGSize(
      width: pages * distance
        + (isGlass ? GlassControlMetrics.pagePadding : ControlMetrics.pagePadding),
      height: isGlass ? GlassControlMetrics.pageControlHeight : ControlMetrics.pageControlHeight
    )
  }

  /// The distance of the middles of two dots.
  private var distance: CGFloat {
    isGlass ? GlassControlMetrics.pageDistance : ControlMetrics.pageDistance
  }

  /// Takes over the size of dots in the design of the window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if isGlass { pagesDidChange() }
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Responds to a tap beside the middle with the next page or the one before.
  open override func touchesEnded(_ touches: Set<Touch>, with event: LayoutViews.Event?) {
    super.touchesEnded(touches, with: event)
    guard isEnabled, let touch = touches.earliest else { return }
    let place = touch.location(in: self)
    guard point(inside: place, with: event) else { return }
    let old = currentPage
    currentPage += (place.x > bounds.midX) == isMirrored ? -1 : 1
    if currentPage != old { send(.valueChanged, for: event) }
  }

  private func pagesDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The dots, in the middle, and the platter behind them under a finger.
  @_spi(SystemViews) public override var drawing: [ScreenElement] {
    // Dots that do not fit are not drawn, so that a hostile number costs nothing.
    let fitting = Int(min(1_000, max(0, bounds.width / distance)))
    let count = hidesForSinglePage && numberOfPages == 1 ? 0 : min(numberOfPages, fitting)
    let start = bounds.midX - CGFloat(count - 1) / 2 * distance
    let dots: (other: CGFloat, current: CGFloat) =
      isGlass ? GlassControlMetrics.pageDot : (ControlMetrics.pageDot, ControlMetrics.pageDot)
    let opacity = isGlass ? GlassControlMetrics.pageOpacity : ControlMetrics.pageOpacity
    let label = SystemColor.label.dynamicColor
    let platter = isGlass && isHighlighted && count > 0 ? [platter(forNumberOfPages: count)] : []
    return platter
      + (0..<count).map { page in
        let side = page == currentPage ? dots.current : dots.other
        let dot = CGRect(
          x: start + CGFloat(page) * distance - side / 2,
          y: bounds.midY - side / 2,
          width: side,
          height: side
        )
        let color =
          page == currentPage
          ? currentPageIndicatorTintColor?.value ?? label
          : pageIndicatorTintColor?.value ?? label.faded(by: opacity)
        return .fill(.pill(mirrored(dot)), color)
      }
  }

  private func platter(forNumberOfPages count: Int) -> ScreenElement {
    let size = size(forNumberOfPages: count)
    let place = CGRect(
      x: bounds.midX - size.width / 2,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
    return .fill(.pill(place), GlassControlMetrics.pagePlatter)
  }
}

extension PageControl: ValueView {
  package var drawnValue: String? {
    numberOfPages > 0 ? "\(currentPage + 1) of \(numberOfPages)" : nil
  }
}
