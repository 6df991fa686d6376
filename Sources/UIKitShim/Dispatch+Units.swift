// The names are those of Dispatch on Apple's systems.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !canImport(Darwin)
/// The nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The nanoseconds of a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The nanoseconds of a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000
#endif
