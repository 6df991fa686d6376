#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A file that is open for writing.
struct WritableFile: ~Copyable {
  /// The path at which it is.
  let path: String
  private let descriptor: Int32

  /// Opens a terminal, a pipe or the like; a pipe that nobody reads is refused at once.
  init(device path: String) throws(FileError) {
    let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard descriptor >= 0 else { throw FileError(.write, path, code: errno) }
    // Only opening must not wait.
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL, 0) & ~O_NONBLOCK)
    self.path = path
    self.descriptor = descriptor
  }

  /// Takes a file that is open.
  init(_ path: String, descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
  }

  /// Makes a file that is not there yet.
  ///
  /// - Parameters:
  ///   - path: Its path.
  ///   - permissions: Who may do what with it; nil for what is usual.
  /// - Returns: The number under which it is open, or what the system says stands in the way.
  static func make(_ path: String, permissions: mode_t?) -> Result<Int32, SystemError> {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return .failure(SystemError(code: errno)) }
    if let permissions { fchmod(descriptor, permissions) }
    return .success(descriptor)
  }

  deinit { close(descriptor) }

  /// What the system says.
  struct SystemError: Error {
    /// Its number.
    let code: Int32
  }

  /// Writes all bytes; returns the system's number for what stood in the way, 0 for nothing.
  func write(_ bytes: [UInt8]) -> Int32 {
    unsafe bytes.withUnsafeBytes { buffer in
      var rest = unsafe buffer[...]
      while unsafe !rest.isEmpty {
        let count = unsafe Self.write(descriptor, UnsafeRawBufferPointer(rebasing: rest))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return count < 0 ? errno : EIO }
        unsafe rest = rest.dropFirst(count)
      }
      return 0
    }
  }

  private static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
    unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
    unsafe Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
    unsafe Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }
}
