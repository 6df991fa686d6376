public import Foundation
public import LayoutDevices
import LayoutText

/// A screen by itself: UIKit's `UIScreen`.
public final class Screen: NSObject, TraitEnvironment, Sendable {
  /// The device and its settings.
  public let environment: ScreenEnvironment
  /// The traits of views on the screen.
  public let traitCollection: TraitCollection

  @TaskLocal static var current: Screen?

  /// Creates a screen.
  public convenience init(_ environment: ScreenEnvironment) {
    self.init(environment, cascade: nil)
  }

  init(_ environment: ScreenEnvironment, cascade: FontCascade?) {
    self.environment = environment
    traitCollection = TraitCollection(environment: environment, cascade: cascade)
    super.init()
  }

  /// The screen of the window whose code runs, or the one given to `withMain(_:run:)`.
  ///
  /// That is while a window lays out, loads the view of its root controller, takes touches, has a timer of
  /// its clock fire or has its layout changed by an overlay's closure. There is no such window elsewhere:
  /// then it is an iPhone 15 in portrait. Code that asks a view for its window or traits is right everywhere.
  public static var main: Screen { current ?? standard }

  private static let standard = Screen(
    ScreenEnvironment(device: .named("iPhone 15") ?? Device.catalogue[0])
  )

  /// Runs code for which a screen is the main one.
  ///
  /// - Parameters:
  ///   - environment: The device and its settings.
  ///   - body: The code.
  /// - Returns: The result of the code.
  /// - Throws: The error of the code.
  public static func withMain<Result>(
    _ environment: ScreenEnvironment,
    run body: () throws -> Result
  ) rethrows -> Result {
    try $current.withValue(Screen(environment), operation: body)
  }

  /// The screen as it is held, in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: environment.screenSize) }
  /// The number of pixels per point.
  public var scale: CGFloat { CGFloat(environment.scale) }
  /// The number of pixels per point, as no screen here shows a picture in another size.
  public var nativeScale: CGFloat { scale }
  /// The screen in pixels, held upright.
  public var nativeBounds: CGRect {
    let size = environment.device.portraitSize
    return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }

  /// Returns whether both are of one device with one set of settings.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? Screen)?.environment == environment
  }

  /// A number for the device and its settings.
  public override var hash: Int { environment.hashValue }
}

extension View {
  /// Runs code for which the screen of the view's window is the main one.
  package func onItsScreen<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let window else { return try body() }
    return try CurrentWindow.run(window) {
      try Screen.$current.withValue(window.screen, operation: body)
    }
  }
}
