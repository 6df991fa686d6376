#if SourceRewriting
import Testing

@Suite struct `Observers by text` {
  private static let method =
    "func observeValue(forKeyPath k: String?, of o: Any?, change: [NSKeyValueChangeKey: Any]?, "
    + "context: UnsafeMutableRawPointer?)"
  private static let name = "VirtualFoundation.KeyValueObserver"

  @Test(arguments: [
    RewritingRow(
      "a class that overrides",
      "class A: NSObject { override \(method) { } }",
      "class A: NSObject, \(name) { \(method) { } }"
    ),
    RewritingRow(
      "what it passes on",
      "class A: B { override \(method) { super.observeValue(forKeyPath: k, of: o) } }",
      "class A: B, \(name) { \(method) { "
        + "VirtualFoundation.ObservedValues.notHandled(forKeyPath: k, of: o) } }"
    ),
    RewritingRow(
      "a subclass of the app's own",
      "class A: B { override \(method) { } }; class C: A { override \(method) { "
        + "super.observeValue(forKeyPath: k) } }",
      "class A: B, \(name) { \(method) { } }; class C: A { override \(method) { "
        + "super.observeValue(forKeyPath: k) } }"
    ),
    RewritingRow(
      "a method of another name",
      "class A { override func observe(forKeyPath k: String) {} }",
      "class A { override func observe(forKeyPath k: String) {} }"
    ),
  ])
  func `a class says that it has the method`(_ row: RewritingRow) { row.check() }

  @Test func `one in an extension moves, and the extension says so`() {
    let rewriting = Rewriting([
      "A.swift": "class A: B {\n}\nextension A {\n  override \(Self.method) {}\n}\n"
    ])
    let body = rewriting.body("A.swift")
    #expect(body.contains("extension A: \(Self.name) {"))
    #expect(body.contains("line: 4)\n  \(Self.method) {}"))
  }

  @Test func `a file that observes has the module`() {
    let rewriting = Rewriting([
      "A.swift": "t.addObserver(self, forKeyPath: #keyPath(T.n), context: nil)"
    ])
    #expect(rewriting.head("A.swift") == "import VirtualFoundation")
    #expect(rewriting.body("A.swift") == "t.addObserver(self, forKeyPath: \"n\", context: nil)")
  }
}
#endif
