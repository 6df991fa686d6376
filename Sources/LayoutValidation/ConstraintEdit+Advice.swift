import LayoutScenes

extension [ConstraintEdit] {
  /// Returns the repairs in words, with the number of screens that they were tried on, or `nil` for none.
  func advice(triedOn screenCount: Int) -> String? {
    guard !isEmpty else { return nil }
    let screens = screenCount == 1 ? "the only screen" : "all \(screenCount) screens"
    let tried = count == 1 ? "it was" : "each was"
    return map(\.advice).joined(separator: ", or ") + " (\(tried) tried on \(screens))"
  }
}
