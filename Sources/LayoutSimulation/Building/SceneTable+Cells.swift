import Foundation
import LayoutScenes
import LayoutTables
import LayoutViews

// Cells with views that the scene describes itself.
extension SceneTable {
  /// Returns a cell with the views of a scene, which shows the values of a row.
  ///
  /// A cell with controls belongs to one row of the scene, so that these keep what a finger set them to.
  func ownCell(
    _ scene: CellScene,
    kind: CellKind,
    for row: RowAddress?,
    _ values: RowValues?,
    image: ImageScene?,
    in tableView: TableView
  ) -> TableViewCell {
    let owner = scene.hasControls ? row.map { " of \($0)" } ?? " of a new row" : ""
    let identifier = identifier(of: kind) + owner
    let cell =
      tableView.dequeueReusableCell(withIdentifier: identifier)
      ?? makeCell(
        scene.hasControls
          ? scene.showingInControls { name in values.map { $0[name] } ?? "" } : scene,
        identifier: identifier
      )
    for (label, text) in cell.ownViews?.labels ?? [] {
      let shown = values.map { CellText(pattern: text).text(of: $0) } ?? ""
      if label.text != shown { label.text = shown }
    }
    for (view, picture, color) in cell.ownViews?.images ?? [] {
      view.image = picture.image(of: image, values, in: color, fonts)
    }
    return cell
  }

  private func makeCell(_ scene: CellScene, identifier: String) -> TableViewCell {
    let cell = TableViewCell(style: .default, reuseIdentifier: identifier)
    cell.contentView.accessibilityIdentifier = WrittenConstraint.Item.contentView.name
    let contents = SceneViews(style: style, fonts: fonts)
    if let margins = scene.margins { cell.contentView.layoutMargins = margins }
    contents.add(scene.views, to: cell.contentView)
    contents.constrain { [weak cell] name in
      name == WrittenConstraint.Item.contentView.name ? cell?.contentView : nil
    }
    cell.ownViews = contents
    return cell
  }
}

extension CellScene {
  fileprivate var hasControls: Bool {
    views.allViews.contains { if case .control = $0.content { true } else { false } }
  }
}

extension View {
  /// The views that the scene describes in a cell, or `nil` for any other view.
  var ownViews: SceneViews? {
    get { attachments[SceneViews.self] }
    set { attachments[SceneViews.self] = newValue }
  }

  /// The views that the scene describes in the cell, header or footer around a view, or `nil` if there is none.
  var ownViewsAround: SceneViews? {
    ownViews ?? (self is TableViewCell ? nil : superview?.ownViewsAround)
  }
}
