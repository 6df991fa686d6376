import Foundation
import LayoutControls
import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry
import LayoutScenes
import LayoutSimulation
import LayoutTables
import LayoutText
import LayoutViews

extension ValidationRule {
  /// The rule about texts that hardly differ from what is behind them.
  static let ofContrast = [
    Self("low-contrast") { screen in
      screen.own.compactMap { $0.fault == nil ? screen.contrastFinding($0) : nil }
    }
  ]
}

/// An appearance in which colors are seen.
private struct Appearance {
  let style: InterfaceStyle
  let contrast: AccessibilityContrast

  static let all = [InterfaceStyle.light, .dark].flatMap { style in
    [AccessibilityContrast.normal, .high].map { Appearance(style: style, contrast: $0) }
  }

  var name: String {
    style.word + (contrast == .high ? " with increased contrast" : "")
  }
}

extension ScreenGeometry {
  /// Judges the text of a label by WCAG 2.1, 1.4.3: 4.5 to 1, and 3 to 1 for letters of 18 pt, or 14 pt in bold.
  ///
  /// Colors resolve by traits, so that no other layout is needed for the other appearances. Where neither the text
  /// nor what is behind it has a color of the scene, both are the system's, and so are two of its colors that it
  /// means for each other.
  fileprivate func contrastFinding(_ place: OwnView) -> LayoutFinding? {
    guard let label = place.view as? Label, label.text?.isEmpty == false, label.attributed == nil,
      let behind = backdrop(of: label)
    else { return nil }
    let text = label.ownTextColor?.value ?? SystemColor.label.dynamicColor
    guard
      behind.isOfScene && !behind.isOfSystem || label.ownTextColor != nil && text.systemNumber == 0
    else { return nil }
    let isLarge =
      label.font.pointSize >= 18 || label.font.pointSize >= 14 && label.font.value.weight == .bold
    let least = isLarge ? 3.0 : 4.5
    let ratios = Appearance.all.map { appearance in
      (appearance, ratio(of: text, alpha: label.alpha, on: behind.colors, in: appearance))
    }
    let low = ratios.filter { $0.1 < least - 0.005 }
    guard let worst = low.min(by: { $0.1 < $1.1 }) else { return nil }
    let places =
      low.count == ratios.count ? "everywhere" : "in \(quotedList(low.map { $0.0.name }))"
    return finding(
      "low-contrast",
      .warning,
      "\(label.spokenName) has a contrast of \(decimalText(CGFloat(worst.1), most: 1)) to 1 \(places); what is read needs \(decimalText(CGFloat(least))) to 1",
      about: label,
      .horizontal,
      amount: CGFloat(least - worst.1),
      hint:
        "take a darker or lighter color, or one of the system's, which changes with the appearance",
      at: .view,
      rule: .content
    )
  }

  /// The flat colors behind a view, from back to front.
  private struct Backdrop {
    var colors: [Color]
    /// Whether the scene sets one of them.
    var isOfScene = false
    /// Whether the foremost one is a background of the system.
    var isOfSystem = false
  }

  /// Returns the colors of the views around a label and beside it, behind its middle, or `nil` if a picture is there.
  private func backdrop(of label: Label) -> Backdrop? {
    var chain: [View] = [label]
    while let outer = chain[0].superview { chain.insert(outer, at: 0) }
    let middle = label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
    var backdrop = Backdrop(colors: [SystemColor.systemBackground.dynamicColor], isOfSystem: true)
    for (index, view) in chain.enumerated() {
      add(view, to: &backdrop)
      guard index + 1 < chain.count else { break }
      for sibling in view.subviews {
        if sibling === chain[index + 1] { break }
        guard !sibling.isHidden, sibling.alpha > 0, !(sibling is TableView),
          sibling.bounds.contains(sibling.convert(middle, from: nil))
        else { continue }
        if sibling is ImageView { return nil }
        add(sibling, to: &backdrop)
      }
    }
    return backdrop
  }

  private func add(_ view: View, to backdrop: inout Backdrop) {
    guard let color = view.backgroundColor?.value, color.opacity > 0 else { return }
    // Tables and cells resolve the system's background at once; here it follows the appearance.
    let isOfScene = simulation.isOwn(view)
    let shown = isOfScene ? color : systemBackground(of: view) ?? color
    if shown.opacity * view.alpha >= 1 { backdrop.colors = [] }
    backdrop.colors.append(shown.faded(by: view.alpha))
    backdrop.isOfScene = backdrop.isOfScene && shown.opacity < 1 || isOfScene
    backdrop.isOfSystem = shown.systemNumber != 0 && Self.backgrounds.contains(shown.systemNumber)
  }

  private func systemBackground(of view: View) -> Color? {
    if view is Window { return SystemColor.systemBackground.dynamicColor }
    if let table = view as? TableView { return table.metrics.backgroundColor.dynamicColor }
    if view is TableViewCell { return table.metrics.cellBackgroundColor.dynamicColor }
    return nil
  }

  private static let backgrounds = Set(
    [
      SystemColor.systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
      .systemGroupedBackground, .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
    ].map(\.dynamicColor.systemNumber)
  )

  private func ratio(
    of text: Color,
    alpha: CGFloat,
    on colors: [Color],
    in appearance: Appearance
  ) -> Double {
    func resolved(_ color: Color) -> Color {
      color.resolved(
        in: appearance.style,
        contrast: appearance.contrast,
        palette: simulation.window.environment.palette
      )
    }
    var ground = RGB(appearance.style == .dark ? .black : .white)
    for color in colors { ground = RGB(resolved(color)).over(ground, resolved(color).opacity) }
    let front = resolved(text)
    let letters = RGB(front).over(ground, front.opacity * alpha)
    let (one, other) = (letters.luminance, ground.luminance)
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }
}

/// A color as three channels from 0 to 1.
private struct RGB {
  var channels: [Double]

  init(_ color: Color) {
    channels = [color.red, color.green, color.blue].map { Double($0) / 255 }
  }

  /// Returns the color with some opacity over another one, as screens mix them.
  func over(_ other: Self, _ opacity: Double) -> Self {
    var mixed = self
    mixed.channels = zip(channels, other.channels).map { $0 * opacity + $1 * (1 - opacity) }
    return mixed
  }

  /// The relative luminance (WCAG 2.1, "relative luminance").
  var luminance: Double {
    let linear = channels.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}
