public import Foundation
import LayoutInteraction
public import LayoutScenes
import LayoutSimulation
public import LayoutViews

/// Who takes a touch where: the whole screen as regions of the views that win.
///
/// Regions are exact rectangles where views are straight and follow UIKit's rules; along the edges of
/// turned views, and of views with their own `hitTest(_:with:)` or `point(inside:with:)`, they are exact to
/// a point.
public struct HitMap {
  /// The part of the screen in which touches go to one view.
  public struct Region {
    /// The view; a row's cell stands for all in it that no touch is meant for in particular.
    public var view: View
    /// What it is on the screen.
    public var kind: Kind
    /// How reports call it: "row 0/3", "View 'touchView'", "Switch in row 0/3".
    public var name: String
    /// Where it wins, from top to bottom, in the window's coordinates; the rectangles do not overlap.
    public var rects: [CGRect]
    /// What it has in common with others in the rows around; nil for what is in no row.
    let family: Family?
  }

  /// What a row, or something in a row, has in common with its like in the rows around.
  struct Family: Hashable {
    /// What it is called inside of its row; "row" for the row itself.
    let name: String
    /// The table.
    let table: ObjectIdentifier
    /// The row.
    var row: RowAddress

    /// The same in the row below.
    var next: Self {
      var next = self
      next.row.row += 1
      return next
    }
  }

  /// What a region is.
  public enum Kind: Sendable, Hashable {
    /// A row of a table.
    case row(RowAddress)
    /// A header or footer.
    case supplement
    /// Something that a touch is meant for: a control, a button, a view with recognizers.
    case target
    /// Any other view.
    case container
  }

  /// A part of a row or of something else that a touch is meant for, over which another view lies.
  public struct Covered {
    /// The view that takes the touches.
    public var coverer: View
    /// How reports call it.
    public var covererName: String
    /// The view that would take them.
    public var view: View
    /// What that is.
    public var kind: Kind
    /// How reports call it.
    public var name: String
    /// Where, from top to bottom.
    public var rects: [CGRect]
    /// Whether touches reach it nowhere.
    public var isUnreachable: Bool
    /// What it has in common with others in the rows around; nil for what is in no row.
    let family: Family?
  }

  /// The size of the screen.
  public let size: CGSize
  /// The regions, in the order in which they are met from top to bottom and from left to right.
  public private(set) var regions: [Region] = []
  /// What is covered, in the same order.
  public private(set) var covered: [Covered] = []
  /// What shows and is kept from touches by the views around it, in the order of the tree.
  public private(set) var unreachable: [Unreachable] = []
  /// Which region each cell of the screen belongs to.
  private(set) var grid: HitGrid
  /// How many times a touch was tried.
  package let questionCount: Int

  /// Maps the screen of a window as it is now.
  ///
  /// - Complexity: O(regions · log² views) hit tests, where views lie beside each other; a table costs what
  ///   of it is on the screen.
  public init(_ window: Window) {
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
}
