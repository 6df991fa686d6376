#if SourceRewriting
import Testing

@Suite struct `Methods that a subclass adds to a delegate` {
  private static let height =
    "func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat"
  private static let answer =
    "{ UIResponder.MethodsLeftOut.answers.tableView(t, heightForRowAt: p) }"

  @Test func `the class that conforms gets the method once`() {
    let rewriting = Rewriting([
      "A.swift": "open class A<T>: UIViewController {}\nextension A: UITableViewDelegate {}",
      "B.swift": "public class B: A<Int> { @objc \(Self.height) { 1 } }\nclass C: A<Int> {}",
      "C.swift": "extension C {\n  \(Self.height) { 2 }\n}",
    ])
    #expect(
      rewriting.body("A.swift") == """
        open class A<T>: UIViewController {
        open \(Self.height) \(Self.answer)
        #sourceLocation(file: "A.swift", line: 1)
                                           }
        extension A: UITableViewDelegate {}
        """
    )
    #expect(
      rewriting.body("B.swift") == """
        public class B: A<Int> { public override \(Self.height) { 1 } }
        class C: A<Int> {
        #sourceLocation(file: "C.swift", line: 2)
          override \(Self.height) { 2 }
        #sourceLocation(file: "B.swift", line: 2)
                         }
        """
    )
    #expect(rewriting.body("C.swift") == "extension C {\n  \n}")
    #expect(rewriting.findings.isEmpty)
  }

  @Test func `a class that conforms to more has the part of its own class from there`() {
    let scroll = "func scrollViewDidScroll(_ s: UIScrollView)"
    let rewriting = Rewriting([
      "A.swift": "class A: UIViewController, UIScrollViewDelegate {}",
      "B.swift": "class B: A, UITableViewDelegate { \(scroll) {} }",
    ])
    #expect(rewriting.body("A.swift").contains("\n\(scroll) { UIResponder.MethodsLeftOut.answers."))
    #expect(
      rewriting.body("B.swift") == "class B: A, UITableViewDelegate { override \(scroll) {} }"
    )
  }

  @Test func `of what changes rows a table asks the class`() {
    let commit =
      "func tableView(_ t: UITableView, commit s: UITableViewCell.EditingStyle, forRowAt p: IndexPath)"
    let rewriting = Rewriting([
      "A.swift": "class A: NSObject, UITableViewDataSource {}",
      "B.swift": "class B: A { \(commit) {} }\nclass C: B { override \(commit) {} }",
    ])
    let head = "class A: NSObject, UITableViewDataSource, UITableView.Committing {"
    #expect(rewriting.body("A.swift").hasPrefix(head))
    #expect(rewriting.body("A.swift").contains("\nclass var hasCommitMethod: Bool { false }\n"))
    #expect(
      rewriting.body("B.swift").split(
        separator: "override class var hasCommitMethod: Bool { true }"
      )
      .count == 2
    )
  }

  @Test func `a controller of a table says that it has no such method`() {
    let commit =
      "override func tableView(_ t: UITableView, commit s: UITableViewCell.EditingStyle, forRowAt p: IndexPath) {}"
    let rewriting = Rewriting([
      "A.swift": "public class A: UITableViewController {}",
      "B.swift": "public class B: A { \(commit) }",
      "C.swift": "class C: UITableViewController { \(commit) }",
    ])
    #expect(
      rewriting.body("A.swift").contains(
        "\npublic override class var hasCommitMethod: Bool { false }\n"
      )
    )
    #expect(
      rewriting.body("B.swift").contains(
        "\npublic override class var hasCommitMethod: Bool { true }\n"
      )
    )
    #expect(rewriting.body("C.swift") == "class C: UITableViewController { \(commit) }")
  }

  @Test(arguments: [
    RewritingRow(
      "a class that conforms itself",
      "class A: UIViewController {}\nclass B: A, UITableViewDelegate { \(height) { 1 } }",
      "class A: UIViewController {}\nclass B: A, UITableViewDelegate { \(height) { 1 } }"
    ),
    RewritingRow(
      "one whose class has the method",
      "class A: UITableViewDelegate { \(height) { 1 } }\nclass B: A { override \(height) { 1 } }",
      "class A: UITableViewDelegate { \(height) { 1 } }\nclass B: A { override \(height) { 1 } }"
    ),
    RewritingRow(
      "one of which nobody is a delegate",
      "class A: UIViewController {}\nclass B: A { \(height) { 1 } }",
      "class A: UIViewController {}\nclass B: A { \(height) { 1 } }"
    ),
    RewritingRow(
      "one whose class is another module's",
      "class B: BaseScreen { \(height) { 1 } }",
      "class B: BaseScreen { \(height) { 1 } }",
      findings: ["1:28 uncalled-method"]
    ),
    RewritingRow(
      "one of another module's protocol",
      "class B: Listing, ListDelegate { \(height) { 1 } }",
      "class B: Listing, ListDelegate { \(height) { 1 } }"
    ),
  ])
  func `other classes stay as they are`(_ row: RewritingRow) { row.check() }
}
#endif
