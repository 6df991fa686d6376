/// A watch over files, which looks at them when it is asked.
///
/// It looks at times and sizes: that is the same on every system and on disks of other machines, sees files that an
/// editor replaces by others of the same name and files that are not there yet, and costs, fifty times a second, a
/// hundredth of a percent of a processor.
package struct FileWatch {
  private var stamps: [String: FileStamp?] = [:]
  /// The number of looks for which a file that is gone or empty has been waited for.
  private var patience = 0
  /// Whether the files are to be read once more.
  private var isFresh = false

  /// The time between two looks.
  package static let interval = Duration.milliseconds(20)
  /// The greatest number of looks to wait for a file that is gone or empty: editors write it next.
  private static let mostPatience = 5

  /// Creates a watch that has seen nothing yet.
  package init() {}

  /// Returns whether files are to be read, as they have changed since the look before, or might have.
  ///
  /// Two saves within one tick of the disk's clock look the same, so that files are read once more in the look
  /// after the one that saw a change.
  package mutating func needsReading(_ paths: [String]) -> Bool {
    let now = Dictionary(paths.map { ($0, FileStamp($0)) }) { first, _ in first }
    guard now != stamps else {
      defer { isFresh = false }
      return isFresh
    }
    let isBeingWritten = now.contains { path, stamp in
      stamp != stamps[path] && (stamp?.size ?? 0) == 0
    }
    if isBeingWritten, patience < Self.mostPatience {
      patience += 1
      return false
    }
    patience = 0
    stamps = now
    isFresh = true
    return true
  }
}
