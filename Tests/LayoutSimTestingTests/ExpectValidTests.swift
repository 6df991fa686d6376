import LayoutSimTesting
import Synchronization
import Testing

/// What `expectValid` says of constraints that do not hold everywhere, and where.
struct ExpectValidTests {
  private static let phones = ValidationMatrix(
    devices: ["iPhone SE (3rd generation)", "iPhone 15"].compactMap { Simulation.Device.named($0) }
  )

  /// Runs `body` and returns the failures, the words of each with its line in this file.
  private func failures(_ body: () throws -> Void) rethrows -> [(words: String, line: Int)] {
    let found = Mutex<[(words: String, line: Int)]>([])
    try withKnownIssue(isIntermittent: true) {
      try body()
    } matching: { issue in
      guard let place = issue.sourceLocation, place.fileID == #fileID else { return false }
      let words = issue.comments.map(\.rawValue).joined(separator: "\n")
      found.withLock { $0.append((words, place.line)) }
      return true
    }
    return found.withLock { $0 }
  }

  @Test func `constraints that hold everywhere pass on every screen`() {
    let report = expectValid { touchView in
      guard let superview = touchView.superview else { return nil }
      return [
        touchView.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
        touchView.topAnchor.constraint(equalTo: superview.topAnchor),
        touchView.bottomAnchor.constraint(equalTo: superview.bottomAnchor),
        touchView.widthAnchor.constraint(equalToConstant: 72),
      ]
    }
    #expect(report.isSound)
    #expect(report.environments.count == Simulation.Device.catalogue.count * 4)
    #expect(report.constraintSource == "custom constraints")
  }

  @Test func `a conflict fails at the constraint's own line, with changes that were tried`() throws
  {
    var line = 0
    let found = failures {
      expectValid(on: Self.phones) { touchView in
        guard let superview = touchView.superview else { return nil }
        line = #line + 5
        return [
          touchView.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
          touchView.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
          touchView.topAnchor.constraint(equalTo: superview.topAnchor),
          touchView.widthAnchor.constraint(equalToConstant: 393),
          touchView.bottomAnchor.constraint(equalTo: superview.bottomAnchor),
        ]
      }
    }
    #expect(found.count == 1)
    let failure = try #require(found.first)
    #expect(failure.line == line)
    #expect(failure.words.contains("unable to simultaneously satisfy"), "\(failure.words)")
    #expect(failure.words.contains("(line \(line)) the priority 999"), "\(failure.words)")
    #expect(failure.words.contains("tried on 8 screens"), "\(failure.words)")
  }

  @Test func `a width that is missing is proposed with its reason`() throws {
    let found = failures {
      expectValid(on: Self.phones, failingFrom: .warning) { touchView in
        guard let superview = touchView.superview else { return nil }
        return [
          touchView.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
          touchView.topAnchor.constraint(equalTo: superview.topAnchor),
          touchView.bottomAnchor.constraint(equalTo: superview.bottomAnchor),
        ]
      }
    }
    let words = try #require(found.first?.words)
    #expect(
      words.contains(
        "add 'touchView.width == 60', the width of the controller's own touch view, or add "
          + "'touchView.trailing == superview.trailing'; tried on 8 screens"
      ),
      "\(words)"
    )
  }

  @Test func `a constraint to a view outside of the tree fails at its own line`() throws {
    let stranger = UIView()
    var line = 0
    let found = failures {
      expectValid(on: Self.phones) { touchView in
        guard let superview = touchView.superview else { return nil }
        line = #line + 6
        return [
          touchView.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
          touchView.topAnchor.constraint(equalTo: superview.topAnchor),
          touchView.bottomAnchor.constraint(equalTo: superview.bottomAnchor),
          touchView.widthAnchor.constraint(equalToConstant: 72),
          touchView.trailingAnchor.constraint(equalTo: stranger.leadingAnchor),
        ]
      }
    }
    #expect(found.map { $0.line } == [line], "\(found)")
    let words = try #require(found.first?.words)
    #expect(words.contains("because they have no common ancestor"), "\(words)")
    #expect(words.contains("on all 8 screens"), "\(words)")
    #expect(words.contains("hint: add the views to one hierarchy before"), "\(words)")
  }

  @Test func `what is allowed does not fail, and warnings do on request`() {
    func open(_ allowed: Set<LayoutRule>, _ severity: Diagnostic.Severity) -> Int {
      failures {
        expectValid(on: Self.phones, allowing: allowed, failingFrom: severity) { touchView in
          guard let superview = touchView.superview else { return nil }
          return [
            touchView.topAnchor.constraint(equalTo: superview.topAnchor),
            touchView.bottomAnchor.constraint(equalTo: superview.bottomAnchor),
            touchView.leadingAnchor.constraint(greaterThanOrEqualTo: superview.leadingAnchor),
            touchView.widthAnchor.constraint(equalToConstant: 72),
          ]
        }
      }.count
    }
    #expect(open([], .error) == 0)
    #expect(open([], .warning) >= 1)
    #expect(open([.ambiguity], .warning) < open([], .warning))
  }

  @Test func `a screen of one's own is validated, at its constraint's line or that of the call`()
    throws
  {
    var line = 0
    let found = failures {
      expectValid(screensOn: Self.phones) { environment in
        let sim = Simulation(
          Simulation.Scene(environment: environment, table: .rows(3), overlay: nil)
        )
        let card = UIView()
        card.translatesAutoresizingMaskIntoConstraints = false
        sim.window.addSubview(card)
        line = #line + 6
        NSLayoutConstraint.activate([
          card.topAnchor.constraint(equalTo: sim.window.topAnchor),
          card.heightAnchor.constraint(equalToConstant: 40),
          card.leadingAnchor.constraint(equalTo: sim.window.leadingAnchor),
          card.trailingAnchor.constraint(equalTo: sim.window.trailingAnchor),
          card.widthAnchor.constraint(equalToConstant: 375),
        ])
        return sim
      }
    }
    #expect(found.map { $0.line } == [line], "\(found)")
    #expect(found.first?.words.contains("screens") == true)
  }

  @Test func `one screen is validated by itself`() throws {
    let sim = Simulation(try #require(Simulation.Device.named("iPhone 15")), table: .rows(60))
    #expect(sim.validate().isSound)
    #expect(sim.validate().environments == [sim.scene.environment])
  }
}
