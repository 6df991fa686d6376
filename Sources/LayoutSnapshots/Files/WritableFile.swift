import Foundation

/// A file that is open for writing.
struct WritableFile: ~Copyable {
  /// The path at which it is.
  let path: String
  private let descriptor: Int32

  /// Creates a file from a terminal, a pipe or the like, and throws at once for a pipe without a reader.
  init(device path: String) throws(FileError) {
    let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard descriptor >= 0 else { throw FileError(.write, path, code: errno) }
    // Only opening must not wait.
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL, 0) & ~O_NONBLOCK)
    self.path = path
    self.descriptor = descriptor
  }

  /// Creates a file from one that is open.
  init(_ path: String, descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
  }

  /// Makes a file that does not exist yet, with usual permissions for `nil`, and returns its open number.
  static func make(_ path: String, permissions: mode_t?) -> Result<Int32, SystemError> {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return .failure(SystemError(code: errno)) }
    if let permissions { fchmod(descriptor, permissions) }
    return .success(descriptor)
  }

  deinit { close(descriptor) }

  /// An error as the system reports it.
  struct SystemError: Error {
    /// The system's number.
    let code: Int32
  }

  /// Writes all bytes, and returns the system's error number, or 0 if there is none.
  func write(_ bytes: [UInt8]) -> Int32 {
    unsafe bytes.withUnsafeBytes { buffer in
      var rest = unsafe buffer[...]
      while unsafe !rest.isEmpty {
        let count = unsafe Foundation.write(
          descriptor,
          UnsafeRawBufferPointer(rebasing: rest).baseAddress,
          rest.count
        )
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return count < 0 ? errno : EIO }
        unsafe rest = rest.dropFirst(count)
      }
      return 0
    }
  }
}
