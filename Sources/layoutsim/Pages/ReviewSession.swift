import LayoutDiagnostics
import LayoutPreview
import LayoutReports
import LayoutSnapshots

/// Results that wait for review on a page of this machine, and what is decided about them there.
///
/// Nothing is written without a click, and only what the page shows is accepted: a result that has changed since then
/// stays as it is.
actor ReviewSession {
  /// The marks of a result and of what it replaces, as a page shows them: hashes of their bytes, of this process alone.
  private struct Seen: Hashable {
    let picture: Int?
    let golden: Int?

    init(_ snapshot: PendingSnapshot) {
      picture = (try? WholeFile.read(snapshot.path)).map(\.hashValue)
      golden = snapshot.present.map(\.hashValue)
    }
  }

  /// A page that was given, with the snapshots of its cards.
  private struct Given {
    let snapshots: [Int]
    let seen: [Seen]
  }

  private let snapshots: [PendingSnapshot]
  private var waiting: Set<Int>
  /// The pages, by the words that they know.
  private var pages: [String: Given] = [:]

  /// Creates a session about results.
  init(_ snapshots: [PendingSnapshot]) {
    self.snapshots = snapshots
    waiting = Set(snapshots.indices)
  }

  /// Returns the reply to a request of the page.
  func reply(to request: RequestHead) async throws -> PageReply {
    switch (request.method, request.path) {
    case ("GET", "/"): return await page()
    case ("POST", "/settle"):
      // A browser says which page a decision comes from, and others do not know the word.
      guard request["origin"] != nil, let given = pages[request["x-layoutsim-token"] ?? ""] else {
        return PageReply(403, text: "this page is not of this review: load it again")
      }
      guard let decision = Self.decision(request.query["decision"]) else {
        return PageReply(422, text: "a decision is 'accept' or 'reject'")
      }
      let cards = (request.query["cards"] ?? "").split(separator: ",").map { Int($0) ?? -1 }
      guard cards.allSatisfy(given.snapshots.indices.contains) else {
        return PageReply(422, text: "this page has no such card")
      }
      var reply = try PageReply(settle(cards, of: given, decision))
      reply.isLast = waiting.isEmpty
      return reply
    case ("GET", _): return PageReply(404, text: "there is nothing at this address")
    default: return PageReply(405, text: "this page is only read")
    }
  }

  private static func decision(_ word: String?) -> PendingSnapshot.Decision? {
    switch word {
    case "accept": .accepted
    case "reject": .rejected
    default: nil
    }
  }

  /// Settles the snapshots of some cards, and returns what was in the way, by the numbers of the cards.
  private func settle(
    _ cards: [Int],
    of given: Given,
    _ decision: PendingSnapshot.Decision
  ) -> [String: String] {
    var problems: [String: String] = [:]
    for card in cards {
      let number = given.snapshots[card]
      guard waiting.contains(number) else {
        problems[String(card)] = "it is settled already"
        continue
      }
      guard Seen(snapshots[number]) == given.seen[card] else {
        problems[String(card)] = "it has changed since this page was made: load it again"
        continue
      }
      do throws(CommandFailure) {
        try snapshots[number].settle(decision)
        waiting.remove(number)
      } catch {
        problems[String(card)] = PrintableText.escaped(error.message ?? "it cannot be settled")
      }
    }
    return problems
  }

  /// Makes a page of what still waits.
  private func page() async -> PageReply {
    let numbers = waiting.sorted()
    let shown = numbers.map { snapshots[$0] }
    let seen = shown.map(Seen.init)
    let token = Self.makeToken()
    let page = await ReviewPage(snapshots: shown, token: token)
    // The order of the cards is that of the page.
    pages[token] = Given(
      snapshots: page.order.map { numbers[$0] },
      seen: page.order.map { seen[$0] }
    )
    var reply = PageReply(200, "text/html; charset=utf-8", text: page.text)
    reply.policy = ReportPage.policy(nonce: token)
    return reply
  }

  /// Returns a word that nobody can guess.
  private static func makeToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in String(generator.next(), radix: 36) }.joined()
  }
}
