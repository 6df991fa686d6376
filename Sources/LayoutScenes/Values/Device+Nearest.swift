package import LayoutDevices
import LayoutDiagnostics

extension Device {
  /// Returns the device name that `name` most likely means, for a message.
  ///
  /// Of several equally near ones it is the newest of a family, or `nil` if nothing is near.
  ///
  /// - Parameters:
  ///   - name: The name that none has.
  ///   - others: Devices that the catalogue does not have.
  /// - Returns: The name, or `nil` if none is near.
  package static func nearestName(to name: String, with others: [Self] = []) -> String? {
    nearestWord(to: name, among: (catalogue + others).lazy.map(\.name).reversed())
  }
}
