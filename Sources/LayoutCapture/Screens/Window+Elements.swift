import LayoutDevices
package import LayoutTables
package import LayoutViews
package import ScreenFrames

extension Window {
  /// Returns the elements of the screen: each view as a group, back to front, and the device's part.
  ///
  /// Opacity is multiplied into the colors on the way down, because a group's own opacity would cost a
  /// layer; overlapping parts of a translucent view shine through each other, unlike on a device. The
  /// cells of the table are named as rows.
  package func screenElements(rowsOf tableView: TableView) -> [ScreenElement] {
    var tree = TreeCapture(of: self, tableView: tableView)
    let device = DeviceCapture(environment: environment)
    return tree.elements.map(device.clipped) + device.cutout + [device.edge]
  }
}
