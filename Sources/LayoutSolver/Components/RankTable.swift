/// The priorities of a component from the top down.
struct RankTable {
  /// Required first, whether or not a row has it.
  private(set) var priorities: [Priority] = [.required]

  mutating func removeAll() {
    priorities.removeAll(keepingCapacity: true)
    priorities.append(.required)
  }

  var count: Int { priorities.count }

  mutating func insert(_ priority: Priority) {
    let place = place(of: priority)
    if place < priorities.count, priorities[place] == priority { return }
    priorities.insert(priority, at: place)
  }

  func rank(of priority: Priority) -> Int32 { Int32(place(of: priority)) }

  private func place(of priority: Priority) -> Int {
    var low = 0
    var high = priorities.count
    while low < high {
      let middle = (low + high) / 2
      if priorities[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
