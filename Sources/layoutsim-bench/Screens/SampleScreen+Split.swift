import Foundation
import LayoutDevices
import LayoutViews

extension SampleScreen {
  /// Returns a sidebar between two widths, and beside it an article with a picture and two columns of cards.
  static func split() throws -> SampleScreen {
    let (window, root) = try window("iPad Air 11-inch (M2)", .landscape)
    let sidebar = View()
    let detail = View()
    root.addPlaced(sidebar, detail)
    let width = sidebar.widthAnchor.constraint(
      equalTo: root.widthAnchor,
      multiplier: 0.3,
      constant: 0
    )
    var constraints = [
      sidebar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      sidebar.topAnchor.constraint(equalTo: root.topAnchor),
      sidebar.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      sidebar.widthAnchor.constraint(greaterThanOrEqualToConstant: 240),
      sidebar.widthAnchor.constraint(lessThanOrEqualToConstant: 400),
      width.at(.defaultHigh),
      detail.leadingAnchor.constraint(equalTo: sidebar.trailingAnchor, constant: 1),
      detail.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      detail.topAnchor.constraint(equalTo: root.topAnchor),
      detail.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ]
    fill(sidebar: sidebar, &constraints)
    fill(detail: detail, &constraints)
    LayoutConstraint.activate(constraints)
    window.layoutIfNeeded()
    return SampleScreen(window: window, animated: width)
  }

  private static func fill(sidebar: View, _ constraints: inout [LayoutConstraint]) {
    var above = sidebar.safeAreaLayoutGuide.topAnchor
    for number in 0..<14 {
      let picture = FixedContent(24, 24)
      let title = Label(text(number, words: 1 + number % 4))
      let badge = Label("\(number * 13)", size: 15)
      badge.setContentCompressionResistancePriority(.init(760), for: .horizontal)
      title.setContentHuggingPriority(.init(249), for: .horizontal)
      sidebar.addPlaced(picture, title, badge)
      constraints += [
        picture.topAnchor.constraint(equalTo: above, constant: 20),
        picture.leadingAnchor.constraint(equalTo: sidebar.layoutMarginsGuide.leadingAnchor),
        title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
        title.centerYAnchor.constraint(equalTo: picture.centerYAnchor),
        badge.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
        badge.trailingAnchor.constraint(equalTo: sidebar.layoutMarginsGuide.trailingAnchor),
        badge.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
      ]
      above = picture.bottomAnchor
    }
  }

  private static func fill(detail: View, _ constraints: inout [LayoutConstraint]) {
    let picture = FixedContent(nil, nil)
    let title = Label(text(3, words: 12), size: 28, lines: 0)
    let article = Label(text(5, words: 90), lines: 0)
    detail.addPlaced(picture, title, article)
    let readable = detail.readableContentGuide
    constraints += [
      picture.topAnchor.constraint(equalTo: detail.safeAreaLayoutGuide.topAnchor, constant: 16),
      picture.centerXAnchor.constraint(equalTo: detail.centerXAnchor),
      picture.widthAnchor.constraint(lessThanOrEqualTo: readable.widthAnchor),
      picture.heightAnchor.constraint(lessThanOrEqualToConstant: 180),
      picture.widthAnchor.constraint(equalTo: picture.heightAnchor, multiplier: 16.0 / 9),
      picture.widthAnchor.constraint(equalTo: readable.widthAnchor).at(.defaultHigh),
      title.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 16),
      title.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
      article.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 12),
      article.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      article.trailingAnchor.constraint(equalTo: title.trailingAnchor),
    ]
    var first: View?
    var above: View = article
    var left: View?
    for number in 0..<6 {
      let card = View()
      let name = Label(text(number + 20, words: 4), lines: 0)
      detail.addPlaced(card)
      card.addPlaced(name)
      constraints += name.edges(of: card, inset: 12)
      constraints += [
        card.topAnchor.constraint(equalTo: above.bottomAnchor, constant: 12),
        card.heightAnchor.constraint(greaterThanOrEqualToConstant: 60),
      ]
      if let left {
        constraints += [
          card.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 12),
          card.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
          card.heightAnchor.constraint(equalTo: left.heightAnchor),
        ]
        above = card
      } else {
        constraints.append(card.leadingAnchor.constraint(equalTo: readable.leadingAnchor))
      }
      if let first { constraints.append(card.widthAnchor.constraint(equalTo: first.widthAnchor)) }
      first = first ?? card
      left = left == nil ? card : nil
    }
  }
}
