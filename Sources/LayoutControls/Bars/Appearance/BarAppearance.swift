public import Foundation
public import LayoutDevices
import LayoutGeometry
public import LayoutViews

/// A look of a bar: UIKit's `UIBarAppearance`.
///
/// Color, effect and the line between bar and content are drawn, an effect as an even color; pictures are kept, and a
/// finding says so.
open class BarAppearance: NSObject, NSCopying, SettingKeeper {
  /// A ground of a bar.
  enum Ground: Sendable {
    /// As the system has it: a blur, or a fade in the design of iOS 26.
    case standard
    /// Even.
    case opaque
    /// None.
    case transparent
  }

  package final var keptSettings: [String: Any]?
  private(set) final var ground = Ground.standard
  /// The color behind the bar, or `nil` for that of the ground.
  open var backgroundColor: ColorObject? { didSet { didChange() } }
  /// The blur behind the bar, or `nil` for none.
  open var backgroundEffect: BlurEffect? { didSet { didChange() } }
  /// The color of the line between bar and content, or `nil` for none.
  open var shadowColor: ColorObject? { didSet { didChange() } }
  /// The kind of device that the look is for.
  public final let idiom: Idiom
  /// The closure called when the look changed.
  final var onChange: (() -> Void)?

  /// Creates a look with the ground of the system.
  ///
  /// - Parameter idiom: The kind of device.
  public required init(idiom: Idiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates a look with the ground of the system.
  public override convenience init() { self.init(idiom: .phone) }

  /// Creates a look with the ground of another one.
  ///
  /// - Parameter barAppearance: The other look.
  public required init(barAppearance: BarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    take(barAppearance)
  }

  /// Creates a look with the ground of the system; the archive is not read.
  ///
  /// - Parameter coder: The archive, for the initializers of subclasses.
  public required init?(coder: NSCoder) {
    idiom = .phone
    super.init()
    configureWithDefaultBackground()
  }

  /// Returns a look of the same kind with the same settings.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(idiom: idiom)
    copy.take(self)
    return copy
  }

  /// Takes the settings of another look.
  func take(_ other: BarAppearance) {
    ground = other.ground
    backgroundColor = other.backgroundColor
    backgroundEffect = other.backgroundEffect
    shadowColor = other.shadowColor
    keptSettings = other.keptSettings
  }

  /// Takes the ground and the line of the system.
  open func configureWithDefaultBackground() {
    (ground, backgroundColor, backgroundEffect) = (.standard, nil, nil)
    shadowColor = SystemColor.separator.object
  }

  /// Takes an even ground of the system's color, and the line.
  open func configureWithOpaqueBackground() {
    (ground, backgroundColor, backgroundEffect) = (.opaque, nil, nil)
    shadowColor = SystemColor.separator.object
  }

  /// Takes no ground and no line.
  open func configureWithTransparentBackground() {
    (ground, backgroundColor, backgroundEffect, shadowColor) = (.transparent, nil, nil, nil)
  }

  final func didChange() { onChange?() }

  /// Whether the color of the bar is another one than the system's.
  final var hasOwnGround: Bool { ground != .standard || backgroundColor != nil }

  /// Returns the color behind a bar, or `nil` for none.
  final func groundColor(in traits: TraitCollection) -> ColorObject? {
    if let backgroundColor { return backgroundColor }
    return ground == .transparent && backgroundEffect == nil
      ? nil : SystemColor.systemBackground.object(in: traits)
  }
}

extension BarAppearance {
  /// A picture behind the bar, which is kept and not drawn.
  public var backgroundImage: Image? {
    get { kept("backgroundImage") }
    set { keep(newValue, "backgroundImage", isSeen: newValue != nil && newValue?.size != .zero) }
  }

  /// The way to place that picture, which is kept.
  public var backgroundImageContentMode: View.ContentMode {
    get { kept("backgroundImageContentMode") ?? .scaleToFill }
    set { keep(newValue, "backgroundImageContentMode") }
  }

  /// A picture in the place of the line, which is kept and not drawn; one without a size takes the line away.
  public var shadowImage: Image? {
    get { kept("shadowImage") }
    set {
      if newValue?.size == .zero { shadowColor = nil }
      keep(newValue, "shadowImage", isSeen: newValue != nil && newValue?.size != .zero)
    }
  }
}
