public import Foundation
import LayoutDevices
import LayoutGeometry
@_spi(SystemViews) public import LayoutViews

/// An effect of a view on its background: UIKit's `UIVisualEffect`.
open class VisualEffect: NSObject {}

/// A blur: UIKit's `UIBlurEffect`.
public final class BlurEffect: VisualEffect {
  /// A density of the blur, with UIKit's numbers.
  public enum Style: Int, Sendable, Hashable, CaseIterable {
    /// Very light in any appearance.
    case extraLight = 0
    /// Light in any appearance.
    case light = 1
    /// Dark in any appearance.
    case dark = 2
    /// Of the appearance.
    case regular = 4
    /// Of the appearance, and denser.
    case prominent = 5
    /// The thinnest material.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// The standard material.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// The thinnest material, light in any appearance.
    case systemUltraThinMaterialLight = 11
    /// A thin material, light in any appearance.
    case systemThinMaterialLight = 12
    /// The standard material, light in any appearance.
    case systemMaterialLight = 13
    /// A thick material, light in any appearance.
    case systemThickMaterialLight = 14
    /// The material of bars, light in any appearance.
    case systemChromeMaterialLight = 15
    /// The thinnest material, dark in any appearance.
    case systemUltraThinMaterialDark = 16
    /// A thin material, dark in any appearance.
    case systemThinMaterialDark = 17
    /// The standard material, dark in any appearance.
    case systemMaterialDark = 18
    /// A thick material, dark in any appearance.
    case systemThickMaterialDark = 19
    /// The material of bars, dark in any appearance.
    case systemChromeMaterialDark = 20
  }

  /// The density of the blur.
  let style: Style

  /// Creates a blur.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// The color that stands for the blur.
  ///
  /// Pictures show it evenly, as nothing is blurred here. Its opacity is a guess from screenshots.
  var color: Color {
    let light = Color(rgb: 0xF8F8F8)
    let dark = Color(rgb: 0x252525)
    return switch style {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      light.faded(by: opacity)
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      dark.faded(by: opacity)
    case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
      .systemThickMaterial, .systemChromeMaterial:
      Color(light: light.faded(by: opacity), dark: dark.faded(by: opacity))
    }
  }

  private var opacity: Double {
    switch style {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      0.5
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.65
    case .extraLight, .light, .dark, .regular, .systemMaterial, .systemMaterialLight,
      .systemMaterialDark:
      0.8
    case .prominent, .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark,
      .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark:
      0.92
    }
  }
}

/// A view that blurs its background: UIKit's `UIVisualEffectView`.
///
/// Its content goes into `contentView`.
open class VisualEffectView: View {
  @_spi(SystemViews) public override class var ownFile: String { #fileID }

  /// The effect on the background, or `nil` for none.
  open var effect: VisualEffect? { didSet { showEffect() } }
  /// The content of the view, as large as the view.
  public final let contentView = View()

  private let backdrop = DecorationView()

  /// Creates a view with an effect.
  public init(effect: VisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a view without an effect.
  ///
  /// - Parameter frame: The frame in the superview's coordinates.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Creates a view without an effect; the archive is not read.
  ///
  /// - Parameter coder: The archive, for the initializers of subclasses.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func showEffect() { backdrop.backgroundColor = (effect as? BlurEffect)?.color.object }

  private func setUp() {
    showEffect()
    for view in [backdrop, contentView] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }
}
