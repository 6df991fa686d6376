import Foundation

/// A program that is started for its time to be measured.
struct Subprocess {
  let path: String
  let arguments: [String]

  init(_ path: String, _ arguments: [String] = []) {
    self.path = path
    self.arguments = arguments
  }

  /// Returns the time that the processors worked for it: about its duration on an idle machine.
  func processorTime() throws -> Duration {
    let before = Self.processorTimeOfChildren
    _ = try run { output in while !output.availableData.isEmpty {} }
    return Self.processorTimeOfChildren - before
  }

  /// The time that the processors worked for all programs that were started and have ended.
  private static var processorTimeOfChildren: Duration {
    // RUSAGE_CHILDREN, which is of another type on each system.
    let children: Int32 = -1
    var usage = rusage()
    getrusage(children, &usage)
    return [usage.ru_utime, usage.ru_stime].reduce(.zero) { sum, part in
      sum + .seconds(part.tv_sec) + .microseconds(part.tv_usec)
    }
  }

  /// Returns the time from the start to the end of the output.
  func timeToEnd() throws -> Duration {
    try run { output in while !output.availableData.isEmpty {} }
  }

  /// Returns its output.
  func output() throws -> String {
    var data = Data()
    _ = try run { output in
      while true {
        let more = output.availableData
        if more.isEmpty { return }
        data += more
      }
    }
    return String(decoding: data, as: UTF8.self)
  }

  private func run(_ read: (FileHandle) -> Void) throws -> Duration {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    let clock = ContinuousClock()
    let start = clock.now
    try process.run()
    read(output.fileHandleForReading)
    let time = clock.now - start
    while !output.fileHandleForReading.availableData.isEmpty {}
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw MissingPeer(name: path) }
    return time
  }
}
