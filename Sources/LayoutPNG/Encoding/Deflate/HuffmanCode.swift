#if PNG
/// The bits that stand for each symbol, fewer for those that are frequent (RFC 1951, section 3.2.2).
package struct HuffmanCode {
  /// The number of bits of each symbol, or 0 for those that do not occur.
  package private(set) var lengths: [UInt8]
  /// The bits of each symbol, as they are written.
  package private(set) var codes: [UInt16]

  /// Creates the shortest code for symbols with given frequencies, of at most `limit` bits each.
  package init(frequencies: [UInt32], limit: Int) {
    lengths = Self.lengths(for: frequencies, limit: limit)
    codes = [UInt16](repeating: 0, count: frequencies.count)
    var code: UInt16 = 0
    for length in 1...UInt8(limit) {
      code <<= 1
      for symbol in lengths.indices where lengths[symbol] == length {
        codes[symbol] = Self.reversed(code, count: length)
        code += 1
      }
    }
  }

  /// Returns the number of bits of each symbol.
  ///
  /// The tree is Huffman's. Codes over the limit are then cut, and shorter ones give way until the code is a
  /// prefix code again.
  private static func lengths(for frequencies: [UInt32], limit: Int) -> [UInt8] {
    let symbols = frequencies.indices.filter { frequencies[$0] > 0 }
      .sorted { (frequencies[$0], $0) < (frequencies[$1], $1) }
    var lengths = [UInt8](repeating: 0, count: frequencies.count)
    guard symbols.count > 1 else {
      // A code needs at least one bit, even for a single symbol.
      for symbol in symbols { lengths[symbol] = 1 }
      return lengths
    }
    var counts = cut(depthCounts(symbols.map { Int(frequencies[$0]) }), to: limit)
    // The rarest symbols, which come first, get the longest codes.
    var length = limit
    for symbol in symbols {
      while counts[length] == 0 { length -= 1 }
      counts[length] -= 1
      lengths[symbol] = UInt8(length)
    }
    return lengths
  }

  /// Returns the number of leaves at each depth of the best tree over weights in rising order.
  ///
  /// Jan van Leeuwen, "On the construction of Huffman trees", ICALP 1976: with sorted weights two
  /// queues do, one of leaves and one of trees.
  private static func depthCounts(_ weights: [Int]) -> [Int] {
    // Leaves first, then trees; a node knows its parent.
    var nodes = weights
    var parents: [Int] = [Int](repeating: 0, count: 2 * weights.count - 1)
    var leaf = 0
    var tree = weights.count
    func lightest() -> Int {
      if leaf < weights.count, tree >= nodes.count || nodes[leaf] <= nodes[tree] {
        leaf += 1
        return leaf - 1
      }
      tree += 1
      return tree - 1
    }
    while nodes.count < 2 * weights.count - 1 {
      let first = lightest()
      let second = lightest()
      parents[first] = nodes.count
      parents[second] = nodes.count
      nodes.append(nodes[first] + nodes[second])
    }
    var depths = [Int](repeating: 0, count: nodes.count)
    var counts = [Int](repeating: 0, count: weights.count + 1)
    for node in stride(from: nodes.count - 2, through: 0, by: -1) {
      depths[node] = depths[parents[node]] + 1
      if node < weights.count { counts[depths[node]] += 1 }
    }
    return counts
  }

  /// Returns the counts with nothing deeper than `limit`, as those of a complete tree.
  private static func cut(_ counts: [Int], to limit: Int) -> [Int] {
    var result = [Int](repeating: 0, count: limit + 1)
    for (depth, count) in counts.enumerated() { result[min(depth, limit)] += count }
    // In units of the deepest leaf.
    var space = (1...limit).reduce(0) { $0 + result[$1] << (limit - $1) }
    while space > 1 << limit {
      // A leaf moves below another one that stood higher, which moves down a step.
      guard let depth = (1..<limit).last(where: { result[$0] > 0 }) else { break }
      result[limit] -= 1
      result[depth] -= 1
      result[depth + 1] += 2
      space -= 1
    }
    return result
  }

  private static func reversed(_ code: UInt16, count: UInt8) -> UInt16 {
    var result: UInt16 = 0
    for bit in 0..<count where code >> bit & 1 == 1 {
      result |= 1 << (count - 1 - bit)
    }
    return result
  }
}
#endif
