import ArgumentParser
import LayoutDiagnostics

/// The option that runs a command again after each save.
struct WatchOptions: ParsableArguments {
  @Flag(
    help: .init(
      "Run again after each save of a scenario, of a file that it names or, for a test, of a golden, for those that "
        + "changed, until Control-C."
    )
  )
  var watch = false

  /// Refuses what cannot be followed.
  ///
  /// - Throws: `ValidationError` for the standard input, and for nothing if `isNeeded` says that files must be named.
  func validate(_ files: [String], isNeeded: Bool = false) throws {
    guard watch else { return }
    if files.contains("-") {
      throw ValidationError("--watch is for files, and '-' is the standard input")
    }
    if isNeeded, files.isEmpty {
      throw ValidationError("--watch needs a file or a folder: the demo does not change")
    }
  }

  /// A run of a command that watches.
  struct Run {
    /// The files and folders to look at: those that were named, or the scenarios that changed.
    let files: [String]
    /// Whether it is the first one.
    let isFirst: Bool
    /// The goldens that the run has written or removed itself, which are no changes.
    var written: Set<String> = []
  }

  /// Runs a function with the files that were named and, where it is asked for, with those that change after that.
  ///
  /// After a scenario is gone all are looked at again: goldens may be left of it.
  ///
  /// - Parameters:
  ///   - files: The files and folders that were named.
  ///   - followsGoldens: Whether goldens are followed, too.
  ///   - body: The function.
  /// - Throws: What the function throws where nothing is watched; else its failures are printed, and watching goes on.
  func run(
    _ files: [String],
    followingGoldens followsGoldens: Bool = false,
    _ body: @escaping (inout Run) async throws -> Void
  ) async throws {
    var first = Run(files: files, isFirst: true)
    guard watch else { return try await body(&first) }
    let follower = ScenarioFollower(named: files, followsGoldens: followsGoldens)
    await Self.told(first, follower, body)
    try await follower.run { changes in
      Console.printNotice("\n")
      for path in changes.gone {
        Console.printNotice("'\(PrintableText.escaped(path))' is gone\n")
      }
      let files = changes.gone.isEmpty ? changes.scenarios : files
      await Self.told(Run(files: files, isFirst: false), follower, body)
    }
  }

  private static func told(
    _ run: Run,
    _ follower: ScenarioFollower,
    _ body: (inout Run) async throws -> Void
  ) async {
    var run = run
    do {
      try await body(&run)
    } catch let failure as CommandFailure {
      Console.printError(failure)
    } catch {
      Console.printNotice("error: \(PrintableText.escaped("\(error)"))\n")
    }
    follower.noteOwnWrites(run.written)
    Console.printNotice("watching \(counted(follower.count, "scenario")); Control-C ends it\n")
  }
}
