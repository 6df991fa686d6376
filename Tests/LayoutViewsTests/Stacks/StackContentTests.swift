import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutText
import LayoutViews
import Testing

@Suite struct StackContentTests {
  private func label(_ text: String, size: CGFloat = 17, lines: Int = 1) -> Label {
    let label = Label()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = lines
    return label
  }

  private func baseline(_ label: Label, _ line: KeyPath<[Label.Line], Label.Line?>) -> CGFloat {
    label.frame.minY + (label.lines[keyPath: line]?.origin.y ?? 0)
  }

  @Test func `texts of different sizes stand on one line`() throws {
    let window = try window(on: "iPhone 15")
    let labels = [label("Large", size: 34), label("small", size: 12), label("tall", size: 50)]
    let stack = StackView(arrangedSubviews: labels)
    stack.alignment = .firstBaseline
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stack)
    window.layoutIfNeeded()
    let baselines = labels.map { baseline($0, \.first) }
    #expect(baselines.allSatisfy { abs($0 - baselines[0]) < 0.4 }, "\(baselines)")
    // The largest text reaches from edge to edge.
    #expect(labels[2].frame.minY == 0 && labels[2].frame.maxY == stack.bounds.maxY)
    #expect(!labels.contains { $0.hasAmbiguousLayout })
  }

  @Test func `the last lines of texts stand on one line`() throws {
    let window = try window(on: "iPhone 15")
    let long = label("one two three four five six seven", lines: 0)
    let short = label("end")
    short.setContentHuggingPriority(LayoutPriority(800), for: .horizontal)
    short.setContentCompressionResistancePriority(LayoutPriority(800), for: .horizontal)
    let stack = StackView(arrangedSubviews: [long, short])
    stack.alignment = .lastBaseline
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stack)
    stack.widthAnchor.constraint(equalToConstant: 150).isActive = true
    window.layoutIfNeeded()
    #expect(long.lines.count > 2)
    #expect(abs(baseline(long, \.last) - baseline(short, \.last)) < 0.4)
    #expect(stack.frame.height == long.frame.height)
  }

  @Test func `texts in a column wrap at its width, and the column grows`() throws {
    let window = try window(on: "iPhone 15")
    let labels = [
      label("one two three four five six seven", lines: 0), label("short"),
      label("eight nine ten eleven twelve thirteen", lines: 0),
    ]
    let stack = StackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stack)
    stack.widthAnchor.constraint(equalToConstant: 120).isActive = true
    window.layoutIfNeeded()
    #expect(labels[0].lines.count > 1 && labels[2].lines.count > 1)
    let height = labels.map(\.frame.height).reduce(8, +)
    #expect(abs(stack.frame.height - height) < 0.4)
    let fitting = stack.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    #expect(fitting.width == 120 && abs(fitting.height - stack.frame.height) < 0.4)
  }

  @Test func `two texts that wrap in a row share what the view beside them leaves`() throws {
    let window = try window(on: "iPhone 15")
    let texts = [
      label("one two three four five six seven", lines: 0),
      label("eight nine ten eleven twelve", lines: 0),
    ]
    let icon = StackItem("icon", 40, 40)
    let stack = StackView(arrangedSubviews: [icon] + texts)
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stack)
    stack.widthAnchor.constraint(equalToConstant: 300).isActive = true
    window.layoutIfNeeded()
    #expect(stack.extents(.horizontal) == [Extent(0, 40), Extent(40, 170), Extent(170, 300)])
    #expect(texts.allSatisfy { $0.lines.count > 1 })
    texts[1].numberOfLines = 1
    window.layoutIfNeeded()
    #expect(!stack.identifiers.contains("UISV-text-width-disambiguation"))
  }

  @Test(
    arguments: [(750, 760), (988, 998), (989, 999), (995, 999), (1000, 999)] as [(Float, Float)]
  )
  func `texts that wrap in a row are as wide with a priority 10 above their resistance`(
    resistance: Float,
    priority: Float
  ) throws {
    let window = try window(on: "iPhone 15")
    let texts = ["one two three", "four five", "six"].map { label($0, lines: 0) }
    let stack = StackView(arrangedSubviews: texts)
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stack)
    texts[1].setContentCompressionResistancePriority(LayoutPriority(resistance), for: .horizontal)
    // Another direction counts for nothing.
    texts[1].setContentCompressionResistancePriority(LayoutPriority(300), for: .vertical)
    window.layoutIfNeeded()
    let equalities = stack.constraints.filter { $0.identifier == "UISV-text-width-disambiguation" }
    #expect(equalities.map { $0.firstItem === texts[1] } == [true, false])
    #expect(equalities.allSatisfy { $0.secondItem === texts[0] && $0.relation == .equal })
    #expect(equalities.map(\.priority.rawValue) == [priority, 760])
    stack.axis = .vertical
    window.layoutIfNeeded()
    #expect(!stack.identifiers.contains("UISV-text-width-disambiguation"))
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `stacks in stacks`(_ direction: LayoutDirection) {
    let root = StackRoot(direction)
    func item(_ width: CGFloat, _ height: CGFloat) -> StackItem { StackItem("", width, height) }
    let row = StackView(arrangedSubviews: [item(30, 10), item(50, 20)])
    row.spacing = 5
    row.alignment = .bottom
    let last = item(40, 15)
    let column = StackView(arrangedSubviews: [row, last])
    column.axis = .vertical
    column.alignment = .trailing
    column.spacing = 7
    column.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(column)
    root.layoutIfNeeded()
    #expect(column.frame == CGRect(0, 0, 85, 42))
    #expect(row.frame == CGRect(0, 0, 85, 20))
    let isRight = direction == .rightToLeft
    #expect(last.frame == CGRect(isRight ? 0 : 45, 27, 40, 15))
    #expect(row.arrangedSubviews[0].frame == CGRect(isRight ? 55 : 0, 10, 30, 10))
    row.isHidden = true
    root.layoutIfNeeded()
    #expect(column.frame.height == 15)
    #expect(root.layoutConflicts.isEmpty)
  }

  @Test func `margins and safe area are kept free`() throws {
    let window = try window(on: "iPhone 15")
    let item = StackItem("a", 50, 50)
    let stack = StackView(arrangedSubviews: [item])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.frame = window.bounds
    window.addSubview(stack)
    window.layoutIfNeeded()
    // 8 inside of the safe area, which begins 59 down and ends 34 up.
    #expect(item.frame == CGRect(8, 67, 377, 852 - 59 - 34 - 16))
    stack.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 1,
      leading: 2,
      bottom: 3,
      trailing: 4
    )
    stack.insetsLayoutMarginsFromSafeArea = false
    window.layoutIfNeeded()
    #expect(item.frame == CGRect(2, 1, 387, 848))
  }

  @Test func `a stack has the baselines of its views`() {
    let views = [StackItem("a", 10, 20), StackItem("b", 10, 40), StackItem("c", 10, 30)]
    let stack = StackView(arrangedSubviews: views)
    #expect(stack.forFirstBaselineLayout === views[1])
    #expect(stack.forLastBaselineLayout === views[1])
    views[1].isHidden = true
    #expect(stack.forLastBaselineLayout === views[2])
    stack.axis = .vertical
    #expect(stack.forFirstBaselineLayout === views[0])
    views[0].isHidden = true
    #expect(stack.forFirstBaselineLayout === views[2])
    #expect(StackView().forLastBaselineLayout is StackView)
  }

  @Test func `a tie between views is settled the same way each time`() {
    func layout(_ width: CGFloat) -> [Extent] {
      let root = StackRoot()
      let stack = StackView(arrangedSubviews: [StackItem("a", 40, 10), StackItem("b", 40, 10)])
      stack.frame = CGRect(0, 0, width, 10)
      root.addSubview(stack)
      root.layoutIfNeeded()
      #expect(stack.arrangedSubviews[0].hasAmbiguousLayout)
      return stack.extents(.horizontal)
    }
    #expect(layout(100) == layout(100))
    #expect(layout(60) == layout(60))
    for extents in [layout(100), layout(60)] {
      let lengths = extents.map { $0.end - $0.start }
      // One of them keeps its content's length.
      #expect(lengths.contains(40))
    }
  }
}
