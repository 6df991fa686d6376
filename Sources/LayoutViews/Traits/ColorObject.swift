public import Foundation
import LayoutDevices
public import LayoutGeometry

/// A color as an object: UIKit's `UIColor`.
///
/// A color never changes, and has eight bits a channel. Views answer the very object that they were given. Two are
/// equal if they were given in one space and have the same channels, in light and in dark appearance: a white of three
/// channels is not the gray `white`.
///
/// Tasks may share a color; a subclass answers for what it adds.
// Unchecked, since an open class cannot conform otherwise: all that this one holds is
// `value`, which is a constant of a type that may be sent.
open class ColorObject: AttributeObject, NSCopying, @unchecked Sendable {
  /// The color by its channels, which pictures are made of.
  package final let value: Color

  /// Creates the object of a color.
  package init(_ value: Color) {
    self.value = value
    super.init()
  }

  /// Creates a color from channels that are limited to 0 to 1.
  ///
  /// - Parameters:
  ///   - red: Red.
  ///   - green: Green.
  ///   - blue: Blue.
  ///   - alpha: The opacity.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    value = Color(channels: red, green, blue, alpha: alpha)
    super.init()
  }

  /// Creates a gray from 0 (black) to 1 (white).
  ///
  /// - Parameters:
  ///   - white: The channel.
  ///   - alpha: The opacity.
  public init(white: CGFloat, alpha: CGFloat) {
    var value = Color(channels: white, white, white, alpha: alpha)
    value.space = .gray
    self.value = value
    super.init()
  }

  /// Creates a color from its place in the circle of hues; all numbers are limited to 0 to 1.
  ///
  /// - Parameters:
  ///   - hue: The share of the circle, from red over green and blue to red.
  ///   - saturation: The share of color, 0 for gray.
  ///   - brightness: The brightest channel.
  ///   - alpha: The opacity.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    value = Color(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    super.init()
  }

  /// Creates a color from channels of Display P3; what sRGB does not have becomes the nearest that it has.
  ///
  /// - Parameters:
  ///   - red: Red.
  ///   - green: Green.
  ///   - blue: Blue.
  ///   - alpha: The opacity.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    value = Color(displayP3: red, green, blue, alpha: alpha)
    super.init()
  }

  /// Creates the color of a layer.
  public init(cgColor: Color) {
    value = cgColor
    super.init()
  }

  /// Creates a color that asks the traits for its appearance.
  ///
  /// - Parameter dynamicProvider: Called at once, for light and for dark appearance.
  public init(dynamicProvider: @escaping (TraitCollection) -> ColorObject) {
    var traits = TraitCollection()
    let light = dynamicProvider(traits)
    traits.userInterfaceStyle = .dark
    value = Color(light: light.value, dark: dynamicProvider(traits).value)
    super.init()
  }

  /// Creates nothing: archives are not read.
  ///
  /// - Parameter coder: The archive, for the initializers of subclasses.
  public required init?(coder: NSCoder) { nil }

  /// Returns whether both have the same channels of the same space in light and in dark appearance.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ColorObject else { return false }
    return self === other || value == other.value && value.isInSpace(of: other.value)
  }

  /// A number for the channels.
  open override var hash: Int { value.hashValue }

  /// The channels as text.
  open override var description: String { value.channelText }

  /// Returns the color itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the color with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> ColorObject {
    let alpha = alpha >= 0 ? min(1, alpha) : 0
    var copy = value
    copy.opacity = alpha
    copy.darkVariant?.opacity = alpha
    return ColorObject(copy)
  }

  /// Returns the color as it is with `traitCollection`.
  ///
  /// What is black, white or gray of the system's colors is of the space of grays (unverified).
  open func resolvedColor(with traitCollection: TraitCollection) -> ColorObject {
    var resolved = value.resolved(
      in: traitCollection.userInterfaceStyle,
      contrast: traitCollection.accessibilityContrast,
      level: traitCollection.userInterfaceLevel
    )
    if value.systemNumber != 0, resolved.red == resolved.green, resolved.green == resolved.blue {
      resolved.space = .gray
    }
    return ColorObject(resolved)
  }

  /// Returns the color with its opacity multiplied by `factor`.
  package final func faded(by factor: Double) -> ColorObject {
    factor == 1 ? self : value.faded(by: factor).object
  }

  /// The color as a layer takes it.
  open var cgColor: Color { value }

  /// The clear color: black with opacity 0.
  public static let clear = ColorObject(Color.clear)
  /// The opaque black color.
  public static let black = ColorObject(Color.black)
  /// The opaque white color.
  public static let white = ColorObject(Color.white)
}

extension Color {
  /// The color as an object.
  package var object: ColorObject { ColorObject(self) }
}
