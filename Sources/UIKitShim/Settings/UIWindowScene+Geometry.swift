public import Foundation
public import LayoutControls
import LayoutDevices
import LayoutDiagnostics
import LayoutViews

extension UIWindowScene {
  /// `UIKit.UIWindowScene.GeometryPreferences`.
  public class GeometryPreferences: NSObject {
    // swift-format-ignore: TypeNamesShouldBeCapitalized
    /// `UIKit.UIWindowScene.GeometryPreferences.iOS`.
    public final class iOS: GeometryPreferences {
      /// The orientations in which the screen is to be held, or `nil` for any.
      public var interfaceOrientations: InterfaceOrientationMask?

      /// Creates the wish for some orientations.
      public init(interfaceOrientations: InterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  /// Turns no screen, with a finding if it is held otherwise: that changes when a test says so.
  ///
  /// - Parameters:
  ///   - geometryPreferences: The wish.
  ///   - errorHandler: Is never called.
  ///   - fileID: The file of the call, for the finding.
  ///   - line: The line of the call.
  public final func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences,
    errorHandler: ((any Error) -> Void)? = nil,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations
    let isHeldSo =
      interfaceOrientation.isLandscape
      ? wanted?.isDisjoint(with: .landscape) == false : wanted?.contains(.portrait) == true
    guard wanted != nil, !isHeldSo else { return }
    SettingWithoutEffect.record(
      "requestGeometryUpdate",
      of: "UIWindowScene",
      "the screen is held as the test says",
      hint: "turn the device in the test: 'rotate(to:)' of the simulation",
      at: SourceMark(file: fileID, line: line)
    )
  }
}
