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
    // A short name of a group is further from a device than from another group; no group has a digit in its name.
    let group =
      isGroupFine && !name.contains(where: \.isNumber) ? nearestWord(to: name, among: groups) : nil
    let names = (catalogue + others).map(\.name).reversed()
    return newest(of: name, among: Array(names)) ?? group ?? nearestWord(to: name, among: names)
  }

  /// Returns the newest device of a family, by the beginning of its names, or `nil` for one name or none.
  ///
  /// One without a further word is preferred: 'iPhone 17' for 'iphone'.
  private static func newest(of family: String, among names: [String]) -> String? {
    let start = family.lowercased()
    let members = names.filter { $0.lowercased().hasPrefix(start) }
    guard start.count >= 4, !start.contains(where: \.isNumber), members.count > 1 else {
      return nil
    }
    return members.first { $0.dropFirst(start.count).allSatisfy { $0.isNumber || $0 == " " } }
      ?? members[0]
  }
}
