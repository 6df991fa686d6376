/// The priorities that rows have had so far, numbered in order of first use.
///
/// Rows carry these numbers, so that they can be counted and sorted by priority without a look at
/// the priorities themselves.
struct PriorityLevels: ~Copyable {
  private var priorities = Buffer<Priority>()
  /// The levels in order of priority, highest first.
  private var sorted = Buffer<Int32>()
  /// The level last found for each of a few kinds of priorities.
  private var found = SIMD16<Int32>()

  /// The level of required rows.
  static let required: Int32 = 0
  /// The level of required rows that were given up.
  static let demoted: Int32 = 1

  /// The number of priorities that few systems exceed.
  static let commonCount = 16

  init() {
    priorities.append(.required)
    sorted.append(PriorityLevels.required)
    priorities.append(.demoted)
    sorted.append(PriorityLevels.demoted)
  }

  var count: Int { priorities.count }

  subscript(level: Int32) -> Priority { priorities[level] }

  /// Returns the number of a priority, a new one if it has none.
  @inline(__always)
  mutating func level(of priority: Priority) -> Int32 {
    priority.isRequired ? PriorityLevels.required : levelBelow(priority)
  }

  private mutating func levelBelow(_ priority: Priority) -> Int32 {
    let kind = PriorityLevels.kind(of: priority)
    if priorities[found[kind]] != priority { found[kind] = find(priority) }
    return found[kind]
  }

  /// Returns a number below 16 that differs between most priorities in use.
  private static func kind(of priority: Priority) -> Int {
    Int((priority.rawValue.bitPattern &* 0x9E37_79B1) >> 28)
  }

  private mutating func find(_ priority: Priority) -> Int32 {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      let other = priorities[sorted[middle]]
      if other == priority { return sorted[middle] }
      if other > priority { low = middle + 1 } else { high = middle }
    }
    let level = Int32(priorities.count)
    priorities.append(priority)
    sorted.append(level)
    var place = sorted.count - 1
    while place > low {
      sorted.swapAt(place, place - 1)
      place -= 1
    }
    return level
  }
}
