import Foundation
import LayoutConsole
import LayoutDiagnostics
import TestSupport
import Testing

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
  private static func read(_ text: String) -> ViewDump {
    ViewDump(Array(text.utf8), file: "a.txt")
  }

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
    let dump = Self.read(row.text)
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
    let views = Self.read(row.text).views
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
    #expect(Self.read(text).views.map(\.kind) == [kind])
  }

  @Test func `marks lead to the descriptions`() throws {
    let dump = Self.read("é\n\n   |    | <UIView: 0x1f; frame = (0 0; 9 9)>\n")
    let view = try #require(dump.views.first)
    #expect(dump.mark(of: view) == SourceMark(file: "a.txt", line: 3, column: 11, length: 13))
  }

  @Test func `windows lie over each other, and of the same window only the last dump counts`() {
    let window = "<UIWindow: 0x1; frame = (0 0; 9 9)>\n   | <UIView: 0x2; frame = (0 0; 9 9)>\n"
    let other = window.replacing("0x1", with: "0x5")
    #expect(Self.read(window + other).shownTrees == [0..<2, 2..<4])
    #expect(Self.read(window + window + other).shownTrees == [2..<4, 4..<6])
    let views = window.replacing("UIWindow", with: "UIView")
    let single = "Table view: <UITableView: 0x9; frame = (0 0; 9 9)>\n"
    #expect(Self.read(views + views + single).shownTrees == [2..<4])
    #expect(Self.read(single + single).shownTrees == [1..<2])
  }

  @Test(arguments: [
    ("", "the dump is empty"),
    (" \n", "the dump is empty"),
    ("hello\n", "no view is described here"),
    ("layoutsim: 2\nname: a\n", "this is a scenario, not a dump"),
    (
      "•UIWindow:0x1 - AMBIGUOUS LAYOUT\n|   •UIView:0x2\n",
      "this is what '_autolayoutTrace' prints, which has no frames"
    ),
    (
      "<UINavigationController 0x1>, state: appeared, view: <UILayoutContainerView 0x2>\n",
      "this is what '_printHierarchy' prints: view controllers, without the frames of their views"
    ),
    (
      "Attributes: Application, 0x1, pid: 4, label: 'A'\nElement subtree:\n",
      "this is a tree of accessibility elements of XCTest, which does not say which views take touches"
    ),
    (
      "[   AF ] h=--- v=--- <NSView: 0x1> f=(0,0,9,9) b=(-)\n",
      "these are views of AppKit, whose touches follow other rules"
    ),
    (
      "RenderView#a1\n │ debug mode enabled\n └─child: RenderBox\n",
      "this is a tree of Flutter, which has its own hit-testing behind one view of UIKit"
    ),
    (
      "View Hierarchy:\n  DecorView@1[Main]\n    android.widget.Button{a V.ED 0,0-9,9}\n",
      "these are views of Android"
    ),
    (
      "<View style={{flex: 1}}>\n",
      "these are components of React Native, and not the views of UIKit that they become"
    ),
    (
      "<XCUIElementTypeApplication name=\"Shop\"><XCUIElementTypeButton x=\"20\" y=\"500\"/></XCUIElementTypeApplication>\n",
      "this is Appium's tree of accessibility elements, which does not say which views take touches"
    ),
    (
      "    Window (Main), 0x601, {{0.0, 0.0}, {393.0, 852.0}}\n      Button, 0x602, {{20.0, 5.0}, {9.0, 4.0}}\n",
      "this is a tree of accessibility elements of XCTest, which does not say which views take touches"
    ),
    (
      "Label: Buy\nTraits: Button\nFrame: {{20, 500}, {353, 44}}\n",
      "these are facts of accessibility elements, which do not say which views take touches"
    ),
    (
      #"[{"AXFrame":"{{20, 500}, {353, 44}}","type":"Button"}]"#,
      "these are facts of accessibility elements, which do not say which views take touches"
    ),
    (
      "ContentView: @self, @identity, _count changed.\nRow: _isOn changed.\n",
      "this is what '_printChanges' prints: why SwiftUI made a body again, without frames"
    ),
    (
      "(display-list\n  (item #:identity 1\n",
      "this is the list of what SwiftUI draws, which takes no touches"
    ),
    (
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><rect key=\"frame\"/>\n",
      "this is a file of Interface Builder: views as they are before they are loaded and laid out"
    ),
    (
      "<html><body><div>a</div></body></html>", "this is a web page, and no view is described in it"
    ),
    (
      "▿ UIView\n  - super : UIResponder\n",
      "this is Swift's outline of a value, without the frames of views"
    ),
    (
      "(lldb) po v\nerror: <EXPR>:3:1: error: cannot find 'v' in scope\n",
      "the debugger has answered with a mistake, and printed no view"
    ),
    ("WINDOW MANAGER WINDOWS (dumpsys window)\n", "these are views of Android"),
    ("bplist00\u{1}", "this is no text; captures of Xcode's view debugger cannot be read"),
    ("po v\n<UIView: 0x1>\n", "views are named here, and none with a frame"),
  ])
  func `what is no dump is told by its name`(text: String, message: String) {
    let dump = Self.read(text)
    #expect(dump.views.isEmpty && dump.shownTrees.isEmpty)
    #expect(dump.findings.map(\.message) == [message])
    #expect(dump.findings.allSatisfy { $0.severity == .error && $0.hint != nil })
  }

  @Test func `what is missing is told with its line`() {
    let text =
      "   |    | <UIView: 0x1; frame = (0 0; 9 9)>\n   |    |    | <PullView: 0x2; edge = 1>\n"
      + "   |    |    | <UIView: 0x3; frame = (0 nan; 9 9)>\n   |    |    | <UIView: 0x4; frame = (0 0; 9 9); al"
    let findings = Self.read(text).findings
    #expect(
      findings.map { "\($0.mark?.line ?? 0) \($0.code)" } == [
        "1 dump-cut", "2 dump-frame", "3 dump-frame", "4 dump-cut",
      ]
    )
  }

  @Test func `each beginning and each end of a dump is read`() throws {
    let path = "\(Repository.root)/Tests/Documentation/views.txt"
    let bytes = Array(try String(contentsOfFile: path, encoding: .utf8).utf8)
    let whole = ViewDump(bytes, file: "a.txt").views.count
    for length in 0...bytes.count {
      #expect(ViewDump(Array(bytes.prefix(length)), file: "a.txt").views.count <= whole)
      #expect(ViewDump(Array(bytes.suffix(length)), file: "a.txt").views.count <= whole)
    }
  }

  @Test func `text in UTF-16 is told by its name`() {
    let text = "<UIView: 0x1; frame = (0 0; 9 9)>\n"
    let bytes: [UInt8] = [0xFF, 0xFE] + text.utf8.flatMap { byte -> [UInt8] in [byte, 0] }
    let dump = ViewDump(bytes, file: "a.txt")
    #expect(dump.findings.map(\.message) == ["this text is UTF-16"])
    #expect(dump.findings.first?.hint == "save it as UTF-8")
  }

  private static let noise: [[UInt8]] =
    [
      "\n", "\r\n", "|", "   |    | ", "<", ">", "'", "; ", "=", " 0x", "<UIView: 0x", "(", "nan",
      "1e309", "-",
      "&lt;", "<UIView: 0x1; frame = (0 0; 9 9)>", "text = '", "hidden = YES", "\u{0}", "│", "é",
    ].map { Array($0.utf8) } + [[0xFF], [0xE2, 0x94]]

  @Test(arguments: seeds(from: 1, count: 200))
  func `a damaged dump is a tree all the same`(seed: UInt64) throws {
    let path = "\(Repository.root)/Tests/Documentation/views.txt"
    var bytes = Array(try String(contentsOfFile: path, encoding: .utf8).utf8)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<Int.random(in: 1...30, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 0...40, using: &random))
      bytes.replaceSubrange(place..<end, with: Self.noise.randomElement(using: &random) ?? [])
    }
    let dump = ViewDump(bytes, file: "a.txt")
    #expect(dump.views.isEmpty == dump.findings.containsError, "seed \(seed)")
    #expect(dump.trees.flatMap { Array($0) } == Array(dump.views.indices), "seed \(seed)")
    let lines = bytes.count { $0 == 0x0A } + 1
    for (index, view) in dump.views.enumerated() {
      let parent = view.parent.map { dump.views[$0] }
      #expect(view.parent.map { $0 < index } ?? true, "seed \(seed)")
      #expect(view.depth == (parent?.depth ?? -1) + 1, "seed \(seed)")
      let mark = dump.mark(of: view)
      #expect((1...lines).contains(mark.line) && mark.column >= 1, "seed \(seed)")
      #expect(view.frame.map { ($0.minX + $0.maxY).isFinite } ?? true, "seed \(seed)")
    }
    #expect(dump.findings.allSatisfy { $0.mark != nil && !$0.message.isEmpty }, "seed \(seed)")
  }

  @Test(.timeLimit(.minutes(1)))
  func `ten megabytes are read in time that grows with them`() {
    func text(_ count: Int) -> [UInt8] {
      var text = "<UIWindow: 0x1; frame = (0 0; 393 852)>\n"
      for number in 0..<count {
        let bars = String(repeating: "   |", count: number % 40 + 1)
        text +=
          "\(bars) <UILabel: 0x\(number + 2); frame = (\(number % 300) 0; 50 20); text = 'Row \(number)'>\n"
      }
      return Array(text.utf8)
    }
    let (small, large) = (text(9000), text(72_000))
    #expect(large.count > 10_000_000)
    let short = processorTime { _ = ViewDump(small, file: "a.txt") }
    let long = processorTime { #expect(ViewDump(large, file: "a.txt").views.count == 72_001) }
    #expect(long < short * 16, "\(short) and \(long)")
  }

  private static let hostile = [
    "<", "<A 0x1;", "<A: 0x1; <", "<A: 0x1; text = '", "<A: 0x1; frame = (0 0; 9 9); text = 'a",
    "| <A: 0x1; frame = (0 0; 9 9)>", "\u{FFFD}<\u{1}", "   |", "0x1 ", " \n",
    "<A: 0x1; a = (({{[[",
    "<A<", "\n| <A: 0x1; frame = (0 0; 9 9)", "= '",
  ]

  @Test(.timeLimit(.minutes(1)), arguments: hostile)
  func `much of anything takes a moment`(part: String) {
    let text = String(repeating: part, count: 200_000 / part.utf8.count)
    let dump = Self.read(text)
    #expect(dump.views.isEmpty == dump.findings.containsError)
  }

  @Test func `bytes that are no text are no mistake`() {
    let bytes =
      Array("<UILabel: 0x1; frame = (0 0; 9 9); text = '".utf8) + [0xFF, 0xC3]
      + Array("'; alpha = 0.5>".utf8)
    let dump = ViewDump([0xFE, 0xFF] + bytes, file: "a.txt")
    #expect(dump.views.map(\.alpha) == [0.5])
    #expect(dump.views.first.map { dump.mark(of: $0).column } == 3)
  }

  @Test func `what is deeper than views can be is left out`() {
    var text = ""
    for depth in 0..<600 {
      text += String(repeating: "|", count: depth) + "<UIView: 0x\(depth); frame = (0 0; 9 9)>\n"
    }
    let dump = Self.read(text)
    #expect(dump.views.count == 400)
    #expect(dump.findings.map(\.message) == ["200 views deeper than 400 levels are left out"])
    #expect(dump.findings.first?.mark?.line == 401)
  }
}
