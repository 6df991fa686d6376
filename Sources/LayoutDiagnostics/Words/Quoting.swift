/// Returns the reader's own words in 'single quotes', shortened beyond `limit` characters; printing escapes them.
package func quoted(_ words: some StringProtocol, limit: Int = 60) -> String {
  let start = words.prefix(limit)
  return start.endIndex == words.endIndex ? "'\(words)'" : "'\(start)…'"
}

/// Returns words as a list with each one quoted: `'a', 'b', 'c'`; beyond `limit` they are only counted.
package func quotedList(_ words: some Collection<String>, limit: Int = 30) -> String {
  let list = words.prefix(limit).map { quoted($0) }.joined(separator: ", ")
  return words.count > limit ? "\(list) and \(words.count - limit) more" : list
}

/// Returns a number with its noun: "1 row", "2 rows".
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
