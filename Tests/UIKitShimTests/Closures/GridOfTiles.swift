#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

// Rows and columns of equal tiles with distances between anchors, and a header measured by hand.

final class TileGrid: UIView {
  let tiles: [UIView]

  init(rows: Int, columns: Int, spacing: CGFloat) {
    tiles = (0..<rows * columns).map { _ in
      let tile = UIView()
      tile.translatesAutoresizingMaskIntoConstraints = false
      return tile
    }
    super.init(frame: .zero)
    tiles.forEach(addSubview(_:))
    let first = tiles[0]
    for (index, tile) in tiles.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      if column == 0 {
        tile.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      } else {
        let left = tiles[index - 1]
        left.trailingAnchor.anchorWithOffset(to: tile.leadingAnchor)
          .constraint(equalToConstant: spacing).isActive = true
      }
      if column == columns - 1 {
        trailingAnchor.constraint(equalTo: tile.trailingAnchor).isActive = true
      }
      if row == 0 {
        tile.topAnchor.constraint(equalTo: topAnchor).isActive = true
      } else {
        tiles[index - columns].bottomAnchor.anchorWithOffset(to: tile.topAnchor)
          .constraint(equalTo: tiles[0].heightAnchor, multiplier: 0, constant: spacing)
          .isActive = true
      }
      if row == rows - 1 {
        bottomAnchor.constraint(equalTo: tile.bottomAnchor).isActive = true
      }
      if tile != first {
        NSLayoutConstraint.activate([
          tile.widthAnchor.constraint(equalTo: first.widthAnchor),
          tile.heightAnchor.constraint(equalTo: first.heightAnchor),
        ])
      }
    }
  }

  required init?(coder: NSCoder) { fatalError() }
}

extension UITableView {
  /// What every app has for headers that are laid out by constraints.
  func sizeHeaderToFit() {
    guard let header = tableHeaderView else { return }
    let size = header.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    if header.frame.size.height != size.height {
      header.frame.size.height = size.height
      tableHeaderView = header
      layoutIfNeeded()
    }
  }
}
