import FlyingSocks
import Foundation
import LayoutDiagnostics
import LayoutPreview
import LayoutScenes

extension Catalog {
  /// The times that somebody waits for who writes a scenario beside its preview.
  static var preview: [Measurement] {
    [
      Measurement("preview-save", group: "preview", tools: []) { laboratory in
        var times: [Double] = []
        try await PreviewedFile.show(PreviewedFile.short) { file in
          for round in 0..<(4 * laboratory.rounds) {
            // At no fixed distance from the moments at which the files are looked at.
            try await Task.sleep(for: .milliseconds(150 + 7 * (round % 11)))
            times.append(
              try await file.timeOfSave(height: 40 + round % 20, isAtomic: round % 2 == 0)
            )
          }
        }
        return [
          Result(
            name: "preview-save",
            title: "a save, until its picture is at the browser",
            ours: times.max() ?? .nan,
            unit: "ms",
            goal: .atMost(100),
            remarks: ["the longest of \(times.count); the median is \(median(times).rounded()) ms"]
          )
        ]
      },
      Measurement("preview-drag", group: "preview", tools: []) { laboratory in
        var times: [Double] = []
        try await PreviewedFile.show(PreviewedFile.long) { file in
          _ = try await file.ask("/picture.svg?pace=drag&at=0ms")
          for round in 0..<(20 * laboratory.rounds) {
            let moment = round * 7919 % 600_000
            let clock = ContinuousClock()
            let time = try await clock.measure {
              _ = try await file.ask("/picture.svg?pace=drag&at=\(moment)ms")
            }
            times.append(time.nanoseconds / 1e6)
          }
        }
        return [
          Result(
            name: "preview-drag",
            title: "a picture under a slider over ten minutes",
            ours: median(times),
            unit: "ms",
            goal: .atMost(16),
            remarks: ["the longest took \((times.max() ?? .nan).rounded()) ms"]
          )
        ]
      },
    ]
  }
}

/// A file that a preview serves on this machine.
private struct PreviewedFile {
  let path: String
  let session: PreviewSession
  let port: UInt16
  let text: String

  /// The text of a run of some seconds.
  static let short = scenario(rounds: 1)
  /// The text of a run of ten minutes.
  static let long = scenario(rounds: 75)

  private static func scenario(rounds: Int) -> String {
    """
    layoutsim: 2
    name: Rounds
    scene:
      device: iPhone 15
      table: {rows: 400, row-height: 44, editing: true}
      overlay: scroll-and-select
    steps:
      - repeat:
          times: \(rounds)
          steps:
            - press: second visible row on touchView
            - move: {to: 75 % of the table, within: 3s}
            - hold: 1s
            - release
            - wait: 4s

    """
  }

  /// Serves a text as a file while `body` asks.
  static func show(_ text: String, _ body: (Self) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("layoutsim-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("rounds.sim.yaml").path
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    let session = PreviewSession(path: path) {
      let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      let (scenario, diagnostics) = SceneReader.read(text: text, file: path)
      return PreviewFile(
        scenario: scenario,
        diagnostics: diagnostics,
        sources: [SourceText(file: path, text: text)],
        paths: [path]
      )
    }
    try await PreviewServer.serve(session) { port in
      try await body(Self(path: path, session: session, port: port, text: text))
    }
  }

  /// Saves the file with another height of rows, and returns the milliseconds until all is there that a page asks for.
  func timeOfSave(height: Int, isAtomic: Bool) async throws -> Double {
    let known = await session.state(in: .ownOfScene).version
    _ = try await ask("/picture.svg")
    async let news = ask("/wait?version=\(known)")
    try await Task.sleep(for: .milliseconds(20))
    let new = Data(text.replacing("row-height: 44", with: "row-height: \(height)").utf8)
    let clock = ContinuousClock()
    let start = clock.now
    try new.write(to: URL(fileURLWithPath: path), options: isAtomic ? .atomic : [])
    _ = try await news
    async let state = ask("/state")
    async let picture = ask("/picture.svg")
    _ = try await (state, picture)
    return (clock.now - start).nanoseconds / 1e6
  }

  /// Asks the server, and returns its answer.
  func ask(_ target: String) async throws -> Data {
    let address = try sockaddr_in.inet(ip4: LoopbackServer.address, port: port)
    let socket = try await AsyncSocket.connected(to: address)
    defer { try? socket.close() }
    let host = "\(LoopbackServer.address):\(port)"
    try await socket.write(Data("GET \(target) HTTP/1.1\r\nHost: \(host)\r\n\r\n".utf8))
    var answer = Data()
    while let bytes = try? await socket.read(atMost: 1 << 16) { answer += bytes }
    return answer
  }
}
