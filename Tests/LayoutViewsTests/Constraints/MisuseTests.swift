import Foundation
import LayoutDiagnostics
import LayoutViews
import Testing

/// What UIKit answers with an exception is reported, and nothing else happens.
@Suite struct MisuseTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let code: String
    let message: String
    let make: @Sendable (_ parent: View, _ view: View) -> LayoutConstraint
  }

  @Test(arguments: [
    Row(
      testDescription: "no first item",
      code: "constraint-without-first-item",
      message: "constraint must contain a first layout item"
    ) { parent, view in
      LayoutConstraint(
        item: Int?.none as Any,
        attribute: .left,
        relatedBy: .equal,
        toItem: view,
        attribute: .left,
        multiplier: 1,
        constant: 0
      )
    },
    Row(
      testDescription: "a second item that is none",
      code: "item-is-none",
      message: "constraint items must each be a view or layout guide, and this is a 'NSObject'"
    ) { _, view in
      LayoutConstraint(
        item: view,
        attribute: .width,
        relatedBy: .equal,
        toItem: NSObject(),
        attribute: .width,
        multiplier: 1,
        constant: 0
      )
    },
    Row(
      testDescription: "a position without a second item",
      code: "location-without-pair",
      message: """
        a multiplier of 0 or a nil second item together with a location for the first attribute \
        creates an illegal constraint of a location equal to a constant: 'view.left'; location \
        attributes must be specified in pairs
        """
    ) { _, view in
      LayoutConstraint(
        item: view,
        attribute: .left,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 10
      )
    },
    Row(
      testDescription: "a position with multiplier 0",
      code: "location-without-pair",
      message: """
        a multiplier of 0 or a nil second item together with a location for the first attribute \
        creates an illegal constraint of a location equal to a constant: 'view.centerY'; location \
        attributes must be specified in pairs
        """
    ) { parent, view in
      LayoutConstraint(
        item: view,
        attribute: .centerY,
        relatedBy: .equal,
        toItem: parent,
        attribute: .bottom,
        multiplier: 0,
        constant: 10
      )
    },
    Row(
      testDescription: "leading with left",
      code: "mixed-directions",
      message: """
        a constraint cannot be made between a leading/trailing attribute and a right/left \
        attribute: 'view.leading' and 'parent.left'
        """
    ) { parent, view in view.leadingAnchor.constraint(equalTo: parent.leftAnchor) },
    Row(
      testDescription: "a right margin with trailing",
      code: "mixed-directions",
      message: """
        a constraint cannot be made between a leading/trailing attribute and a right/left \
        attribute: 'view.rightMargin' and 'parent.trailing'
        """
    ) { parent, view in
      LayoutConstraint(
        item: view,
        attribute: .rightMargin,
        relatedBy: .equal,
        toItem: parent,
        attribute: .trailing,
        multiplier: 1,
        constant: 10
      )
    },
    Row(
      testDescription: "a size with a position",
      code: "unpaired-attributes",
      message: "these attributes cannot be paired: 'view.width' and 'parent.left'"
    ) { parent, view in
      LayoutConstraint(
        item: view,
        attribute: .width,
        relatedBy: .equal,
        toItem: parent,
        attribute: .left,
        multiplier: 1,
        constant: 10
      )
    },
    Row(
      testDescription: "the baseline of a guide",
      code: "attribute-not-of-guides",
      message: """
        a layout guide has no margins and no baselines: 'parent.safeAreaLayoutGuide.lastBaseline'
        """
    ) { parent, view in
      LayoutConstraint(
        item: view,
        attribute: .top,
        relatedBy: .equal,
        toItem: parent.safeAreaLayoutGuide,
        attribute: .lastBaseline,
        multiplier: 1,
        constant: 0
      )
    },
    Row(
      testDescription: "a constant that is not a number",
      code: "value-not-finite",
      message: "the constant of the constraint is nan, which is not a finite number"
    ) { _, view in view.widthAnchor.constraint(equalToConstant: .nan) },
    Row(
      testDescription: "an infinite multiplier",
      code: "value-not-finite",
      message: "the multiplier of the constraint is inf, which is not a finite number"
    ) { parent, view in
      view.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: .infinity)
    },
    Row(
      testDescription: "a multiplier beyond all measure",
      code: "multiplier-too-large",
      message: "the multiplier of the constraint is -1000000000000, beyond 1073741824"
    ) { parent, view in
      view.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: -1e12)
    },
  ])
  func `a constraint that UIKit refuses to make`(_ row: Row) throws {
    let window = try window()
    let parent = framedView("parent", window.bounds, in: window)
    let view = constrainedView("view", in: parent)
    let constraint = row.make(parent, view)
    constraint.isActive = true
    #expect(!constraint.isActive)
    #expect(parent.constraints.isEmpty && view.constraints.isEmpty)
    try #require(window.diagnostics.count == 1)
    let diagnostic = window.diagnostics[0]
    #expect(diagnostic.code == row.code)
    #expect(diagnostic.message == row.message)
    #expect(diagnostic.mark?.file == "LayoutViewsTests/MisuseTests.swift")
    #expect(diagnostic.severity == .error)
    parent.addConstraint(constraint)
    #expect(!constraint.isActive)
    #expect(window.diagnostics.count == 1)
  }

  @Test func `a constraint knows the line it was written in`() throws {
    let view = View()
    let line = #line + 1
    let constraint = view.widthAnchor.constraint(equalToConstant: 10)
    #expect(
      constraint.source == SourceMark(file: "LayoutViewsTests/MisuseTests.swift", line: line)
    )
  }

  struct Fine: CustomTestStringConvertible {
    let testDescription: String
    let make: @Sendable (_ parent: View, _ view: View) -> LayoutConstraint
  }

  @Test(arguments: [
    Fine(testDescription: "a size whose second attribute means nothing") { _, view in
      LayoutConstraint(
        item: view,
        attribute: .width,
        relatedBy: .equal,
        toItem: nil,
        attribute: .left,
        multiplier: 1,
        constant: 10
      )
    },
    Fine(testDescription: "a view with its own attribute") { _, view in
      view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2)
    },
    Fine(testDescription: "a baseline with a top") { parent, view in
      view.firstBaselineAnchor.constraint(equalTo: parent.topAnchor)
    },
    Fine(testDescription: "a margin with an edge") { parent, view in
      LayoutConstraint(
        item: view,
        attribute: .leading,
        relatedBy: .equal,
        toItem: parent,
        attribute: .leadingMargin,
        multiplier: 1,
        constant: 0
      )
    },
    Fine(testDescription: "a center with leading") { parent, view in
      view.centerXAnchor.constraint(equalTo: parent.leadingAnchor)
    },
    Fine(testDescription: "a width with a height") { parent, view in
      view.widthAnchor.constraint(equalTo: parent.heightAnchor)
    },
    Fine(testDescription: "x with y") { parent, view in
      LayoutConstraint(
        item: view,
        attribute: .left,
        relatedBy: .equal,
        toItem: parent,
        attribute: .top,
        multiplier: 1,
        constant: 0
      )
    },
    Fine(testDescription: "a size with multiplier 0") { parent, view in
      view.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: 0)
    },
  ])
  func `what looks wrong and is not`(_ row: Fine) throws {
    let window = try window()
    let parent = framedView("parent", window.bounds, in: window)
    let view = constrainedView("view", in: parent)
    let constraint = row.make(parent, view)
    constraint.isActive = true
    constraint.isActive = true
    #expect(constraint.isActive)
    #expect(parent.constraints.count + view.constraints.count == 1)
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `items without a common ancestor are refused at activation`() throws {
    let window = try window()
    let view = framedView("view", .zero, in: window)
    let stranger = View()
    stranger.accessibilityIdentifier = "stranger"
    let constraint = view.leadingAnchor.constraint(equalTo: stranger.trailingAnchor)
    #expect(window.diagnostics.isEmpty)
    constraint.isActive = true
    #expect(!constraint.isActive)
    #expect(window.diagnostics.map(\.code) == ["no-common-ancestor"])
    #expect(
      window.diagnostics.first?.message == """
        unable to activate constraint with anchors 'view.leading' and 'stranger.trailing' because \
        they have no common ancestor; does the constraint or its anchors reference items in \
        different view hierarchies? that's illegal
        """
    )
    window.addSubview(stranger)
    constraint.isActive = true
    #expect(constraint.isActive)
  }

  @Test func `a view takes no constraint of what lies outside of it`() throws {
    let window = try window()
    let left = framedView("left", .zero, in: window)
    let right = framedView("right", .zero, in: window)
    let constraint = left.leadingAnchor.constraint(equalTo: right.trailingAnchor)
    left.addConstraint(constraint)
    #expect(!constraint.isActive)
    #expect(window.diagnostics.map(\.code) == ["item-outside-of-subtree"])
    window.addConstraint(constraint)
    #expect(constraint.isActive)
    #expect(window.constraints.count == 1)
  }

  @Test func `an active constraint cannot become required or cease to be so`() throws {
    let window = try window()
    let view = framedView("view", .zero, in: window)
    let constraint = view.widthAnchor.constraint(equalToConstant: 10)
    constraint.priority = .defaultHigh
    constraint.isActive = true
    constraint.priority = .defaultLow
    #expect(constraint.priority == .defaultLow)
    #expect(window.diagnostics.isEmpty)
    constraint.priority = .required
    #expect(constraint.priority == .defaultLow)
    #expect(
      window.diagnostics.map(\.message) == [
        """
        mutating a priority from required to not on an installed constraint (or vice-versa) is not \
        supported; you passed priority 1000 and the existing priority was 250
        """
      ]
    )
    constraint.isActive = false
    constraint.priority = .required
    #expect(constraint.priority == .required)
  }

  @Test(arguments: [LayoutPriority(0), LayoutPriority(-1), LayoutPriority(1000.5)])
  func `a priority is above 0 and at most 1000`(priority: LayoutPriority) throws {
    let window = try window()
    let view = framedView("view", .zero, in: window)
    let constraint = view.widthAnchor.constraint(equalToConstant: 10)
    constraint.priority = priority
    #expect(constraint.priority == .required)
    #expect(window.diagnostics.map(\.code) == ["priority-out-of-range"])
  }

  @Test(arguments: [
    (LayoutPriority(0), "0"), (LayoutPriority(-1), "-1"), (LayoutPriority(1000.5), "1000.5"),
    (LayoutPriority(.nan), "nan"),
  ])
  func `so is that of hugging and of resistance`(priority: LayoutPriority, number: String) throws {
    let window = try window()
    let view = constrainedView("view", in: window)
    let line = #line + 1
    view.setContentHuggingPriority(priority, for: .horizontal)
    view.setContentCompressionResistancePriority(priority, for: .vertical)
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    let words = "a priority is above 0 and at most 1000, not \(number)"
    #expect(
      window.diagnostics.map(\.message) == [
        "\(words): the horizontal content hugging of 'view'",
        "\(words): the vertical compression resistance of 'view'",
      ]
    )
    #expect(window.diagnostics.allSatisfy { $0.code == "priority-out-of-range" })
    #expect(window.diagnostics.map(\.mark?.line) == [line, line + 1])
    #expect(window.diagnostics.first?.mark?.file == "LayoutViewsTests/MisuseTests.swift")
    view.setContentHuggingPriority(.required, for: .horizontal)
    #expect(window.diagnostics.count == 2)
  }

  @Test func `the greatest multiplier is fine`() throws {
    let window = try window()
    let view = constrainedView("view", in: window)
    let constraint = view.widthAnchor.constraint(equalTo: window.widthAnchor, multiplier: 0x1p30)
    constraint.isActive = true
    window.layoutIfNeeded()
    #expect(constraint.isActive && window.diagnostics.isEmpty)
    #expect(view.frame.width == 393 * 0x1p30)
  }

  @Test func `what was found in a tree comes along into the window`() throws {
    let parent = View()
    let view = constrainedView("view", in: parent)
    view.leadingAnchor.constraint(equalTo: parent.leftAnchor).isActive = true
    let window = try window()
    window.addSubview(parent)
    #expect(window.diagnostics.map(\.code) == ["mixed-directions"])
  }

  @Test func `a view that was never added is told of in the window`() throws {
    let window = try window(on: "iPhone SE (3rd generation)")
    let label = Label()
    label.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
    #expect(window.diagnostics.map(\.code) == ["no-common-ancestor"])
  }

  @Test func `an outlet that is nil is no second item`() throws {
    let window = try window(on: "iPhone SE (3rd generation)")
    let view = constrainedView("view", in: window)
    let outlet: View? = nil
    let width = LayoutConstraint(
      item: view,
      attribute: .width,
      relatedBy: .equal,
      toItem: outlet as Any,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 40
    )
    width.isActive = true
    window.layoutIfNeeded()
    #expect(view.frame.width == 40)
    #expect(window.diagnostics.isEmpty)
  }
}
