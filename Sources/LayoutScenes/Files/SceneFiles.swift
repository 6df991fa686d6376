/// The files beside a scenario, which its keys name: rows, recorded touches, other scenarios.
package struct SceneFiles: Sendable {
  /// A function that returns the bytes of a file, or throws the reason why it does not.
  ///
  /// It is called with a path and with the greatest number of bytes. It must not wait: a folder, a pipe and a
  /// device are refused.
  package typealias Read = @Sendable (_ path: String, _ limit: Int) throws(Refusal) -> [UInt8]

  /// A function that returns the names of the files in a folder in their order, none if there is no such folder.
  ///
  /// It is called with a path. Hidden files and folders are left out.
  package typealias List = @Sendable (_ path: String) throws(Refusal) -> [String]

  /// A function that returns whether a path stays in a folder when every link on the way is followed.
  package typealias Contain = @Sendable (_ path: String, _ folder: String) -> Bool

  /// A reason why a file is not read, in lower case and without a period: "there is no such file".
  package enum Refusal: Error, Sendable, Hashable {
    /// The file has more bytes than the limit.
    case tooLarge
    /// Another reason, in words.
    case reason(String)
  }

  private let list: List?
  private let read: Read?
  private let contain: Contain?

  /// The files of a text that is in no folder: none.
  package static let none = Self(list: nil, read: nil, contain: nil)

  /// Creates files that functions list and read, which get paths as they are from the working folder.
  ///
  /// Without a function that follows links there are none.
  package init(
    listing list: List? = nil,
    following contain: Contain? = nil,
    reading read: @escaping Read
  ) {
    self.init(list: list, read: read, contain: contain)
  }

  private init(list: List?, read: Read?, contain: Contain?) {
    (self.list, self.read, self.contain) = (list, read, contain)
  }

  /// Returns the path from the working folder of a file that another file names.
  ///
  /// - Parameters:
  ///   - name: The name in the other file: a path from that file's folder, or one that begins with "/".
  ///   - file: The path of the other file.
  /// - Returns: The path, with all its parts as they are written.
  package static func path(of name: String, namedIn file: String) -> String {
    guard !name.hasPrefix("/"), let end = file.lastIndex(of: "/") else { return name }
    return file[...end] + name
  }

  /// Returns a path without `.` and without folders that `..` leaves again, so that equal ones compare equal.
  static func plainPath(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// Returns whether a path stays in the folder of a file when every link on the way is followed.
  func stays(_ path: String, besides file: String) -> Bool {
    let folder = file.lastIndex(of: "/").map { file[...$0] } ?? "."
    return contain?(path, String(folder)) ?? true
  }

  /// Returns the names of the files in a folder in their order, none if there is no such folder.
  func names(in path: String) throws(Refusal) -> [String] { try list?(path) ?? [] }

  /// Returns the bytes of a file.
  func bytes(at path: String, limit: Int) throws(Refusal) -> [UInt8] {
    guard let read else { throw .reason("this scenario is a text that is in no folder") }
    let bytes = try read(path, limit)
    guard bytes.count <= limit else { throw .tooLarge }
    return bytes
  }
}
