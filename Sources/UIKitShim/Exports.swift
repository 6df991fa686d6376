// A file of an app sees the same as with UIKit: Foundation, the aliases of this module, and the members of what they
// stand for. No other name of our modules comes along, so that none meets one of the app's or of its libraries'.
@_exported public import Foundation

@_exported public import enum LayoutControls.LayoutControlsMembers
@_exported public import enum LayoutDevices.LayoutDevicesMembers
@_exported public import enum LayoutGeometry.LayoutGeometryMembers
@_exported public import enum LayoutInteraction.LayoutInteractionMembers
@_exported public import enum LayoutTables.LayoutTablesMembers
@_exported public import enum LayoutText.LayoutTextMembers
@_exported public import enum LayoutViews.LayoutViewsMembers
@_exported public import enum LayoutVocabulary.LayoutVocabularyMembers
