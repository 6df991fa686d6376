import LayoutDiagnostics
import LayoutSimTesting
import Testing

/// Findings of code that runs where no window is.
struct RunningTestHearerTests {
  private func symbol(_ name: String) -> Diagnostic {
    Diagnostic(.warning, code: "told-once", "no symbol '\(name)' is drawn", hint: "use another")
  }

  @Test func `a warning is told once a test, and its hint once a run`() {
    func told(_ name: String, _ test: String) -> String? {
      RunningTestHearer.warning(symbol(name), in: test)
    }
    let short = "warning: no symbol 'a' is drawn\n"
    #expect(told("a", "A.swift:1:1") == short + "hint: use another\n")
    #expect(told("a", "A.swift:1:1") == nil)
    #expect(told("b", "A.swift:1:1") == "warning: no symbol 'b' is drawn\n")
    #expect(told("a", "B.swift:1:1") == short)
  }

  @Test func `an error fails the test`() {
    withKnownIssue {
      #expect(RunningTestHearer.hear(Diagnostic(.error, code: "told-once", "no color")))
    } matching: { issue in
      issue.description.contains("no color")
    }
  }
}
