public import Foundation
public import LayoutGeometry

/// All that a window takes from outside: a device, how it is held, and the reader's settings.
public struct ScreenEnvironment: Sendable, Hashable {
  /// The device.
  public var device: Device
  /// How the device is held.
  public var orientation: Orientation
  /// The side at which text begins.
  public var direction: LayoutDirection
  /// Light or dark appearance.
  public var style: InterfaceStyle
  /// The preferred text size.
  public var contentSizeCategory: ContentSizeCategory
  /// How much of a tablet's screen the window has; phones always give all of it.
  public var share: WindowShare

  /// Makes an environment; what is left out is what a new device in English has.
  public init(
    device: Device,
    orientation: Orientation = .portrait,
    direction: LayoutDirection = .leftToRight,
    style: InterfaceStyle = .light,
    contentSizeCategory: ContentSizeCategory = .large,
    share: WindowShare = .full
  ) {
    self.device = device
    self.orientation = orientation
    self.direction = direction
    self.style = style
    self.contentSizeCategory = contentSizeCategory
    self.share = share
  }
}

extension ScreenEnvironment {
  /// The size of the window: the screen as it is held, or a tablet's share of it.
  public var size: CGSize {
    let screen = screenSize
    guard device.idiom == .pad else { return screen }
    return CGSize(width: width(of: share, onScreen: screen), height: screen.height)
  }

  /// The size of the screen as it is held.
  public var screenSize: CGSize {
    switch orientation {
    case .portrait: device.portraitSize
    case .landscape: CGSize(width: device.portraitSize.height, height: device.portraitSize.width)
    }
  }

  /// The window's safe-area insets.
  public var safeAreaInsets: EdgeInsets {
    switch orientation {
    case .portrait: device.portraitSafeArea
    case .landscape: device.landscapeSafeArea
    }
  }

  /// Device pixels a point.
  public var scale: Int { device.scale }

  /// The length of a device pixel in points.
  public var pixel: CGFloat { 1 / CGFloat(device.scale) }

  /// The horizontal size class: regular on tablets but in their narrow windows, and on the large
  /// phones held sideways.
  public var horizontalSizeClass: SizeClass {
    switch (device.idiom, orientation) {
    case (.pad, _): size.width < Self.narrowestRegularWidth ? .compact : .regular
    case (.phone, .portrait): .compact
    case (.phone, .landscape): device.landscapeWidthClass
    }
  }

  /// The vertical size class: compact on phones held sideways.
  public var verticalSizeClass: SizeClass {
    device.idiom == .phone && orientation == .landscape ? .compact : .regular
  }
}
