import Foundation
import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry

/// The map of a device, in a list under `devices` or in a file of the folder `devices`.
struct DeviceMap: KeyMap {
  static let keys = MapKeys<Self>(.device)

  /// Returns a screen without insets, of no size yet.
  static func initial(at mark: SourceMark?) -> Device {
    Device(
      name: "",
      idiom: .phone,
      portraitSize: .zero,
      scale: 3,
      portraitSafeArea: .zero,
      landscapeSafeArea: .zero,
      statusBarHeight: 0,
      landscapeWidthClass: .compact
    )
  }

  let name = Key("name", \.name, .words(hint: "write how the device is called"), else: nil)
    .help("What the device is called wherever a scene or an option names one.")
    .example("Foldable")
  let like = Key(
    "like",
    .written("the name of a device", .suggestion(Device.catalogue.map(\.name)))
  )
  .help("The device whose figures hold where this one has none.")
  .example("iPhone 16")
  .meant(by: "base", "from", "extends", "based-on")
  let size = Key(
    "size",
    \.portraitSize,
    .screenSize,
    else: "that of `like`, without which it must be written"
  )
  .help("The screen held upright, in points.")
  .meant(by: "screen", "points", "resolution", "portrait-size", "portraitSize")
  let scale = Key("scale", \.scale, .integer(in: 1...4), else: "3, or that of `like`")
    .help("How many pixels a point has.")
    .example("2")
    .meant(by: "display-scale", "displayScale", "pixels")
  let safeArea = Key("safe-area", \.portraitSafeArea, .map(SafeAreaMap.self), else: likeOrNone)
    .help("The insets of the safe area held upright.")
    .example("{top: 59, bottom: 34}")
    .meant(by: "insets", "safe-area-insets", "safeAreaInsets", "portrait-safe-area")
  let landscapeSafeArea = Key(
    "landscape-safe-area",
    \.landscapeSafeArea,
    .map(SafeAreaMap.self),
    else: likeOrNone
  )
  .help("The insets of the safe area held sideways, on all systems.")
  .example("{left: 59, bottom: 21, right: 59}")
  .meant(by: "safe-area-landscape", "landscape-insets")
  let cornerRadius = Key("corner-radius", \.cornerRadius, .length, else: "0, or that of `like`")
    .help("The radius of the screen's corners.")
    .meant(by: "corner", "corners", "cornerRadius")
  let cutout = Key("cutout", \.cutout, .choice, else: "none, or that of `like`")
    .help("What the camera takes of the screen; it is drawn, and the safe area keeps clear of it.")
    .meant(by: "cut-out", "camera", "sensor-housing", "housing")
  let idiom = Key("idiom", \.idiom, .choice, else: "phone, or that of `like`")
    .help("Whether it is a phone or a tablet.")
    .meant(by: "kind", "userInterfaceIdiom")
  let systems = Key("systems", \.systems, .systems, else: "all, or those of `like`")
    .help("The oldest and the newest version of the system that it runs, or the only one.")
    .example("[iOS 26, iOS 27]")
    .meant(by: "system", "os", "versions")
  let margin = Key(
    "margin",
    \.layoutMargin,
    .length,
    else: "16 for views narrower than 414 points, else 20"
  )
  .help("The margin at both sides of a screen, of its bars and of its tables.")
  .example("24")
  .meant(by: "margins", "layout-margin", "layout-margins", "layoutMargins")
  let statusBarHeight = Key(
    "status-bar-height",
    \.statusBarHeight,
    .length,
    else: "the top of `safe-area`, as far below it as in `like`"
  )
  .help("How high the status bar is held upright.")
  .meant(by: "status-bar")
  let navigationBarTop = Key(
    "navigation-bar-top",
    \.portraitNavigationBarTop,
    .length,
    else: "the top of `safe-area`, as far above it as in `like`"
  )
  .help("Where a navigation bar begins held upright, in the classic design.")
  .meant(by: "bar-top", "navigation-bar")
  private static let likeOrNone = "no insets, or those of `like`"

  static func read(_ fields: Fields<Self>, in reading: SceneReading) -> Device? {
    let name = fields.required(\.name)
    let before = reading.diagnostics.count
    let known = fields.like.flatMap { reading.device($0) }
    var device = known ?? initial(at: fields.mark)
    let old = device
    if fields.like == nil { _ = fields.required(\.size) }
    fields.read(into: &device)
    let tops = device.portraitSafeArea.top - old.portraitSafeArea.top
    if fields.statusBarHeight == nil { device.statusBarHeight = max(0, old.statusBarHeight + tops) }
    if fields.navigationBarTop == nil {
      device.portraitNavigationBarTop = max(0, old.portraitNavigationBarTop + tops)
    }
    if fields.landscapeSafeArea != nil { device.landscapeSafeAreaFrom26 = device.landscapeSafeArea }
    if fields.like == nil {
      device.landscapeWidthClass =
        device.idiom == .pad || device.portraitSize.width >= 414 ? .regular : .compact
    }
    if !device.systems.contains(device.system.number), let oldest = device.knownSystems.first {
      device.system = oldest
    }
    if fields.cornerRadius == nil {
      let room = min(device.portraitSize.width, device.portraitSize.height) / 2
      device.cornerRadius = min(device.cornerRadius, room)
    }
    guard let name, reading.diagnostics.count == before, known != nil || fields.like == nil else {
      return nil
    }
    device.name = name
    checkRoom(in: device, fields, reading)
    return reading.diagnostics.count == before ? device : nil
  }

  /// Reports insets and corners for which the screen has no room.
  private static func checkRoom(
    in device: Device,
    _ fields: Fields<Self>,
    _ reading: SceneReading
  ) {
    let (width, height) = (device.portraitSize.width, device.portraitSize.height)
    let portrait = (device.portraitSafeArea, width, height, fields.safeArea)
    let landscape = (device.landscapeSafeArea, height, width, fields.landscapeSafeArea)
    for (insets, width, height, entry) in [portrait, landscape]
    where insets.horizontal >= width || insets.vertical >= height {
      let screen = "\(decimalText(width))x\(decimalText(height))"
      let key = entry.map { quoted($0.key) } ?? "the safe area of the device that it is like"
      reading.report(
        "device-room",
        "\(key) leaves nothing of the screen, which has \(screen) points",
        at: (entry ?? fields.size)?.value.mark ?? fields.mark
      )
      .hint(entry == nil ? "write 'safe-area' and 'landscape-safe-area' too" : "write less")
      // What is inherited does not fit in both orientations.
      if entry == nil { break }
    }
    for (entry, length, most, what) in [
      (fields.cornerRadius, device.cornerRadius, min(width, height) / 2, "half of its width"),
      (fields.statusBarHeight, device.statusBarHeight, height, "its height"),
      (fields.navigationBarTop, device.portraitNavigationBarTop, height, "its height"),
      (fields.margin, device.layoutMargin ?? 0, width / 2, "half of its width"),
    ] where length > most {
      reading.report(
        "device-room",
        "\(quoted(entry?.key ?? "corner-radius")) is \(decimalText(length)) points, and the screen "
          + "has \(decimalText(most)), \(what), for it",
        at: (entry ?? fields.size)?.value.mark ?? fields.mark
      )
      .hint("write at most \(decimalText(most))")
    }
  }
}

/// The map under `safe-area` of a device.
struct SafeAreaMap: KeyMap {
  static let keys = MapKeys<Self>(.safeArea)

  static func initial(at mark: SourceMark?) -> EdgeInsets { .zero }

  let top = Key("top", \.top, .length).help("The inset from the top.")
  let left = Key("left", \.left, .length).help("The inset from the left.")
  let bottom = Key("bottom", \.bottom, .length)
    .help("The inset from the bottom, none where a home button is.")
  let right = Key("right", \.right, .length).help("The inset from the right.")
}

extension ValueReader where Value == CGSize {
  /// The greatest length of a screen in points, more than any display of a device has.
  private static var greatest: CGFloat { 4096 }

  /// The size of a screen held upright.
  fileprivate static var screenSize: Self {
    Self("a size such as 393x852", .phrase("393x852")) { reading, written in
      let what = "a width and a height in points such as 393x852"
      guard let text = reading.text(written) else { return nil }
      guard case .points(let width, let height)? = WindowShare(rawValue: text) else {
        return reading.wrong(written, what)
      }
      guard min(width, height) >= 1, max(width, height) <= greatest else {
        return reading.wrong(written, "\(what), each from 1 to \(decimalText(greatest))")
      }
      guard width <= height else {
        reading.report(
          "sideways",
          "'size' is that of the screen held upright, which is not wider than high",
          at: written.value.mark
        )
        .hint("write \(decimalText(height))x\(decimalText(width))")
        return nil
      }
      return CGSize(width: width, height: height)
    }
    .repaired { size, path in
      let isUsable = min(size.width, size.height) >= 1 && max(size.width, size.height) <= greatest
      guard !isUsable else { return [] }
      let standard = Scene.defaultEnvironment.device.portraitSize
      defer { size = standard }
      func text(_ size: CGSize) -> String {
        "\(decimalText(size.width))x\(decimalText(size.height))"
      }
      return [Replacement(path, text(size), text(standard))]
    }
  }
}

extension ValueReader where Value == ClosedRange<Int> {
  /// The versions of the system that a device runs.
  fileprivate static var systems: Self {
    let version = ValueReader<SystemVersion>.choice
    return Self("one or several of \(version.values)", .any([version.shape, .list(version.shape)]))
    {
      reading,
      written in
      let versions: [SystemVersion]?
      if case .list = written.value.content {
        reading.checkEachOnce(written)
        versions = reading.list(written, of: "systems") { version.read(reading, written.with($0)) }
      } else {
        versions = version.read(reading, written).map { [$0] }
      }
      let numbers = (versions ?? []).map(\.number)
      guard let oldest = numbers.min(), let newest = numbers.max() else {
        if case .list(let values) = written.value.content, values.isEmpty {
          return reading.wrong(written, "one or several of \(version.values)")
        }
        return nil
      }
      return oldest...newest
    }
  }
}
