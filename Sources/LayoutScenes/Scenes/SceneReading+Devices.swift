import LayoutDevices
import LayoutDiagnostics

extension SceneReading {
  /// The greatest number of devices of a scenario's own.
  private static let mostDevices = 100
  /// The folder beside a scenario with files of devices, one or a list of them in each.
  static let deviceFolder = "devices"

  /// Reads the devices of the file's own, and those of the folders beside it and beside its bases.
  func readDevices(_ written: WrittenEntry?) {
    var described: [WrittenValue] = []
    if let written { described = list(written, of: "devices") { $0 } ?? [] }
    described += deviceFolders.flatMap(deviceFiles)
    if described.count > Self.mostDevices {
      let message =
        "this scenario has \(described.count) devices of its own, and \(Self.mostDevices) are allowed"
      report("too-many-devices", message, at: described[Self.mostDevices].mark)
      described.removeLast(described.count - Self.mostDevices)
    }
    var order = DeviceOrder(described, in: self)
    devices = order.read()
  }

  /// The folders of devices beside the file and beside its bases, each once.
  private var deviceFolders: [String] {
    ([file] + bases).reduce(into: []) { folders, file in
      let folder = SceneFiles.plainPath(SceneFiles.path(of: Self.deviceFolder, namedIn: file))
      if !folders.contains(folder) { folders.append(folder) }
    }
  }

  /// Reads the files of devices in a folder.
  private func deviceFiles(in folder: String) -> [WrittenValue] {
    let names: [String]
    do throws(SceneFiles.Refusal) {
      names = try files.names(in: folder).filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }
    } catch {
      guard case .reason(let reason) = error else { return [] }
      let start = SourceMark(file: file, line: 1, column: 1)
      report("file", "the folder \(quoted(folder)) cannot be read: \(reason)", at: start)
      return []
    }
    // A file that comes later is seen by those who watch the folder.
    if !names.isEmpty { paths.append(folder) }
    return names.prefix(Self.mostDevices + 1).compactMap { document(at: "\(folder)/\($0)") }
      .flatMap(devices)
  }

  /// Returns the devices of a file's own: the one that it is, or those that it lists.
  private func devices(in document: WrittenValue) -> [WrittenValue] {
    switch document.content {
    case .list(let values): return values
    case .map(let entries) where entries.first?.key == Self.deviceFolder:
      report(
        "unknown-key",
        "a file in the folder 'devices' is a device or a list of them",
        at: entries.first?.keyMark
      )
      .hint("delete 'devices:'")
      return []
    case .map, .text, .nothing: return [document]
    }
  }
}

/// The devices of a scenario's own in an order in which each comes after the one that it is like.
private struct DeviceOrder {
  /// A device as it is described, with its name, and the name of the one that it is like.
  private struct Described {
    let value: WrittenValue
    let name: WrittenValue?
    let like: WrittenValue?

    var key: [Character]? { name?.text.map { Device.key(ofName: $0) } }
  }

  /// A reading of a device.
  private enum State {
    case begun
    case read(Device?)
  }

  private let reading: SceneReading
  private var described: [Described] = []
  private var states: [Int: State] = [:]

  init(_ values: [WrittenValue], in reading: SceneReading) {
    self.reading = reading
    for value in values {
      let keys = DeviceMap.keys.map
      let one = Described(
        value: value,
        name: value.value(of: keys.name.name),
        like: value.value(of: keys.like.name)
      )
      if isNameFree(of: one) { described.append(one) }
    }
  }

  /// Reads the devices, and returns those without mistakes in the order in which they are described.
  mutating func read() -> [Device] {
    described.indices.compactMap { read($0) }
  }

  private mutating func read(_ index: Int) -> Device? {
    if case .read(let device)? = states[index] { return device }
    let one = described[index]
    states[index] = .begun
    let device = hasLiked(one) ? reading.map(one.value, DeviceMap.self) : nil
    states[index] = .read(device)
    if let device {
      reading.devices.append(device)
    } else if let key = one.key {
      reading.wrongDevices.insert(key)
    }
    return device
  }

  /// Reads the device that one is like, if it is of the scenario's own, and reports a circle.
  private mutating func hasLiked(_ one: Described) -> Bool {
    guard let like = one.like, let text = like.text else { return true }
    let key = Device.key(ofName: text)
    guard let other = described.firstIndex(where: { $0.key == key }) else { return true }
    if case .begun? = states[other] {
      reading.report("device-circle", "\(quoted(text)) is like this one", at: like.mark)
        .hint("write the name of a known device")
      return false
    }
    _ = read(other)
    return true
  }

  /// Returns whether a device has a name that nothing else has, or none, and reports what has it.
  private func isNameFree(of one: Described) -> Bool {
    guard let name = one.name, let text = name.text, let key = one.key,
      !text.allSatisfy(\.isWhitespace)
    else { return true }
    if let first = described.first(where: { $0.key == key })?.name {
      let isSame = first.text?.lowercased() == text.lowercased()
      reading.report("duplicate-device", "two devices are called \(quoted(text))", at: name.mark)
        .note(
          isSame
            ? "the other one is here"
            : "the other one is here; only the letters and digits of a name count",
          at: first.mark
        )
      return false
    }
    guard let problem = Self.problem(with: text) else { return true }
    reading.wrongDevices.insert(key)
    reading.report("device-name", "\(quoted(text)) \(problem)", at: name.mark)
      .hint("write another name")
    return false
  }

  private static func problem(with name: String) -> String? {
    if let known = Device.named(name) { return "is the name of a known device, \(known)" }
    if Device.group(name) != nil { return "is the name of a group of devices" }
    if name.contains(",") { return "has a comma, which stands between the names of a list" }
    if name.count > 64 { return "has \(name.count) characters, and 64 are allowed" }
    let isWritable = name.contains { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return isWritable ? nil : "has none of a to z and 0 to 9, by which goldens are called"
  }
}
