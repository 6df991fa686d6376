import Foundation
import LayoutConsole
import LayoutDiagnostics
import TestSupport
import Testing

extension ViewDump {
  /// Returns the dump of a text.
  static func reading(_ text: String) -> ViewDump { ViewDump(Array(text.utf8), file: "a.txt") }
}

/// A description as some version of UIKit, or a class of an application, writes it.
private struct DumpedRow: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let text: String
  let expected: [String]

  init(_ testDescription: String, _ text: String, _ expected: String...) {
    (self.testDescription, self.text, self.expected) = (testDescription, text, expected)
  }
}

/// A dump with the views that are read, each with its depth.
private struct TreeRow: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let text: String
  let expected: [String]

  init(_ testDescription: String, _ text: String, _ expected: [String]) {
    (self.testDescription, self.text, self.expected) = (testDescription, text, expected)
  }
}

// The forms are those of dumps in questions and issues about UIKit, of iOS 4 to 26, with other classes, numbers
// and texts.
@Suite struct ViewDumpTests {
  /// Returns what a view has that is not UIKit's default.
  private static func facts(of view: DumpedView) -> [String] {
    var facts: [String] = []
    if let frame = view.frame {
      facts.append("\(frame.minX) \(frame.minY) \(frame.width) \(frame.height)")
    }
    if view.boundsOrigin != .zero {
      facts.append("at \(view.boundsOrigin.x) \(view.boundsOrigin.y)")
    }
    if view.isHidden { facts.append("hidden") }
    if view.alpha != 1 { facts.append("alpha \(view.alpha)") }
    if !view.isUserInteractionEnabled { facts.append("off") }
    if view.clipsToBounds { facts.append("clips") }
    if view.hasRecognizers { facts.append("recognizers") }
    if view.isAnimated { facts.append("animated") }
    if !view.transform.isEmpty { facts.append("transform \(view.transform)") }
    if let text = view.text { facts.append("'\(text)'") }
    return facts
  }

  private static let descriptions = [
    DumpedRow(
      "iOS 4 ends with a space",
      "<UIView: 0x68; frame = (0 0; 32 46); >",
      "0.0 0.0 32.0 46.0"
    ),
    DumpedRow(
      "all at once",
      "<UIView: 0x7f; frame = (-1.5 0; 2 3); hidden = YES; alpha = 0.5; clipsToBounds = YES; opaque = NO; autoresize = W+H; userInteractionEnabled = NO; tag = 4; layer = <CALayer: 0x60>>",
      "-1.5 0.0 2.0 3.0",
      "hidden",
      "alpha 0.5",
      "off",
      "clips"
    ),
    DumpedRow(
      "a scroll view has its offset behind the layer",
      "<UIScrollView: 0x7f; frame = (0 0; 9 9); gestureRecognizers = <NSArray: 0x6>; layer = <CALayer: 0x60>; contentOffset: {0, -88}; contentSize: {375, 2000.3333333333333}; adjustedContentInset: {88, 0, 34, 0}>",
      "0.0 0.0 9.0 9.0",
      "at 0.0 -88.0",
      "recognizers"
    ),
    DumpedRow(
      "an image view tells of its image",
      "<UIImageView: 0x7f; frame = (0 0; 9 9); userInteractionEnabled = NO; layer = <CALayer: 0x60>> - (null)",
      "0.0 0.0 9.0 9.0",
      "off"
    ),
    DumpedRow(
      "a text may have all signs in it",
      "<UILabel: 0x7f; frame = (0 0; 9 9); text = 'Tom's; hidden = YES > <b> (x'; tag = 1; layer = <_UILabelLayer: 0x60>>",
      "0.0 0.0 9.0 9.0",
      "'Tom's; hidden = YES > <b> (x'"
    ),
    DumpedRow(
      "a text may have lines",
      "<UILabel: 0x7f; frame = (0 0; 9 9); text = 'One\n   | two'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x60>>",
      "0.0 0.0 9.0 9.0",
      "off",
      "'One | two'"
    ),
    DumpedRow(
      "letters beyond ASCII are escaped",
      "<UILabel: 0x7f; frame = (0 0; 9 9); text = '\\u00fcber'; layer = <_UILabelLayer: 0x60>>",
      "0.0 0.0 9.0 9.0",
      "'über'"
    ),
    DumpedRow(
      "animations have semicolons of their own",
      "<UIView: 0x7f; frame = (0 0; 9 9); alpha = 0; animations = { opacity=<CABasicAnimation: 0x6>; position=<CASpringAnimation: 0x8>; }; hidden = YES; layer = <CALayer: 0x60>>",
      "0.0 0.0 9.0 9.0",
      "hidden",
      "alpha 0.0",
      "animated"
    ),
    DumpedRow(
      "a transform",
      "<UIView: 0x7f; frame = (0 0; 9 9); transform = [0, 1, -1, 0, 0, 0.5]; anchorPoint = (0, 0); layer = <CALayer: 0x60>>",
      "0.0 0.0 9.0 9.0",
      "transform [0.0, 1.0, -1.0, 0.0, 0.0, 0.5]"
    ),
    DumpedRow(
      "a frame as NSStringFromCGRect writes it",
      "<IconView: 0x7f; frame: {{120, 557}, {60, 74}}; icon: <Icon: 0x6; name: a>>",
      "120.0 557.0 60.0 74.0"
    ),
    DumpedRow(
      "a description in brackets of another one",
      "<<_UITextContainerView: 0x7f; frame = (0 0; 9 9); layer = <CALayer: 0x6>> minSize = {0, 6}, textContainer = <NSTextContainer: 0x2 size = (3,4)>>",
      "0.0 0.0 9.0 9.0"
    ),
    DumpedRow(
      "infinite numbers are none",
      "<UIView: 0x7f; frame = (0 0; inf 9); layer = <CALayer: 0x6>>"
    ),
    DumpedRow(
      "nor are such beyond any screen",
      "<UIView: 0x7f; frame = (0 0; 1e300 9); layer = <CALayer: 0x6>>"
    ),
  ]

  @Test(arguments: descriptions)
  private func `a description is read with its defaults`(_ row: DumpedRow) throws {
    let dump = ViewDump.reading(row.text)
    #expect(dump.views.count == 1)
    let view = try #require(dump.views.first)
    #expect(Self.facts(of: view) == row.expected)
  }

  private static let trees = [
    TreeRow(
      "bars are the depth",
      "<UIView: 0x1; frame = (0 0; 9 9)>\n   | <UIView: 0x2; frame = (0 0; 9 9)>\n   |    | <UIView: 0x3; frame = (0 0; 9 9)>\n   | <UIView: 0x4; frame = (0 0; 9 9)>\n",
      ["0x1", " 0x2", "  0x3", " 0x4"]
    ),
    TreeRow(
      "the debugger and NSLog write in front of it",
      "(lldb) po v\n$3 = 0x1 <UIView: 0x1; frame = (0 0; 9 9)>\n   | <UIView: 0x2; frame = (0 0; 9 9)>\n",
      ["0x1", " 0x2"]
    ),
    TreeRow(
      "times stand in each line",
      "09:41 App[1:2] | <UIView: 0x1; frame = (0 0; 9 9)>\r\n09:41 App[1:2] |    | <UIView: 0x2; frame = (0 0; 9 9)>\r\n",
      ["0x1", " 0x2"]
    ),
    TreeRow(
      "comments and quotations",
      "// <UIView: 0x1; frame = (0 0; 9 9)>\n//    | <UIView: 0x2; frame = (0 0; 9 9)>\n>    |    | <UIView: 0x3; frame = (0 0; 9 9)>\n",
      ["0x1", " 0x2", "  0x3"]
    ),
    TreeRow(
      "names of variables",
      "<UIView: 0x1; frame = (0 0; 9 9)>\n    | _buyButton <UIButton: 0x2; frame = (0 0; 9 9)>\n    |    | _label <UILabel: 0x3; frame = (0 0; 9 9)>\n",
      ["0x1", " 0x2", "  0x3"]
    ),
    TreeRow(
      "a page that has lost its lines",
      "see <UIView: 0x1; frame = (0 0; 9 9)> | <UIImageView: 0x2; frame = (0 0; 9 9)> - (null) | | <UIView: 0x3; frame = (0 0; 9 9)> | <UIView: 0x4; frame = (0 0; 9 9)>",
      ["0x1", " 0x2", "  0x3", " 0x4"]
    ),
    TreeRow(
      "the lines of JSON",
      #"{"dump": "<UIView: 0x1; frame = (0 0; 9 9)>\n   | <UIView: 0x2; frame = (0 0; 9 9)>\n"}"#,
      ["0x1", " 0x2"]
    ),
    TreeRow(
      "the entities of a web page",
      "&lt;UIView: 0x1; frame = (0 0; 9 9)&gt;\n   | &lt;UIView: 0x2; frame = (0 0; 9 9)&gt;\n",
      ["0x1", " 0x2"]
    ),
    TreeRow(
      "the tags of a web page",
      "<pre><code><UIView: 0x1; frame = (0 0; 9 9)>\n   | <UIView: 0x2; frame = (0 0; 9 9)></code>",
      ["0x1", " 0x2"]
    ),
    TreeRow(
      "spaces without bars",
      "<UIView: 0x1; frame = (0 0; 9 9)>\n  <UIView: 0x2; frame = (0 0; 9 9)>\n    <UIView: 0x3; frame = (0 0; 9 9)>\n  <UIView: 0x4; frame = (0 0; 9 9)>\n",
      ["0x1", " 0x2", "  0x3", " 0x4"]
    ),
    TreeRow(
      "layers are no views",
      "<UILabel: 0x1; frame = (0 0; 9 9)>\n   | <_UILabelContentLayer: 0x2> (layer)\n   | <UIView: 0x3; frame = (0 0; 9 9)>\n",
      ["0x1", " 0x3"]
    ),
    TreeRow(
      "a description without a frame is a view in a tree, and nothing by itself",
      "<UITouch: 0x9; phase: Began>\n<UIView: 0x1; frame = (0 0; 9 9)>\n   | <PullView: 0x2; cellEdge = Left, actions = <NSArray: 0x6>>\n   |    | <UIView: 0x3; frame = (0 0; 9 9)>\n",
      ["0x1", " 0x2", "  0x3"]
    ),
    TreeRow(
      "generic and mangled names",
      "<Shop.Card<Swift.Int, Shop.Cell<A>>: 0x1; frame = (0 0; 9 9)>\n   | <_TtGC7SwiftUI14_UIHostingViewVS_4Text_: 0x2; frame = (0 0; 9 9)>\n",
      ["0x1", " 0x2"]
    ),
    TreeRow(
      "a line that a mail has broken",
      "<UIView: 0x1; frame = (0 0;\n9 9); layer =\n<CALayer: 0x6>>\n   | <UIView: 0x2; frame = (0 0; 9 9)>\n",
      ["0x1", " 0x2"]
    ),
    TreeRow(
      "a description that is cut does not take the next one with it",
      "<UIView: 0x1; frame = (0 0; 9 9); layer = <CALayer\n   | <UIView: 0x2; frame = (0 0; 9\n   | <UIView: 0x3; frame = (0 0; 9 9)>\n",
      ["0x1", " 0x2", " 0x3"]
    ),
  ]

  @Test(arguments: trees)
  private func `the tree is found whatever stands around it`(_ row: TreeRow) {
    let views = ViewDump.reading(row.text).views
    let found = views.map { String(repeating: " ", count: $0.depth) + $0.address }
    #expect(found == row.expected)
  }

  @Test func `the names of classes are read`() {
    let names = [
      "UIButton": "UIButton", "Shop.BuyButton": "BuyButton", "_TtC4Shop9BuyButton": "BuyButton",
      "_TtCC4Shop5Panel9BuyButton": "BuyButton", "Shop.Card<Shop.Row>": "Card<Shop.Row>",
      "_TtC7SwiftUIP33_65A81BD07F0108B0485D2E15DE104A7514CGDrawingLayer": "CGDrawingLayer",
      "_TtGC7SwiftUI14_UIHostingViewGVS_15ModifiedContentVS_7AnyView__": "_UIHostingView",
      "_TtCFC4Shop5Panel4makeFT_T_L_8InnerRow": "InnerRow", "_Tt": "_Tt", "_TtC9": "_TtC9",
      "_TtC99999999999999999999a": "_TtC99999999999999999999a", "Shop.": "Shop.",
    ]
    for (name, short) in names.sorted(by: { $0.key < $1.key }) {
      #expect(DumpedClassName.short(name) == short)
    }
  }

  @Test(arguments: [
    ("<UIButton: 0x1; frame = (0 0; 1 1)>", DumpedView.Kind.control),
    ("<Shop.Buy: 0x1; baseClass = UIControl; frame = (0 0; 1 1)>", .control),
    ("<Shop.RowCell: 0x1; baseClass = UITableViewCell; frame = (0 0; 1 1)>", .row),
    (
      "<UITableViewCellContentView: 0x1; frame = (0 0; 1 1); gestureRecognizers = <NSArray: 0x2>>",
      .plain
    ),
    ("<UIView: 0x1; frame = (0 0; 1 1); gestureRecognizers = <NSArray: 0x2>>", .recognizing),
    (
      "<UILayoutContainerView: 0x1; frame = (0 0; 1 1); gestureRecognizers = <NSArray: 0x2>>",
      .plain
    ),
    (
      "<UIScrollView: 0x1; frame = (0 0; 1 1); gestureRecognizers = <NSArray: 0x2>; contentOffset: {0, 0}>",
      .plain
    ),
    ("<ConsoleWindow: 0x1; baseClass = UIWindow; frame = (0 0; 1 1)>", .window),
    ("<UIRefreshControl: 0x1; frame = (0 0; 1 1)>", .plain),
  ])
  func `a class says what touches mean to it`(text: String, kind: DumpedView.Kind) {
    #expect(ViewDump.reading(text).views.map(\.kind) == [kind])
  }

  @Test func `marks lead to the descriptions`() throws {
    let dump = ViewDump.reading("é\n\n   |    | <UIView: 0x1f; frame = (0 0; 9 9)>\n")
    let view = try #require(dump.views.first)
    #expect(dump.mark(of: view) == SourceMark(file: "a.txt", line: 3, column: 11, length: 13))
  }

  @Test func `windows lie over each other, and of the same window only the last dump counts`() {
    let window = "<UIWindow: 0x1; frame = (0 0; 9 9)>\n   | <UIView: 0x2; frame = (0 0; 9 9)>\n"
    let other = window.replacing("0x1", with: "0x5")
    #expect(ViewDump.reading(window + other).shownTrees == [0..<2, 2..<4])
    #expect(ViewDump.reading(window + window + other).shownTrees == [2..<4, 4..<6])
    let views = window.replacing("UIWindow", with: "UIView")
    let single = "Table view: <UITableView: 0x9; frame = (0 0; 9 9)>\n"
    #expect(ViewDump.reading(views + views + single).shownTrees == [2..<4])
    #expect(ViewDump.reading(single + single).shownTrees == [1..<2])
  }
}
