import FlyingSocks
import Foundation
import LayoutPreview
import Synchronization
import TestSupport
import Testing

/// The page over a real socket of this machine.
@Suite(.serialized, .timeLimit(.minutes(5))) struct PreviewServerTests {
  /// Serves a file on any free port while `body` asks.
  private static func serve(
    _ session: PreviewSession = WrittenFile.pan.session,
    _ body: (UInt16) async throws -> Void
  ) async throws {
    try await PreviewServer.serve(session, while: body)
  }

  /// Asks the server on a port, by default as its own page does.
  private static func ask(
    _ target: String,
    _ port: UInt16,
    method: String = "GET",
    headers: [String: String] = [:]
  ) async throws -> LoopbackClient.Response {
    try await LoopbackClient.ask(target, port, method: method, headers: headers)
  }

  @Test func `the page and what it asks for are answered`() async throws {
    try await Self.serve { port in
      let page = try await Self.ask("/", port)
      #expect(page.status == 200)
      #expect(page.text.hasPrefix("<!doctype html>"))
      let state = try await Self.ask("/state?theme=dark", port)
      #expect(state.text.contains(#""name":"A pan""#))
      #expect(state.text.contains(#""theme":"dark""#))
      let picture = try await Self.ask("/picture.svg?at=200ms", port)
      #expect(picture.headers["content-type"] == "image/svg+xml; charset=utf-8")
      #expect(picture.text.contains("<svg"))
      #expect(try await Self.ask("/hit?x=30&y=300", port).text.contains("touchView"))
      #expect(try await Self.ask("/tree", port).text.contains("Window 'window'"))
      #expect(try await Self.ask("/view?path=0", port).text.contains("constraints"))
      for (path, status) in [
        ("/nothing", 404), ("/picture.svg?at=never", 422), ("/hit?x=a&y=3", 422),
        ("/state?device=none", 422), ("/picture.svg?show=everything", 422), ("/../etc/passwd", 404),
      ] {
        #expect(try await Self.ask(path, port).status == status, "\(path)")
      }
    }
  }

  @Test func `nothing of the page comes from elsewhere`() async throws {
    try await Self.serve { port in
      for path in ["/", "/preview.css", "/preview.js"] {
        let file = try await Self.ask(path, port)
        let addresses = file.text.matches(of: /(https?:)?\/\/[a-z0-9.]+/).map {
          String($0.output.0)
        }
        #expect(addresses.filter { $0 != "http://www.w3.org" } == [], "\(path)")
        let policy = file.headers["content-security-policy"] ?? ""
        #expect(policy.hasPrefix("default-src 'none'; script-src 'self'; style-src 'self'"))
        #expect(!policy.contains("unsafe"))
        #expect(file.headers["x-content-type-options"] == "nosniff")
      }
      let script = try await Self.ask("/preview.js", port).text
      for word in ["innerHTML", "insertAdjacentHTML", "document.write", "eval("] {
        #expect(!script.contains(word), "texts never become HTML")
      }
    }
  }

  @Test func `requests under another name and of other pages are refused`() async throws {
    try await Self.serve { port in
      let site = "Sec-Fetch-Site"
      let refused: [[String: String]] = [
        ["Host": "example.org"], ["Host": "example.org:\(port)"], ["Host": ""],
        ["Host": "127.0.0.1:1"], ["Host": "127.0.0.1.example.org:\(port)"],
        ["Origin": "http://example.org"], ["Origin": "null"],
        [site: "cross-site"], [site: "same-site"],
      ]
      for headers in refused {
        let status = try await Self.ask("/state", port, headers: headers).status
        #expect(status == 403, "\(headers)")
      }
      let allowed: [[String: String]] = [
        ["Host": "localhost:\(port)"], ["Origin": "http://127.0.0.1:\(port)"],
        [site: "same-origin"], [site: "none"],
        [site: "cross-site", "Sec-Fetch-Mode": "navigate"],
      ]
      for headers in allowed {
        let status = try await Self.ask("/state", port, headers: headers).status
        #expect(status == 200, "\(headers)")
      }
      #expect(try await Self.ask("/state", port, method: "POST").status == 405)
    }
  }

  @Test func `words of a query are read as a browser writes them`() async throws {
    try await Self.serve { port in
      for name in ["iPad+mini+%286th+generation%29", "iPad%20mini%20(6th%20generation)"] {
        let state = try await Self.ask("/state?device=\(name)", port)
        #expect(state.text.contains(#""width":744"#))
      }
    }
  }

  @Test(arguments: [
    "nonsense\r\n\r\n", "GET /\r\n\r\n", "GET example.org HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.1\r\nHost\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n", "\r\n\r\n",
  ])
  func `what is no request is refused`(_ text: String) async throws {
    try await Self.serve { port in
      let response = try await LoopbackClient.send(Data(text.utf8), port)
      #expect(response.status == 400)
    }
  }

  @Test func `a client that says nothing, or goes, keeps nobody waiting`() async throws {
    try await Self.serve { port in
      let address = try sockaddr_in.inet(ip4: "127.0.0.1", port: port)
      let silent = try await AsyncSocket.connected(to: address)
      let gone = try await AsyncSocket.connected(to: address)
      try await gone.write(Data("GET /picture.svg HT".utf8))
      try gone.close()
      #expect(try await Self.ask("/state", port).status == 200)
      try silent.close()
    }
  }

  @Test func `a port that is taken is told`() async throws {
    try await Self.serve { port in
      await #expect(throws: LoopbackServer.Failure.portTaken) {
        try await PreviewServer(WrittenFile.pan.session, port: port).run { _ in }
      }
    }
  }

  @Test func `a request longer than any of the page is refused`() async throws {
    try await Self.serve { port in
      let head = "GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nX: "
      let bytes = Data(head.utf8) + Data(repeating: 65, count: 1 << 20)
      let response = try await LoopbackClient.send(bytes, port)
      #expect(response.status == 431)
    }
  }

  @Test func `a save is told to the page that waits`() async throws {
    try await SavedFile.inFolder { folder in
      let text = WrittenFile.pan.text
      try folder.save(text)
      let session = folder.session
      try await Self.serve(session) { port in
        async let news = Self.ask("/wait?version=1", port).text
        try await Task.sleep(for: .milliseconds(100))
        try folder.save(text.replacing("rows: 40", with: "rows: 41"))
        let told = try await news
        #expect(told == #"{"version":2}"#)
      }
    }
  }

  @Test func `a file that the scenario names is followed too`() async throws {
    try await SavedFile.inFolder { folder in
      try folder.save("scene: {table: {rows: 5}}\nsteps: []\n", as: "base.yaml")
      try folder.save("layoutsim: 2\nname: x\nbase: base.yaml\n")
      let session = folder.session
      try await Self.serve(session) { port in
        for (last, options) in [(5, []), (6, .atomic)] as [(Int, Data.WritingOptions)] {
          let known = await session.state(in: .ownOfScene).version
          async let news = session.version(after: known, within: .seconds(30))
          try folder.save(
            "scene: {table: {rows: \(last + 1)}}\nsteps: []\n",
            as: "base.yaml",
            options
          )
          var (version, before) = (await news, known)
          var isShown = false
          // A file that is written in place is empty for a moment, which may be a version of its own.
          while !isShown, version != before {
            let tree = try await session.tree(in: .ownOfScene, at: .end).lines.map(\.text)
            isShown = tree.contains { $0.contains("Row \(last)") }
            before = version
            if !isShown { version = await session.version(after: version, within: .seconds(30)) }
          }
          #expect(isShown, "row \(last) never came")
        }
      }
    }
  }
}
