import LayoutScenes

extension KeyRow {
  static let devices: [KeyRow] = [
    KeyRow(
      .scenario,
      "devices",
      "⟦devices: [{name: Own, size: 320x640}]\n⟧scene: {table: {rows: 2}}\nmatrix: {devices: phones, systems: iOS 27}"
    ),
    device("name", "name: ⟦Own‖Other⟧, size: 320x640"),
    device("like", "name: Own, ⟦like: iPhone 8‖size: 320x640⟧"),
    device("size", "name: Own, size: ⟦320x640‖320x600⟧"),
    device("scale", "name: Own, size: 320x640⟦, scale: 2⟧"),
    device("safe-area", "name: Own, size: 320x640⟦, safe-area: {top: 30}⟧"),
    device(
      "landscape-safe-area",
      "name: Own, size: 320x640⟦, landscape-safe-area: {left: 30}⟧",
      "orientation: landscape"
    ),
    device("corner-radius", "name: Own, size: 320x640⟦, corner-radius: 30⟧"),
    device("cutout", "name: Own, size: 320x640⟦, cutout: island⟧"),
    device("idiom", "name: Own, size: 320x640⟦, idiom: pad⟧"),
    device("systems", "name: Own, size: 320x640⟦, systems: iOS 26⟧"),
    device("margin", "name: Own, size: 320x640⟦, margin: 30⟧"),
    device("status-bar-height", "name: Own, like: iPhone 16⟦, status-bar-height: 40⟧"),
    device("navigation-bar-top", "name: Own, like: iPhone 16⟦, navigation-bar-top: 40⟧"),
    KeyRow(
      .scene,
      "fonts",
      "scene: {⟦fonts: [NotoSansHebrew-subset.ttf], ⟧table: {rows: [{text: שלום}]}}"
    ),
    safeArea("top"), safeArea("bottom"), safeArea("left"), safeArea("right"),
  ]

  private static func safeArea(_ key: String) -> KeyRow {
    let area = "name: Own, size: 320x640, safe-area: {⟦\(key): 30⟧}"
    return device(key, area, "toolbar: true, show: [safe-area]", .safeArea)
  }

  private static func device(
    _ key: String,
    _ device: String,
    _ scene: String = "title: Rows",
    _ group: KeyGroup = .device
  ) -> KeyRow {
    KeyRow(
      group,
      key,
      "devices: [{\(device)}]\nscene: {device: Own, \(scene), table: {rows: 2}}"
    )
  }
}
