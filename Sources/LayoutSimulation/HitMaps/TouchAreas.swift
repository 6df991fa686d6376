package import Foundation
package import LayoutViews

/// The areas of the screen in which touches go to each view, as the views themselves answer.
///
/// Unlike in a map of the screen for people, a label or the content of a row is a view of its own here. Areas are as
/// exact as the regions of a `HitMap`.
package struct TouchAreas {
  /// The views that take touches somewhere.
  package let views: [View]
  /// The rectangles of each view, from top to bottom, in the window's coordinates, which do not overlap.
  package let rects: [[CGRect]]

  /// Creates the areas of the present screen of a window.
  ///
  /// - Complexity: O(areas · log² views) hit tests, if views lie beside each other.
  package init(_ window: View) {
    window.layoutIfNeeded()
    var survey = HitSurvey(window, of: .views)
    window.indexingSubviews { survey.run() }
    views = survey.subjects
    rects = survey.winners.rectangles(ofNumbersBelow: views.count)
  }
}
