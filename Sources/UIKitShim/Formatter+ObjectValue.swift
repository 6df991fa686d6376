public import Foundation

/// `ObjectiveC.AutoreleasingUnsafeMutablePointer`: the place for a result, which is a place of its own here.
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
  private final class Place {
    var value: Pointee?
  }

  private let place = Place()

  /// Creates an empty place; the memory is not written, as it is that of another type in most code.
  public init<Memory>(_ memory: UnsafeMutablePointer<Memory>) {}

  /// The result: an optional one, which is `nil` until it is written.
  public var pointee: Pointee {
    get {
      guard let value = place.value ?? (Any?.none as? Pointee) else {
        preconditionFailure("nothing was written to the result")
      }
      return value
    }
    nonmutating set { place.value = newValue }
  }
}

extension Formatter {
  /// Reads a value from a text, and returns whether there is one: formatters of numbers and dates do.
  ///
  /// - Parameters:
  ///   - obj: The place for the value.
  ///   - string: The text.
  ///   - error: The place for what went wrong, which nothing is written to.
  /// - Returns: Whether there is a value.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?,
    for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    let value: AnyObject?
    switch self {
    case let formatter as NumberFormatter: value = formatter.number(from: string)
    case let formatter as DateFormatter: value = formatter.date(from: string).map { $0 as NSDate }
    default: value = nil
    }
    if let value { obj?.pointee = value }
    return value != nil
  }
}
