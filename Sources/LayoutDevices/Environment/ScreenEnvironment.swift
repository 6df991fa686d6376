public import Foundation
public import LayoutGeometry

/// The circumstances of a window: a device, its orientation, and the reader's settings.
public struct ScreenEnvironment: Sendable, Hashable {
  /// The device.
  public var device: Device
  /// The orientation of the device.
  public var orientation: Orientation
  /// The side at which text begins.
  public var direction: LayoutDirection
  /// The light or dark appearance.
  public var style: InterfaceStyle
  /// The preferred text size.
  public var contentSizeCategory: ContentSizeCategory
  /// The contrast of the system's colors.
  public var contrast: AccessibilityContrast = .normal
  /// The weight of texts in the system's font.
  public var textWeight: LegibilityWeight = .regular
  /// The motion of transitions.
  public var motion: MotionPreference = .full
  /// The share of a tablet's screen that the window has, or its size; phones always give all of their screen.
  public var share: WindowShare
  /// The version of the system, or `nil` for the one whose figures the device has.
  public var system: SystemVersion?
  /// The design of the application, or `nil` for that of the system: glass from iOS 26 on.
  public var design: SystemDesign?

  /// Creates an environment, by default with the settings of a new device in English.
  public init(
    device: Device,
    orientation: Orientation = .portrait,
    direction: LayoutDirection = .leftToRight,
    style: InterfaceStyle = .light,
    contentSizeCategory: ContentSizeCategory = .large,
    share: WindowShare = .full,
    system: SystemVersion? = nil,
    design: SystemDesign? = nil
  ) {
    self.device = device
    self.orientation = orientation
    self.direction = direction
    self.style = style
    self.contentSizeCategory = contentSizeCategory
    self.share = share
    self.system = system
    self.design = design
  }
}

extension ScreenEnvironment {
  /// The size of the window: the screen as it is held, or a tablet's share of it.
  public var size: CGSize {
    let screen = screenSize
    guard device.idiom == .pad else { return screen }
    return size(of: share, onScreen: screen)
  }

  /// The size of the screen as it is held.
  package var screenSize: CGSize {
    switch orientation {
    case .portrait: device.portraitSize
    case .landscape: CGSize(width: device.portraitSize.height, height: device.portraitSize.width)
    }
  }

  /// The window's safe-area insets; none in a window that is less high than the screen (not measured).
  public var safeAreaInsets: EdgeInsets {
    if isWindowFree { return .zero }
    return switch orientation {
    case .portrait: device.portraitSafeArea
    case .landscape:
      shownSystem == .iOS18 ? device.landscapeSafeArea : device.landscapeSafeAreaFrom26
    }
  }

  /// The visual level of the window: elevated beside or over other windows, with any but the whole screen.
  package var userInterfaceLevel: UserInterfaceLevel {
    device.idiom == .pad && share != .full ? .elevated : .base
  }

  /// The number of device pixels per point.
  public var scale: Int { device.scale }

  /// The length of a device pixel in points.
  package var pixel: CGFloat { 1 / CGFloat(device.scale) }

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
