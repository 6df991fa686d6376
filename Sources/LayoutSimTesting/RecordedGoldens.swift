import Foundation
import LayoutDiagnostics
import LayoutSnapshots
import Synchronization

/// The goldens that this process wrote, of which it says so once at its end.
///
/// A test that records passes, so that nobody would hear of it else.
package enum RecordedGoldens {
  private struct State {
    var files: [String: Set<String>] = [:]
    var isWatching = false
  }

  // Tests run side by side.
  private static let state = Mutex(State())

  /// Notes the golden of a result if it was written.
  static func note(_ result: SnapshotResult) {
    switch result.verdict {
    case .recorded, .updated: break
    case .matched, .missing, .differs: return
    }
    state.withLock { state in
      let file = result.golden.split(separator: "/").last.map(String.init) ?? result.golden
      state.files[LinkedPath.parent(of: result.golden), default: []].insert(file)
      guard !state.isWatching else { return }
      state.isWatching = true
      atexit { RecordedGoldens.tell() }
    }
  }

  private static func tell() {
    let words = words(about: state.withLock(\.files))
    FileHandle.standardError.write(Data(words.utf8))
  }

  /// Returns what is said of goldens that were written, by their folders.
  package static func words(about files: [String: Set<String>]) -> String {
    let folders = files.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    let lines = folders.map { folder, files in
      let names = files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      return "layoutsim: recorded \(counted(files.count, "golden")) in "
        + "\(PrintableText.escaped(SnapshotAddress.fromWorkingFolder(folder))): "
        + quotedList(names, limit: 12)
    }
    let advice = "layoutsim: look at them and commit them; the next run compares"
    return (lines + [advice]).map { $0 + "\n" }.joined()
  }
}
