public import Foundation
import LayoutInteraction
public import LayoutScenes
public import LayoutViews

/// A map of the views that take touches: the whole screen as regions of the winning views.
///
/// Regions are exact rectangles if views are straight and follow UIKit's rules; along the edges of
/// turned views, and of views with their own `hitTest(_:with:)` or `point(inside:with:)`, they are exact to
/// a point.
public struct HitMap {
  /// The part of the screen in which touches go to one view.
  public struct Region {
    /// The view; a row's cell stands for all views in it that no touch is meant for in particular.
    public var view: View
    /// The kind of the view on the screen.
    public var kind: Kind
    /// The name in reports: "row 0/3", "View 'touchView'", "Switch in row 0/3".
    public var name: String
    /// The rectangles of the region from top to bottom, in the window's coordinates, which do not overlap.
    public var rects: [CGRect]
    /// The family in the rows around, or `nil` for a view in no row.
    let family: Family?
  }

  /// A family of a row, or a view in a row, with its like in the rows around.
  struct Family: Hashable {
    /// The name inside of its row, "row" for the row itself.
    let name: String
    let table: ObjectIdentifier
    var row: RowAddress

    /// The same in the row below.
    var next: Self {
      var next = self
      next.row.row += 1
      return next
    }
  }

  /// A kind of region.
  public enum Kind: Sendable, Hashable {
    /// A row of a table.
    case row(RowAddress)
    /// A header or footer.
    case headerFooter
    /// Something that a touch is meant for: a control, a button, a view with recognizers.
    case target
    /// Any other view.
    case container
  }

  /// A part of a row or of something else that a touch is meant for, over which another view lies.
  public struct Covered {
    /// The view that takes the touches.
    public var coverer: View
    /// The name of the covering view in reports.
    public var covererName: String
    /// The view that would take them.
    public var view: View
    /// The kind of the covered view.
    public var kind: Kind
    /// The name of the covered view in reports.
    public var name: String
    /// The covered rectangles, from top to bottom.
    public var rects: [CGRect]
    /// Whether touches reach it nowhere.
    public var isUnreachable: Bool
    /// The family in the rows around, or `nil` for a view in no row.
    let family: Family?
  }

  /// The size of the screen.
  public let size: CGSize
  /// The regions, in the order in which they are met from top to bottom and from left to right.
  public private(set) var regions: [Region] = []
  /// The covered views, in the same order.
  public private(set) var covered: [Covered] = []
  /// The visible views that the views around them keep from touches, in the order of the tree.
  public private(set) var unreachable: [Unreachable] = []
  /// The region of each cell of the screen.
  private(set) var grid: HitGrid
  /// The number of touches that were tried.
  package let questionCount: Int

  /// Creates a map of the present screen of a window, or of the outermost view of a tree without one.
  ///
  /// - Complexity: O(regions · log² views) hit tests, if views lie beside each other; a table costs only its
  ///   part on the screen.
  public init(_ window: View) {
    window.layoutIfNeeded()
    size = window.bounds.size
    var survey = HitSurvey(window)
    window.indexingSubviews { survey.run() }
    grid = survey.winners
    questionCount = survey.questionCount
    let areas = grid.rectangles(ofNumbersBelow: survey.subjects.count)
    regions = zip(survey.subjects, areas).map { view, rects in
      Region(
        view: view,
        kind: view.hitKind,
        name: view.placedName,
        rects: rects,
        family: view.hitFamily
      )
    }
    let pairs = survey.pairs
    let subjects = Set(survey.subjects.map(ObjectIdentifier.init))
    covered = zip(pairs, survey.losers.rectangles(ofNumbersBelow: pairs.count)).map { pair, rects in
      Covered(
        coverer: pair.coverer,
        covererName: pair.coverer.placedName,
        view: pair.covered,
        kind: pair.covered.hitKind,
        name: pair.covered.placedName,
        rects: rects,
        isUnreachable: !subjects.contains(ObjectIdentifier(pair.covered)),
        family: pair.covered.hitFamily
      )
    }
    unreachable = Unreachable.all(in: window, except: survey.subjects + pairs.map(\.covered))
  }
  /// Returns the map with other rectangles of its regions.
  ///
  /// - Parameter change: Returns the rectangle in place of one of a view, or `nil` for none.
  /// - Returns: The map.
  func mapRectangles(_ change: (View, CGRect) -> CGRect?) -> Self {
    var map = self
    for index in map.regions.indices {
      let region = map.regions[index]
      map.regions[index].rects = region.rects.compactMap { change(region.view, $0) }
    }
    return map
  }
}
