public import Foundation
public import LayoutDevices
public import LayoutGeometry
package import LayoutText

/// The traits of a view, from the screen it is on: UIKit's `UITraitCollection`.
///
/// A view takes its traits from its window. A new one outside of windows has those of `UIScreen.main`'s window
/// if code of a window makes it, and else those of `init()`; one that left a window keeps its traits.
public struct TraitCollection: Sendable, Hashable {
  /// The side at which a line of text begins.
  public var layoutDirection = LayoutDirection.leftToRight
  /// The light or dark appearance.
  public var userInterfaceStyle = InterfaceStyle.light
  /// The reader's preferred text size.
  public var preferredContentSizeCategory = ContentSizeCategory.large
  /// The visual level.
  public var userInterfaceLevel = UserInterfaceLevel.base
  /// The contrast of colors.
  public var accessibilityContrast = AccessibilityContrast.normal
  /// The weight of texts in the system's font.
  public var legibilityWeight = LegibilityWeight.regular
  /// The number of device pixels per point, or 0 if it is not known, and then nothing is rounded to pixels.
  public var displayScale: CGFloat = 0
  /// The room there is from side to side.
  public var horizontalSizeClass = SizeClass.compact
  /// The room there is from top to bottom.
  public var verticalSizeClass = SizeClass.regular
  /// The kind of device.
  public var userInterfaceIdiom = Idiom.phone
  /// The generation of the system's colors.
  package var palette = SystemPalette.classic
  /// The fonts of a scenario for what the system font has not, or `nil` for none.
  package var cascade: FontCascade?
  /// The traits of which a collection was made by name, `init(horizontalSizeClass:)` and the like.
  var named: Named = []

  /// Creates the traits of a view of which no window knows yet.
  public init() {}

  /// The wishes for fonts among them.
  package var fontTraits: FontTraits { FontTraits(weight: legibilityWeight, cascade: cascade) }

  /// Creates the traits of a window in `environment`.
  package init(environment: ScreenEnvironment, cascade: FontCascade? = nil) {
    self.cascade = cascade
    layoutDirection = environment.direction
    userInterfaceStyle = environment.style
    preferredContentSizeCategory = environment.contentSizeCategory
    userInterfaceLevel = environment.userInterfaceLevel
    accessibilityContrast = environment.contrast
    legibilityWeight = environment.textWeight
    displayScale = CGFloat(environment.scale)
    horizontalSizeClass = environment.horizontalSizeClass
    verticalSizeClass = environment.verticalSizeClass
    userInterfaceIdiom = environment.device.idiom
    palette = environment.palette
  }
}
