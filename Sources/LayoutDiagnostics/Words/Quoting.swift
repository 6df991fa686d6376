/// Returns the reader's own words in 'single quotes', cut where they go on for too long.
///
/// - Parameters:
///   - words: What was written.
///   - limit: How many characters are shown at most.
/// - Returns: The quoted words; unprintable characters are left to whoever prints them.
public func quoted(_ words: some StringProtocol, limit: Int = 60) -> String {
  let start = words.prefix(limit)
  return start.endIndex == words.endIndex ? "'\(words)'" : "'\(start)…'"
}

/// Returns words as a list with each one quoted: `'a', 'b', 'c'`.
///
/// - Parameters:
///   - words: The words.
///   - limit: How many are written out at most; of the others their number is said.
/// - Returns: The list.
public func quotedList(_ words: some Collection<String>, limit: Int = 30) -> String {
  let list = words.prefix(limit).map { quoted($0) }.joined(separator: ", ")
  return words.count > limit ? "\(list) and \(words.count - limit) more" : list
}
