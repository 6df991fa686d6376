import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutTables
import LayoutViews
import Testing

@Suite struct ScrollViewGuidesTests {
  private func scrollView(
    _ direction: LayoutDirection = .leftToRight
  ) throws
    -> (window: Window, scrollView: ScrollView, content: View)
  {
    let window = try window(on: "iPhone 15", direction: direction)
    let scrollView = ScrollView(frame: CGRect(0, 100, 300, 400))
    window.addSubview(scrollView)
    return (window, scrollView, constrainedView("content", in: scrollView))
  }

  private func pins(_ view: View, _ guide: LayoutGuide) -> [LayoutConstraint] {
    [
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ]
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `constraints to the content guide make the size of the content`(
    _ direction: LayoutDirection
  ) throws {
    let (window, scrollView, content) = try scrollView(direction)
    let height = content.heightAnchor.constraint(equalToConstant: 1234.5)
    LayoutConstraint.activate(
      pins(content, scrollView.contentLayoutGuide) + [
        content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor), height,
      ]
    )
    window.layoutIfNeeded()
    #expect(content.frame.isClose(to: CGRect(0, 0, 300, 1234.5)))
    #expect(abs(scrollView.contentSize.height - 1234.5) < 0.17)
    #expect(scrollView.contentSize.width == 300)
    scrollView.contentOffset.y = 200
    window.layoutIfNeeded()
    #expect(content.frame.minY == 0)
    height.constant = 500
    window.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 300, height: 500))
    #expect(scrollView.contentOffset.y == 100)
    #expect(scrollView.contentLayoutGuide.layoutFrame == CGRect(0, 0, 300, 500))
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `the edges of the scroll view are those of the content, its sizes those of the frame`()
    throws
  {
    let (window, scrollView, content) = try scrollView()
    LayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 10),
      scrollView.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 20),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 30),
      scrollView.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 40),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, multiplier: 2),
      content.heightAnchor.constraint(equalTo: scrollView.heightAnchor),
    ])
    window.layoutIfNeeded()
    #expect(content.frame == CGRect(10, 30, 600, 400))
    #expect(scrollView.contentSize == CGSize(width: 630, height: 470))
    #expect(!content.hasAmbiguousLayout)
  }

  @Test func `from outside the edges of the scroll view are those of its frame`() throws {
    let (window, scrollView, content) = try scrollView()
    let below = constrainedView("below", in: window)
    LayoutConstraint.activate(
      pins(content, scrollView.contentLayoutGuide) + [
        content.heightAnchor.constraint(equalToConstant: 900),
        content.widthAnchor.constraint(equalToConstant: 100),
        below.topAnchor.constraint(equalTo: scrollView.bottomAnchor),
        below.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 5),
      ]
    )
    window.layoutIfNeeded()
    #expect(below.frame.origin == CGPoint(x: 5, y: 500))
  }

  @Test func `what is tied to the frame stays on the screen`() throws {
    let (window, scrollView, content) = try scrollView()
    let header = constrainedView("header", in: scrollView)
    LayoutConstraint.activate(
      pins(content, scrollView.contentLayoutGuide) + [
        content.heightAnchor.constraint(equalToConstant: 900),
        content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
        header.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 3),
        header.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor),
      ]
    )
    window.layoutIfNeeded()
    #expect(header.frame.minY == 3)
    scrollView.contentOffset.y = 150
    window.layoutIfNeeded()
    #expect(header.frame.minY == 153)
    #expect(header.convert(.zero, to: nil).y == 103)
    #expect(scrollView.frameLayoutGuide.layoutFrame == CGRect(0, 150, 300, 400))
  }

  @Test func `what is tied to the safe area stays on the screen too`() throws {
    let (window, scrollView, content) = try scrollView()
    let floating = constrainedView("floating", in: scrollView)
    LayoutConstraint.activate(
      pins(content, scrollView.contentLayoutGuide) + [
        content.widthAnchor.constraint(equalToConstant: 300),
        content.heightAnchor.constraint(equalToConstant: 2000),
        floating.topAnchor.constraint(
          equalTo: scrollView.safeAreaLayoutGuide.topAnchor,
          constant: 10
        ),
        floating.heightAnchor.constraint(equalToConstant: 50),
      ]
    )
    window.layoutIfNeeded()
    #expect(floating.frame.minY == 10)
    scrollView.contentOffset.y = 300
    window.layoutIfNeeded()
    #expect(floating.frame.minY == 310)
  }

  @Test func `what constraints leave open stays as the application set it`() throws {
    let (window, scrollView, content) = try scrollView()
    scrollView.contentSize = CGSize(width: 700, height: 800)
    #expect(scrollView.contentLayoutGuide.layoutFrame == CGRect(0, 0, 700, 800))
    LayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      content.heightAnchor.constraint(equalToConstant: 1000),
      content.widthAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 700, height: 1000))
  }

  @Test func `content at least as high as the frame is as high where nothing more is in it`() throws
  {
    let (window, scrollView, content) = try scrollView()
    let text = constrainedView("text", in: content)
    let height = text.heightAnchor.constraint(equalToConstant: 30)
    LayoutConstraint.activate(
      pins(content, scrollView.contentLayoutGuide) + [
        content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        content.heightAnchor.constraint(
          greaterThanOrEqualTo: scrollView.frameLayoutGuide.heightAnchor
        ),
        text.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
        text.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        text.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor, constant: -20),
        height,
      ]
    )
    window.layoutIfNeeded()
    #expect(scrollView.contentSize == scrollView.bounds.size)
    #expect(content.frame.size == scrollView.contentSize)
    height.constant = 2000
    window.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: scrollView.bounds.width, height: 2040))
  }

  @Test func `a stack in a scroll view makes it as long as its views`() throws {
    let (window, scrollView, content) = try scrollView()
    content.removeFromSuperview()
    let stack = StackView(arrangedSubviews: (0..<10).map { StackItem("\($0)", 50, 60) })
    stack.axis = .vertical
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(stack)
    LayoutConstraint.activate(
      pins(stack, scrollView.contentLayoutGuide) + [
        stack.widthAnchor.constraint(equalTo: scrollView.widthAnchor)
      ]
    )
    window.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 300, height: 690))
    stack.arrangedSubviews[3].isHidden = true
    window.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 300, height: 620))
  }

  @Test func `a table keeps the size of its rows`() throws {
    let window = try window(on: "iPhone 15")
    let table = TableView(frame: CGRect(0, 0, 300, 400))
    window.addSubview(table)
    let badge = constrainedView("badge", in: table)
    LayoutConstraint.activate([
      badge.leadingAnchor.constraint(equalTo: table.leadingAnchor),
      badge.trailingAnchor.constraint(equalTo: table.trailingAnchor),
      badge.topAnchor.constraint(equalTo: table.topAnchor),
      badge.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    #expect(badge.frame == CGRect(0, 0, 300, 10))
  }
}
