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
  ///   - isGroupFine: Whether the name of a group may be meant, too.
  /// - Returns: The name, or `nil` if none is near.
  package static func nearestName(
    to name: String,
    with others: [Self] = [],
    isGroupFine: Bool = false
  ) -> String? {
    // A short name of a group is further from a device than from another group.
    (isGroupFine ? nearestWord(to: name, among: groups) : nil)
      ?? nearestWord(to: name, among: (catalogue + others).lazy.map(\.name).reversed())
  }
}
