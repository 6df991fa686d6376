import Foundation
import LayoutDiagnostics
import LayoutGeometry
import LayoutViews
import Testing

/// What formats say: the constraints, and where these put views.
@Suite struct VisualFormatTests {
  struct Row: CustomTestStringConvertible {
    let format: String
    var options: LayoutConstraint.FormatOptions = []
    let constraints: [String]

    var testDescription: String { format }
  }

  @Test(arguments: [
    Row(format: "[a]", constraints: []),
    Row(
      format: "H:|[a]|",
      constraints: ["a.leading == parent.leading", "parent.trailing == a.trailing"]
    ),
    Row(
      format: "|-[a]-|",
      constraints: ["a.leading == parent.leadingMargin", "parent.trailingMargin == a.trailing"]
    ),
    Row(
      format: "V:|-[a]-|",
      constraints: ["a.top == parent.topMargin", "parent.bottomMargin == a.bottom"]
    ),
    Row(
      format: "|-8-[a]-20.5-|",
      constraints: ["a.leading == parent.leading + 8", "parent.trailing == a.trailing + 20.5"]
    ),
    Row(format: "[a][b]", constraints: ["b.leading == a.trailing"]),
    Row(format: "[a]-[b]", constraints: ["b.leading == a.trailing + 8"]),
    Row(format: "V:[a]-[b]", constraints: ["b.top == a.bottom + 8"]),
    Row(format: "[a]-gap-[b]", constraints: ["b.leading == a.trailing + 12"]),
    Row(format: "[a]-minus-[b]", constraints: ["b.leading == a.trailing - 5"]),
    Row(format: "[a]-(-5)-[b]", constraints: ["b.leading == a.trailing - 5"]),
    Row(format: "[a]-(gap@low)-[b]", constraints: ["b.leading == a.trailing + 12 @250"]),
    Row(
      format: "[a]-(>=gap,<=20@low,==15@500.5)-[b]",
      constraints: [
        "b.leading >= a.trailing + 12", "b.leading <= a.trailing + 20 @250",
        "b.leading == a.trailing + 15 @500.5",
      ]
    ),
    Row(
      format: "[a]-(>=5)-|",
      constraints: ["parent.trailing >= a.trailing + 5"]
    ),
    Row(format: "[a(40)]", constraints: ["a.width == 40"]),
    Row(format: "V:[a(40)]", constraints: ["a.height == 40"]),
    Row(format: "[a(wide)]", constraints: ["a.width == 100"]),
    Row(format: "[a(1e2)]", constraints: ["a.width == 100"]),
    Row(format: "[a(.5)]", constraints: ["a.width == 0.5"]),
    Row(format: "[a(b)]", constraints: ["a.width == b.width"]),
    Row(format: "V:[a(==b@low)]", constraints: ["a.height == b.height @250"]),
    Row(
      format: "[a(>=40,<=wide,b@750)]",
      constraints: ["a.width >= 40", "a.width <= 100", "a.width == b.width @750"]
    ),
    Row(
      format: "H:|-[a(40)]-8-[b(>=a)][c]|",
      constraints: [
        "a.leading == parent.leadingMargin", "a.width == 40", "b.leading == a.trailing + 8",
        "b.width >= a.width", "c.leading == b.trailing", "parent.trailing == c.trailing",
      ]
    ),
    Row(
      format: "[a]-[guide(a)]-|",
      constraints: [
        "guide.leading == a.trailing + 8", "guide.width == a.width",
        "parent.trailingMargin == guide.trailing",
      ]
    ),
    Row(
      format: "|[a]-[b]-[c]",
      options: .alignAllCenterY,
      constraints: [
        "a.leading == parent.leading", "b.leading == a.trailing + 8", "c.leading == b.trailing + 8",
        "b.centerY == a.centerY", "c.centerY == b.centerY",
      ]
    ),
    Row(
      format: "V:[a][b]",
      options: [.alignAllLeading, .alignAllTrailing],
      constraints: ["b.top == a.bottom", "b.leading == a.leading", "b.trailing == a.trailing"]
    ),
    Row(
      format: "[a][label]",
      options: .alignAllFirstBaseline,
      constraints: ["label.leading == a.trailing", "label.firstBaseline == a.firstBaseline"]
    ),
    Row(
      format: "|-[a]-[b]-4-|",
      options: .directionLeftToRight,
      constraints: [
        "a.left == parent.leftMargin", "b.left == a.right + 8", "parent.right == b.right + 4",
      ]
    ),
    Row(
      format: "|-[a]-(>=9)-[b]-4-|",
      options: .directionRightToLeft,
      constraints: [
        "parent.rightMargin == a.right", "a.left >= b.right + 9", "b.left == parent.left + 4",
      ]
    ),
    Row(
      format: "V:|-3-[a]-[label]-4-|",
      options: .spacingBaselineToBaseline,
      constraints: [
        "a.top == parent.top + 3", "label.firstBaseline == a.lastBaseline + 20.287109375",
        "parent.bottom == label.bottom + 4",
      ]
    ),
    Row(
      format: "V:[a]-[guide]",
      options: .spacingBaselineToBaseline,
      constraints: ["guide.top == a.bottom + 8"]
    ),
    Row(
      format: "[a]-[label]",
      options: .spacingBaselineToBaseline,
      constraints: ["label.leading == a.trailing + 8"]
    ),
  ])
  func `a format says what its constraints say`(_ row: Row) throws {
    let tree = try FormatTree()
    let constraints = tree.constraints(row.format, row.options)
    #expect(constraints.map(\.equation) == row.constraints)
    #expect(constraints.allSatisfy { !$0.isActive })
    #expect(tree.window.diagnostics.isEmpty)
  }

  struct Placed: CustomTestStringConvertible {
    let format: String
    var options: LayoutConstraint.FormatOptions = []
    var isRightToLeft = false
    let spans: String

    var testDescription: String { "\(format) \(options.rawValue) \(isRightToLeft)" }
  }

  @Test(arguments: [
    Placed(format: "|-[a(40)]-[b][c(b)]-12-|", spans: "a 8 40, b 56 126, c 182 126"),
    Placed(
      format: "|-[a(40)]-[b][c(b)]-12-|",
      isRightToLeft: true,
      spans: "a 272 40, b 138 126, c 12 126"
    ),
    Placed(
      format: "|-[a(40)]-[b][c(b)]-12-|",
      options: .directionLeftToRight,
      isRightToLeft: true,
      spans: "a 8 40, b 56 126, c 182 126"
    ),
    Placed(
      format: "|-[a(40)]-[b][c(b)]-12-|",
      options: .directionRightToLeft,
      spans: "a 272 40, b 138 126, c 12 126"
    ),
    Placed(
      format: "V:|[a(>=30,==10@low)]-gap-[b]-(gap)-[c(20)]|",
      spans: "a 0 30, b 42 126, c 180 20"
    ),
    Placed(
      format: "|-(>=20,10@low)-[a(wide)]-(minus)-[b(50@999,<=45)][c]-(>=0)-|",
      spans: "a 20 100, b 115 45, c 160 0"
    ),
  ])
  func `views lie where the format puts them`(_ row: Placed) throws {
    let tree = try FormatTree(direction: row.isRightToLeft ? .rightToLeft : .leftToRight)
    let axis: LayoutAxis = row.format.hasPrefix("V:") ? .vertical : .horizontal
    LayoutConstraint.activate(tree.constraints(row.format, row.options))
    // Where a format leaves a length open, it is as short as it can be.
    for box in tree.boxes {
      let length = axis == .horizontal ? box.widthAnchor : box.heightAnchor
      let short = length.constraint(equalToConstant: 0)
      short.priority = LayoutPriority(1)
      short.isActive = true
    }
    #expect(tree.spans(along: axis) == row.spans)
    #expect(tree.window.diagnostics.isEmpty)
  }

  @Test func `options align the views across the format`() throws {
    let tree = try FormatTree()
    LayoutConstraint.activate(
      tree.constraints("|-[a(40)]-[b(a)]", [.alignAllTop, .alignAllBottom])
        + tree.constraints("V:|-30-[b(25)]")
    )
    #expect(tree.spans(along: .vertical) == "a 30 25, b 30 25, c 0 0")
  }

  @Test func `numbers of every kind are metrics`() throws {
    let numbers: [Any] = [
      7, Int8(7), UInt64(7), 7.0, Float(7), CGFloat(7), NSNumber(value: 7), Decimal(7),
      LayoutPriority(7), Optional(7) as Any,
    ]
    for number in numbers {
      let constraints = LayoutConstraint.constraints(
        withVisualFormat: "[a(x@x)]",
        metrics: ["x": number],
        views: ["a": View()]
      )
      #expect(constraints.first?.constant == 7, "\(type(of: number))")
      #expect(constraints.first?.priority == LayoutPriority(7), "\(type(of: number))")
    }
  }

  @Test func `a name of a size is a metric before it is a view`() {
    let view = View()
    let constraints = LayoutConstraint.constraints(
      withVisualFormat: "[a(b)]",
      metrics: ["b": 3],
      views: ["a": view, "b": View()]
    )
    #expect(constraints.first?.constant == 3)
    #expect(constraints.first?.secondItem == nil)
  }

  @Test func `the constraints know the line of the format`() {
    let view = View()
    let line = #line + 1
    let constraints = LayoutConstraint.constraints(
      withVisualFormat: "[a(5)]",
      metrics: nil,
      views: ["a": view]
    )
    let mark = SourceMark(file: "LayoutViewsTests/VisualFormatTests.swift", line: line)
    #expect(constraints.map(\.source) == [mark])
  }

  @Test func `options have UIKit's numbers`() {
    typealias Options = LayoutConstraint.FormatOptions
    let alignments: [(Options, LayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    for (option, attribute) in alignments {
      #expect(option.rawValue == 1 << UInt(attribute.rawValue))
    }
    #expect(Options.alignmentMask.rawValue == 65_535)
    #expect(Options.directionLeftToRight.rawValue == 65_536)
    #expect(Options.directionRightToLeft.rawValue == 131_072)
    #expect(Options.directionMask.rawValue == 196_608)
    #expect(Options.spacingBaselineToBaseline.rawValue == 524_288)
    #expect(Options.spacingMask.rawValue == 524_288)
  }
}
