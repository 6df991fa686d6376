import Foundation
import LayoutControls
import LayoutGeometry
@_spi(SystemViews) import LayoutViews
import ScreenFrames
import Testing

@Suite struct PageControlTests {
  @Test func `three pages are as large as Interface Builder shows them`() {
    let control = PageControl()
    control.numberOfPages = 3
    #expect(control.intrinsicContentSize == CGSize(width: 115.5, height: 26))
    #expect(control.size(forNumberOfPages: 3) == control.sizeThatFits(.zero))
    #expect(control.size(forNumberOfPages: -1).width == control.size(forNumberOfPages: 0).width)
  }

  @Test func `the page that shows is one of the pages`() {
    let control = PageControl()
    control.currentPage = 2
    #expect(control.currentPage == 0)
    control.numberOfPages = 4
    control.currentPage = 9
    #expect(control.currentPage == 3)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.numberOfPages = -5
    #expect(control.numberOfPages == 0 && control.currentPage == 0)
  }

  @Test func `each page has a dot, in the middle`() {
    let control = PageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
    control.numberOfPages = 3
    control.currentPage = 2
    control.currentPageIndicatorTintColor = .black
    func dots() -> [(x: CGFloat, isBlack: Bool)] {
      control.drawnShapes.compactMap { shape in
        guard case .rectangle(let rect, _) = shape.outline else { return nil }
        return (rect.midX, shape.fill == .black)
      }
    }
    #expect(dots().map(\.x) == [82.5, 100, 117.5])
    #expect(dots().map(\.isBlack) == [false, false, true])
    control.semanticContentAttribute = .forceRightToLeft
    #expect(dots().map(\.x) == [117.5, 100, 82.5])
    control.numberOfPages = 1
    control.hidesForSinglePage = true
    #expect(control.drawing.isEmpty)
    control.numberOfPages = .max
    #expect(control.drawing.count < 20)
  }
}
