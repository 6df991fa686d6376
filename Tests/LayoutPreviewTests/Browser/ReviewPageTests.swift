import Foundation
import Testing

/// The page of 'layoutsim review --web' in a browser: nothing is written without a click.
@Suite(
  .serialized,
  .enabled(if: Browser.isWanted && Browser.command != nil),
  .timeLimit(.minutes(3))
)
struct ReviewPageTests {
  /// Has results that wait, and a server of their page.
  private static func serve(
    _ body: (PageFolder, Process, _ port: UInt16) async throws -> Void
  ) async throws {
    try await PageFolder.run { folder in
      try SnapshotPageTests.fill(folder)
      #expect(try folder.command("test", "--record", "none") == 1)
      let pipe = Pipe()
      let server = try folder.start(["review", "--web", "--port", "0"], output: pipe)
      defer { if server.isRunning { server.terminate() } }
      // The address comes in one piece.
      let line = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
      let address = line.trimmingCharacters(in: .whitespacesAndNewlines)
      let port = try #require(URL(string: address)?.port)
      try await body(folder, server, UInt16(port))
    }
  }

  private static func show(
    _ body: (Browser, PageFolder, Process) async throws -> Void
  ) async throws {
    try await serve { folder, server, port in
      try await Browser.show(
        "http://127.0.0.1:\(port)/",
        readyWhen: "document.querySelectorAll('.decide button').length > 0"
      ) { browser in try await body(browser, folder, server) }
    }
  }

  private static func settled(_ name: String) -> String {
    "document.querySelector('article[data-name=\"\(name)\"]').classList.contains('settled')"
  }

  @Test func `a click accepts one snapshot and leaves the others, and a key rejects`() async throws
  {
    try await Self.show { browser, folder, server in
      #expect(try await browser.value("document.getElementById('left').textContent") == "3 left")
      let (down, after) = (folder.text(of: "pan/down.svg"), folder.text(of: "pan/after.svg"))
      let new = folder.text(of: "pan/down.new.svg")
      #expect(new != nil && new != down)
      try await browser.scroll(to: "article[data-name=down]")
      try await browser.click("article[data-name=down] .accept")
      try await browser.wait(for: Self.settled("down"))
      #expect(try await browser.value("document.getElementById('left').textContent") == "2 left")
      #expect(folder.text(of: "pan/down.svg") == new)
      #expect(folder.text(of: "pan/after.svg") == after)
      #expect(folder.text(of: "pan/before.svg") == nil)
      _ = try await browser.value("document.querySelector('article[data-name=after]').focus()")
      try await browser.press("r")
      try await browser.wait(for: Self.settled("after"))
      #expect(folder.text(of: "pan/after.svg") == after)
      #expect(folder.text(of: "pan/after.new.svg") == nil)
      #expect(server.isRunning)
    }
  }

  @Test func `all of a cause, then all, and the server ends when nothing is left`() async throws {
    try await Self.show { browser, folder, server in
      let fresh = ["before", "down", "after"].map { folder.text(of: "pan/\($0).new.svg") }
      try await browser.scroll(to: "article[data-name=down]")
      try await browser.click("article[data-name=down] .alike")
      try await browser.wait(for: "\(Self.settled("down")) && \(Self.settled("after"))")
      #expect(folder.text(of: "pan/before.svg") == nil)
      _ = try await browser.value("scrollTo(0, 0)")
      try await browser.click("#tools > .accept")
      try await browser.wait(
        for: "document.getElementById('left').textContent.startsWith('All is settled')"
      )
      for _ in 0..<100 where server.isRunning { try await Task.sleep(for: .milliseconds(50)) }
      #expect(!server.isRunning && server.terminationStatus == 0)
      #expect(["before", "down", "after"].map { folder.text(of: "pan/\($0).svg") } == fresh)
    }
  }

  @Test func `a result that has changed since the page was made is not accepted`() async throws {
    try await Self.show { browser, folder, _ in
      let golden = folder.text(of: "pan/down.svg")
      try folder.replace(">Row 2<", with: ">Row two<", in: "pan/down.new.svg")
      try await browser.scroll(to: "article[data-name=down]")
      try await browser.click("article[data-name=down] .accept")
      let output = "document.querySelector('article[data-name=down] .decide output').textContent"
      try await browser.wait(for: "\(output).includes('has changed since')")
      #expect(try await browser.value(Self.settled("down")) == "false")
      #expect(folder.text(of: "pan/down.svg") == golden)
    }
  }

  @Test func `others cannot settle anything`() async throws {
    try await Self.serve { folder, _, port in
      let page = try await LoopbackClient.ask("/", port)
      #expect(page.status == 200)
      let token = try #require(
        page.text.firstMatch(of: /data-token="([a-z0-9]+)"/).map { String($0.output.1) }
      )
      let all = "/settle?decision=accept&cards=0,1,2"
      let own = "http://127.0.0.1:\(port)"
      for (status, headers) in [
        (403, [:]), (403, ["Origin": own]), (403, ["X-Layoutsim-Token": token]),
        (403, ["Origin": own, "X-Layoutsim-Token": "guess"]),
        (403, ["Origin": "http://example.com", "X-Layoutsim-Token": token]),
        (403, ["Origin": own, "X-Layoutsim-Token": token, "Host": "example.com"]),
      ] as [(Int, [String: String])] {
        let reply = try await LoopbackClient.ask(all, port, method: "POST", headers: headers)
        #expect(reply.status == status, "\(headers)")
      }
      let sound = ["Origin": own, "X-Layoutsim-Token": token]
      for (status, target) in [
        (422, "/settle?decision=maybe&cards=0"), (422, "/settle?decision=accept&cards=7"),
        (422, "/settle?decision=accept&cards=-1"), (405, "/"),
      ] {
        let reply = try await LoopbackClient.ask(target, port, method: "POST", headers: sound)
        #expect(reply.status == status, "\(target)")
      }
      #expect(try await LoopbackClient.ask(all, port).status == 404)
      #expect(folder.text(of: "pan/before.svg") == nil)
      #expect(folder.text(of: "pan/down.new.svg") != nil)
    }
  }
}
