import Foundation

/// A file that is open for reading.
///
/// The system is asked directly: for a thousand goldens Foundation takes many times as long.
struct OpenFile: ~Copyable {
  /// The size of the file as the system reports it, in bytes, or 0 for a pipe.
  let size: Int
  private let path: String
  private let descriptor: Int32

  /// Creates an open file from a path.
  ///
  /// A named pipe would block, and a device can do anything: both are refused at once. Files that are
  /// open already, as `/dev/stdin`, may be pipes if that is allowed.
  init(_ path: String, allowsPipes: Bool = true) throws(FileError) {
    guard path.utf8.allSatisfy({ $0 != 0 }) else {
      throw FileError(.read, path, .refused, "its name cannot be used")
    }
    let isOpenAlready = allowsPipes && Self.namesOfOpenFiles.contains { path.hasPrefix($0) }
    let descriptor = unsafe open(
      path,
      O_RDONLY | O_CLOEXEC | O_NOCTTY | (isOpenAlready ? 0 : O_NONBLOCK)
    )
    guard descriptor >= 0 else { throw FileError(.read, path, code: errno) }
    var status = stat()
    var code = unsafe fstat(descriptor, &status) == 0 ? 0 : errno
    switch status.st_mode & S_IFMT {
    case _ where code != 0: break
    case S_IFDIR: code = EISDIR
    case S_IFREG: break
    default: code = isOpenAlready ? 0 : ENXIO
    }
    guard code == 0 else {
      close(descriptor)
      throw FileError(.read, path, code: code)
    }
    self.path = path
    self.descriptor = descriptor
    size = max(0, Int(status.st_size))
  }

  deinit { close(descriptor) }

  /// The beginnings of names of files that are open already.
  private static let namesOfOpenFiles = ["/dev/stdin", "/dev/fd/", "/proc/self/fd/"]

  /// Returns the next bytes, none at the end.
  func part(upTo room: Int) throws(FileError) -> [UInt8] {
    var code: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      var got = 0
      repeat {
        got = unsafe read(descriptor, buffer.baseAddress, buffer.count)
      } while got < 0 && errno == EINTR
      code = got < 0 ? errno : 0
      count = max(0, got)
    }
    guard code == 0 else { throw FileError(.read, path, code: code) }
    return bytes
  }

  /// Removes a file, and returns the system's error number, or 0 if there is none.
  static func remove(_ path: String) -> Int32 { unsafe unlink(path) == 0 ? 0 : errno }
}
