import Foundation

/// A namespace for files that are read and written whole or not at all.
package enum WholeFile {
  /// The greatest number of bytes read from a file by default.
  package static let readingLimit = 64 << 20

  /// Returns the bytes of a file.
  ///
  /// A pipe, a device or a socket is refused at once, but for those that are open already, such as `/dev/stdin`.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - limit: The greatest number of bytes.
  ///   - allowsPipes: Whether it may be a pipe that is open already.
  /// - Returns: The content.
  /// - Throws: `FileError` when the file is missing, unreadable or larger than the limit.
  package static func read(
    _ path: String,
    limit: Int = readingLimit,
    allowsPipes: Bool = true
  ) throws(FileError) -> [UInt8] {
    let file = try OpenFile(path, allowsPipes: allowsPipes)
    var bytes: [UInt8] = []
    // One byte more shows the end: a file that is not plain does not report its size.
    var room = min(file.size, limit) + 1
    while file.size <= limit, bytes.count <= limit {
      let part = try file.part(upTo: room)
      if part.isEmpty { return bytes }
      bytes = bytes.isEmpty ? part : bytes + part
      // Of a plain file there was room for more.
      if bytes.count == file.size { return bytes }
      room = max(file.size + 1 - bytes.count, 65_536)
    }
    throw FileError(.read, path, .tooLarge, "it is larger than \(limit >> 20) MB")
  }

  /// Returns whether a plain file holds some bytes and no others.
  ///
  /// For one that is not there, is a link or cannot be read the answer is no. Finding out takes a fraction of the
  /// time of writing.
  static func isThere(_ path: String, holding bytes: some Collection<UInt8>) -> Bool {
    guard FileKind.ofLink(path) == .file, let file = try? OpenFile(path),
      file.size == bytes.count, let content = try? file.part(upTo: file.size + 1)
    else { return false }
    return bytes.withContiguousStorageIfAvailable { bytes in
      unsafe content.withUnsafeBufferPointer { unsafe $0.elementsEqual(bytes) }
    } ?? content.elementsEqual(bytes)
  }

  /// Returns the first bytes of a file, or all if it has fewer.
  static func start(of path: String, count: Int) throws(FileError) -> [UInt8] {
    try OpenFile(path).part(upTo: count)
  }

  /// Writes a file in place of the old one, if there is one.
  ///
  /// The bytes go to a new file beside it, which then takes the name in one step. A reader at the same time,
  /// or after a crash, sees the old bytes or the new ones. Of two writers the later wins. A link is
  /// replaced, not followed. Only a terminal, a pipe and the like, such as `/dev/stdout`, are written to
  /// directly. Missing folders on the way are made.
  ///
  /// - Throws: `FileError` when it cannot be written; then the old file is as it was.
  package static func write(_ bytes: some Sequence<UInt8>, to path: String) throws(FileError) {
    let bytes = Array(bytes)
    guard !path.isEmpty, path.utf8.allSatisfy({ $0 != 0 }) else {
      throw FileError(.write, path, .refused, "its name cannot be used")
    }
    let code: Int32
    switch FileKind.of(path) {
    case .folder: code = EISDIR
    case .other: code = ENXIO
    case .device: code = try WritableFile(device: path).write(bytes)
    case .file, .link, nil: code = try replace(path, with: bytes)
    }
    if code != 0 { throw FileError(.write, path, code: code) }
  }

  /// Puts a new file in the place of an old one, and makes the folders on the way.
  private static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) -> Int32 {
    let folder = LinkedPath.parent(of: path)
    let code = TemporaryFiles.write(bytes, to: path, in: folder)
    guard folder != ".", code == ENOENT || code == ENOTDIR else { return code }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw FileError(.create, folder, thrown: error)
    }
    return TemporaryFiles.write(bytes, to: path, in: folder)
  }

  /// Removes a file if there is one.
  ///
  /// - Throws: `FileError` if it exists and stays.
  package static func remove(_ path: String) throws(FileError) {
    let code = OpenFile.remove(path)
    // A disk that is read-only refuses to remove even what is not there.
    if code != 0, FileKind.ofLink(path) != nil { throw FileError(.remove, path, code: code) }
  }
}
