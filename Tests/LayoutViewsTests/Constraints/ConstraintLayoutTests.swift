import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutViews
import TestSupport
import Testing

@Suite struct ConstraintLayoutTests {
  /// A view in a superview of 300 × 200 at (10, 20) in a window at 3x.
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let frame: CGRect
    let make: @Sendable (_ parent: View, _ view: View) -> [LayoutConstraint]
  }

  static func size(_ view: View, _ width: CGFloat, _ height: CGFloat) -> [LayoutConstraint] {
    [
      view.widthAnchor.constraint(equalToConstant: width),
      view.heightAnchor.constraint(equalToConstant: height),
    ]
  }

  static func item(
    _ view: View,
    _ first: LayoutConstraint.Attribute,
    _ parent: View?,
    _ second: LayoutConstraint.Attribute,
    times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: view,
      attribute: first,
      relatedBy: .equal,
      toItem: parent,
      attribute: second,
      multiplier: multiplier,
      constant: constant
    )
  }

  @Test(arguments: [
    Case(testDescription: "pinned on four sides", frame: CGRect(5, 6, 288, 186)) { parent, view in
      [
        view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 5),
        view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 6),
        parent.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 7),
        parent.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 8),
      ]
    },
    Case(testDescription: "centered", frame: CGRect(130, 80, 40, 40)) { parent, view in
      size(view, 40, 40) + [
        view.centerXAnchor.constraint(equalTo: parent.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: parent.centerYAnchor),
      ]
    },
    Case(testDescription: "a share of the superview", frame: CGRect(0, 0, 105, 52.5)) {
      parent,
      view in
      [
        view.leftAnchor.constraint(equalTo: parent.leftAnchor),
        view.topAnchor.constraint(equalTo: parent.topAnchor),
        view.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: 1 / 3, constant: 5),
        view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      ]
    },
    Case(testDescription: "a position times a factor", frame: CGRect(75, 100, 40, 40)) {
      parent,
      view in
      size(view, 40, 40) + [
        item(view, .leading, parent, .centerX, times: 0.5),
        item(view, .top, parent, .bottom, times: 0.5),
      ]
    },
    Case(testDescription: "inside of the margins", frame: CGRect(8, 8, 284, 184)) { parent, view in
      [
        item(view, .leading, parent, .leadingMargin),
        item(view, .trailing, parent, .trailingMargin),
        item(view, .top, parent, .topMargin), item(view, .bottom, parent, .bottomMargin),
      ]
    },
    Case(testDescription: "in the middle of uneven margins", frame: CGRect(150, 75, 20, 10)) {
      parent,
      view in
      parent.layoutMargins = EdgeInsets(top: 0, left: 40, bottom: 40, right: 20)
      return size(view, 20, 10) + [
        item(view, .centerX, parent, .centerXWithinMargins),
        item(view, .centerY, parent, .centerYWithinMargins),
      ]
    },
    Case(testDescription: "the recommended space", frame: CGRect(16, 8, 20, 10)) { parent, view in
      size(view, 20, 10) + [
        view.leadingAnchor.constraint(
          equalToSystemSpacingAfter: parent.leadingAnchor,
          multiplier: 2
        ),
        view.topAnchor.constraint(equalToSystemSpacingBelow: parent.topAnchor, multiplier: 1),
      ]
    },
    Case(testDescription: "distances between anchors", frame: CGRect(100, 50, 100, 50)) {
      parent,
      view in
      let left = parent.leadingAnchor.anchorWithOffset(to: view.leadingAnchor)
      let right = view.trailingAnchor.anchorWithOffset(to: parent.trailingAnchor)
      let above = parent.topAnchor.anchorWithOffset(to: view.topAnchor)
      return [
        left.constraint(equalTo: right),
        left.constraint(equalTo: view.widthAnchor),
        above.constraint(equalToConstant: 50),
        above.constraint(equalTo: view.heightAnchor),
      ]
    },
    Case(testDescription: "first baselines are tops without text", frame: CGRect(0, 200, 20, 50)) {
      parent,
      view in
      size(view, 20, 50) + [
        view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
        view.firstBaselineAnchor.constraint(equalTo: parent.lastBaselineAnchor),
      ]
    },
    Case(testDescription: "last baselines are bottoms without text", frame: CGRect(0, -50, 20, 50))
    {
      parent,
      view in
      size(view, 20, 50) + [
        view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
        view.lastBaselineAnchor.constraint(equalTo: parent.firstBaselineAnchor),
      ]
    },
    Case(testDescription: "a left edge as far as another top", frame: CGRect(25, 20, 40, 40)) {
      parent,
      view in
      let top = constrainedView("top", in: parent)
      return size(view, 40, 40) + [
        top.topAnchor.constraint(equalTo: parent.topAnchor, constant: 20),
        item(view, .left, top, .top, plus: 5),
        view.topAnchor.constraint(equalTo: top.topAnchor),
      ]
    },
    Case(testDescription: "what is open lies on its bounds", frame: CGRect(280, 190, 0, 0)) {
      parent,
      view in
      [
        view.bottomAnchor.constraint(lessThanOrEqualTo: parent.bottomAnchor, constant: -10),
        view.leadingAnchor.constraint(lessThanOrEqualTo: parent.trailingAnchor, constant: -20),
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 23),
      ]
    },
    Case(testDescription: "inequalities that bind", frame: CGRect(30, 0, 100, 200)) {
      parent,
      view in
      let wish = view.widthAnchor.constraint(equalToConstant: 500)
      wish.priority = .defaultHigh
      return [
        view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 30),
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 100),
        wish,
        view.topAnchor.constraint(equalTo: parent.topAnchor),
        view.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
      ]
    },
    Case(testDescription: "nothing said: zero size at the origin", frame: .zero) { _, _ in [] },
  ])
  func `a view lies where its constraints say`(_ row: Case) throws {
    let window = try window()
    let parent = framedView("parent", CGRect(10, 100, 300, 200), in: window)
    let view = constrainedView("view", in: parent)
    view.frame = CGRect(1, 2, 3, 4)
    LayoutConstraint.activate(row.make(parent, view))
    window.layoutIfNeeded()
    #expect(view.frame.isClose(to: row.frame), "\(view.frame)")
    #expect(window.diagnostics.isEmpty)
  }

  @Test(arguments: [
    (LayoutDirection.leftToRight, CGRect(-10, 0, 86, 862)),
    (LayoutDirection.rightToLeft, CGRect(317, 0, 86, 862)),
  ])
  func `a strip at the leading side turns around with the language`(
    _ expected: (direction: LayoutDirection, frame: CGRect)
  ) throws {
    let window = try window(on: "iPhone 15", direction: expected.direction)
    let content = framedView("content", window.bounds, in: window)
    content.systemMinimumLayoutMargins = DirectionalEdgeInsets(leading: 16, trailing: 16)
    let strip = constrainedView("strip", in: content)
    let margins = content.layoutMarginsGuide
    LayoutConstraint.activate([
      strip.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: -10),
      strip.trailingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 60),
      strip.topAnchor.constraint(equalTo: content.topAnchor),
      strip.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 10),
    ])
    window.layoutIfNeeded()
    #expect(strip.frame == expected.frame)
    window.environment.direction = .rightToLeft
    window.layoutIfNeeded()
    #expect(strip.frame == CGRect(317, 0, 86, 862))
    content.semanticContentAttribute = .forceLeftToRight
    window.layoutIfNeeded()
    #expect(strip.frame == CGRect(-10, 0, 86, 862))
  }

  @Test func `from right to left factors of positions count from the left edge as before`() throws {
    let window = try window(on: "iPhone 15", direction: .rightToLeft)
    let parent = framedView("parent", CGRect(0, 100, 300, 200), in: window)
    let view = constrainedView("view", in: parent)
    LayoutConstraint.activate(
      Self.size(view, 40, 40) + [
        Self.item(view, .leading, parent, .trailing, times: 0.5, plus: 10),
        view.topAnchor.constraint(equalTo: parent.topAnchor),
      ]
    )
    window.layoutIfNeeded()
    // Leading is right and trailing is left: the view ends 10 left of half of 0.
    #expect(view.frame == CGRect(-50, 0, 40, 40))
  }

  @Test func `the safe area and the margins follow the device`() throws {
    let window = try window(on: "iPhone 15")
    let content = View()
    window.rootView = content
    let safe = constrainedView("safe", in: content)
    let margin = constrainedView("margin", in: content)
    let safeArea = content.safeAreaLayoutGuide
    let margins = content.layoutMarginsGuide
    LayoutConstraint.activate([
      safe.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      safe.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      safe.topAnchor.constraint(equalTo: safeArea.topAnchor),
      safe.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
      margin.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      margin.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      margin.topAnchor.constraint(equalTo: margins.topAnchor),
      margin.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    window.layoutIfNeeded()
    #expect(safe.frame == CGRect(0, 59, 393, 759))
    #expect(margin.frame == CGRect(16, 59, 361, 759))
    window.environment.orientation = .landscape
    window.layoutIfNeeded()
    #expect(safe.frame == CGRect(59, 0, 734, 372))
    // Held sideways the root view is wide enough for margins of 20.
    #expect(margin.frame == CGRect(79, 0, 694, 372))
    content.containedSafeAreaInsets = EdgeInsets(top: 40, left: 59, bottom: 21, right: 59)
    window.layoutIfNeeded()
    #expect(safe.frame == CGRect(59, 40, 734, 332))
    #expect(window.diagnostics.isEmpty)
  }

  @Test(arguments: [("iPhone SE (3rd generation)", CGFloat(2)), ("iPhone 15", 3)])
  func `edges are rounded in the window, so that neighbors stay flush`(
    _ screen: (device: String, scale: CGFloat)
  ) throws {
    let window = try window(on: screen.device)
    let row = framedView("row", CGRect(0.25, 0, 100, 44), in: window)
    var constraints: [LayoutConstraint] = []
    var last: View?
    var columns: [View] = []
    for index in 0..<3 {
      let column = constrainedView("column \(index)", in: row)
      constraints += [
        column.leadingAnchor.constraint(equalTo: last?.trailingAnchor ?? row.leadingAnchor),
        column.topAnchor.constraint(equalTo: row.topAnchor),
        column.heightAnchor.constraint(equalToConstant: 10),
        column.widthAnchor.constraint(equalTo: last?.widthAnchor ?? column.widthAnchor),
      ]
      last = column
      columns.append(column)
    }
    constraints.append(columns[2].trailingAnchor.constraint(equalTo: row.trailingAnchor))
    LayoutConstraint.activate(constraints)
    window.layoutIfNeeded()
    for (index, column) in columns.enumerated() {
      let inWindow = column.convert(column.bounds, to: nil)
      let exact = 0.25 + 100 * CGFloat(index) / 3
      #expect(abs(inWindow.minX - pixelAligned(exact, scale: screen.scale)) < 1e-9)
      if index > 0 {
        #expect(abs(column.frame.minX - columns[index - 1].frame.maxX) < 1e-9)
      }
    }
    row.frame.origin.x = 0.6
    window.layoutIfNeeded()
    #expect(
      abs(columns[0].convert(.zero, to: nil).x - pixelAligned(0.6, scale: screen.scale)) < 1e-9
    )
  }

  @Test(arguments: UInt64(1)...20)
  func `the order of activation does not matter where the answer is clear`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func layout(_ shuffle: ([LayoutConstraint]) -> [LayoutConstraint]) throws -> [CGRect] {
      let window = try window()
      let views = (0..<4).map { constrainedView("view \($0)", in: window) }
      let margins = window.layoutMarginsGuide
      var constraints: [LayoutConstraint] = []
      for (index, view) in views.enumerated() {
        let above = index == 0 ? margins.topAnchor : views[index - 1].bottomAnchor
        let share = view.widthAnchor.constraint(equalTo: window.widthAnchor, multiplier: 0.4)
        share.priority = LayoutPriority(Float(600 + index))
        let least = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 150)
        least.priority = LayoutPriority(Float(700 + index))
        constraints += [
          view.topAnchor.constraint(equalTo: above, constant: 8),
          view.heightAnchor.constraint(equalToConstant: CGFloat(20 + index)),
          view.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: CGFloat(index)),
          view.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
          share, least,
        ]
      }
      LayoutConstraint.activate(shuffle(constraints))
      window.layoutIfNeeded()
      return views.map(\.frame)
    }
    let straight = try layout { $0 }
    #expect(try layout { $0.shuffled(using: &random) } == straight, "seed \(seed)")
    #expect(straight[0].width > 156 && straight[0].width < 158)
    #expect(straight[3].minY == 162)
  }
}

extension CGRect {
  /// Whether all edges are within a third of a pixel at 3x.
  func isClose(to other: CGRect) -> Bool {
    func near(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) < 0.17 }
    return near(minX, other.minX) && near(minY, other.minY) && near(maxX, other.maxX)
      && near(maxY, other.maxY)
  }
}
