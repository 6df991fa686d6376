import LayoutDiagnostics
import LayoutSnapshots
import ScreenFrames

/// The pixels of a golden that count for a test.
struct ExpectedPixels: Hashable {
  /// The tolerance within which pixels count as the same.
  var tolerance = PixelTolerance.exact
  /// The views whose pixels are not compared, by their names or ids.
  var ignored: [String] = []

  /// A mistake of a test about pixels.
  enum Mistake: Error, CustomStringConvertible {
    /// Goldens of pixels are not asked for.
    case notCompared
    /// A view to ignore is not in the picture.
    case nothingToIgnore(String)

    var description: String {
      switch self {
      case .notCompared:
        "a tolerance and views to ignore are for goldens of pixels, which 'as' does not ask for; add '.png'"
      case .nothingToIgnore(let view):
        "it shows no view \(quoted(view)) to ignore; take a name or an id of its SVG"
      }
    }
  }

  /// Throws for a view to ignore that a frame does not show: a wrong name would ignore nothing in silence.
  func check(in frame: ScreenFrame) throws {
    let seen = DrawnViews.boxes(of: ignored, in: frame)
    if let view = ignored.first(where: { seen[$0] == nil }) { throw Mistake.nothingToIgnore(view) }
  }
}
