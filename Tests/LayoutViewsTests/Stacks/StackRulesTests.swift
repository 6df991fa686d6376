import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutViews
import Testing

/// Three views of 60, 20 and 20 along the stack and 20, 40 and 10 across it, the first hugging and
/// resisting most, at a spacing of 10.
@Suite struct StackRulesTests {
  typealias Axis = LayoutConstraint.Axis

  struct Setting: CustomTestStringConvertible {
    let axis: Axis
    let direction: LayoutDirection
    var testDescription: String { "\(axis) \(direction)" }

    /// What a place counted from the leading or top edge is in points of the stack.
    func place(_ extent: Extent, in length: CGFloat, _ axis: Axis) -> Extent {
      axis == .horizontal && direction == .rightToLeft ? extent.mirrored(in: length) : extent
    }
  }

  static let settings: [Setting] = Axis.allCases.flatMap { axis in
    [.leftToRight, .rightToLeft].map { Setting(axis: axis, direction: $0) }
  }

  static func stack(_ axis: Axis) -> StackView {
    let stack = StackView(arrangedSubviews: [
      StackItem("a", along: axis, 60, across: 20, rank: 2),
      StackItem("b", along: axis, 20, across: 40, rank: 1),
      StackItem("c", along: axis, 20, across: 10, rank: 0),
    ])
    stack.axis = axis
    stack.spacing = 10
    return stack
  }

  static func size(_ axis: Axis, _ length: CGFloat, _ across: CGFloat) -> CGSize {
    axis == .horizontal
      ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
  }

  /// Where three views lie along a stack of a length.
  struct Along {
    let distribution: StackView.Distribution
    let length: CGFloat
    let extents: [Extent]
  }

  /// The stack is longer, as long and shorter than 120, its contents and spaces.
  static let alongs: [Along] = [
    Along(
      distribution: .fill,
      length: 240,
      extents: [Extent(0, 60), Extent(70, 90), Extent(100, 240)]
    ),
    Along(
      distribution: .fill,
      length: 110,
      extents: [Extent(0, 60), Extent(70, 90), Extent(100, 110)]
    ),
    // The third view is gone, then the second one gives way.
    Along(
      distribution: .fill,
      length: 90,
      extents: [Extent(0, 60), Extent(70, 80), Extent(90, 90)]
    ),
    Along(
      distribution: .fillEqually,
      length: 230,
      extents: [Extent(0, 70), Extent(80, 150), Extent(160, 230)]
    ),
    Along(
      distribution: .fillEqually,
      length: 50,
      extents: [Extent(0, 10), Extent(20, 30), Extent(40, 50)]
    ),
    // 60 and 20 of 120 are half and a sixth; the last view has what the spaces leave.
    Along(
      distribution: .fillProportionally,
      length: 240,
      extents: [Extent(0, 120), Extent(130, 170), Extent(180, 240)]
    ),
    Along(
      distribution: .fillProportionally,
      length: 96,
      extents: [Extent(0, 48), Extent(58, 74), Extent(84, 96)]
    ),
    Along(
      distribution: .equalSpacing,
      length: 240,
      extents: [Extent(0, 60), Extent(130, 150), Extent(220, 240)]
    ),
    Along(
      distribution: .equalSpacing,
      length: 110,
      extents: [Extent(0, 60), Extent(70, 90), Extent(100, 110)]
    ),
    // The centers are at 30, 130 and 230.
    Along(
      distribution: .equalCentering,
      length: 240,
      extents: [Extent(0, 60), Extent(120, 140), Extent(220, 240)]
    ),
    // Centers at 30, 75 and 120 would leave 5 after the first view: it keeps 10.
    Along(
      distribution: .equalCentering,
      length: 130,
      extents: [Extent(0, 60), Extent(70, 90), Extent(110, 130)]
    ),
  ]

  @Test func `a stack that is forced to the other direction turns its views around`() {
    let root = StackRoot()
    let stack = Self.stack(.horizontal)
    stack.frame = CGRect(0, 0, 240, 50)
    root.addSubview(stack)
    root.layoutIfNeeded()
    let places = stack.extents(.horizontal)
    stack.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(stack.extents(.horizontal).isClose(to: places.map { $0.mirrored(in: 240) }))
    stack.semanticContentAttribute = .forceLeftToRight
    root.environment.direction = .rightToLeft
    root.layoutIfNeeded()
    #expect(stack.extents(.horizontal).isClose(to: places))
    // What the views say of themselves counts for what is in them.
    stack.arrangedSubviews[1].semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(stack.extents(.horizontal).isClose(to: places))
    #expect(root.diagnostics.isEmpty)
  }

  /// Where three views lie across a stack of 50.
  static let acrosses: [(alignment: StackView.Alignment, extents: [Extent])] = [
    (.fill, [Extent(0, 50), Extent(0, 50), Extent(0, 50)]),
    (.leading, [Extent(0, 20), Extent(0, 40), Extent(0, 10)]),
    (.center, [Extent(15, 35), Extent(5, 45), Extent(20, 30)]),
    (.trailing, [Extent(30, 50), Extent(10, 50), Extent(40, 50)]),
  ]

  @Test(arguments: settings)
  func `every distribution with every alignment`(_ setting: Setting) {
    for along in Self.alongs {
      for across in Self.acrosses {
        let root = StackRoot(setting.direction)
        let stack = Self.stack(setting.axis)
        stack.distribution = along.distribution
        stack.alignment = across.alignment
        root.addSubview(stack)
        stack.frame.size = Self.size(setting.axis, along.length, 50)
        root.layoutIfNeeded()
        let name = "\(along.distribution) \(along.length) \(across.alignment)"
        let lengths = along.extents.map { setting.place($0, in: along.length, setting.axis) }
        let widths = across.extents.map { setting.place($0, in: 50, setting.axis.other) }
        #expect(stack.extents(setting.axis).isClose(to: lengths), "\(name)")
        #expect(stack.extents(setting.axis.other).isClose(to: widths), "\(name)")
        #expect(root.layoutConflicts.isEmpty, "\(name)")
        #expect(!stack.arrangedSubviews.contains { $0.hasAmbiguousLayout }, "\(name)")
      }
    }
  }

  @Test(arguments: Axis.allCases)
  func `a stack is as large as its views`(_ axis: Axis) {
    let lengths: [(StackView.Distribution, CGFloat)] = [
      (.fill, 120), (.fillEqually, 200), (.fillProportionally, 120), (.equalSpacing, 120),
      // Equal distances of the centers, 50, are wanted more than a short stack.
      (.equalCentering, 140),
    ]
    for (distribution, length) in lengths {
      for across in Self.acrosses {
        let stack = Self.stack(axis)
        stack.distribution = distribution
        stack.alignment = across.alignment
        let fitting = stack.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        let expected = Self.size(axis, length, 40)
        #expect(
          abs(fitting.width - expected.width) < 1e-6
            && abs(fitting.height - expected.height) < 1e-6,
          "\(distribution) \(across.alignment) \(fitting)"
        )
        // The same in a tree, placed at one corner.
        let root = StackRoot()
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        root.layoutIfNeeded()
        #expect(stack.frame.size == expected, "\(distribution) \(across.alignment)")
      }
    }
  }

  @Test(arguments: settings)
  func `one view is aligned without a spanner`(_ setting: Setting) {
    for across in Self.acrosses {
      let root = StackRoot(setting.direction)
      let view = StackItem("only", along: setting.axis, 60, across: 20, rank: 0)
      let stack = StackView(arrangedSubviews: [view])
      stack.axis = setting.axis
      stack.alignment = across.alignment
      root.addSubview(stack)
      stack.frame.size = Self.size(setting.axis, 100, 50)
      root.layoutIfNeeded()
      let expected = setting.place(across.extents[0], in: 50, setting.axis.other)
      #expect(stack.extents(setting.axis.other).isClose(to: [expected]), "\(across.alignment)")
      #expect(Extent(view.frame, setting.axis).isClose(to: Extent(0, 100)))
      #expect(stack.layoutGuides.isEmpty)
      #expect(!view.hasAmbiguousLayout)
    }
  }

  @Test func `columns have no baselines from side to side`() {
    for alignment in [StackView.Alignment.firstBaseline, .lastBaseline] {
      let stack = Self.stack(.vertical)
      stack.alignment = alignment
      stack.frame = CGRect(0, 0, 50, 120)
      stack.layoutIfNeeded()
      #expect(stack.extents(.horizontal) == [Extent(0, 20), Extent(0, 40), Extent(0, 10)])
    }
  }

  @Test func `an empty stack is nothing and in nobody's way`() {
    let root = StackRoot()
    let stack = StackView()
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    root.layoutIfNeeded()
    #expect(stack.frame.size == .zero)
    #expect(root.layoutConflicts.isEmpty)
    stack.widthAnchor.constraint(equalToConstant: 30).isActive = true
    root.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 30, height: 0))
    #expect(root.layoutConflicts.isEmpty)
  }

  @Test func `the values are those of UIKit`() {
    #expect(StackView.Distribution.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(StackView.Alignment.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(StackView.Alignment.top == .leading && StackView.Alignment.bottom == .trailing)
    let stack = StackView()
    #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
    #expect(stack.spacing == 0)
    #expect(!stack.isBaselineRelativeArrangement && !stack.isLayoutMarginsRelativeArrangement)
    #expect(StackView.spacingUseDefault == CGFloat(Float.greatestFiniteMagnitude))
    #expect(StackView.spacingUseSystem == CGFloat(Float.leastNormalMagnitude))
    #expect(StackView.requiresConstraintBasedLayout && !View.requiresConstraintBasedLayout)
  }
}
