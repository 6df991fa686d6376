import ArgumentParser
import Foundation

/// The option that says how many scenarios are played at once.
struct JobOptions: ParsableArguments {
  @Option(
    help: .init(
      "How many scenarios are played at once (default: one for each processor). Results are the same.",
      valueName: "count"
    )
  )
  var jobs: Int?

  func validate() throws {
    guard jobs ?? 1 >= 1 else { throw ValidationError("--jobs: at least 1") }
  }

  /// The number of workers, a thousand at most.
  var workers: Int { min(jobs ?? ProcessInfo.processInfo.activeProcessorCount, 1000) }
}
