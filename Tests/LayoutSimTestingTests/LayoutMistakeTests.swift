import LayoutSimTesting
import Synchronization
import TestSupport
import Testing

/// What `expectLayout` says of a layout that is wrong, and where.
struct LayoutMistakeTests {
  /// A failure as the test library was told.
  private struct Failure {
    let words: String
    let file: String
    let line: Int
  }

  private static let fileID = #fileID

  /// Runs `body` with a folder for goldens, and returns the failures.
  private func failures(_ body: (TestCaller, String) throws -> Void) throws -> [Failure] {
    try withTemporaryFolder { folder in
      let found = Mutex<[Failure]>([])
      let caller = TestCaller(
        filePath: "\(folder)/Tests/AppTests/ListTests.swift",
        fileID: "AppTests/ListTests.swift",
        line: 7
      )
      try withKnownIssue(isIntermittent: true) {
        try body(caller, "\(folder)/Snapshots/List")
      } matching: { issue in
        // What else fails here is no failure that was asked for.
        let isOfLayout = issue.comments.contains { $0.rawValue.hasPrefix("layout '") }
        guard isOfLayout, let place = issue.sourceLocation else { return false }
        found.withLock {
          $0.append(
            Failure(
              words: issue.comments.map(\.rawValue).joined(separator: "\n"),
              file: place.fileID,
              line: place.line
            )
          )
        }
        return true
      }
      return found.withLock { $0 }
    }
  }

  /// A screen with a card that fills it but for what `constraints` say.
  private func screen(
    _ constraints: (UIView, UIView) -> [NSLayoutConstraint]
  ) throws -> (sim: Simulation, card: UIView) {
    let sim = Simulation(Simulation.Scene(table: .rows(3), overlay: nil))
    let card = UIView()
    card.accessibilityIdentifier = "card"
    card.translatesAutoresizingMaskIntoConstraints = false
    sim.window.addSubview(card)
    NSLayoutConstraint.activate(constraints(card, sim.window))
    return (sim, card)
  }

  @Test func `constraints in conflict fail at the line of the one that was given up`() throws {
    let line = #line
    let (sim, _) = try screen { card, window in
      [
        card.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        card.topAnchor.constraint(equalTo: window.topAnchor),
        card.heightAnchor.constraint(equalToConstant: 40),
        card.widthAnchor.constraint(equalToConstant: 100),
        card.widthAnchor.constraint(equalToConstant: 120),
      ]
    }
    let found = try failures { caller, goldens in
      expectLayout(sim, named: "card", record: .missing, caller: caller)
      #expect(filesInFolder(goldens) == ["card.new.svg"])
    }
    #expect(found.count == 2)
    #expect(found.first?.file == Self.fileID)
    #expect([line + 6, line + 7].contains(found.first?.line ?? 0), "\(found)")
    #expect(found.first?.words.contains("unable to simultaneously satisfy") == true)
    #expect(found.first?.words.contains("pass 'allowing: [.conflict]'") == true)
    #expect(found.last?.words.contains("layout 'card' has no golden") == true)
    #expect(
      found.last?.words.contains("not recorded, because constraints are in conflict") == true
    )
    #expect(found.last?.line == 7)
  }

  @Test func `misuse that UIKit answers with an exception fails at the constraint's line`() throws {
    let line = #line
    let (sim, _) = try screen { card, window in
      [
        card.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        card.topAnchor.constraint(equalTo: window.topAnchor),
        card.heightAnchor.constraint(equalToConstant: 40),
        card.widthAnchor.constraint(equalToConstant: 100),
        card.widthAnchor.constraint(equalToConstant: .nan),
      ]
    }
    let found = try failures { caller, _ in
      expectLayout(sim, named: "card", record: .missing, caller: caller)
    }
    #expect(found.first?.line == line + 7)
    #expect(found.first?.words.contains("UIKit raises NSInternalInconsistencyException") == true)
    #expect(found.first?.words.contains("pass 'allowing: [.misuse]'") == true)
  }

  @Test func `a place that is open fails at a constraint of its direction, else at the caller`()
    throws
  {
    let line = #line
    let (sim, card) = try screen { card, window in
      [
        card.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        card.widthAnchor.constraint(equalToConstant: 100),
        card.heightAnchor.constraint(equalToConstant: 40),
      ]
    }
    let found = try failures { caller, goldens in
      expectLayout(sim, named: "card", record: .all, caller: caller)
      #expect(filesInFolder(goldens) == ["card.new.svg"])
    }
    #expect(found.first?.line == line + 5, "\(found)")
    #expect(found.first?.words.contains("the top edge of card can lie anywhere") == true)
    #expect(found.first?.words.contains("pass 'allowing: [.ambiguity]'") == true)

    NSLayoutConstraint.deactivate(card.constraints.filter { $0.firstAttribute == .height })
    let other = try failures { caller, _ in
      expectLayout(sim, named: "card", record: .all, caller: caller)
    }
    #expect(other.first?.line == 7, "\(other)")
    #expect(other.first?.file == "AppTests/ListTests.swift")
  }

  @Test(arguments: [LayoutRule.conflict, .misuse, .ambiguity])
  func `what is allowed passes, and its golden is recorded`(_ rule: LayoutRule) throws {
    let (sim, _) = try screen { card, window in
      let wrong =
        switch rule {
        case .conflict: card.widthAnchor.constraint(equalToConstant: 120)
        case .misuse: card.leadingAnchor.constraint(equalTo: window.leftAnchor)
        case .ambiguity, .placement, .content, .effect:
          card.widthAnchor.constraint(greaterThanOrEqualToConstant: 20)
        }
      let place =
        rule == .ambiguity
        ? card.trailingAnchor.constraint(lessThanOrEqualTo: window.trailingAnchor)
        : card.widthAnchor.constraint(equalToConstant: 100)
      return [
        card.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        card.topAnchor.constraint(equalTo: window.topAnchor),
        card.heightAnchor.constraint(equalToConstant: 40),
        place, wrong,
      ]
    }
    sim.window.layoutIfNeeded()
    #expect(sim.findings.count == 1)
    let found = try failures { caller, goldens in
      expectLayout(sim, named: "card", allowing: [rule], record: .missing, caller: caller)
      #expect(filesInFolder(goldens) == ["card.svg"])
    }
    #expect(found.isEmpty, "\(found)")
    let others = Set(LayoutRule.allCases).subtracting([rule])
    let refused = try failures { caller, _ in
      expectLayout(sim, named: "card", allowing: others, record: .missing, caller: caller)
    }
    #expect(refused.count == 2, "\(refused)")
  }

  @Test func `what is hidden, and contents with equal claims, are not ambiguous`() throws {
    let (sim, card) = try screen { card, window in
      [
        card.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        card.widthAnchor.constraint(equalToConstant: 300),
        card.topAnchor.constraint(equalTo: window.topAnchor),
        card.heightAnchor.constraint(equalToConstant: 40),
      ]
    }
    let stack = UIStackView(
      arrangedSubviews: ["One", "Two"].map { text in
        let label = UILabel()
        label.text = text
        return label
      }
    )
    stack.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      stack.topAnchor.constraint(equalTo: card.topAnchor),
    ])
    sim.window.layoutIfNeeded()
    #expect(stack.arrangedSubviews.contains { $0.hasAmbiguousLayout })
    #expect(sim.findings.isEmpty, "\(sim.findings)")
    // With one of them wishing for a width of its own priority the application decides nothing either.
    for (view, width) in zip(stack.arrangedSubviews, [200.0, 250.0]) {
      let wish = view.widthAnchor.constraint(equalToConstant: width)
      wish.priority = .defaultHigh
      wish.isActive = true
    }
    sim.window.layoutIfNeeded()
    #expect(sim.findings.map(\.code) == ["ambiguous-layout", "ambiguous-layout"])
    card.isHidden = true
    #expect(sim.findings.isEmpty)
    card.isHidden = false
    card.alpha = 0
    #expect(sim.findings.isEmpty)
  }

  @Test func `nothing is recorded in a test that failed before`() throws {
    let (sim, _) = try screen { card, window in
      [
        card.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        card.widthAnchor.constraint(equalToConstant: 100),
        card.topAnchor.constraint(equalTo: window.topAnchor),
        card.heightAnchor.constraint(equalToConstant: 40),
      ]
    }
    // A golden of the same screen that is missing fails the test, and the next one is not recorded.
    let found = try failures { caller, goldens in
      expectLayout(sim, named: "one", record: RecordMode.none, caller: caller)
      expectLayout(sim, named: "two", record: .missing, caller: caller)
      #expect(filesInFolder(goldens) == ["one.new.svg", "two.new.svg"])
    }
    #expect(
      found.last?.words.contains("not recorded, because layout 'one' is not as its golden") == true,
      "\(found)"
    )
  }

  @Test(.recordsWhenPassing) func `a failed expectation of Swift Testing counts by the trait`()
    throws
  {
    // A known issue is no failure.
    withKnownIssue { Issue.record("known") }
    let sim = Simulation(Simulation.Scene(table: .rows(3), overlay: nil))
    try withTemporaryFolder { folder in
      let caller = TestCaller(filePath: "\(folder)/Tests/AppTests/ListTests.swift")
      expectLayout(sim, named: "list", record: .missing, caller: caller)
      #expect(filesInFolder("\(folder)/Snapshots/List") == ["list.svg"])
    }
    let found = try TestFailures.afterOne {
      try failures { caller, goldens in
        expectLayout(sim, named: "list", record: .missing, caller: caller)
        #expect(filesInFolder(goldens) == ["list.new.svg"])
      }
    }
    #expect(
      found.last?.words.contains("not recorded, because the test failed before") == true,
      "\(found)"
    )
  }
}
