import Foundation
import LayoutDevices
import LayoutViews

extension TableView {
  /// The parts that are out of date.
  struct Needs {
    var reload = true
    var geometry = false
    var cellConfiguration = false
  }

  /// The circumstances in which heights were found, and the reports about them.
  struct Loading {
    var metrics: TableMetrics?
    /// The width of cells.
    var width: CGFloat = 0
    /// The sections whose heights the delegate gave all at once.
    var sectionsWithGivenHeights: Set<Int> = []
    /// Whether a height that cannot be was reported.
    var hasReportedHeight = false
    /// Whether a row was reported whose constraints ask for no height.
    var hasReportedOpenHeight = false
    /// Whether a row was reported whose constraints leave it no height.
    var hasReportedNoHeight = false
  }

  /// Requests that all heights be found again; the selection stays.
  func setNeedsGeometry() {
    needs.geometry = true
    setNeedsLayout()
  }

  /// Asks for the cells on the screen to be configured again.
  func setNeedsCellConfiguration() {
    needs.cellConfiguration = true
    setNeedsLayout()
  }

  /// Asks for all data to be loaded again.
  func setNeedsReload() {
    needs.reload = true
    setNeedsLayout()
  }
}
