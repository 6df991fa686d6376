import ArgumentParser
import Foundation
import LayoutDevices
import LayoutGeometry

/// The command `layoutsim devices`, which lists the figures of each device.
struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "Lists the devices, their screens and safe areas.",
    discussion: """
      Sizes and insets are in points. Insets are top, left, bottom, right; what has no certain source \
      is marked as unverified, and notes name what is guessed in the looks of iOS 26 and 27. Devices of one's own stand after those of the catalogue: each is a file in \
      the folder 'devices' here; 'layoutsim help device' has its keys.

      Examples:
        layoutsim devices                      all of them
        layoutsim devices latest               a group, as are all, phones, pads,
                                               island, notch, home-button, current
        layoutsim devices "iPhone 15" --format json
      """
  )

  @Argument(
    help: .init("Devices or groups; all where none is named.", valueName: "names"),
    completion: .devices
  )
  var names: [String] = []

  @Option(help: .init("human or json.", valueName: "format"), completion: .words(TextForm.self))
  var format = "human"

  func validate() throws {
    let _: TextForm = try Choices.one(format, option: "--format")
    _ = try names.map { try EnvironmentOptions.devices($0, with: nil) }
  }

  func run() throws {
    let format: TextForm = try Choices.one(format, option: "--format")
    let devices = try devices()
    switch format {
    case .human:
      try Console.printResult(Self.table(of: devices))
      for line in Self.guesses(in: devices) { Console.printNotice(line + "\n") }
    case .json: try Console.printResult(JSONValue.list(devices.map(\.json)).fileText)
    }
  }

  private func devices() throws -> [Device] {
    var devices: [Device] = []
    let own = try OwnDevices.here()
    for name in names.isEmpty ? ["all"] : names {
      let found = try EnvironmentOptions.devices(name, with: own)
      devices += found.filter { !devices.contains($0) }
    }
    return devices
  }
}

extension DevicesCommand {
  private static func table(of devices: [Device]) -> String {
    var rows = [["name", "points", "scale", "safe area", "in landscape", "system", "unverified"]]
    for device in devices {
      let size = device.portraitSize
      rows.append([
        device.name,
        "\(length(size.width)) × \(length(size.height))",
        "\(device.scale)x",
        text(of: device.portraitSafeArea),
        text(of: device.landscapeSafeArea),
        device.systemsText,
        device.unverified.joined(separator: ", "),
      ])
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      var line = cells.joined(separator: "  ")
      while line.hasSuffix(" ") { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  /// Returns a paragraph for each system that one of the devices runs and whose looks are guessed in part.
  private static func guesses(in devices: [Device]) -> [String] {
    SystemVersion.allCases.flatMap { system -> [String] in
      let isRun = devices.contains { $0.knownSystems.contains(system) }
      guard isRun, !system.guessedLooks.isEmpty else { return [] }
      let figures = system.guessedLooks.joined(separator: ", ")
      return Paragraph.lines(
        "note: guessed in the looks of \(system.rawValue): \(figures)",
        indent: 2
      )
    }
  }

  private static func text(of insets: EdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(length).joined(separator: " ")
  }

  private static func length(_ value: CGFloat) -> String {
    JSONValue.decimal(Double(value)).lineText
  }
}

extension Device {
  fileprivate var json: JSONValue {
    .object([
      ("name", .text(name)),
      ("idiom", .text(idiom.rawValue)),
      ("system", .text(system.rawValue)),
      ("firstSystem", .number(systems.lowerBound)),
      ("lastSystem", .number(systems.upperBound)),
      ("width", .decimal(Double(portraitSize.width))),
      ("height", .decimal(Double(portraitSize.height))),
      ("scale", .number(scale)),
      ("safeArea", portraitSafeArea.json),
      ("landscapeSafeArea", landscapeSafeArea.json),
      ("statusBarHeight", .decimal(Double(statusBarHeight))),
      ("cornerRadius", .decimal(Double(cornerRadius))),
      ("cutout", .text(cutout.rawValue)),
      ("unverified", .list(unverified.map { .text($0) })),
      ("guessedLooks", guessedLooks),
    ])
  }
}

extension Device {
  /// The figures that are guessed in the looks of each system that the device runs.
  private var guessedLooks: JSONValue {
    let systems = knownSystems.filter { !$0.guessedLooks.isEmpty }
    return .object(systems.map { ($0.rawValue, .list($0.guessedLooks.map { .text($0) })) })
  }
}

extension EdgeInsets {
  fileprivate var json: JSONValue {
    .object([
      ("top", .decimal(Double(top))), ("left", .decimal(Double(left))),
      ("bottom", .decimal(Double(bottom))), ("right", .decimal(Double(right))),
    ])
  }
}
