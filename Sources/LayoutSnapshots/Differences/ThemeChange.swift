/// A picture that looks light in place of dark, or the other way round.
struct ThemeChange {
  /// The cause in words.
  let words: String

  /// The colors of UIKit's `systemBackground` and `systemGroupedBackground`.
  private static let light: Set = ["#ffffff", "#f2f2f7"]
  private static let dark: Set = ["#000000", "#1c1c1e"]

  /// Creates the cause of some findings, or `nil` if the background of the screen says nothing of that kind.
  init?(_ findings: [PictureComparison.Finding]) {
    let paints = findings.compactMap { finding -> String? in
      guard case .paint(let words) = finding.news, finding.subject.place == nil,
        finding.subject.part.hasSuffix("background")
      else { return nil }
      return words
    }
    func isChange(from old: Set<String>, to new: Set<String>) -> Bool {
      paints.contains { words in
        let parts = words.split(separator: " ").map(String.init)
        return parts.count == 4 && parts[0] == "fill" && old.contains(parts[1])
          && new.contains(parts[3])
      }
    }
    if isChange(from: Self.dark, to: Self.light) {
      words = "looks light in place of dark"
    } else if isChange(from: Self.light, to: Self.dark) {
      words = "looks dark in place of light"
    } else {
      return nil
    }
  }
}
