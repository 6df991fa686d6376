/// A comparison of a picture with the snapshot of a scenario as it was before.
struct SceneChange {
  let path: String
  /// The key with the name of the file.
  let written: WrittenEntry
  /// The name of the snapshot.
  let snapshot: String
}
