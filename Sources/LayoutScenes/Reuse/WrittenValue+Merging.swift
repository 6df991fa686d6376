extension WrittenValue {
  /// Returns the value over one of a base: maps key by key, anything else in place of it.
  ///
  /// Keys of both stand where the base has them, further ones after those. A key after which `~` stands takes
  /// that of the base away.
  func over(_ base: WrittenValue) -> WrittenValue {
    guard case .map(var own) = content, case .map(let inherited) = base.content else { return self }
    var merged: [WrittenEntry] = []
    for entry in inherited {
      guard let place = own.firstIndex(where: { $0.key == entry.key }) else {
        merged.append(entry)
        continue
      }
      let new = own.remove(at: place)
      if !new.isTakenAway {
        merged.append(new.replacing(new.value.over(entry.value)))
      }
    }
    return WrittenValue(content: .map(merged + own), mark: mark, textColumn: nil)
  }

  /// Returns a map without some of its keys.
  func without(_ keys: Set<String>) -> WrittenValue {
    guard case .map(let entries) = content else { return self }
    let rest = entries.filter { !keys.contains($0.key) }
    return WrittenValue(content: .map(rest), mark: mark, textColumn: nil)
  }

  /// Returns a list with the entries of another in place of each entry that is a certain word.
  func replacing(_ word: String, by other: WrittenValue) -> WrittenValue {
    guard case .list(let values) = content, case .list(let others) = other.content else {
      return self
    }
    let all = values.flatMap { $0.text == word ? others : [$0] }
    return WrittenValue(content: .list(all), mark: mark, textColumn: nil)
  }

  /// Returns the value after a key of a map, or `nil` if there is none.
  func value(of key: String) -> WrittenValue? {
    guard case .map(let entries) = content else { return nil }
    return entries.first { $0.key == key }?.value
  }
}

extension WrittenEntry {
  /// Whether `~` or `null` stands after the key, and not just nothing.
  fileprivate var isTakenAway: Bool { value.isNothing && value.mark != keyMark }
}
