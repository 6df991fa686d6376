import Foundation
import LayoutDiagnostics

/// An error of a file that could not be read or written.
public struct FileError: Error, Sendable, Hashable {
  /// An operation on a file.
  public enum Operation: String, Sendable, Hashable {
    case read
    case create
    case write
    case remove
  }

  /// A cause of the error, as far as callers distinguish them.
  public enum Cause: Sendable, Hashable {
    /// The file is missing.
    case notFound
    /// The file or its folder may not be read or written, or is not of the kind needed.
    case refused
    /// The disk is full, or the device did not work.
    case device
    /// The file is larger than the limit for reading.
    case tooLarge
    /// The content of the file does not fit its name.
    case damaged
  }

  /// The operation that failed.
  public var operation: Operation
  /// The file's name as the caller gave it.
  public var path: String
  /// The cause of the error.
  public var cause: Cause
  /// The same in words, in lower case and without a period.
  public var reason: String

  package init(_ operation: Operation, _ path: String, _ cause: Cause, _ reason: String) {
    self.operation = operation
    self.path = path
    self.cause = cause
    self.reason = reason
  }

  /// Creates an error from the system's number for it.
  init(_ operation: Operation, _ path: String, code number: Int32) {
    let code = POSIXError.Code(rawValue: number) ?? .EIO
    // Bytes of a name that are no text became this character on the way.
    let isDoubtful = code == .ENOENT && path.contains("\u{FFFD}")
    let words =
      isDoubtful ? "its name is not UTF-8, or there is no such file" : Self.words(for: code)
    self.init(operation, path, Self.cause(of: code), words)
  }

  /// Creates an error from the one that Foundation threw.
  ///
  /// The system's own error decides if Foundation keeps it, because it says most.
  init(_ operation: Operation, _ path: String, thrown error: any Error) {
    let posix = error as? POSIXError ?? (error as? CocoaError)?.underlying as? POSIXError
    if let posix {
      self.init(operation, path, Self.cause(of: posix.code), Self.words(for: posix.code))
    } else {
      let code = (error as? CocoaError)?.code
      self.init(operation, path, Self.cause(of: code), Self.words(for: code))
    }
  }
}

extension FileError: CustomStringConvertible {
  /// The error as one sentence that names the file.
  public var description: String {
    "cannot \(operation.rawValue) '\(PrintableText.of(path))': \(reason)"
  }
}

extension FileError {
  private static func cause(of code: POSIXError.Code) -> Cause {
    switch code {
    case .ENOENT: .notFound
    case .ENOSPC, .EDQUOT, .EIO, .EFBIG: .device
    default: .refused
    }
  }

  private static func words(for code: POSIXError.Code) -> String {
    switch code {
    case .ENOENT: "there is no such file"
    case .EACCES, .EPERM: "no permission"
    case .EISDIR: "it is a folder"
    case .EEXIST: "a file or a broken link of that name is in the way"
    case .ENOTDIR: "a part of its path is not a folder"
    case .EROFS: "the disk is read-only"
    case .ENOSPC: "the disk is full"
    case .EDQUOT: "the quota is used up"
    case .ENAMETOOLONG: "its name is too long"
    case .ELOOP: "its links lead in a circle"
    case .EIO: "the device did not work"
    case .ENXIO: "it is no file"
    default: "the system refused (error \(code.rawValue))"
    }
  }

  private static func cause(of code: CocoaError.Code?) -> Cause {
    switch code {
    case .fileNoSuchFile, .fileReadNoSuchFile: .notFound
    case .fileWriteOutOfSpace: .device
    default: .refused
    }
  }

  private static func words(for code: CocoaError.Code?) -> String {
    switch code {
    case .fileNoSuchFile, .fileReadNoSuchFile: "there is no such file"
    case .fileReadNoPermission, .fileWriteNoPermission: "no permission"
    case .fileWriteVolumeReadOnly: "the disk is read-only"
    case .fileWriteOutOfSpace: "the disk is full"
    case .fileReadInvalidFileName, .fileWriteInvalidFileName: "its name cannot be used"
    case .fileWriteFileExists: "there is a file of that name"
    default: "the system refused"
    }
  }
}
