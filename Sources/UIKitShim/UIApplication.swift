public import Foundation
import LayoutDevices
public import LayoutGeometry
import LayoutViews

/// `UIKit.UIApplication`: what it knows of the reader and of `UIScreen.main`.
public final class UIApplication: NSObject {
  private let screen: Screen

  private init(_ screen: Screen) {
    self.screen = screen
    super.init()
  }

  /// The application on the main screen.
  public static var shared: UIApplication { UIApplication(Screen.main) }

  /// The side at which a line of text begins in the language of the application.
  public var userInterfaceLayoutDirection: LayoutDirection { screen.environment.direction }
  /// The reader's preferred text size.
  public var preferredContentSizeCategory: ContentSizeCategory {
    screen.environment.contentSizeCategory
  }
  /// The frame of the status bar, of no height on phones held sideways; what controllers prefer does not
  /// count.
  public var statusBarFrame: CGRect {
    let environment = screen.environment
    return CGRect(x: 0, y: 0, width: environment.size.width, height: environment.statusBarHeight)
  }
}
