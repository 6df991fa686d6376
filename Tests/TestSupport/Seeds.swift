import Foundation

/// Returns the seeds of a random test.
///
/// The environment can ask for more of them: `SEED_SCALE=30 swift test -c release` tries thirty times
/// as many.
///
/// - Parameters:
///   - first: The first seed.
///   - count: The number of seeds by default.
/// - Returns: The seeds, one after the other.
public func seeds(from first: UInt64, count: Int) -> Range<UInt64> {
  let scale = ProcessInfo.processInfo.environment["SEED_SCALE"].flatMap(Int.init) ?? 1
  return first..<first + UInt64(count * max(1, min(scale, 1_000_000)))
}
