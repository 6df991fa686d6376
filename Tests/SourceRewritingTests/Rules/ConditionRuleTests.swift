#if SourceRewriting
import Testing

@Suite struct `Conditions of compilation` {
  @Test(arguments: [
    RewritingRow(
      "UIKit is there",
      "#if canImport(UIKit)\n#endif",
      "#if canImport(UIKitShim)\n#endif"
    ),
    RewritingRow("the system is iOS", "#if os(iOS)\n#endif", "#if canImport(UIKitShim)\n#endif"),
    RewritingRow(
      "no other of Apple's",
      "#if os(macOS) || os(tvOS)\n#elseif !os(watchOS)\n#endif",
      "#if false || false\n#elseif !false\n#endif"
    ),
    RewritingRow(
      "no AppKit, and no framework that is missing",
      "#if canImport(AppKit) && canImport(SwiftUI)\n#endif",
      "#if false && false\n#endif"
    ),
    RewritingRow(
      "parentheses and other conditions stay",
      "#if (os(iOS) && DEBUG) || swift(>=5.9)\n#endif",
      "#if (canImport(UIKitShim) && DEBUG) || swift(>=5.9)\n#endif"
    ),
    RewritingRow(
      "the host and modules of others stay",
      "#if os(Linux) || canImport(SnapKit)\n#endif",
      "#if os(Linux) || canImport(SnapKit)\n#endif"
    ),
    RewritingRow(
      "what is compiled is rewritten too",
      "#if os(iOS)\n@objc func f() {}\n#endif",
      "#if canImport(UIKitShim)\nfunc f() {}\n#endif"
    ),
    RewritingRow(
      "a function of that name is no condition",
      "func f() { os(iOS) }",
      "func f() { os(iOS) }"
    ),
  ])
  func `a condition answers as for an app`(_ row: RewritingRow) { row.check() }
}
#endif
