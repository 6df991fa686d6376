import LayoutSimTesting
import TestSupport
import Testing

/// Who decides whether a golden is recorded.
struct RecordingChoiceTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    var parameter: RecordMode?
    var scoped: RecordMode?
    var variables: [String: String] = [:]
    let mode: RecordMode
  }

  @Test(arguments: [
    Row(testDescription: "nothing is told", mode: .missing),
    Row(testDescription: "the variable", variables: ["LAYOUTSIM_RECORD": "all"], mode: .all),
    Row(
      testDescription: "the trait over the variable",
      scoped: .changed,
      variables: ["LAYOUTSIM_RECORD": "all"],
      mode: .changed
    ),
    Row(
      testDescription: "the parameter over all",
      parameter: RecordMode.none,
      scoped: .changed,
      variables: ["LAYOUTSIM_RECORD": "all"],
      mode: .none
    ),
    Row(testDescription: "in CI", variables: ["CI": "1"], mode: .none),
    Row(
      testDescription: "in CI a trait is not heard",
      scoped: .all,
      variables: ["CI": "1"],
      mode: .none
    ),
    Row(
      testDescription: "in CI with the variable",
      variables: ["CI": "1", "LAYOUTSIM_RECORD": "missing"],
      mode: .missing
    ),
    Row(
      testDescription: "in CI a trait is heard with the variable",
      scoped: RecordMode.none,
      variables: ["CI": "1", "LAYOUTSIM_RECORD": "missing"],
      mode: .none
    ),
    Row(
      testDescription: "in CI a parameter is heard",
      parameter: .missing,
      variables: ["CI": "1"],
      mode: .missing
    ),
  ])
  func `the parameter wins over the trait, and that over the variable`(_ row: Row) {
    func choice() -> RecordingChoice { RecordingChoice(row.parameter, variables: row.variables) }
    let made = row.scoped.map { withLayouts(record: $0) { choice() } } ?? choice()
    #expect(made.mode == row.mode)
    #expect(made.mistake == nil)
  }

  @Test func `a wrong word is told with the right ones and records nothing`() {
    let choice = RecordingChoice(.all, variables: ["LAYOUTSIM_RECORD": "chnged"])
    #expect(choice.mode == .none)
    #expect(
      choice.mistake
        == "the variable LAYOUTSIM_RECORD is 'chnged', and can be 'missing', 'changed', 'all', 'none'; "
        + "did you mean 'changed'?"
    )
  }

  @Test func `a run tells once what it recorded, and what to do about it`() {
    let words = RecordedGoldens.words(about: ["/app/B": ["b.svg", "a.txt"], "/app/A": ["c.svg"]])
    #expect(
      words == """
        layoutsim: recorded 1 golden in /app/A: 'c.svg'
        layoutsim: recorded 2 goldens in /app/B: 'a.txt', 'b.svg'
        layoutsim: look at them and commit them; the next run compares

        """
    )
  }

  @Test func `what is not recorded in CI says so`() throws {
    try withTemporaryFolder { folder in
      let variables = ["CI": "1", "LAYOUTSIM_ARTIFACTS": "\(folder)/artifacts"]
      let caller = TestCaller(
        filePath: "\(folder)/Tests/AppTests/ListTests.swift",
        line: 9,
        variables: variables
      )
      let words = failure { expectSnapshot(of: "a", as: .text, named: "t", caller: caller) }
      #expect(
        words.contains(
          "not recorded, because goldens are not recorded in CI: run the test elsewhere"
        ),
        "\(words)"
      )
      #expect(filesInFolder("\(folder)/Snapshots").isEmpty)
    }
  }

  @Suite(.layouts(record: RecordMode.none)) struct InSuite {
    private func files(_ folder: String) -> [String] { filesInFolder("\(folder)/Snapshots/List") }

    @Test func `the trait of a suite holds for its tests`() throws {
      try withTemporaryFolder { folder in
        let words = failure {
          expectSnapshot(of: "a", as: .text, named: "t", caller: testFile(in: folder))
        }
        #expect(words.contains("text 't' has no golden"), "\(words)")
        #expect(!files(folder).contains("t.txt"))
      }
    }

    @Test func `the parameter wins over it`() throws {
      try withTemporaryFolder { folder in
        let caller = testFile(in: folder)
        expectSnapshot(of: "a", as: .text, named: "t", record: .missing, caller: caller)
        #expect(files(folder) == ["t.txt"])
      }
    }
  }
}
