import Foundation
import LayoutControls
import LayoutDevices
import LayoutGeometry
import LayoutViews
import Testing

/// Safe areas and margins where controllers, scroll views and directions have their say.
@Suite struct ControllerInsetsTests {
  private func screen(
    on name: String = "iPhone 15",
    _ orientation: Orientation = .portrait,
    direction: LayoutDirection = .leftToRight
  ) throws -> (window: Window, controller: ViewController) {
    let window = try window(on: name, orientation, direction: direction)
    let controller = ViewController()
    window.rootViewController = controller
    return (window, controller)
  }

  struct MarginRow: CustomTestStringConvertible {
    let testDescription: String
    let device: String
    let orientation: Orientation
    let margins: EdgeInsets
  }

  // 16 below 414 points of width, else 20, from the edge of the safe area; nothing above and below.
  @Test(arguments: [
    MarginRow(
      testDescription: "16 on 375",
      device: "iPhone SE (3rd generation)",
      orientation: .portrait,
      margins: EdgeInsets(top: 20, left: 16, bottom: 0, right: 16)
    ),
    MarginRow(
      testDescription: "20 on 430",
      device: "iPhone 15 Pro Max",
      orientation: .portrait,
      margins: EdgeInsets(top: 59, left: 20, bottom: 34, right: 20)
    ),
    MarginRow(
      testDescription: "20 from the cut-out sideways",
      device: "iPhone 15",
      orientation: .landscape,
      margins: EdgeInsets(top: 0, left: 79, bottom: 21, right: 79)
    ),
  ])
  func `a controller's view has the system's margins for its width`(_ row: MarginRow) throws {
    let (window, controller) = try screen(on: row.device, row.orientation)
    #expect(controller.view.layoutMargins == row.margins)
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `own margins count above the least ones, and alone where these are off`() throws {
    let (window, controller) = try screen()
    controller.view.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 5,
      leading: 4,
      bottom: 5,
      trailing: 30
    )
    #expect(
      controller.view.layoutMargins == EdgeInsets(top: 64, left: 16, bottom: 39, right: 30)
    )
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(
      controller.view.layoutMargins == EdgeInsets(top: 64, left: 4, bottom: 39, right: 30)
    )
    #expect(
      controller.systemMinimumLayoutMargins == DirectionalEdgeInsets(leading: 16, trailing: 16)
    )
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `additional insets add to those of the window and go down the tree`() throws {
    let (window, controller) = try screen()
    controller.additionalSafeAreaInsets = EdgeInsets(top: 10, left: 5, bottom: -4, right: 0)
    let child = framedView("child", window.bounds, in: controller.view)
    let lower = framedView("lower", CGRect(0, 60, 393, 792), in: controller.view)
    #expect(
      controller.view.safeAreaInsets == EdgeInsets(top: 69, left: 5, bottom: 30, right: 0)
    )
    #expect(child.safeAreaInsets == controller.view.safeAreaInsets)
    #expect(lower.safeAreaInsets.top == 9)
  }

  @Test func `a child's view has what it overlaps, and its own`() throws {
    let (window, controller) = try screen()
    let child = ViewController()
    controller.addChild(child)
    child.view.frame = CGRect(0, 40, 393, 400)
    controller.view.addSubview(child.view)
    child.didMove(toParent: controller)
    #expect(child.view.safeAreaInsets == EdgeInsets(top: 19))
    child.additionalSafeAreaInsets.bottom = 50
    #expect(child.view.safeAreaInsets == EdgeInsets(top: 19, bottom: 50))
    #expect(child.view.layoutMargins.left == 16)
    child.view.removeFromSuperview()
    #expect(child.view.safeAreaInsets == .zero)
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `constraints follow additional insets with the next layout`() throws {
    let (window, controller) = try screen()
    let bar = constrainedView("bar", in: controller.view)
    LayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      bar.widthAnchor.constraint(equalToConstant: 10),
      bar.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    #expect(bar.frame.minY == 59)
    controller.additionalSafeAreaInsets.top = 44
    window.layoutIfNeeded()
    #expect(bar.frame.minY == 103)
  }

  @Test func `leading margins are measured from the side at which text begins`() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let (window, controller) = try screen(on: "iPhone 15", .landscape, direction: direction)
      let view = framedView("view", window.bounds, in: controller.view)
      view.directionalLayoutMargins = DirectionalEdgeInsets(leading: 1, trailing: 2)
      let isMirrored = direction == .rightToLeft
      #expect(
        view.layoutMargins
          == EdgeInsets(
            top: 0,
            left: isMirrored ? 61 : 60,
            bottom: 21,
            right: isMirrored ? 60 : 61
          )
      )
      #expect(view.directionalLayoutMargins.leading == 60)
      // Left and right, once set, are leading and trailing of the direction at that time.
      view.layoutMargins = EdgeInsets(top: 0, left: 7, bottom: 0, right: 9)
      #expect(view.layoutMargins.left == 66)
    }
  }

  @Test func `preserved margins pass through a chain of views`() throws {
    let (window, controller) = try screen()
    let outer = framedView("outer", CGRect(0, 100, 393, 500), in: controller.view)
    let inner = framedView("inner", CGRect(6, 0, 387, 500), in: outer)
    outer.preservesSuperviewLayoutMargins = true
    inner.preservesSuperviewLayoutMargins = true
    #expect(outer.layoutMargins == EdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
    #expect(inner.layoutMargins == EdgeInsets(top: 8, left: 10, bottom: 8, right: 16))
    // A view that sticks out of its superview has the superview's margins and no more.
    inner.frame = CGRect(-10, 0, 413, 500)
    #expect(inner.layoutMargins == EdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `content of a scroll view has the safe area of where it is just seen`() throws {
    let (window, controller) = try screen()
    let scroller = ScrollView(frame: window.bounds)
    controller.view.addSubview(scroller)
    scroller.contentSize = CGSize(width: 393, height: 2000)
    let row = framedView("row", CGRect(0, 0, 393, 40), in: scroller)
    window.layoutIfNeeded()
    // At rest the content begins below the status bar.
    #expect(scroller.contentOffset.y == -59)
    #expect(row.safeAreaInsets == .zero)
    scroller.contentOffset.y = -29
    #expect(row.safeAreaInsets.top == 30)
    scroller.contentOffset.y = 200
    // Wholly out at the top: all of the band and no more, as for any view.
    #expect(row.safeAreaInsets.top == 59)
  }

  struct ReadableRow: CustomTestStringConvertible {
    let category: ContentSizeCategory
    let width: CGFloat
    var testDescription: String { "\(category)" }
  }

  @Test(arguments: [
    ReadableRow(category: .extraSmall, width: 560), ReadableRow(category: .small, width: 593),
    ReadableRow(category: .medium, width: 632), ReadableRow(category: .large, width: 672),
    ReadableRow(category: .extraLarge, width: 751),
    ReadableRow(category: .extraExtraLarge, width: 830),
    ReadableRow(category: .extraExtraExtraLarge, width: 896),
    ReadableRow(category: .accessibilityMedium, width: 896),
    ReadableRow(category: .accessibilityExtraExtraExtraLarge, width: 896),
  ])
  func `readable lines follow the text size, in the middle of the margins`(
    _ row: ReadableRow
  ) throws {
    let (window, controller) = try screen(on: "iPad Pro 12.9-inch (6th generation)")
    window.environment.contentSizeCategory = row.category
    let frame = controller.view.readableContentGuide.layoutFrame
    #expect(frame.width == row.width)
    #expect(frame.midX == window.bounds.midX)
  }
}
