import Foundation
import ScreenFrames

/// A size in which what is in a group is drawn from a frame on.
struct FilmSize {
  let frame: Int
  /// The factor by which all is larger than it was first.
  let factor: CGFloat
  /// The things in it, and the element of each in this size.
  let nodes: [FilmNode]
  let elements: [ScreenElement]
}

/// A text in the size in which it stays.
struct FilmLetters {
  let run: TextRun
  /// The factor by which that is larger than the text's state.
  let factor: CGFloat
}

// Letters of what grows: fonts set them at other distances in each size.
extension FilmNode {
  /// Takes the letters of everything that grows as they are in the size in which it stays for the longest time.
  ///
  /// - Parameter end: The number of frames.
  func settleLetters(at end: Int) {
    for child in children { child.settleLetters(at: end) }
    let ends = sizes.dropFirst().map(\.frame) + [end]
    let stays = zip(sizes, ends).max { $0.1 - $0.0.frame < $1.1 - $1.0.frame }
    guard let size = stays?.0, size.factor != 1 else { return }
    for (node, element) in zip(size.nodes, size.elements) {
      node.takeLetters(of: element, factor: size.factor)
    }
  }

  private func takeLetters(of element: ScreenElement, factor: CGFloat) {
    switch element {
    case .text(let run):
      guard history.states.count == 1, case .text(run.string, _, _, _) = form else { return }
      letters = FilmLetters(run: run.untagged, factor: factor)
    case .group(let group):
      for (node, element) in zip(present, group.children) {
        node.takeLetters(of: element, factor: factor)
      }
    case .shape: break
    }
  }
}
