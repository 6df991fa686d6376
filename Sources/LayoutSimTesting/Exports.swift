// One import for a test: the simulation and what it is made of by name, the members of their types, and UIKit's names
// on platforms without UIKit. No other name comes along, so that none meets one of an app, SwiftUI or Testing.
@_exported public import enum LayoutDevices.LayoutDevicesMembers
@_exported public import struct LayoutDiagnostics.Diagnostic
@_exported public import class LayoutInteraction.Finger
@_exported public import enum LayoutScenes.LayoutRule
@_exported public import struct LayoutScenes.Scenario
@_exported public import enum LayoutScenes.SceneReader
@_exported public import struct LayoutSimulation.SamplingReport
@_exported public import struct LayoutSimulation.ScenarioPlayer
@_exported public import class LayoutSimulation.Simulation
@_exported public import enum LayoutSnapshots.RecordMode
@_exported public import struct LayoutValidation.ValidationMatrix
@_exported public import struct ScreenFrames.ScreenFrame
@_exported public import class TableSelection.TableViewScrollAndSelectController
@_exported public import protocol TableSelection.TableViewScrollAndSelectDelegate

#if !canImport(UIKit)
@_exported public import UIKitShim
#endif
