public import Foundation
public import LayoutDevices
public import LayoutGeometry

/// The traits of a view, from the screen it is on: UIKit's `UITraitCollection`.
///
/// A view takes its traits from its window. A new one outside of windows has those of `UIScreen.main`'s window
/// if code of a window makes it, and else those of `init()`; one that left a window keeps its traits.
public struct TraitCollection: Sendable, Hashable {
  /// The side at which a line of text begins.
  public var layoutDirection: LayoutDirection
  /// The light or dark appearance.
  public var userInterfaceStyle: InterfaceStyle
  /// The reader's preferred text size.
  public var preferredContentSizeCategory: ContentSizeCategory
  /// The number of device pixels per point, or 0 if it is not known, and then nothing is rounded to pixels.
  public var displayScale: CGFloat
  /// The room there is from side to side.
  public var horizontalSizeClass: SizeClass
  /// The room there is from top to bottom.
  public var verticalSizeClass: SizeClass
  /// The kind of device.
  public var userInterfaceIdiom: Idiom
  /// The traits of which a collection was made by name, `init(horizontalSizeClass:)` and the like.
  var named: Named = []

  /// Creates the traits of a view of which no window knows yet.
  public init() {
    layoutDirection = .leftToRight
    userInterfaceStyle = .light
    preferredContentSizeCategory = .large
    displayScale = 0
    horizontalSizeClass = .compact
    verticalSizeClass = .regular
    userInterfaceIdiom = .phone
  }

  /// Creates the traits of a window in `environment`.
  public init(environment: ScreenEnvironment) {
    layoutDirection = environment.direction
    userInterfaceStyle = environment.style
    preferredContentSizeCategory = environment.contentSizeCategory
    displayScale = CGFloat(environment.scale)
    horizontalSizeClass = environment.horizontalSizeClass
    verticalSizeClass = environment.verticalSizeClass
    userInterfaceIdiom = environment.device.idiom
  }
}
