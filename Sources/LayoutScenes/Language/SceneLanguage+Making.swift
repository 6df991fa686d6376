extension SceneLanguage {
  /// Returns a key that has no value of its own where it is not written.
  static func key(
    _ group: KeyGroup,
    _ name: String,
    _ values: String,
    _ summary: String
  ) -> SceneKey {
    SceneKey(group: group, name: name, values: values, standard: nil, summary: summary)
  }

  /// Returns a key with the value that it has where it is not written.
  static func key(
    _ group: KeyGroup,
    _ name: String,
    _ values: String,
    _ standard: String,
    _ summary: String
  ) -> SceneKey {
    SceneKey(group: group, name: name, values: values, standard: standard, summary: summary)
  }

  /// Returns the words of an enumeration, with commas between them.
  static func choice<Words: CaseIterable & RawRepresentable<String>>(
    _ type: Words.Type
  ) -> String {
    type.allCases.map(\.rawValue).joined(separator: ", ")
  }
}
