import Foundation
import LayoutConsole
import LayoutDiagnostics
import Testing

/// What is no dump, and what a dump lacks.
@Suite struct ForeignDumpTests {
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
    let dump = ViewDump.reading(text)
    #expect(dump.views.isEmpty && dump.shownTrees.isEmpty)
    #expect(dump.findings.map(\.message) == [message])
    #expect(dump.findings.allSatisfy { $0.severity == .error && $0.hint != nil })
  }

  @Test func `what is missing is told with its line`() {
    let text =
      "   |    | <UIView: 0x1; frame = (0 0; 9 9)>\n   |    |    | <PullView: 0x2; edge = 1>\n"
      + "   |    |    | <UIView: 0x3; frame = (0 nan; 9 9)>\n   |    |    | <UIView: 0x4; frame = (0 0; 9 9); al"
    let findings = ViewDump.reading(text).findings
    #expect(
      findings.map { "\($0.mark?.line ?? 0) \($0.code)" } == [
        "1 dump-cut", "2 dump-frame", "3 dump-frame", "4 dump-cut",
      ]
    )
  }

  @Test func `text in UTF-16 is told by its name`() {
    let text = "<UIView: 0x1; frame = (0 0; 9 9)>\n"
    let bytes: [UInt8] = [0xFF, 0xFE] + text.utf8.flatMap { byte -> [UInt8] in [byte, 0] }
    let dump = ViewDump(bytes, file: "a.txt")
    #expect(dump.findings.map(\.message) == ["this text is UTF-16"])
    #expect(dump.findings.first?.hint == "save it as UTF-8")
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
    let dump = ViewDump.reading(text)
    #expect(dump.views.count == 400)
    #expect(dump.findings.map(\.message) == ["200 views deeper than 400 levels are left out"])
    #expect(dump.findings.first?.mark?.line == 401)
  }
}
