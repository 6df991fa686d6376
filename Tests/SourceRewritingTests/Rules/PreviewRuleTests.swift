#if SourceRewriting
import Testing

@Suite struct `Previews` {
  @Test(arguments: [
    RewritingRow("a controller", "class A {}\n#Preview { A() }\n", "class A {}\n\n"),
    RewritingRow(
      "with a name and traits, over some lines",
      "#Preview(\"Card\", traits: .landscapeLeft) {\n  let a = A()\n  return a\n}\nclass A {}",
      "\n\n\n\nclass A {}"
    ),
    RewritingRow(
      "several, for some systems",
      "@available(iOS 17, *)\n#Preview { A() }\n#Preview(\"B\", body: { Date() })",
      "\n\n"
    ),
    RewritingRow("under a condition", "#if DEBUG\n#Preview { A() }\n#endif", "#if DEBUG\n\n#endif"),
    RewritingRow(
      "a provider",
      "struct P: PreviewProvider {\n  static var previews: some View { A() }\n}\nclass A {}",
      "\n\n\nclass A {}"
    ),
    RewritingRow(
      "a view for SwiftUI, with its extension",
      "import SwiftUI\nstruct V: UIViewRepresentable {\n  func makeUIView() -> A { A() }\n}\n"
        + "extension V {\n  func f() {}\n}\nclass A {}",
      "\n\n\n\n\n\n\nclass A {}"
    ),
    RewritingRow(
      "a controller for SwiftUI, in an extension",
      "class A {}\nextension A: UIViewControllerRepresentable { func g() {} }",
      "class A {}\n"
    ),
    RewritingRow(
      "not what else there is of SwiftUI",
      "import SwiftUI\nstruct S: View { let v = V() }\nstruct V: UIViewRepresentable {}",
      "\nstruct S: View { let v = V() }\n",
      findings: ["1:1 missing-module"]
    ),
  ])
  func `go, and lines stay`(_ row: RewritingRow) { row.check() }
}
#endif
