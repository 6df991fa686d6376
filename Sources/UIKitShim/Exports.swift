// A file of an app sees the same as with UIKit: the classes and Foundation.
@_exported public import Foundation
@_exported public import LayoutControls
@_exported public import LayoutDevices
@_exported public import LayoutGeometry
@_exported public import LayoutInteraction
@_exported public import LayoutTables
@_exported public import LayoutText
@_exported public import LayoutViews
@_exported public import TableSelection
