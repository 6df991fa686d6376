public import Foundation

extension CGFloat {
  /// Creates the number that an object holds, as `CGFloat(truncating:)` does.
  public init(_ number: NSNumber) { self = number.doubleValue }
  /// Creates the nearest number to the one that an object holds.
  public init(truncating number: NSNumber) { self = number.doubleValue }
  /// Creates the number that an object holds, or `nil` if it has more digits than fit.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self = value
  }
}
