import Foundation
import LayoutGeometry
import LayoutSimulation
@_spi(SystemViews) import LayoutViews

extension TouchObstacle {
  /// Returns the obstacle in words: "it reaches out of CardView 0x7f10, whose bounds …".
  func words(for view: View) -> String {
    switch self {
    case .hidden(let culprit): culprit === view ? "it is hidden" : "\(name(culprit)) is hidden"
    case .interactionOff(let culprit):
      culprit === view
        ? "its user interaction is off" : "user interaction of \(name(culprit)) is off"
    case .transparent(let culprit):
      culprit === view
        ? "its alpha \(decimalText(culprit.alpha)) is below 0.01"
        : "the alpha \(decimalText(culprit.alpha)) of \(name(culprit)) is below 0.01"
    case .flat(let culprit):
      culprit === view
        ? "its transform leaves nothing of it"
        : "the transform of \(name(culprit)) leaves nothing of it"
    case .outside(let culprit, let point):
      "it reaches out of \(name(culprit)), whose bounds \(text(culprit.bounds)) do not have "
        + "\(text(point))"
    case .elsewhere(let point):
      view.bounds.isEmpty
        ? "it has no size: its bounds are \(text(view.bounds))"
        : "\(text(point)) is outside its bounds \(text(view.bounds))"
    case .covered(let culprit, let taker):
      culprit === taker
        ? "\(name(culprit)) is in front of it and takes it"
        : "\(name(taker)) in \(name(culprit)), which is in front of it, takes it"
    case .inside(let culprit):
      "\(name(culprit)) inside of it takes it, and a control tracks only touches of its own"
    }
  }

  /// Returns the advice, without a word on what comes of it.
  func advice(for view: View) -> String {
    switch self {
    case .hidden(let culprit): "set 'isHidden' of \(name(culprit)) to false"
    case .interactionOff(let culprit): "turn user interaction of \(name(culprit)) on"
    case .transparent(let culprit):
      "give \(name(culprit)) an alpha of 0.01 or more; to be touched unseen it needs no color"
    case .flat(let culprit): "give \(name(culprit)) a transform that leaves something of it"
    case .outside(let culprit, _):
      if let size = sizeNeeded(for: view) {
        "make \(name(culprit)) \(sizeText(size)) large, or let its point(inside:with:) answer true there"
      } else {
        "move it into \(name(culprit)), or let point(inside:with:) of that answer true there"
      }
    case .elsewhere: "give it a size that a finger can hit: 44 × 44 pt"
    case .covered(let culprit, _):
      "turn user interaction of \(name(culprit)) off, or put it behind"
    case .inside(let culprit): "turn user interaction of \(name(culprit)) off"
    }
  }

  private func name(_ view: View) -> String { view.placedName }

  private func text(_ point: CGPoint) -> String {
    "(\(decimalText(point.x)), \(decimalText(point.y)))"
  }

  private func text(_ rect: CGRect) -> String {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { decimalText($0) }
    return "(\(numbers.joined(separator: ", ")))"
  }

  private func sizeText(_ size: CGSize) -> String {
    "\(decimalText(size.width)) × \(decimalText(size.height)) pt"
  }
}
