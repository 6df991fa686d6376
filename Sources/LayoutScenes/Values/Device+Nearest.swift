package import LayoutDevices
import LayoutDiagnostics

extension Device {
  /// Returns the device name that `name` most likely means, for a message.
  ///
  /// Of several equally near ones it is the newest of a family, or `nil` if nothing is near.
  package static func nearestName(to name: String) -> String? {
    nearestWord(to: name, among: catalogue.lazy.map(\.name).reversed())
  }
}
