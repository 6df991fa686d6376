/// A store of the values that were set last, up to a limit.
struct RecentValues<Key: Hashable, Value> {
  private let limit: Int
  private var entries: [(key: Key, value: Value)] = []

  init(limit: Int) { self.limit = limit }

  /// The value of a key, or `nil` if there is none any more.
  subscript(key: Key) -> Value? {
    get { entries.first { $0.key == key }?.value }
    set {
      entries.removeAll { $0.key == key }
      guard let newValue else { return }
      entries.append((key, newValue))
      if entries.count > limit { entries.removeFirst() }
    }
  }

  /// Forgets all values.
  mutating func removeAll() { entries.removeAll() }
}
