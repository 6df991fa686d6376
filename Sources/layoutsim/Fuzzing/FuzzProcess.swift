import Foundation

/// A process that tries some inputs, and is watched.
struct FuzzProcess {
  let arguments: [String]
  /// The number of seconds that one input may take.
  let patience: Int

  /// A finding about an input.
  struct Finding {
    let run: Int
    let message: String
  }

  /// An outcome of a process.
  struct Outcome {
    var findings: [Finding] = []
    /// The run after the last that was tried, or `nil` if all were.
    var next: Int?
  }

  /// Starts the process and waits for its end, or for that of the time.
  func watch(until end: ContinuousClock.Instant) throws -> Outcome {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("layoutsim-fuzz-\(getpid())")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let talk = folder.appendingPathComponent("talk")
    try Data().write(to: talk)
    let process = Process()
    process.executableURL = Self.ownProgram
    process.arguments = arguments
    process.currentDirectoryURL = folder.appendingPathComponent("work")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("work"),
      withIntermediateDirectories: true
    )
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = try FileHandle(forWritingTo: talk)
    try process.run()
    var lines = Lines(pipe.fileHandleForReading.fileDescriptor)
    var outcome = Outcome()
    var run: Int?
    while true {
      let left = end - ContinuousClock.now
      let wait = min(max(0, left.components.seconds + 1), Int64(patience))
      guard wait > 0, left > .zero else {
        stop(process)
        outcome.next = run ?? 0
        return outcome
      }
      switch lines.next(within: Int(wait)) {
      case .line(let line):
        let words = line.split(separator: " ", maxSplits: 2).map(String.init)
        if words == ["done"] {
          process.waitUntilExit()
          return outcome
        }
        guard words.count > 1, let number = Int(words[1]) else { continue }
        run = number
        if words[0] == "finding" {
          outcome.findings.append(Finding(run: number, message: words.last ?? ""))
        }
      case .silence:
        // The end of the time is no fault of the input.
        if ContinuousClock.now >= end { continue }
        stop(process)
        return outcome.ended(at: run, "it takes more than \(patience) s")
      case .end:
        process.waitUntilExit()
        let said = (try? String(contentsOf: talk, encoding: .utf8)) ?? ""
        let last = said.split(separator: "\n").first { $0.contains("atal error") } ?? ""
        let status = process.terminationStatus
        let how = process.terminationReason == .uncaughtSignal ? "signal" : "exit code"
        return outcome.ended(at: run, "it ends with \(how) \(status): \(last)")
      }
    }
  }

  private func stop(_ process: Process) {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// The program that runs.
  private static var ownProgram: URL {
    let link = "/proc/self/exe"
    if let path = try? FileManager.default.destinationOfSymbolicLink(atPath: link) {
      return URL(fileURLWithPath: path)
    }
    return Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
  }
}

extension FuzzProcess.Outcome {
  fileprivate func ended(at run: Int?, _ message: String) -> Self {
    var outcome = self
    outcome.findings.append(FuzzProcess.Finding(run: run ?? 0, message: message))
    outcome.next = (run ?? 0) + 1
    return outcome
  }
}

/// The lines that come out of a pipe, each as soon as it is there.
private struct Lines {
  private let descriptor: Int32
  private var bytes: [UInt8] = []

  enum Next {
    case line(String)
    case silence
    case end
  }

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Waits for the next line for so many seconds.
  mutating func next(within seconds: Int) -> Next {
    while true {
      if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: bytes[..<end], as: UTF8.self)
        bytes.removeSubrange(...end)
        return .line(line)
      }
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, Int32(seconds) * 1000) > 0 else { return .silence }
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return .end }
      bytes += buffer[..<count]
    }
  }
}
