public import Foundation
public import LayoutControls
import LayoutDiagnostics
import LayoutViews

/// `UIKit.UIStoryboard`: nothing is read of it, and its screens are plain ones, which a finding says.
open class UIStoryboard: NSObject {
  /// The name.
  private let name: String

  /// Creates a storyboard of a name, which is not looked for.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - storyboardBundleOrNil: The bundle, which has no effect.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

  /// Returns what a closure makes of no archive, or else a plain screen: its views and outlets are missing.
  ///
  /// - Parameters:
  ///   - identifier: The name of the screen.
  ///   - creator: Makes the screen.
  ///   - fileID: The file that asks for it.
  ///   - line: The line that asks for it.
  /// - Returns: The screen.
  open func instantiateViewController(
    withIdentifier identifier: String,
    creator: ((NSCoder) -> ViewController?)? = nil,
    fileID: String = #fileID,
    line: Int = #line
  ) -> ViewController {
    tell("the screen '\(identifier)'", fileID, line)
    return creator?(NSCoder()) ?? ViewController()
  }

  /// Returns what a closure makes of no archive, or `nil` if it makes nothing: its views and outlets are missing.
  ///
  /// - Parameters:
  ///   - identifier: The name of the screen.
  ///   - creator: Makes the screen.
  ///   - fileID: The file that asks for it.
  ///   - line: The line that asks for it.
  /// - Returns: The screen.
  public final func instantiateViewController<Screen: ViewController>(
    identifier: String,
    creator: ((NSCoder) -> Screen?)? = nil,
    fileID: String = #fileID,
    line: Int = #line
  ) -> Screen {
    tell("the screen '\(identifier)'", fileID, line)
    guard let screen = creator?(NSCoder()) ?? Screen(coder: NSCoder()) else {
      preconditionFailure("\(fileID):\(line): '\(Screen.self)' makes no screen of a storyboard")
    }
    return screen
  }

  /// Returns a plain screen: its views and outlets are missing.
  ///
  /// - Parameters:
  ///   - fileID: The file that asks for it.
  ///   - line: The line that asks for it.
  /// - Returns: The screen.
  open func instantiateInitialViewController(
    fileID: String = #fileID,
    line: Int = #line
  ) -> ViewController? {
    tell("the first screen", fileID, line)
    return ViewController()
  }

  private func tell(_ screen: String, _ fileID: String, _ line: Int) {
    UnsupportedUse.tell(
      "\(screen) of the storyboard '\(name)' is an empty one: storyboards are not read",
      at: SourceMark(file: fileID, line: line),
      hint: "make the screen in the test by its initializer, and its views in code"
    )
  }
}

extension ViewController {
  /// The storyboard that the screen is of: none.
  public final var storyboard: UIStoryboard? { nil }
  /// The name of the nib file that the screen is of: none.
  public final var nibName: String? { nil }
  /// The bundle of that file: none.
  public final var nibBundle: Bundle? { nil }
}

extension UISceneConfiguration {
  /// The storyboard, which is not read, or `nil` for none.
  public final var storyboard: UIStoryboard? {
    get { kept("storyboard") }
    set { keep(newValue, "storyboard") }
  }
}

/// `UIKit.UIStoryboardSegue`.
public typealias UIStoryboardSegue = StoryboardSegue
