import ArgumentParser
import LayoutDiagnostics
import LayoutSnapshots

/// The command `layoutsim review`, which shows snapshots that wait one after the other and asks what to do.
struct ReviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract:
      "Shows the snapshots that wait one after the other, and accepts or rejects each by a key.",
    discussion: """
      The keys are a to accept, r to reject, s to skip, A, R and S for this one and all that follow, and q to \
      stop. Without a terminal the first letters of lines are the keys, and without any input the snapshots \
      are only shown. It exits with 1 if some still wait.

      With --web they are on a page of this machine alone, with old and new pictures, the differences in \
      words and the runs from moment to moment. Each is settled by a click, and nothing is written without \
      one. It ends when all are settled, or by Ctrl-C.

      Examples:
        layoutsim review
        layoutsim review strip          those of one scenario
        yes s | layoutsim review        shows all, and settles none
        layoutsim review --web --open   in the browser
        layoutsim review --from ~/Downloads/failures    what a run in CI left
      """
  )

  @OptionGroup var shown: ShownSnapshots

  @OptionGroup var page: ReviewPageOptions

  func run() async throws {
    let snapshots = try shown.chosen()
    if snapshots.isEmpty { return }
    if page.web { return try await page.serve(snapshots) }
    let palette = Palette(for: .standardOutput)
    var left = 0
    var status = ExitStatus.fine
    var forAll: Answer?
    var hasQuit = false
    for (index, snapshot) in snapshots.enumerated() {
      if !hasQuit {
        let lines = try snapshot.lines(palette)
        if lines.isEmpty { continue }
        let head = "\(index + 1) of \(snapshots.count)  "
        try Console.printResult(
          ([head + lines[0]] + lines.dropFirst()).joined(separator: "\n") + "\n"
        )
      }
      let answer = forAll ?? ask(&forAll, &hasQuit)
      guard let decision = answer.decision else {
        left += 1
        continue
      }
      do throws(CommandFailure) {
        try snapshot.settle(decision)
      } catch {
        Console.printError(error)
        status = status.joined(with: error.status)
      }
    }
    if left > 0 {
      Console.printNotice("\(counted(left, "snapshot")) still \(left == 1 ? "waits" : "wait")\n")
      status = status.joined(with: .notAsExpected)
    }
    try status.orThrow()
  }

  /// An answer to what becomes of a snapshot.
  private enum Answer: Character, CaseIterable {
    case accept = "a"
    case reject = "r"
    case skip = "s"

    var decision: PendingSnapshot.Decision? {
      switch self {
      case .accept: .accepted
      case .reject: .rejected
      case .skip: nil
      }
    }
  }

  /// Asks until a key is an answer, and keeps that for all that follow if the key says so.
  private func ask(_ forAll: inout Answer?, _ hasQuit: inout Bool) -> Answer {
    while true {
      Console.printNotice(
        "  a accept, r reject, s skip, A R S the same for all that follow, q quit: "
      )
      let key = ReviewKeys.next()
      Console.printNotice("\(key.map { $0.isASCII && $0.isLetter ? String($0) : "" } ?? "")\n")
      guard let key, key != "q" else {
        // Without any input the others are shown all the same.
        (forAll, hasQuit) = (.skip, key != nil || ReviewKeys.isTerminal)
        return .skip
      }
      guard let answer = Answer(rawValue: Character(key.lowercased())) else { continue }
      if key.isUppercase { forAll = answer }
      return answer
    }
  }
}
