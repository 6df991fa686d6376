import Foundation
import LayoutGeometry

extension ScreenEnvironment {
  /// The environment without the names and looks that no layout depends on.
  ///
  /// Devices of several years share a screen: two environments that are equal here give every view the
  /// same frame. The corners and the cut-out of the screen count only if it is drawn.
  package var withoutNames: ScreenEnvironment {
    var result = self
    result.system = shownSystem
    result.design = shownDesign
    result.contrast = .normal
    result.motion = .full
    result.device.name = ""
    result.device.system = .iOS18
    result.device.systems = 13...27
    result.device.cornerRadius = 0
    result.device.cutout = .none
    result.device.unverified = []
    return result
  }
}
