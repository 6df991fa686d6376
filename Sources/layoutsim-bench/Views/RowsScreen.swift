import Foundation
import LayoutViews

/// A screen for W2 made of views and anchors instead of rows.
struct RowsScreen {
  let root: View
  /// The constraints that are exchanged, and those that they are exchanged for.
  private(set) var swaps: [(old: LayoutConstraint, new: LayoutConstraint)] = []

  init(count: Int = 40) {
    let all = View(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    var above = all.topAnchor
    root = all
    for index in 0..<count {
      let cell = View()
      let image = View()
      let title = FixedContent(CGFloat(index % 5 == 4 ? 300 + index : 90 + (index * 37) % 60), nil)
      let subtitle = FixedContent(CGFloat(60 + (index * 53) % 80), nil)
      let detail = FixedContent(CGFloat(30 + (index * 13) % 40), nil)
      let accessory = View()
      for view in [title, subtitle, detail] {
        view.setContentHuggingPriority(.init(251), for: .horizontal)
      }
      detail.setContentCompressionResistancePriority(.init(751), for: .horizontal)
      all.addPlaced(cell, image, title, subtitle, detail, accessory)
      let height = cell.heightAnchor.constraint(equalToConstant: 44).at(.defaultLow)
      LayoutConstraint.activate([
        cell.leftAnchor.constraint(equalTo: all.leftAnchor),
        cell.widthAnchor.constraint(equalTo: all.widthAnchor),
        cell.topAnchor.constraint(equalTo: above),
        cell.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        height,
        image.leftAnchor.constraint(equalTo: cell.leftAnchor, constant: 16),
        image.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
        image.widthAnchor.constraint(equalToConstant: 40),
        image.heightAnchor.constraint(equalToConstant: 40),
        title.leftAnchor.constraint(equalTo: image.rightAnchor, constant: 12),
        title.topAnchor.constraint(equalTo: cell.topAnchor, constant: 8),
        title.rightAnchor.constraint(lessThanOrEqualTo: detail.leftAnchor, constant: -8),
        title.heightAnchor.constraint(equalToConstant: 20.5).at(.defaultHigh),
        subtitle.leftAnchor.constraint(equalTo: title.leftAnchor),
        subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
        subtitle.bottomAnchor.constraint(lessThanOrEqualTo: cell.bottomAnchor, constant: -8),
        subtitle.rightAnchor.constraint(lessThanOrEqualTo: detail.leftAnchor, constant: -8),
        subtitle.heightAnchor.constraint(equalToConstant: 16).at(.defaultHigh),
        detail.rightAnchor.constraint(equalTo: accessory.leftAnchor, constant: -8),
        detail.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
        detail.heightAnchor.constraint(equalToConstant: 18).at(.defaultHigh),
        accessory.rightAnchor.constraint(equalTo: cell.rightAnchor, constant: -16),
        accessory.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
        accessory.widthAnchor.constraint(equalToConstant: 12),
        accessory.heightAnchor.constraint(equalToConstant: 12),
      ])
      if index % 4 == 0, swaps.count < 10 {
        let new = cell.heightAnchor.constraint(equalToConstant: CGFloat(80 + index))
        swaps.append((height, new.at(.defaultLow)))
      }
      above = cell.bottomAnchor
    }
  }
}
