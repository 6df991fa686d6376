import Foundation

// The columns of labels beside the screen, and the rows above and below it.
extension AnnotationLayout {
  /// The share of the screen's height from which a column is so full that labels do not stand level with what they mean.
  private static let fullShare: CGFloat = 0.8

  /// Moves labels to the other side where a column is full, until both are as high: every second one of a height first.
  mutating func balanceColumns() {
    func height(_ side: ScreenSide) -> CGFloat {
      SideColumns.height(of: besideLabels[side] ?? [])
    }
    for (side, other) in [(ScreenSide.right, ScreenSide.left), (.left, .right)] {
      let free = (besideLabels[side] ?? []).filter { movable.contains($0.index) }
        .sorted { ($0.target.midY, $0.index) < ($1.target.midY, $1.index) }
      guard height(side) > surroundings.height * Self.fullShare else { continue }
      let order = [1, 0].flatMap { first in
        stride(from: first, to: free.count, by: 2).map { free[$0] }
      }
      for label in order
      where height(side) > height(other) + label.box.height {
        besideLabels[side]?.removeAll { $0.index == label.index }
        besideLabels[other, default: []].append(label)
      }
    }
  }

  /// Places the labels above and below the screen, beyond all that is beside it, each as straight above or below what it
  /// means as the others let it; measures there stand further out, where their arrows are in no label's way.
  mutating func placeBands() {
    for side in [ScreenSide.top, .bottom] {
      guard let band = besideLabels[side] else { continue }
      let taken = labels.map(\.box).reduce(surroundings) { $0.union($1) }
      let area = CGRect(
        x: surroundings.minX,
        y: taken.minY,
        width: surroundings.width,
        height: taken.height
      )
      labels += SideColumns(around: area.flipped)
        .place(band.map(\.flipped), isLeft: side == .top).map(\.flipped)
    }
  }
}
