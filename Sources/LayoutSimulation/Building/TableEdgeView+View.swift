import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutScenes
import LayoutTables
import LayoutViews

extension TableEdgeView {
  /// Returns a view of a width at an end of the table, as high as it is written.
  func view(_ name: String, width: CGFloat, _ views: SceneViews) -> View {
    showing { _ in nil }.filledView(name, width: width, views)
  }

  private func filledView(_ name: String, width: CGFloat, _ views: SceneViews) -> View {
    let frame = CGRect(x: 0, y: 0, width: width, height: height)
    let view = segments.map { SegmentsView($0, frame: frame) } ?? View(frame: frame)
    view.accessibilityIdentifier = name
    view.backgroundColor = color?.object
    if let control = (view as? SegmentsView)?.control {
      control.accessibilityIdentifier = "\(name)Segments"
      view.ownViews = named(control, views)
    }
    if let text { addLabel(text, to: view) }
    if let content { view.ownViews = self.views(of: content, in: view, views) }
    return view
  }

  /// Returns a view above or below the rows of a section, whose content has a margin at its sides.
  func sectionView(margin: CGFloat, _ views: SceneViews) -> View {
    let view = TableViewHeaderFooterView()
    view.contentView.backgroundColor = color?.object
    // UIKit gives the content the margins of cells (not verified).
    view.contentView.layoutMargins = EdgeInsets(top: 8, left: margin, bottom: 8, right: margin)
    if let content {
      view.ownViews = self.views(of: content, in: view.contentView, views)
    } else if let segments {
      let inner = SegmentsView(segments, frame: .zero)
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.contentView.addSubview(inner)
      view.ownViews = named(inner.control, views)
    } else if let text {
      addLabel(text, to: view.contentView)
    }
    return view
  }

  private func views(of content: CellScene, in view: View, _ views: SceneViews) -> SceneViews {
    if let margins = content.margins { view.layoutMargins = margins }
    views.add(content.views, to: view)
    views.constrain { _ in nil }
    return views
  }

  /// Returns the segmented control under the name that the scene gives it.
  private func named(_ control: View, _ views: SceneViews) -> SceneViews {
    if let name { views.keep(control, named: name, nil) }
    return views
  }

  private func addLabel(_ text: String, to view: View) {
    let label = Label(frame: view.bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.text = text
    label.textAlignment = .center
    view.addSubview(label)
  }
}
