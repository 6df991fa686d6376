package import LayoutDevices
import LayoutDiagnostics

extension Device {
  /// Returns the name that somebody who wrote `name` most likely meant, for a message.
  ///
  /// Of several equally near ones the newest of a family; nil where nothing is near.
  package static func nearestName(to name: String) -> String? {
    nearestWord(to: name, among: catalogue.lazy.map(\.name).reversed())
  }
}
