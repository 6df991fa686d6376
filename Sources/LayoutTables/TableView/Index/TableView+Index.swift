import Foundation
import LayoutGeometry
import LayoutViews

// The index of a table: titles of the data source at the trailing edge, beside which rows have less room.
extension TableView {
  /// The title that stands for the search field: a magnifying glass in the index.
  public static let indexSearch = "{search}"

  /// The index, or `nil` without titles.
  package final var sectionIndexView: SectionIndexView? { attachments[SectionIndexView.self] }

  /// Whether the index shows: the source has titles, and the table as many rows as it takes.
  final var showsSectionIndex: Bool {
    !sectionIndexTitles.isEmpty && storedGeometry.numberOfRows >= sectionIndexMinimumDisplayRowCount
  }

  /// The room that the index takes from the rows.
  final var sectionIndexRoom: CGFloat { showsSectionIndex ? SectionIndexView.width : 0 }

  /// Asks the source for the titles.
  final func loadSectionIndexTitles() {
    sectionIndexTitles = dataSource?.sectionIndexTitles(for: self) ?? []
  }

  /// Asks the source for the titles of the index again.
  public final func reloadSectionIndexTitles() {
    loadSectionIndexTitles()
    setNeedsLayout()
  }

  /// Places the index in front of the rows, between the bars.
  final func placeSectionIndex() {
    guard showsSectionIndex else {
      sectionIndexView?.removeFromSuperview()
      return
    }
    let view = sectionIndexView ?? makeSectionIndexView()
    view.titles = sectionIndexTitles
    view.textColor = sectionIndexColor
    view.backgroundColor = sectionIndexBackgroundColor
    if view.superview !== self { addSubview(view) }
    let inset = adjustedContentInset
    let safeArea = safeAreaInsets
    let width = SectionIndexView.width
    let frame = CGRect(
      x: isMirrored
        ? bounds.minX + safeArea.left : bounds.maxX - safeArea.right - width,
      y: bounds.minY + inset.top,
      width: width,
      height: max(0, bounds.height - inset.top - inset.bottom)
    )
    if view.frame != frame { view.frame = frame }
  }

  private func makeSectionIndexView() -> SectionIndexView {
    let view = SectionIndexView()
    view.onTitle = { [weak self] in self?.userDidTouchIndex(at: $0) }
    attachments[SectionIndexView.self] = view
    return view
  }

  /// Responds to a finger on a title: its section goes to the top.
  private func userDidTouchIndex(at index: Int) {
    guard let dataSource, sectionIndexTitles.indices.contains(index) else { return }
    let title = sectionIndexTitles[index]
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    guard section >= 0, section < geometry.numberOfSections else { return }
    window?.host?.record(.scroll, "index '\(title)' goes to section \(section)")
    let rows = storedGeometry.rows(inSection: section)
    if rows.isEmpty {
      let y = storedGeometry.span(ofSection: section).minY - topInsetUnderFoldedBar
      setContentOffset(clamped(CGPoint(x: contentOffset.x, y: y)), animated: false)
    } else {
      scroll(to: IndexPath(row: 0, section: section), .top, animated: false)
    }
    // The next place of the finger is in the index as it shows then.
    window?.layoutIfNeeded()
  }
}
