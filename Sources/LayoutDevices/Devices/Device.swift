public import Foundation
public import LayoutGeometry

/// A phone or a tablet: its screen, its safe areas, and whatever else affects a layout.
///
/// Sizes are points. The figures come from Apple's Human Interface Guidelines and from layouts
/// measured in public. `Scripts/data/devices.json` names the source of each row, and `unverified`
/// lists the figures without a certain one.
public struct Device: Sendable, Hashable {
  /// The marketing name, as in "iPhone 15" or "iPad Pro 11-inch (M4)".
  public var name: String
  /// The kind of device, phone or tablet.
  public var idiom: Idiom
  /// The version of the system whose figures the device has if no other is asked for.
  public var system: SystemVersion
  /// The numbers of the versions of the system that the device runs.
  public var systems: ClosedRange<Int>
  /// The size of the screen held upright.
  public var portraitSize: CGSize
  /// The number of device pixels per point.
  public var scale: Int { didSet { Self.check(scale: scale) } }
  /// The window's safe-area insets held upright.
  public var portraitSafeArea: EdgeInsets
  /// The window's safe-area insets held sideways, equal at both sides whichever has the cut-out.
  public var landscapeSafeArea: EdgeInsets
  /// The window's safe-area insets held sideways from iOS 26 on, as far as they are known.
  package var landscapeSafeAreaFrom26: EdgeInsets
  /// The height of a visible status bar, on island phones less than the inset at the top.
  public var statusBarHeight: CGFloat
  /// The top of a navigation bar held upright, on island phones above the end of the inset.
  public var portraitNavigationBarTop: CGFloat
  /// The radius of the screen's corners, which are continuous curves rather than arcs.
  public var cornerRadius: CGFloat
  /// The cut-out of the screen.
  public var cutout: Cutout
  /// The horizontal size class held sideways.
  public var landscapeWidthClass: SizeClass
  /// The leading and trailing margin of a screen's root view, or `nil` for 16 or 20 points by its width.
  public var layoutMargin: CGFloat?
  /// The figures without a certain source, in plain words such as "safe area".
  public var unverified: [String]

  /// Creates a device that the catalogue does not have.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - idiom: The kind of device.
  ///   - system: The version of the system whose figures the device has.
  ///   - systems: The numbers of the versions that the device runs.
  ///   - portraitSize: The screen held upright, in points.
  ///   - scale: The number of device pixels per point; positive.
  ///   - portraitSafeArea: The insets held upright.
  ///   - landscapeSafeArea: The insets held sideways.
  ///   - landscapeSafeAreaFrom26: The insets held sideways from iOS 26 on, by default the same.
  ///   - statusBarHeight: The height of a visible status bar.
  ///   - portraitNavigationBarTop: The top of a navigation bar, by default the inset at the top.
  ///   - cornerRadius: The radius of the screen's corners.
  ///   - cutout: The cut-out of the screen.
  ///   - landscapeWidthClass: The horizontal size class held sideways.
  ///   - layoutMargin: The margin of a screen's root view, or `nil` for the one by its width.
  ///   - unverified: The figures without a certain source.
  public init(
    name: String,
    idiom: Idiom,
    system: SystemVersion = .iOS18,
    systems: ClosedRange<Int> = 13...27,
    portraitSize: CGSize,
    scale: Int,
    portraitSafeArea: EdgeInsets,
    landscapeSafeArea: EdgeInsets,
    landscapeSafeAreaFrom26: EdgeInsets? = nil,
    statusBarHeight: CGFloat,
    portraitNavigationBarTop: CGFloat? = nil,
    cornerRadius: CGFloat = 0,
    cutout: Cutout = .none,
    landscapeWidthClass: SizeClass,
    layoutMargin: CGFloat? = nil,
    unverified: [String] = []
  ) {
    Self.check(scale: scale)
    self.name = name
    self.idiom = idiom
    self.system = system
    self.systems = systems
    self.portraitSize = portraitSize
    self.scale = scale
    self.portraitSafeArea = portraitSafeArea
    self.landscapeSafeArea = landscapeSafeArea
    self.landscapeSafeAreaFrom26 = landscapeSafeAreaFrom26 ?? landscapeSafeArea
    self.statusBarHeight = statusBarHeight
    self.portraitNavigationBarTop = portraitNavigationBarTop ?? portraitSafeArea.top
    self.cornerRadius = cornerRadius
    self.cutout = cutout
    self.landscapeWidthClass = landscapeWidthClass
    self.layoutMargin = layoutMargin
    self.unverified = unverified
  }

  private static func check(scale: Int) {
    precondition(scale > 0, "a scale of \(scale) pixels a point")
  }
}

extension Device: CustomStringConvertible {
  /// The marketing name.
  public var description: String { name }
}
