/// A store of the lines of many texts, each distinct line once.
///
/// Pictures of one app share most of their lines, and moments of one run almost all: so a page with thousands of them is
/// little larger than one with a few.
struct LineStore {
  /// The lines.
  private(set) var lines: [String] = []
  /// The number of bytes of the lines.
  private(set) var size = 0
  private var places: [String: Int] = [:]

  /// A text as runs of lines: the place of a first line and the number of lines, after each other.
  typealias Runs = [Int]

  /// Adds the lines of a text, and returns it as runs.
  mutating func add(_ text: String) -> Runs {
    add(text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init))
  }

  /// Adds lines, and returns them as runs.
  mutating func add(_ texts: [String]) -> Runs {
    var runs: Runs = []
    for text in texts {
      let place = place(of: text)
      if let last = runs.indices.last, runs[last - 1] + runs[last] == place {
        runs[last] += 1
      } else {
        runs += [place, 1]
      }
    }
    return runs
  }

  private mutating func place(of text: String) -> Int {
    if let place = places[text] { return place }
    places[text] = lines.count
    lines.append(text)
    size += text.utf8.count
    return lines.count - 1
  }
}
