import LayoutPNG
import LayoutShaping

/// A namespace for the version of the command.
enum OwnVersion {
  /// The version, as in "0.1.0".
  static let text = "0.1.0"

  /// The additions of the package's traits to this build, in a sentence.
  static var traits: String {
    var parts: [String] = []
    if PNGRenderer.isAvailable { parts.append("PNG pictures (trait PNG)") }
    if FontFiles.areAvailable() { parts.append("texts in every script (trait Shaping)") }
    return parts.isEmpty
      ? "This build has neither PNG pictures (trait PNG) nor texts in every script (trait Shaping)."
      : "This build has \(parts.joined(separator: " and "))."
  }
}
