import Foundation
import LayoutCapture
import LayoutGeometry
import LayoutScenes
import ScreenFrames

extension ComparisonPoster {
  /// Returns the meanings of the signs on the poster, in lines as long as it is wide.
  func legend(at top: CGFloat) -> [ScreenElement] {
    var x = Self.margin
    var y = top + 8
    var elements: [ScreenElement] = []
    func add(_ text: String, _ width: CGFloat, _ sign: (CGPoint) -> [ScreenElement]) {
      let length = width + 6 + style.width(of: text, size: 11.5)
      if x > Self.margin, x + length > self.width - Self.margin {
        x = Self.margin
        y += 20
      }
      elements += sign(CGPoint(x: x, y: y))
      elements.append(style.remark(text, at: CGPoint(x: x + width + 6, y: y + 4), size: 11.5))
      x += length + 22
    }
    let signs = Set(comparison.screens.flatMap(\.rows).compactMap(\.sign))
    for sign in PosterStyle.RowSign.allCases where signs.contains(sign) {
      add(sign.meaning, 8) { style.sign(sign, at: CGPoint(x: $0.x + 4, y: $0.y)) }
    }
    let tracks = comparison.screens.flatMap(\.shownTracks).filter { !$0.goesOn }
    for (rests, meaning) in [(false, "the finger comes down"), (true, "and rests")]
    where tracks.contains(where: { $0.restsAtStart == rests }) {
      let width: CGFloat = rests ? 15 : 9
      add(meaning, width) { place in
        let point = CGPoint(x: place.x + width / 2, y: place.y)
        return style.track.elements(
          of: DrawnTrack(points: [point], fingers: [point], windowSize: .zero, restsAtStart: rests)
        )
      }
    }
    if comparison.screens.contains(where: { $0.shownTracks.count < $0.tracks.count }) {
      add("what the finger did before the screen was turned is not drawn", -6) { _ in [] }
    }
    if comparison.subject == .errata {
      add("not the same on both", 16) { place in
        [style.frame(CGRect(x: place.x, y: place.y - 5, width: 16, height: 10), cornerRadius: 3)]
      }
    }
    return elements
  }
}
