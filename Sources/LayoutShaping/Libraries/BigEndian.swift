extension Sequence<UInt8> {
  /// The number whose bytes these are in big-endian order, as all numbers and tags of a font are.
  var bigEndian: Int { reduce(0) { $0 << 8 | Int($1) } }
}
