import LayoutDevices
import LayoutDiagnostics

extension ValueReader where Value == Device {
  static var device: Self {
    Self("the name of a device", .suggestion(Device.catalogue.map(\.name))) { $0.device($1) }
  }
}

extension SceneReading {
  /// Reads the name of a device, in the place of which there may be that of a group.
  func device(_ written: WrittenEntry, orGroup isGroupFine: Bool = false) -> Device? {
    guard let name = text(written) else { return nil }
    if let device = Device.named(name, with: devices) { return device }
    // What is wrong with it is said where it is described.
    if lacksBase || wrongDevices.contains(Device.key(ofName: name)) { return nil }
    let nearest = Device.nearestName(to: name, with: devices, isGroupFine: isGroupFine)
    report("unknown-device", "no device is named \(quoted(name))", at: written.value.mark)
      .hint(nearest.map { "write '\($0)'" } ?? "'layoutsim devices' lists the names")
    return nil
  }
}
