// One import for a test: the simulation, its values, and UIKit's names on platforms without UIKit.
@_exported public import LayoutDevices
@_exported public import LayoutDiagnostics
@_exported public import LayoutReports
@_exported public import LayoutScenes
@_exported public import LayoutSimulation
@_exported public import LayoutSnapshots
@_exported public import LayoutValidation
@_exported public import ScreenFrames

#if !canImport(UIKit)
@_exported public import UIKitShim
#endif
