// The names are those of Apple's module `os`. What is logged goes nowhere: pictures and findings are what a test reads.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// `os.OSLogType`: how much a message matters.
public struct OSLogType: RawRepresentable, Sendable, Hashable {
  /// The number as in `os`.
  public let rawValue: UInt8
  /// Creates a type from the number in `os`.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The type of messages that say nothing else.
  public static let `default` = Self(rawValue: 0)
  /// The type of messages that help.
  public static let info = Self(rawValue: 1)
  /// The type of messages for who looks for a mistake.
  public static let debug = Self(rawValue: 2)
  /// The type of mistakes of the process.
  public static let error = Self(rawValue: 16)
  /// The type of mistakes of several processes.
  public static let fault = Self(rawValue: 17)
}

/// `os.OSLog`: a log that nothing is written to.
public final class OSLog: Sendable {
  /// The log of messages that name none.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// The log of messages that are not wanted.
  public static let disabled = OSLog(subsystem: "", category: "")

  /// Creates a log of a part of the application.
  public init(subsystem: String, category: String) {}

  /// Returns whether messages of a type are kept: none are.
  public func isEnabled(type: OSLogType) -> Bool { false }
}

/// `os.OSLogPrivacy`: who may read a value in a message.
public struct OSLogPrivacy: Sendable, Hashable {
  /// `os.OSLogPrivacy.Mask`.
  public enum Mask: Sendable, Hashable {
    /// A number in the place of the value.
    case hash
    /// Nothing.
    case none
  }

  /// The privacy that goes by the type of the value.
  public static let auto = Self()
  /// The privacy of what anybody may read.
  public static let `public` = Self()
  /// The privacy of what nobody may read.
  public static let `private` = Self()
  /// The privacy of what nobody may ever read.
  public static let sensitive = Self()
  /// Returns the privacy of what something else stands for.
  public static func `private`(mask: Mask) -> Self { Self() }
  /// Returns the privacy by the type of the value, with something else in its place.
  public static func auto(mask: Mask) -> Self { Self() }
}

/// `os.OSLogMessage`: a text whose values are not even asked for.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// The parts of such a text.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    /// Creates a text without parts.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds words, which are not kept.
    public mutating func appendLiteral(_ literal: String) {}
    /// Adds a value, which is not asked for.
    public mutating func appendInterpolation(
      _ value: @autoclosure () -> Any?,
      privacy: OSLogPrivacy = .auto
    ) {}
  }

  /// Creates a message.
  public init(stringLiteral value: String) {}
  /// Creates a message with values.
  public init(stringInterpolation: StringInterpolation) {}
}

/// `os.Logger`: writes messages to a log, which goes nowhere.
public struct Logger: Sendable {
  /// Creates a logger of a part of the application.
  public init(subsystem: String, category: String) {}
  /// Creates a logger of the log for messages that name none.
  public init() {}
  /// Creates a logger of a log.
  public init(_ logObj: OSLog) {}

  /// Writes nothing.
  public func log(_ message: OSLogMessage) {}
  /// Writes nothing.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// Writes nothing.
  public func trace(_ message: OSLogMessage) {}
  /// Writes nothing.
  public func debug(_ message: OSLogMessage) {}
  /// Writes nothing.
  public func info(_ message: OSLogMessage) {}
  /// Writes nothing.
  public func notice(_ message: OSLogMessage) {}
  /// Writes nothing.
  public func warning(_ message: OSLogMessage) {}
  /// Writes nothing.
  public func error(_ message: OSLogMessage) {}
  /// Writes nothing.
  public func critical(_ message: OSLogMessage) {}
  /// Writes nothing.
  public func fault(_ message: OSLogMessage) {}
}

/// Writes nothing: `os.os_log`.
///
/// - Parameters:
///   - message: The text, with signs for the values.
///   - log: The log.
///   - type: How much the message matters.
///   - args: The values.
public func os_log(
  _ message: StaticString,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ args: Any...
) {}

/// Writes nothing: `os.os_log`.
///
/// - Parameter message: The text with its values.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) {}

/// Writes nothing: `os.os_log`.
///
/// - Parameters:
///   - type: How much the message matters.
///   - log: The log.
///   - message: The text with its values.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType,
  log: OSLog = .default,
  _ message: OSLogMessage
) {}

/// Writes nothing: `os.os_log`.
///
/// - Parameters:
///   - type: How much the message matters.
///   - log: The log.
///   - message: The text, with signs for the values.
///   - args: The values.
public func os_log(
  _ type: OSLogType,
  log: OSLog = .default,
  _ message: StaticString,
  _ args: Any...
) {}
