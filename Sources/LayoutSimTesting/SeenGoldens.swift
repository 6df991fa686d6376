import Foundation
import LayoutSnapshots
import Synchronization
import Testing

#if canImport(Glibc)
import Glibc
#endif

/// The goldens that the tests of this process named, which a full run writes down at its end.
///
/// `layoutsim test` finds by them the goldens that no test names any more. Only the process itself knows that
/// it ran all tests to their end and that all passed. If it cannot be asked, as on Apple's platforms and
/// with the standard library of Alpine, manifests only grow.
package enum SeenGoldens {
  private struct State {
    var names: [GoldenFolder: [GoldenManifest.Library: Set<String>]] = [:]
    var isWatching = false
  }

  // Tests run side by side.
  private static let state = Mutex(State())

  /// Notes that a test names the file of a golden.
  static func note(_ file: String, in folder: GoldenFolder) {
    let library: GoldenManifest.Library = Test.current == nil ? .xcTest : .swiftTesting
    state.withLock { state in
      state.names[folder, default: [:]][library, default: []].insert(file)
      guard !state.isWatching else { return }
      state.isWatching = true
      guard isFullRun(CommandLine.arguments), mayWrite else { return }
      #if canImport(Glibc)
      unsafe on_exit({ status, _ in SeenGoldens.write(isSuccess: status == 0) }, nil)
      #else
      atexit { SeenGoldens.write(isSuccess: false) }
      #endif
    }
  }

  /// Writes the manifests of the suites that were run; a failure to write one changes no verdict.
  ///
  /// Unless all tests ran and passed, unseen goldens may be in use.
  private static func write(isSuccess: Bool) {
    for (folder, names) in state.withLock({ $0.names })
    where FileManager.default.fileExists(atPath: folder.path) {
      try? manifest(of: names, in: folder, isSuccess: isSuccess).write(to: folder)
    }
  }

  /// Returns the manifest that follows from the names seen in a folder, by the libraries that run the tests.
  package static func manifest(
    of names: [GoldenManifest.Library: Set<String>],
    in folder: GoldenFolder,
    isSuccess: Bool
  ) throws(FileError) -> GoldenManifest {
    var manifest = GoldenManifest([])
    do throws(FileError) {
      manifest = try GoldenManifest(in: folder) ?? manifest
    } catch {
      // A run that knows all names mends a damaged one.
      guard isSuccess, error.cause == .damaged else { throw error }
    }
    for (library, names) in names { manifest.note(names, of: library, isAll: isSuccess) }
    return manifest
  }

  private static var mayWrite: Bool {
    RecordMode.standard(environment: ProcessInfo.processInfo.environment) != .none
  }

  /// Returns whether the arguments of a process choose none of its tests, so that all run.
  ///
  /// SwiftPM and Xcode give `--filter` and `--skip` for Swift Testing, names of tests for XCTest.
  package static func isFullRun(_ arguments: [String]) -> Bool {
    let choosing = ["--filter", "--skip", "-XCTest", "-only-testing", "-skip-testing"]
    // Every other option of theirs has a value.
    var isValue = false
    for argument in arguments.dropFirst() {
      if choosing.contains(where: { argument == $0 || argument.hasPrefix($0 + "=") }) {
        return false
      }
      if argument.hasPrefix("-") {
        isValue = !argument.contains("=") && !flags.contains(argument)
      } else if isValue {
        isValue = false
      } else {
        return false
      }
    }
    return true
  }

  private static let flags: Set<String> = [
    "--parallel", "--no-parallel", "--quiet", "-q", "--verbose", "-v", "--very-verbose", "--vv",
  ]
}
