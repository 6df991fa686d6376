import Foundation
import LayoutControls
import LayoutDevices
import LayoutGeometry
import LayoutViews
import Testing

@Suite struct ScrollViewTests {
  final class Recorder: ScrollViewDelegate {
    var log: [String] = []

    func scrollViewDidScroll(_ scrollView: ScrollView) {
      log.append("didScroll \(scrollView.contentOffset.y)")
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
      log.append("didEndAnimation")
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {
      log.append("didChangeInset \(scrollView.adjustedContentInset.top)")
    }
  }

  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let behavior: ScrollView.ContentInsetAdjustmentBehavior
    var height: CGFloat = 100
    var bounces = false
    var isContained = false
    let inset: EdgeInsets
  }

  // On an iPhone 15 held upright: 59 at the top, 34 at the bottom; 97.67 under a navigation bar.
  @Test(arguments: [
    Row(testDescription: "never", behavior: .never, height: 2000, inset: .zero),
    Row(
      testDescription: "always",
      behavior: .always,
      inset: EdgeInsets(top: 59, bottom: 34)
    ),
    Row(testDescription: "axes: content fits", behavior: .scrollableAxes, inset: .zero),
    Row(
      testDescription: "axes: content scrolls",
      behavior: .scrollableAxes,
      height: 2000,
      inset: EdgeInsets(top: 59, bottom: 34)
    ),
    Row(
      testDescription: "axes: content bounces",
      behavior: .scrollableAxes,
      bounces: true,
      inset: EdgeInsets(top: 59, bottom: 34)
    ),
    Row(testDescription: "automatic: content fits", behavior: .automatic, inset: .zero),
    Row(
      testDescription: "automatic under a navigation bar",
      behavior: .automatic,
      isContained: true,
      inset: EdgeInsets(top: 161.0 / 3 + 44, bottom: 34)
    ),
  ])
  func `bars make room by the behavior`(_ row: Row) throws {
    let window = try window()
    let scrollView = ScrollView()
    scrollView.contentSize = CGSize(width: 393, height: row.height)
    scrollView.contentInsetAdjustmentBehavior = row.behavior
    scrollView.alwaysBounceVertical = row.bounces
    window.rootView = row.isContained ? NavigationContainer(rootView: scrollView) : scrollView
    window.layoutIfNeeded()
    let inset = scrollView.adjustedContentInset
    #expect(abs(inset.top - row.inset.top) < 0.01, "\(inset)")
    #expect(inset.bottom == row.inset.bottom)
    #expect(inset.horizontal == 0)
    #expect(scrollView.contentOffset.y == -inset.top)
  }

  @Test func `held sideways the sides count where the content scrolls sideways`() throws {
    let window = try window(on: "iPhone 15", .landscape)
    let scrollView = ScrollView()
    scrollView.contentSize = CGSize(width: 2000, height: 100)
    window.rootView = scrollView
    window.layoutIfNeeded()
    #expect(scrollView.adjustedContentInset == EdgeInsets(left: 59, right: 59))
    #expect(scrollView.contentOffset == CGPoint(x: -59, y: 0))
  }

  @Test func `an offset that is set before there are bars counts from below them`() throws {
    let window = try window()
    let scrollView = ScrollView()
    scrollView.contentSize = CGSize(width: 393, height: 2000)
    scrollView.contentOffset.y = 56
    let container = NavigationContainer(rootView: scrollView)
    window.rootView = container
    window.layoutIfNeeded()
    let offset = 56 - scrollView.adjustedContentInset.top
    #expect(offset < -40 && scrollView.contentOffset.y == offset)
    // Room of the application's own moves nothing, nor does a while outside of the window.
    scrollView.contentInset.top = 10
    #expect(scrollView.contentOffset.y == offset)
    window.rootView = View()
    window.layoutIfNeeded()
    window.rootView = container
    window.layoutIfNeeded()
    #expect(scrollView.contentOffset.y == offset)
  }

  @Test func `the offset is the origin of the bounds`() {
    let scrollView = ScrollView(frame: CGRect(0, 0, 100, 200))
    let recorder = Recorder()
    scrollView.delegate = recorder
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    scrollView.contentOffset = CGPoint(x: 0, y: 30)
    #expect(scrollView.bounds == CGRect(0, 30, 100, 200))
    scrollView.bounds.origin.y = 40
    scrollView.contentOffset = CGPoint(x: 0, y: 40)
    scrollView.contentOffset = CGPoint(x: 0, y: CGFloat.nan)
    #expect(scrollView.contentOffset.y == 40)
    #expect(recorder.log == ["didScroll 30.0", "didScroll 40.0"])
  }

  @Test func `the range at rest counts the insets`() {
    let scrollView = ScrollView(frame: CGRect(0, 0, 100, 200))
    scrollView.contentInset = EdgeInsets(top: 10, bottom: 20)
    #expect(scrollView.contentOffset.y == -10)
    #expect(scrollView.maximumContentOffset.y == -10)
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    #expect(scrollView.minimumContentOffset.y == -10)
    #expect(scrollView.maximumContentOffset.y == 820)
    scrollView.contentOffset.y = 820
    scrollView.contentSize.height = 500
    #expect(scrollView.contentOffset.y == 320)
  }

  @Test func `a rectangle is scrolled to as far as needed`() {
    let scrollView = ScrollView(frame: CGRect(0, 0, 100, 200))
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    scrollView.scrollRectToVisible(CGRect(0, 150, 10, 40), animated: false)
    #expect(scrollView.contentOffset.y == 0)
    scrollView.scrollRectToVisible(CGRect(0, 300, 10, 40), animated: false)
    #expect(scrollView.contentOffset.y == 140)
    scrollView.scrollRectToVisible(CGRect(0, 100, 10, 40), animated: false)
    #expect(scrollView.contentOffset.y == 100)
    scrollView.scrollRectToVisible(CGRect(0, 980, 10, 400), animated: false)
    #expect(scrollView.contentOffset.y == 800)
  }

  @Test func `without a clock an animated movement arrives at once`() {
    let scrollView = ScrollView(frame: CGRect(0, 0, 100, 200))
    let recorder = Recorder()
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    scrollView.delegate = recorder
    scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    #expect(recorder.log == ["didScroll 50.0", "didEndAnimation"])
  }

  @Test func `with one it is the clock's affair`() {
    final class Animator: ScrollOffsetAnimator {
      var log: [String] = []
      func animateOffset(
        of scrollView: ScrollView,
        to offset: CGPoint,
        following goal: (() -> CGPoint?)?
      ) {
        log.append("animate to \(offset.y)")
      }
      func stopOffsetAnimation(of scrollView: ScrollView) { log.append("stop") }
      func scrollingWasSwitched(of scrollView: ScrollView) {}
      func contentDidMove(in scrollView: ScrollView, by distance: CGPoint) {}
    }
    let scrollView = ScrollView(frame: CGRect(0, 0, 100, 200))
    let animator = Animator()
    scrollView.offsetAnimator = animator
    scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    #expect(scrollView.contentOffset.y == 0)
    scrollView.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
    #expect(animator.log == ["animate to 50.0", "stop"])
  }
}
