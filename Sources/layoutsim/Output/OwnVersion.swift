/// A namespace for the version of the command.
enum OwnVersion {
  /// The version, as in "0.1.0".
  static let text = "0.1.0"
}
