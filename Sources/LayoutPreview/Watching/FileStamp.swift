import Foundation

/// A mark of a file that is another after each save.
package struct FileStamp: Hashable {
  /// The number of the file on its disk, which changes where an editor puts a new file in its place.
  let number: UInt64
  let size: Int64
  private let seconds: Int
  private let nanoseconds: Int

  /// Creates the mark of the file at a path, at the end of links, or `nil` if there is none.
  package init?(_ path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    number = UInt64(status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    seconds = Int(time.tv_sec)
    nanoseconds = Int(time.tv_nsec)
  }
}
