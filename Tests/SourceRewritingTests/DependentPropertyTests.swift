#if SourceRewriting
import Testing

/// What classes of an app get to say of properties that change with others, which Objective-C sees by itself.
@Suite struct `Properties that depend on others` {
  private static let back = "#sourceLocation(file: \"App.swift\", line: "

  private static let dependent = "VirtualFoundation.KeyValueDependent"
  private static let affecting = "keyPathsForValuesAffecting"

  @Test func `a method for one property`() {
    let source = """
      class Cart: NSObject {
        @objc dynamic var count = 0
        @objc dynamic var total: Int { count * 2 }
        @objc class func \(Self.affecting)Total() -> Set<String> { ["count"] }
      }
      let token = cart.observe(\\.total) { _, _ in }
      """
    let rewriting = Rewriting(["App.swift": source])
    let body = rewriting.body("App.swift")
    #expect(rewriting.findings == [] && rewriting.head("App.swift") == "import VirtualFoundation")
    #expect(body.contains("class Cart: NSObject, \(Self.dependent) {"))
    #expect(
      body.contains(
        "class func \(Self.affecting)Value(forKey key: String) -> Set<String> "
          + "{ [\"total\": \(Self.affecting)Total()][key] ?? [] }\n\(Self.back)5)\n"
      )
    )
    #expect(
      body.contains(
        "func computedValue(forKey key: String) -> Any? "
          + "{ switch key { case \"total\": return self.total as Any; default: return nil } }"
      )
    )
  }

  @Test func `what one property says of its observers`() {
    let teller = "automaticallyNotifiesObservers"
    let rewriting = Rewriting([
      "A.swift": "class A: NSObject {\n  @objc class func \(teller)OfCount() -> Bool { false }\n}",
      "B.swift": "public class B: A {\n  class var \(teller)OfTotal: Bool { false }\n}",
      "C.swift": "class C: NSObject { override class func \(teller)(forKey k: String) -> Bool "
        + "{ super.\(teller)(forKey: k) }; class func \(teller)OfA() -> Bool { false } }",
    ])
    let head = "class func \(teller)(forKey key: String) -> Bool"
    #expect(
      rewriting.body("A.swift").contains(
        "\n\(head) { [\"count\": \(teller)OfCount()][key] ?? true }\n"
      )
    )
    #expect(rewriting.body("A.swift").contains("NSObject, VirtualFoundation.KeyValueTeller {"))
    #expect(
      rewriting.body("B.swift").contains(
        "\npublic override \(head) { [\"total\": \(teller)OfTotal][key] "
          + "?? super.\(teller)(forKey: key) }\n"
      )
    )
    #expect(
      rewriting.body("C.swift").contains(
        "{ VirtualFoundation.AutomaticNotices([\"a\": \(teller)OfA()])(forKey: k) }"
      )
    )
  }

  @Test func `a method for all properties, and one of a subclass`() {
    let source = """
      class A: NSObject {
        override class func \(Self.affecting)Value(forKey key: String) -> Set<String> {
          super.\(Self.affecting)Value(forKey: key)
        }
        class func automaticallyNotifiesObservers(forKey key: String) -> Bool { false }
      }
      class B: A {
        override class func \(Self.affecting)Value(forKey key: String) -> Set<String> {
          super.\(Self.affecting)Value(forKey: key)
        }
      }
      """
    let body = Rewriting(["App.swift": source]).body("App.swift")
    #expect(
      body.contains(
        """
        class A: NSObject, \(Self.dependent), VirtualFoundation.KeyValueTeller {
          class func \(Self.affecting)Value(forKey key: String) -> Set<String> {
            VirtualFoundation.AffectingPaths([:])(forKey: key)
          }
          class func automatically
        """
      )
    )
    #expect(
      body.contains(
        """
        class B: A {
          override class func \(Self.affecting)Value(forKey key: String) -> Set<String> {
            super.\(Self.affecting)Value(forKey: key)
          }
        }
        """
      )
    )
  }
}
#endif
