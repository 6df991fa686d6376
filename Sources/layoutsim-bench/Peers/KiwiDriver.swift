import Foundation
import LayoutSolver
import SolverWorkloads

/// The program `Scripts/kiwi-driver.cpp`: takes a system as text, and answers with times and values.
final class KiwiDriver {
  /// The driver ended before it answered, as kiwi does that finds an error of its own.
  struct Aborted: Error {}

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var unread: [UInt8] = []

  var isRunning: Bool { process.isRunning }

  init(path: String) throws {
    // A driver that aborts must not take us along.
    signal(SIGPIPE, SIG_IGN)
    process.executableURL = URL(fileURLWithPath: path)
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// Passes a system to kiwi, with the rows to exchange.
  ///
  /// `widthRow` gives the container its width, and the next row its height.
  ///
  /// - Throws: `Aborted`.
  func load(
    _ system: SampleSystem,
    widthRow: Int? = nil,
    swaps: [(row: Int, replacement: SampleRow)] = []
  ) throws {
    let sizes = widthRow.map { "\($0) \($0 + 1)" } ?? "-1 -1"
    var text = "load \(system.variableCount) \(system.rows.count) \(sizes) \(swaps.count)\n"
    for row in system.rows { text += row.driverText }
    for swap in swaps { text += "\(swap.row) \(swap.replacement.driverText)" }
    try send(text)
  }

  /// Sends a command and returns the numbers of its answer.
  func ask(_ command: String) throws -> [Double] {
    try send(command + "\n")
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: unread[..<end], as: UTF8.self)
        unread.removeSubrange(...end)
        return line.split(separator: " ").compactMap { Double($0) }
      }
      let data = output.fileHandleForReading.availableData
      if data.isEmpty {
        process.waitUntilExit()
        throw Aborted()
      }
      unread += data
    }
  }

  /// Sends a command that measures for some time.
  func ask(_ command: String, for slice: Duration) throws -> [Double] {
    try ask("\(command) \(slice.nanoseconds / 1e9)")
  }

  private func send(_ text: String) throws {
    do {
      try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    } catch {
      throw Aborted()
    }
  }
}

extension SampleRow {
  fileprivate var driverText: String {
    let sum = terms.map { " \($0.coefficient) \($0.variable)" }.joined()
    return "\(priority) \(relation.rawValue) \(constant) \(terms.count)\(sum)\n"
  }
}
