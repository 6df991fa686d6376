public import Foundation
public import LayoutGeometry

/// A phone or a tablet: its screen, its safe areas, and whatever else affects a layout.
///
/// Sizes are points. The figures come from Apple's Human Interface Guidelines and from layouts
/// measured in public. `Scripts/data/devices.json` names the source of each row, and `unverified`
/// lists the figures without a certain one.
public struct Device: Sendable, Hashable {
  /// The marketing name, as in "iPhone 15" or "iPad Pro 11-inch (M4)".
  public internal(set) var name: String
  /// The kind of device, phone or tablet.
  public let idiom: Idiom
  /// The generation of the system whose look and metrics the device has.
  public let era: SystemEra
  /// The size of the screen held upright.
  public let portraitSize: CGSize
  /// The number of device pixels per point.
  public let scale: Int
  /// The window's safe-area insets held upright.
  public let portraitSafeArea: EdgeInsets
  /// The window's safe-area insets held sideways, equal at both sides whichever has the cut-out.
  public let landscapeSafeArea: EdgeInsets
  /// The height of a visible status bar, on island phones less than the inset at the top.
  public let statusBarHeight: CGFloat
  /// The top of a navigation bar held upright, on island phones above the end of the inset.
  public let portraitNavigationBarTop: CGFloat
  /// The radius of the screen's corners, which are continuous curves rather than arcs.
  public internal(set) var cornerRadius: CGFloat
  /// The cut-out of the screen.
  public internal(set) var cutout: Cutout
  /// The horizontal size class held sideways.
  public let landscapeWidthClass: SizeClass
  /// The figures without a certain source, in plain words such as "safe area".
  public internal(set) var unverified: [String]

  /// Creates a device that the catalogue does not have.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - idiom: The kind of device.
  ///   - era: The generation of the system.
  ///   - portraitSize: The screen held upright, in points.
  ///   - scale: The number of device pixels per point; positive.
  ///   - portraitSafeArea: The insets held upright.
  ///   - landscapeSafeArea: The insets held sideways.
  ///   - statusBarHeight: The height of a visible status bar.
  ///   - portraitNavigationBarTop: The top of a navigation bar, by default the inset at the top.
  ///   - cornerRadius: The radius of the screen's corners.
  ///   - cutout: The cut-out of the screen.
  ///   - landscapeWidthClass: The horizontal size class held sideways.
  ///   - unverified: The figures without a certain source.
  public init(
    name: String,
    idiom: Idiom,
    era: SystemEra = .classic,
    portraitSize: CGSize,
    scale: Int,
    portraitSafeArea: EdgeInsets,
    landscapeSafeArea: EdgeInsets,
    statusBarHeight: CGFloat,
    portraitNavigationBarTop: CGFloat? = nil,
    cornerRadius: CGFloat = 0,
    cutout: Cutout = .none,
    landscapeWidthClass: SizeClass,
    unverified: [String] = []
  ) {
    precondition(scale > 0, "a scale of \(scale) pixels a point")
    self.name = name
    self.idiom = idiom
    self.era = era
    self.portraitSize = portraitSize
    self.scale = scale
    self.portraitSafeArea = portraitSafeArea
    self.landscapeSafeArea = landscapeSafeArea
    self.statusBarHeight = statusBarHeight
    self.portraitNavigationBarTop = portraitNavigationBarTop ?? portraitSafeArea.top
    self.cornerRadius = cornerRadius
    self.cutout = cutout
    self.landscapeWidthClass = landscapeWidthClass
    self.unverified = unverified
  }
}

extension Device: CustomStringConvertible {
  /// The marketing name.
  public var description: String { name }
}
