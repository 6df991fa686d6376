import ArgumentParser
import LayoutDiagnostics

/// The option that runs a command again after each save.
struct WatchOptions: ParsableArguments {
  @Flag(
    help: .init(
      "Run again after each save of a scenario or of a file that it names, for those that changed, until "
        + "Control-C."
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

  /// Runs a function with the files that were named and, where it is asked for, with those that change after that.
  ///
  /// - Throws: What the function throws where nothing is watched; else its failures are printed, and watching goes on.
  func run(_ files: [String], _ body: @escaping ([String]) async throws -> Void) async throws {
    guard watch else { return try await body(files) }
    let follower = ScenarioFollower(named: files)
    await Self.told { try await body(files) }
    Self.printNotice(follower.count)
    try await follower.run { changed in
      Console.printNotice("\n")
      await Self.told { try await body(changed) }
      Self.printNotice(follower.count)
    }
  }

  private static func told(_ body: () async throws -> Void) async {
    do {
      try await body()
    } catch let failure as CommandFailure {
      Console.printError(failure)
    } catch {
      Console.printNotice("error: \(PrintableText.escaped("\(error)"))\n")
    }
  }

  private static func printNotice(_ count: Int) {
    Console.printNotice("watching \(counted(count, "scenario")); Control-C ends it\n")
  }
}
