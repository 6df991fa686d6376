import Foundation
import LayoutControls
import LayoutDiagnostics
import LayoutGeometry
import LayoutText
import LayoutViews
import Testing

/// A layout that goes on ends after fifty rounds, and the report names who kept it alive.
@Suite struct UnsettledLayoutTests {
  /// Runs a closure in its layout and one with its constraints.
  final class Restless: View {
    var onLayout: (Restless) -> Void = { _ in }
    var onUpdate: (Restless) -> Void = { _ in }
    var onMargins: (Restless) -> Void = { _ in }
    var layouts = 0
    var contentSize = CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)

    override class var requiresConstraintBasedLayout: Bool { true }

    override var intrinsicContentSize: CGSize { contentSize }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      onLayout(self)
    }

    override func updateConstraints() {
      onUpdate(self)
      super.updateConstraints()
    }

    override func layoutMarginsDidChange() { onMargins(self) }
  }

  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let notes: [String]
    let names: String
    let build: @Sendable (_ window: Window, _ restless: Restless) -> Void

    init(
      _ testDescription: String,
      notes: [String],
      names: String = "'restless' keeps",
      build: @Sendable @escaping (_ window: Window, _ restless: Restless) -> Void
    ) {
      self.testDescription = testDescription
      self.notes = notes
      self.names = names
      self.build = build
    }
  }

  @Test(arguments: [
    Row(
      "its own layout",
      notes: ["layoutSubviews() of 'restless' calls setNeedsLayout()"]
    ) { _, restless in restless.onLayout = { $0.setNeedsLayout() } },
    Row(
      "its own layout, at once",
      notes: ["layoutSubviews() of 'restless' calls setNeedsLayout()"]
    ) { _, restless in
      restless.onLayout = {
        $0.setNeedsLayout()
        $0.layoutIfNeeded()
      }
    },
    Row(
      "the layout of its superview",
      notes: [
        "layoutSubviews() of 'restless' calls setNeedsLayout() on 'parent'",
        "layoutSubviews() of 'restless' calls setNeedsLayout()",
      ]
    ) { _, restless in
      restless.onLayout = {
        $0.superview?.setNeedsLayout()
        $0.superview?.layoutIfNeeded()
        $0.setNeedsLayout()
      }
    },
    Row(
      "its constraints",
      notes: ["updateConstraints() of 'restless' calls setNeedsUpdateConstraints()"]
    ) { _, restless in
      restless.onUpdate = {
        $0.setNeedsUpdateConstraints()
        $0.updateConstraintsIfNeeded()
      }
    },
    Row(
      "a constant that goes back and forth",
      notes: [
        "layoutSubviews() of 'restless' changes the constant of 'child.width == 0'",
        "layoutSubviews() of 'restless' changes the constant of 'child.width == 1'",
      ]
    ) { _, restless in
      let child = constrainedView("child", in: restless)
      let width = child.widthAnchor.constraint(equalToConstant: 10)
      width.isActive = true
      restless.onLayout = { _ in width.constant = width.constant == 1 ? 0 : 1 }
    },
    Row(
      "an intrinsic size that goes back and forth",
      notes: ["layoutSubviews() of 'restless' makes 'badge' ask for another size"]
    ) { _, restless in
      let badge = Restless(frame: .zero)
      badge.accessibilityIdentifier = "badge"
      badge.translatesAutoresizingMaskIntoConstraints = false
      restless.addSubview(badge)
      restless.onLayout = { _ in
        let length: CGFloat = badge.contentSize.width == 10 ? 20 : 10
        badge.contentSize = CGSize(width: length, height: length)
        badge.invalidateIntrinsicContentSize()
      }
    },
    Row(
      "a size of its own that goes back and forth",
      notes: ["layoutSubviews() of 'restless' sets the frame of 'restless'"]
    ) { _, restless in
      restless.onLayout = { $0.frame.size.width = $0.frame.width == 10 ? 20 : 10 }
    },
    Row(
      "new subviews with each layout",
      notes: ["layoutSubviews() of 'restless' adds or removes subviews of 'restless'"]
    ) { _, restless in
      restless.onLayout = {
        for subview in $0.subviews { subview.removeFromSuperview() }
        $0.addSubview(View())
      }
    },
    Row(
      "margins that grow whenever they changed",
      notes: ["layoutMarginsDidChange() of 'restless' changes the margins of 'restless'"]
    ) { _, restless in
      restless.onMargins = { $0.layoutMargins.left = $0.layoutMargins.left == 10 ? 20 : 10 }
      restless.layoutMargins.left = 10
    },
    Row(
      "two views that wake each other",
      notes: [
        "layoutSubviews() of 'restless' calls setNeedsLayout() on 'other'",
        "layoutSubviews() of 'other' calls setNeedsLayout() on 'restless'",
      ],
      names: "'restless', 'other' keep"
    ) { window, restless in
      let other = Restless(frame: .zero)
      other.accessibilityIdentifier = "other"
      window.addSubview(other)
      restless.onLayout = { _ in other.setNeedsLayout() }
      other.onLayout = { _ in restless.setNeedsLayout() }
    },
  ])
  func `the report says who asked for what`(_ row: Row) throws {
    let window = try window()
    let parent = framedView("parent", CGRect(0, 0, 100, 100), in: window)
    let restless = Restless(frame: CGRect(0, 0, 10, 10))
    restless.accessibilityIdentifier = "restless"
    parent.addSubview(restless)
    row.build(window, restless)
    window.layoutIfNeeded()
    let report = try #require(window.diagnostics.first { $0.code == "unsettled-layout" })
    #expect(
      report.message == "the layout did not settle after 50 rounds: \(row.names) it alive"
    )
    #expect(report.notes.map(\.message) == row.notes)
    #expect(restless.layouts <= 50)
    // A layout that goes on is no reason to hang the next time.
    window.layoutIfNeeded()
    #expect(restless.layouts <= 100)
  }

  @Test func `a constraint that is at fault says where it was made`() throws {
    let window = try window()
    let restless = Restless(frame: CGRect(0, 0, 10, 10))
    window.addSubview(restless)
    let child = constrainedView("child", in: restless)
    let width = child.widthAnchor.constraint(equalToConstant: 10)
    let line = #line - 1
    restless.onLayout = { _ in width.isActive.toggle() }
    window.layoutIfNeeded()
    let report = try #require(window.diagnostics.first)
    #expect(report.mark == SourceMark(file: #fileID, line: line))
    #expect(
      report.notes.map(\.message) == [
        "layoutSubviews() of 'Restless' deactivates 'child.width == 10'",
        "layoutSubviews() of 'Restless' activates 'child.width == 10'",
      ]
    )
  }

  @Test func `a label whose width follows its height never fits`() throws {
    let window = try window()
    let label = Label()
    label.accessibilityIdentifier = "label"
    label.numberOfLines = 0
    label.text = "one two three four five six seven eight nine ten eleven twelve"
    label.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(label)
    // Narrow is high, and high is wide.
    label.widthAnchor.constraint(equalTo: label.heightAnchor, multiplier: 3).isActive = true
    label.setContentCompressionResistancePriority(.init(rawValue: 1), for: .horizontal)
    window.layoutIfNeeded()
    for report in window.diagnostics {
      #expect(report.code == "unsettled-layout")
      #expect(report.notes.map(\.message).contains { $0.contains("'label'") })
    }
  }

  @Test func `a layout that goes on without code of the application has names too`() throws {
    let window = try window(on: "iPhone 8")
    let button = Button(type: .system)
    button.setTitle("Go", for: .normal)
    button.accessibilityIdentifier = "button"
    button.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(button)
    // The height follows the baseline, which follows the height.
    LayoutConstraint(
      item: button,
      attribute: .bottomMargin,
      relatedBy: .greaterThanOrEqual,
      toItem: button,
      attribute: .lastBaseline,
      multiplier: 2,
      constant: 36
    ).isActive = true
    window.layoutIfNeeded()
    let report = try #require(window.diagnostics.first { $0.code == "unsettled-layout" })
    #expect(
      report.message == "the layout did not settle after 50 rounds: 'button' keeps it alive"
    )
    #expect(
      report.notes.map(\.message) == [
        "the constraints give 'button' another place or size in every round"
      ]
    )
  }

  @Test func `what is done once more in each layout, to the same end, settles`() throws {
    let window = try window()
    let restless = Restless(frame: CGRect(0, 100, 100, 100))
    window.addSubview(restless)
    let framed = framedView("framed", .zero, in: restless)
    let placed = constrainedView("placed", in: restless)
    let other = constrainedView("other", in: restless)
    let width = placed.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    restless.onLayout = { view in
      framed.frame = view.bounds
      framed.setNeedsLayout()
      placed.frame = CGRect(5, 5, 50, 50)
      width.constant = 30
      view.layoutMargins.left = 12
      view.addSubview(placed)
      view.addSubview(other)
      view.layoutIfNeeded()
    }
    window.layoutIfNeeded()
    #expect(window.diagnostics.isEmpty)
    #expect(restless.layouts <= 4)
    // Constraints would have it elsewhere, but the last word in `layoutSubviews` counts.
    #expect(placed.frame == CGRect(5, 5, 50, 50))
  }

  @Test func `a constant changed before super is laid out by super`() throws {
    final class Early: View {
      let child = View()
      lazy var width = child.widthAnchor.constraint(equalToConstant: 10)
      var seen: [CGFloat] = []
      override func layoutSubviews() {
        width.constant = bounds.width / 2
        super.layoutSubviews()
        seen.append(child.frame.width)
      }
    }
    let window = try window()
    let early = Early(frame: CGRect(0, 0, 100, 10))
    early.child.translatesAutoresizingMaskIntoConstraints = false
    early.addSubview(early.child)
    early.width.isActive = true
    window.addSubview(early)
    window.layoutIfNeeded()
    #expect(early.seen.first == 50)
    early.frame.size.width = 60
    window.layoutIfNeeded()
    #expect(early.seen.last == 30)
  }

  @Test func `a frame read after layoutIfNeeded within a layout is the new one`() throws {
    let window = try window()
    let restless = Restless(frame: CGRect(0, 0, 100, 100))
    window.addSubview(restless)
    let child = constrainedView("child", in: restless)
    let width = child.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    var seen: [CGFloat] = []
    restless.onLayout = { view in
      width.constant = 40
      view.layoutIfNeeded()
      seen.append(child.frame.width)
    }
    window.layoutIfNeeded()
    #expect(seen.first == 40)
    #expect(window.diagnostics.isEmpty)
  }

  /// A view that changes something whenever it is asked for its size.
  private final class Asking: View {
    var whenAsked: () -> Void = {}
    override var intrinsicContentSize: CGSize {
      whenAsked()
      return CGSize(width: 10, height: 20)
    }
  }

  @Test func `a view that asks for another size while it tells its size is asked once`() throws {
    let window = try window()
    let view = Asking()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.whenAsked = { [unowned view] in view.invalidateIntrinsicContentSize() }
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 10, height: 20))
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `views that make each other ask for another size are reported`() throws {
    let window = try window()
    let views = ["first", "second"].map { name in
      let view = Asking()
      view.accessibilityIdentifier = name
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
      return view
    }
    for (view, other) in zip(views, views.reversed()) {
      view.whenAsked = { [unowned other] in other.invalidateIntrinsicContentSize() }
    }
    window.layoutIfNeeded()
    #expect(views.map(\.frame.size.width) == [10, 10])
    #expect(window.diagnostics.map(\.code) == ["unsettled-layout"])
  }
}
