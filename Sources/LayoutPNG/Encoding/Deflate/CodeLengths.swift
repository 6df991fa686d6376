#if PNG
/// The lengths of two codes as they stand at the head of a block (RFC 1951, section 3.2.7).
struct CodeLengths {
  private struct Item {
    let symbol: Int
    var extra: UInt32 = 0
    var extraCount: UInt32 = 0
  }

  private let literalCount: Int
  private let distanceCount: Int
  private var items: [Item] = []

  /// The order in which the lengths of the lengths' own code are written.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  init(_ literalCode: HuffmanCode, _ distanceCode: HuffmanCode) {
    literalCount = max(257, (literalCode.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    distanceCount = max(1, (distanceCode.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    var rest = literalCode.lengths.prefix(literalCount) + distanceCode.lengths.prefix(distanceCount)
    while let length = rest.first {
      let run = rest.prefix { $0 == length }.count
      rest = rest.dropFirst(run)
      append(length, run: run)
    }
  }

  func write(to output: inout BitWriter) {
    var frequencies = [UInt32](repeating: 0, count: 19)
    for item in items { frequencies[item.symbol] += 1 }
    let code = HuffmanCode(frequencies: frequencies, limit: 7)
    let lengths = Self.order.map { UInt32(code.lengths[$0]) }
    let count = max(4, (lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    output.append(UInt32(literalCount - 257), count: 5)
    output.append(UInt32(distanceCount - 1), count: 5)
    output.append(UInt32(count - 4), count: 4)
    for length in lengths.prefix(count) { output.append(length, count: 3) }
    for item in items {
      output.append(UInt32(code.codes[item.symbol]), count: UInt32(code.lengths[item.symbol]))
      output.append(item.extra, count: item.extraCount)
    }
  }

  /// Appends equal lengths: zeros in runs of 3 to 138, others once and then in runs of 3 to 6.
  private mutating func append(_ length: UInt8, run: Int) {
    var run = run
    if length == 0 {
      while run >= 11 {
        let part = min(run, 138)
        items.append(Item(symbol: 18, extra: UInt32(part - 11), extraCount: 7))
        run -= part
      }
      if run >= 3 {
        items.append(Item(symbol: 17, extra: UInt32(run - 3), extraCount: 3))
        run = 0
      }
    } else {
      items.append(Item(symbol: Int(length)))
      run -= 1
      while run >= 3 {
        let part = min(run, 6)
        items.append(Item(symbol: 16, extra: UInt32(part - 3), extraCount: 2))
        run -= part
      }
    }
    for _ in 0..<run { items.append(Item(symbol: Int(length))) }
  }
}
#endif
