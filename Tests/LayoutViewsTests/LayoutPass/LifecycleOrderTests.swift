import Foundation
import LayoutControls
import LayoutDevices
import LayoutGeometry
import LayoutViews
import Testing

/// The whole order of calls, for several trees and events.
@Suite struct LifecycleOrderTests {
  /// A window with `outer`, that fills it and places `inner` by constraints 10 from its margins.
  final class Tree {
    let window: Window
    let log = CallLog()
    let outer: LoggingView
    let inner: LoggingView
    let top: LayoutConstraint

    init() throws {
      window = try LayoutViewsTests.window(on: "iPhone 15")
      outer = LoggingView("outer", log, frame: window.bounds)
      outer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      inner = LoggingView("inner", log)
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(inner)
      window.addSubview(outer)
      let guide = outer.layoutMarginsGuide
      top = inner.topAnchor.constraint(equalTo: guide.topAnchor, constant: 10)
      LayoutConstraint.activate([
        top, inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        inner.heightAnchor.constraint(equalToConstant: 50),
      ])
    }
  }

  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let calls: [String]
    let event: @Sendable (Tree) -> Void

    init(
      _ testDescription: String,
      _ calls: [String],
      event: @Sendable @escaping (Tree) -> Void
    ) {
      self.testDescription = testDescription
      self.calls = calls
      self.event = event
    }
  }

  @Test(arguments: [
    Row("nothing happened", []) { _ in },
    Row("layout was asked for", ["inner layoutSubviews"]) { $0.inner.setNeedsLayout() },
    Row("constraints were asked for", ["inner updateConstraints"]) {
      $0.inner.setNeedsUpdateConstraints()
    },
    Row(
      "both were asked for, from above and from below",
      [
        "inner updateConstraints", "outer updateConstraints", "outer layoutSubviews",
        "inner layoutSubviews",
      ]
    ) {
      $0.outer.setNeedsLayout()
      $0.inner.setNeedsUpdateConstraints()
      $0.inner.setNeedsLayout()
      $0.outer.setNeedsUpdateConstraints()
    },
    Row("a constant changed, and nothing but the place", ["outer layoutSubviews"]) {
      $0.top.constant = 20
    },
    Row(
      "a constraint changed the size",
      ["outer layoutSubviews", "inner layoutSubviews"]
    ) { tree in
      tree.inner.constraints.first?.constant = 60
    },
    Row("a constraint changed and came back", []) {
      $0.top.constant = 20
      $0.top.constant = 10
    },
    Row(
      "margins changed",
      ["outer layoutMarginsDidChange", "outer layoutSubviews", "inner layoutSubviews"]
    ) { $0.outer.layoutMargins = EdgeInsets(top: 8, left: 30, bottom: 8, right: 30) },
    Row(
      "the text size changed",
      ["outer traitCollectionDidChange", "inner traitCollectionDidChange"]
    ) { $0.window.environment.contentSizeCategory = .extraLarge },
    Row(
      "the direction changed",
      [
        "outer traitCollectionDidChange", "inner traitCollectionDidChange",
        "outer layoutSubviews", "inner layoutSubviews",
      ]
    ) { $0.window.environment.direction = .rightToLeft },
    Row(
      "the device was turned",
      [
        "outer traitCollectionDidChange", "inner traitCollectionDidChange",
        "outer safeAreaInsetsDidChange", "outer layoutMarginsDidChange", "outer layoutSubviews",
        "inner layoutSubviews",
      ]
    ) { $0.window.environment.orientation = .landscape },
    Row(
      "a subtree came in",
      [
        "new willMove(toSuperview: inner)", "new willMove(toWindow: window)",
        "leaf willMove(toWindow: window)", "new didMoveToWindow", "leaf didMoveToWindow",
        "new didMoveToSuperview", "inner didAddSubview", "new traitCollectionDidChange",
        "leaf traitCollectionDidChange", "leaf updateConstraints", "new updateConstraints",
        "inner layoutSubviews", "new layoutSubviews", "leaf layoutSubviews",
      ]
    ) { tree in
      let new = LoggingView("new", tree.log, frame: CGRect(0, 100, 10, 10))
      new.addSubview(LoggingView("leaf", tree.log))
      _ = tree.log.take()
      tree.inner.addSubview(new)
    },
    Row(
      "a subview left",
      [
        "inner willMove(toSuperview: nil)", "inner willMove(toWindow: nil)",
        "outer willRemoveSubview", "inner didMoveToWindow", "inner didMoveToSuperview",
        "outer layoutSubviews",
      ]
    ) { $0.inner.removeFromSuperview() },
    Row(
      "a subview moved within the window",
      [
        "inner willMove(toSuperview: window)", "outer willRemoveSubview",
        "inner didMoveToSuperview", "outer layoutSubviews", "inner safeAreaInsetsDidChange",
        "inner layoutMarginsDidChange", "inner layoutSubviews",
      ]
    ) { tree in
      tree.window.accessibilityIdentifier = "window"
      tree.window.addSubview(tree.inner)
    },
  ])
  func `a view hears of things in UIKit's order`(_ row: Row) throws {
    let tree = try Tree()
    tree.window.layoutIfNeeded()
    _ = tree.log.take()
    row.event(tree)
    tree.window.layoutIfNeeded()
    #expect(tree.log.take() == row.calls)
    tree.window.layoutIfNeeded()
    #expect(tree.log.take() == [])
    #expect(tree.window.diagnostics.isEmpty)
  }

  @Test func `a new tree is updated from the leaves up and laid out from the root down`() throws {
    let tree = try Tree()
    _ = tree.log.take()
    tree.window.layoutIfNeeded()
    #expect(
      tree.log.take() == [
        "inner updateConstraints", "outer updateConstraints", "outer safeAreaInsetsDidChange",
        "outer layoutMarginsDidChange", "outer layoutSubviews", "inner layoutSubviews",
      ]
    )
  }

  @Test func `a controller hears of its view in UIKit's order`() throws {
    let window = try window(on: "iPhone 15")
    let log = CallLog()
    let controller = LoggingController(log)
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(
      log.take() == [
        "loadView", "viewDidLoad", "root willMove(toSuperview: nil)", "viewWillAppear",
        "root willMove(toWindow: window)", "root didMoveToWindow", "root didMoveToSuperview",
        "viewIsAppearing", "updateViewConstraints", "root updateConstraints",
        "root safeAreaInsetsDidChange",
        "viewSafeAreaInsetsDidChange", "root layoutMarginsDidChange",
        "viewLayoutMarginsDidChange", "viewWillLayoutSubviews", "root layoutSubviews",
        "viewDidLayoutSubviews", "viewDidAppear",
      ]
    )

    window.environment.orientation = .landscape
    #expect(
      log.take() == [
        "viewWillTransition(to: 852)", "traitCollectionDidChange",
        "root traitCollectionDidChange", "alongside", "root safeAreaInsetsDidChange",
        "viewSafeAreaInsetsDidChange", "root layoutMarginsDidChange",
        "viewLayoutMarginsDidChange", "viewWillLayoutSubviews", "root layoutSubviews",
        "viewDidLayoutSubviews", "completion",
      ]
    )

    controller.additionalSafeAreaInsets.top = 10
    window.layoutIfNeeded()
    #expect(
      log.take() == [
        "root safeAreaInsetsDidChange", "viewSafeAreaInsetsDidChange",
        "root layoutMarginsDidChange", "viewLayoutMarginsDidChange", "viewWillLayoutSubviews",
        "root layoutSubviews", "viewDidLayoutSubviews",
      ]
    )

    window.rootViewController = nil
    #expect(
      log.take() == [
        "root willMove(toSuperview: nil)", "viewWillDisappear", "root willMove(toWindow: nil)",
        "root didMoveToWindow", "viewDidDisappear", "root didMoveToSuperview",
      ]
    )
  }
}
