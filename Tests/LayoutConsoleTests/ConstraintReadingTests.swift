import LayoutConsole
import LayoutSolver
import Testing

struct DescriptionRow: CustomTestStringConvertible {
  /// The description as the console has it.
  let text: String
  /// The equation that it is.
  let equation: String

  var testDescription: String { text }

  init(_ text: String, _ equation: String) {
    self.text = text
    self.equation = equation
  }
}

@Suite struct ConstraintReadingTests {
  /// A constraint as one line of plain words.
  private func equation(_ constraint: ConsoleConstraint) -> String {
    func name(_ item: ConsoleItem) -> String {
      let item = item.name == "|" ? constraint.superview ?? item : item
      return (item.address.map { "\(item.className)@\($0)" } ?? item.name ?? "?")
        + (item.text.map { "'\($0)'" } ?? "")
    }
    let signs: [Relation: String] = [
      .equal: "=", .lessThanOrEqual: "<=", .greaterThanOrEqual: ">=",
    ]
    var text =
      "\(name(constraint.first.item)).\(constraint.first.attribute) \(signs[constraint.relation] ?? "")"
    if let second = constraint.second {
      text += " \(constraint.multiplier) \(name(second.item)).\(second.attribute)"
    }
    text += " \(constraint.constant)"
    if constraint.priority != .required { text += " @\(constraint.priority.rawValue)" }
    return text + " \(constraint.origin)"
  }

  @Test(arguments: [
    DescriptionRow(
      "<NSLayoutConstraint:0x7f1 V:[UIView:0xa(200)]>",
      "UIView@0xa.height = 200.0 own"
    ),
    DescriptionRow(
      "<NSLayoutConstraint:0x7f1 H:[UIButton:0xa'Go'(>=44@750)]   (active)>",
      "UIButton@0xa'Go'.width >= 44.0 @750.0 own"
    ),
    DescriptionRow(
      "<NSLayoutConstraint:0x7f1 V:|-(20)-[UILabel:0xa'Sum']   (Names: '|':UIView:0xb )>",
      "UILabel@0xa'Sum'.top = 1.0 UIView@0xb.top 20.0 own"
    ),
    DescriptionRow(
      "<NSLayoutConstraint:0x7f1 V:[UILabel:0xa]-(8)-|   (active, names: '|':Shop.CardView:0xb )>",
      "Shop.CardView@0xb.bottom = 1.0 UILabel@0xa.bottom 8.0 own"
    ),
    DescriptionRow(
      "<NSLayoutConstraint:0x7f1 H:[UILabel:0xa]-(NSSpace(8))-[UIButton:0xb'More']>",
      "UIButton@0xb'More'.leading = 1.0 UILabel@0xa.trailing 8.0 own"
    ),
    DescriptionRow(
      "<NSLayoutConstraint:0x7f1 H:[UILabel:0xa]-(>=8@999)-[UIButton:0xb](LTR)   (active)>",
      "UIButton@0xb.left >= 1.0 UILabel@0xa.right 8.0 @999.0 own"
    ),
    DescriptionRow(
      "<NSLayoutConstraint:0x7f1 V:[_UILayoutGuide:0xa]-(-20)-[UINavigationBar:0xb]   (active)>",
      "UINavigationBar@0xb.top = 1.0 _UILayoutGuide@0xa.bottom -20.0 own"
    ),
    DescriptionRow(
      "<NSLayoutConstraint:0x7f1 V:[header]-(12)-[UIView:0xb]   (active, names: header:0xa )>",
      "UIView@0xb.top = 1.0 @0xa.bottom 12.0 own"
    ),
    DescriptionRow(
      "<NSLayoutConstraint:0x7f1 UIView:0xa.width == 375   (active)>",
      "UIView@0xa.width = 375.0 own"
    ),
    DescriptionRow(
      "<NSLayoutConstraint:0x7f1 UIImageView:0xa.width == 0.5*UIView:0xb.height + 10 @750   (active)>",
      "UIImageView@0xa.width = 0.5 UIView@0xb.height 10.0 @750.0 own"
    ),
    DescriptionRow(
      "<NSLayoutConstraint:0x7f1 'pin' UILabel:0xa'a.b (c)'.trailing <= UIView:0xb.trailing - 16   (active)>",
      "UILabel@0xa'a.b (c)'.trailing <= 1.0 UIView@0xb.trailing -16.0 own"
    ),
    DescriptionRow(
      "<NSLayoutConstraint:0x7f1 UILabel:0xa'it's [1]'.leading == card.leading   (active, names: card:0xb )>",
      "UILabel@0xa'it's [1]'.leading = 1.0 @0xb.leading 0.0 own"
    ),
    DescriptionRow(
      "<NSLayoutConstraint:0x7f1 'UIView-Encapsulated-Layout-Height' "
        + "UITableViewCellContentView:0xa.height == 43.5   (active)>",
      "UITableViewCellContentView@0xa.height = 43.5 encapsulation"
    ),
    DescriptionRow(
      "<NSLayoutConstraint:0x7f1 'UISV-canvas-connection' UIStackView:0xa.top == UIView:0xb.top>",
      "UIStackView@0xa.top = 1.0 UIView@0xb.top 0.0 stack"
    ),
    DescriptionRow(
      "<NSLayoutConstraint:0x7f1 'UITemporaryLayoutHeight' UIView:0xa.height == 0   (active)>",
      "UIView@0xa.height = 0.0 measurement"
    ),
    DescriptionRow(
      "<NSLayoutConstraint:0x7f1 'UIViewSafeAreaLayoutGuide-bottom' "
        + "V:[UILayoutGuide:0xa'UIViewSafeAreaLayoutGuide']-(34)-|   (active, names: '|':UIView:0xb )>",
      "UIView@0xb.bottom = 1.0 UILayoutGuide@0xa'UIViewSafeAreaLayoutGuide'.bottom 34.0 system"
    ),
    DescriptionRow(
      "<NSAutoresizingMaskLayoutConstraint:0x7f1 h=--& v=--& V:[UIView:0xa(0)]>",
      "UIView@0xa.height = 0.0 mask"
    ),
    DescriptionRow(
      "<NSAutoresizingMaskLayoutConstraint:0x7f1 h=-&- v=&-- UIView:0xa.midY == + 15.5>",
      "UIView@0xa.midY = 15.5 mask"
    ),
    DescriptionRow(
      "<NSAutoresizingMaskLayoutConstraint:0x7f1 h=-&- v=--& 'named' UIView:0xa.width == UIView:0xb.width - 20>",
      "UIView@0xa.width = 1.0 UIView@0xb.width -20.0 mask"
    ),
    DescriptionRow(
      "<NSContentSizeLayoutConstraint:0x7f1 H:[UILabel:0xa'Name'(52.5)] Hug:251 CompressionResistance:750>",
      "UILabel@0xa'Name'.width = 52.5 content"
    ),
    DescriptionRow(
      "<NSIBPrototypingLayoutConstraint:0x7f1 'IB auto generated at build time for view with fixed frame' "
        + "H:|-(20)-[UIView:0xa](LTR)   (active, names: '|':UIView:0xb )>",
      "UIView@0xa.left = 1.0 UIView@0xb.left 20.0 prototype"
    ),
    DescriptionRow(
      "<_UISystemBaselineConstraint:0x7f1 UILabel:0xa.firstBaseline == UILabel:0xb.lastBaseline + 20   (active)>",
      "UILabel@0xa.firstBaseline = 1.0 UILabel@0xb.lastBaseline 20.0 own"
    ),
    DescriptionRow(
      "<SnapKit.LayoutConstraint:0x7f1@Card.swift#17 UILabel:0xa.trailing == Shop.Card:0xb.trailing - 16.0>",
      "UILabel@0xa.trailing = 1.0 Shop.Card@0xb.trailing -16.0 own"
    ),
    DescriptionRow(
      "<SnapKit.LayoutConstraint:0x7f1@Card.swift#18 UIView:0xa.height == UIView:0xa.width * 0.75 ^999.0>",
      "UIView@0xa.height = 0.75 UIView@0xa.width 0.0 @999.0 own"
    ),
    DescriptionRow(
      "<MASLayoutConstraint:0x7f1 UILabel:title.height >= 5000>",
      "UILabel:title.height >= 5000.0 own"
    ),
    DescriptionRow(
      "<NSLayoutConstraint:0x7f1 H:|-[UIView:0xa]   (Names: '|':UIView:0xb )>",
      "UIView@0xa.leading = 1.0 UIView@0xb.leading 8.0 own"
    ),
    DescriptionRow(
      "<NSLayoutConstraint:0x7f1 V:[UIView:0xa(UIView:0xb)]>",
      "UIView@0xa.height = 1.0 UIView@0xb.height 0.0 own"
    ),
    DescriptionRow(
      "<NSLayoutConstraint:0x7f1 _UIHostingView<Deck<Card>>:0xa.width == 1e+06   (inactive)>",
      "_UIHostingView<Deck<Card>>@0xa.width = 1000000.0 own"
    ),
    DescriptionRow(
      "<NSLayoutConstraint:0x7f1 UIView:0xa.trailingMargin == UIButton:0xb'Show'.trailing>",
      "UIView@0xa.trailingMargin = 1.0 UIButton@0xb'Show'.trailing 0.0 own"
    ),
  ])
  func `a description is an equation`(_ row: DescriptionRow) throws {
    let constraint = try #require(ConsoleConstraint(reading: row.text))
    #expect(equation(constraint) == row.equation)
  }

  @Test(arguments: [
    "", "<", "<>", "<NSLayoutConstraint:0x7f1>", "<NSLayoutConstraint:0x7f1 >",
    "<NSLayoutConstraint:0x7f1 H:[>", "<NSLayoutConstraint:0x7f1 H:[UIView:0xa(]>",
    "<NSLayoutConstraint:0x7f1 H:|-(x)-[UIView:0xa]>", "<NSLayoutConstraint:0x7f1 H:|>",
    "<NSLayoutConstraint:0x7f1 UIView:0xa.width>",
    "<NSLayoutConstraint:0x7f1 UIView:0xa.width == >",
    "<NSLayoutConstraint:0x7f1 UIView:0xa.width == 10 apples>",
    "<NSLayoutConstraint:0x7f1 UIView:0xa.height == 0>extra", "label1_ Top Equal wrapper1 Top.",
    "<NSLayoutConstraint:0x7f1 'unended UIView:0xa>", "<a:b '''' ''>",
  ])
  func `what has another form is no constraint`(_ text: String) {
    #expect(ConsoleConstraint(reading: text) == nil)
  }

  @Test func `no part of a description ends the program`() {
    let text =
      "<NSLayoutConstraint:0x7f1 'a' H:[UILabel:0xa'T (x)']-(>=NSSpace(8)@750)-[b](LTR)   (active, names: b:0xb )>"
    for length in 0...text.count {
      _ = ConsoleConstraint(reading: String(text.prefix(length)))
      _ = ConsoleConstraint(reading: String(text.suffix(length)))
    }
  }
}
