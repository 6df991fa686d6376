import Foundation
import Synchronization

/// The files that become others when they are whole, under names that show their process:
/// `.layoutsim-HOST-PROCESS-NUMBER.tmp`.
///
/// A killed process leaves the file that it was writing, and the next process that uses the folder removes
/// it. Files of a running process, or of another computer that shares the folder, stay.
package enum TemporaryFiles {
  private struct State {
    /// The number of files so far.
    var count = 0
    /// The files that exist now.
    var paths: Set<String> = []
    /// The files that have become whole, in order.
    var written: [String] = []
    /// The folders in which was looked for those of others.
    var searched: Set<String> = []
  }

  // They must be known when the process is ended.
  private static let state = Mutex(State())

  /// Writes a file under a name of its own in an existing folder, and moves it to its place in that.
  ///
  /// It returns the system's error number, or 0 if there is none.
  static func write(_ bytes: [UInt8], to path: String, in folder: String) -> Int32 {
    if state.withLock({ $0.searched.insert(folder).inserted }) { removeLeftovers(in: folder) }
    let temporary: (path: String, descriptor: Int32)
    switch make(in: folder, permissions: FileKind.permissions(of: path)) {
    case .success(let made): temporary = made
    case .failure(let error): return error.code
    }
    var code = WritableFile(temporary.path, descriptor: temporary.descriptor).write(bytes)
    state.withLock { state in
      if code == 0, unsafe rename(temporary.path, path) != 0 { code = errno }
      if code != 0 { unsafe unlink(temporary.path) }
      state.paths.remove(temporary.path)
      if code == 0 { state.written.append(path) }
    }
    return code
  }

  private static func make(
    in folder: String,
    permissions: mode_t?
  ) -> Result<(path: String, descriptor: Int32), WritableFile.SystemError> {
    // The lock is held so that the process does not end between the making and the noting.
    state.withLock { state in
      while true {
        state.count += 1
        let path = "\(folder)/\(name(process: getpid(), number: state.count))"
        switch WritableFile.make(path, permissions: permissions) {
        case .success(let descriptor):
          state.paths.insert(path)
          return .success((path, descriptor))
        // One that a former process of the same number left.
        case .failure(let error) where error.code == EEXIST: continue
        case .failure(let error): return .failure(error)
        }
      }
    }
  }
}

// MARK: The end of a process

extension TemporaryFiles {
  /// Removes the unfinished files of this process, and ends it before it makes more.
  ///
  /// The process is ended by `end`, which gets the files that it has written.
  package static func removeAll(before end: ([String]) -> Never) -> Never {
    state.withLock { state in
      for path in state.paths { unsafe unlink(path) }
      end(state.written)
    }
  }

  /// Removes the files that dead processes of this computer left in a folder, as far as possible.
  package static func removeLeftovers(in folder: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where isLeftover(name) {
      unsafe unlink("\(folder)/\(name)")
    }
  }

  /// Returns the name that a process of this computer gives.
  package static func name(process: Int32, number: Int) -> String {
    "\(start)\(host)-\(process)-\(number)\(end)"
  }

  /// Returns whether a file has the name of one that is being written, by whomever.
  static func isTemporary(_ name: String) -> Bool { name.hasPrefix(start) && name.hasSuffix(end) }

  /// Returns whether a file was made by a process of this computer that does not run any more.
  private static func isLeftover(_ name: String) -> Bool {
    guard name.hasPrefix("\(start)\(host)-"), name.hasSuffix(end) else { return false }
    let numbers = name.dropFirst("\(start)\(host)-".count).dropLast(end.count)
      .split(separator: "-", omittingEmptySubsequences: false)
    guard numbers.count == 2, let process = Int32(numbers[0]), process > 0, Int(numbers[1]) != nil
    else { return false }
    return kill(process, 0) != 0 && errno == ESRCH
  }

  private static let start = ".layoutsim-"
  private static let end = ".tmp"

  /// The computer's name, as far as it can stand in the name of a file.
  private static let host: String = {
    let name = ProcessInfo.processInfo.hostName.prefix(64)
    return String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }()
}
