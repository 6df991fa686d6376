import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutViews

/// A header or footer on the screen.
struct ShownSupplement {
  var kind: SupplementKind
  var section: Int
  var view: View
}

/// An end of a section.
enum SupplementKind: Hashable {
  case header
  case footer
}

// Plain headers stay at the top while their section is on the screen, and footers at the bottom; the
// next section pushes them out. The space above a header does not stay with it, and a footer never begins
// before the header of its section ends.
extension TableView {
  func tileSupplements() {
    var kept = shownSupplements
    shownSupplements = []
    // Sticky views belong to sections under the bars too: the whole bounds count.
    for section in storedGeometry.sections(from: bounds.minY, to: bounds.maxY) {
      for kind in [SupplementKind.footer, .header] {
        let span = stickySpan(of: kind, section: section)
        guard span.height > 0, isOnScreen(kind, section) else { continue }
        let index = kept.firstIndex { $0.section == section && $0.kind == kind }
        guard let view = index.map({ kept.remove(at: $0).view }) ?? makeSupplement(kind, section)
        else { continue }
        let frame = rect(of: span)
        if view.frame != frame { view.frame = frame }
        if view.superview !== self { insertSubview(view, at: frontOfContent) }
        shownSupplements.append(ShownSupplement(kind: kind, section: section, view: view))
      }
    }
    for supplement in kept { recycle(supplement) }
  }

  /// Asks for the heights of headers and footers on the screen that are guesses.
  ///
  /// - Returns: Whether a height changed, so that other rows may be on the screen now.
  func measureSupplements() -> Bool {
    let guessed = storedGeometry.sections(from: bounds.minY, to: bounds.maxY).filter {
      storedGeometry.sections[$0].isHeaderEstimate || storedGeometry.sections[$0].isFooterEstimate
    }
    guard !guessed.isEmpty, let dataSource else { return false }
    let count = storedGeometry.numberOfSections
    var edges = SectionEdgesReader(self, dataSource, sectionCount: count)
    return keepingTopRow {
      var isChanged = false
      for section in guessed {
        if storedGeometry.sections[section].isHeaderEstimate, isOnScreen(.header, section) {
          let header = measuredHeaderHeights(
            ofSection: section,
            edges.edges(ofSection: section),
            metrics
          )
          if storedGeometry.setHeader(header, ofSection: section) { isChanged = true }
        }
        if storedGeometry.sections[section].isFooterEstimate, isOnScreen(.footer, section) {
          let height = measuredFooterHeight(ofSection: section, &edges, metrics)
          if storedGeometry.setFooterHeight(height, ofSection: section) { isChanged = true }
        }
      }
      return isChanged
    }
  }

  private func isOnScreen(_ kind: SupplementKind, _ section: Int) -> Bool {
    let span = stickySpan(of: kind, section: section)
    return span.maxY > bounds.minY && span.minY < bounds.maxY
  }

  /// Takes all headers and footers off the screen.
  func recycleSupplements() {
    for supplement in shownSupplements { recycle(supplement) }
    shownSupplements = []
  }

  func recycle(_ supplement: ShownSupplement) {
    release(.supplement(supplement))
  }

  /// The place right in front of the cells, headers and footers.
  private var frontOfContent: Int {
    min(subviews.count, leavingCount + shownCells.count + shownSupplements.count)
  }

  /// Returns the present place of a header, sticky at an edge or at rest.
  package func stickySpan(ofHeader section: Int) -> VerticalSpan {
    stickySpan(of: .header, section: section)
  }

  /// Returns the present place of a footer, sticky at the bottom edge or at rest.
  package func stickySpan(ofFooter section: Int) -> VerticalSpan {
    stickySpan(of: .footer, section: section)
  }

  private func stickySpan(of kind: SupplementKind, section: Int) -> VerticalSpan {
    let whole = storedGeometry.span(ofSection: section)
    let inset = adjustedContentInset
    switch kind {
    case .header:
      var span = storedGeometry.span(ofHeader: section)
      guard style == .plain else { return span }
      let pushed = min(bounds.minY + inset.top, whole.maxY - span.height)
      span.minY = max(span.minY, pushed)
      return span
    case .footer:
      var span = storedGeometry.span(ofFooter: section)
      guard style == .plain else { return span }
      let headerEnd = stickySpan(of: .header, section: section).maxY
      let pushed = max(bounds.maxY - inset.bottom - span.height, headerEnd)
      span.minY = min(span.minY, pushed)
      return span
    }
  }

  private func makeSupplement(_ kind: SupplementKind, _ section: Int) -> View? {
    let own =
      kind == .header
      ? delegate?.tableView(self, viewForHeaderInSection: section)
      : delegate?.tableView(self, viewForFooterInSection: section)
    let title =
      kind == .header
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
    if let own, !(own is TableViewHeaderFooterView) { return own }
    guard own != nil || title != nil else { return nil }
    let view =
      own as? TableViewHeaderFooterView ?? TableViewHeaderFooterView(reuseIdentifier: nil)
    view.apply(
      TableViewHeaderFooterView.Context(metrics: metrics, isFooter: kind == .footer)
    )
    if let title { view.show(title: title) }
    return view
  }
}

// MARK: - Questions

extension TableView {
  /// Returns the view above a section, or `nil` if there is none or it is not on the screen.
  public func headerView(forSection section: Int) -> TableViewHeaderFooterView? {
    shownView(.header, section)
  }

  /// Returns the view below a section, or `nil` if there is none or it is not on the screen.
  public func footerView(forSection section: Int) -> TableViewHeaderFooterView? {
    shownView(.footer, section)
  }

  private func shownView(_ kind: SupplementKind, _ section: Int) -> TableViewHeaderFooterView? {
    layoutUnlessTiling()
    let shown = shownSupplements.first { $0.section == section && $0.kind == kind }
    return shown?.view as? TableViewHeaderFooterView
  }
}
