import Foundation
import LayoutDevices
import LayoutScenes
import LayoutTables
import LayoutViews

// Views that the scene describes above and below the rows of sections.
extension SceneTable {
  /// Returns the view of a section, always the same one, or `nil` for none.
  func sectionView(
    _ path: KeyPath<SectionScene, TableEdgeView?>,
    of section: Int,
    in tableView: TableView,
    _ kept: ReferenceWritableKeyPath<SceneTable, [Int: View]>
  ) -> View? {
    guard let scene = rows.content(ofSection: section)[keyPath: path] else { return nil }
    let origin = rows.origin(ofSection: section)
    if let view = self[keyPath: kept][origin] { return view }
    let texts = texts(ofSection: section)
    let view = scene.showing { texts[$0] }
      .sectionView(margin: tableView.metrics.textInset, SceneViews(style: style, fonts: fonts))
    self[keyPath: kept][origin] = view
    return view
  }
}

extension SceneTable {
  /// Returns the texts of a section, whose number in them is the one that it came with.
  func texts(ofSection section: Int) -> SectionTexts {
    SectionTexts(rows.content(ofSection: section), number: rows.number(ofSection: section))
  }
}

extension TableEdgeView {
  /// The height that is written, or `nil` if the constraints of the views decide it.
  var ownHeight: CGFloat? { isFitted ? nil : height }
}
