import Foundation
import LayoutViews

extension SampleScreen {
  /// Returns four groups of six rows with a picture, a title, a value that gives way, and a switch or a chevron.
  static func settings() throws -> SampleScreen {
    let (window, root) = try window("iPhone 15")
    let title = Label("Settings", size: 34)
    root.addPlaced(title)
    let titleTop = title.topAnchor.constraint(
      equalTo: root.safeAreaLayoutGuide.topAnchor,
      constant: 8
    )
    var constraints = [
      titleTop,
      title.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      title.trailingAnchor.constraint(lessThanOrEqualTo: root.layoutMarginsGuide.trailingAnchor),
    ]
    var above = title
    for group in 0..<4 {
      let header = Label(text(group, words: 2), size: 13)
      root.addPlaced(header)
      constraints += [
        header.topAnchor.constraint(equalTo: above.bottomAnchor, constant: 24),
        header.leadingAnchor.constraint(equalTo: title.leadingAnchor, constant: 16),
      ]
      var previous: View = header
      for row in 0..<6 {
        let view = settingsRow(group * 6 + row, &constraints)
        root.addPlaced(view)
        constraints += [
          view.topAnchor.constraint(equalTo: previous.bottomAnchor, constant: row == 0 ? 8 : 0),
          view.leadingAnchor.constraint(equalTo: title.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
          view.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
          view.heightAnchor.constraint(equalToConstant: 44).at(.defaultLow),
        ]
        previous = view
      }
      let footer = Label(text(group + 7, words: 14), size: 13, lines: 0)
      root.addPlaced(footer)
      constraints += [
        footer.topAnchor.constraint(equalTo: previous.bottomAnchor, constant: 8),
        footer.leadingAnchor.constraint(equalTo: header.leadingAnchor),
        footer.trailingAnchor.constraint(equalTo: previous.trailingAnchor, constant: -16),
      ]
      above = footer
    }
    LayoutConstraint.activate(constraints)
    window.layoutIfNeeded()
    return SampleScreen(window: window, animated: titleTop)
  }

  private static func settingsRow(_ number: Int, _ constraints: inout [LayoutConstraint]) -> View {
    let row = View()
    let picture = FixedContent(29, 29)
    let title = Label(text(number, words: 1 + number % 3))
    let value = Label(text(number + 3, words: number % 5 * 2 + 1))
    let control = number % 3 == 0 ? FixedContent(51, 31) : FixedContent(8, 14)
    value.setContentCompressionResistancePriority(.init(740), for: .horizontal)
    title.setContentHuggingPriority(.init(251), for: .horizontal)
    row.addPlaced(picture, title, value, control)
    constraints += [
      picture.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
      picture.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 15),
      title.topAnchor.constraint(equalTo: row.topAnchor, constant: 11),
      title.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: -11),
      value.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
      value.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
      value.trailingAnchor.constraint(equalTo: control.leadingAnchor, constant: -8),
      control.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
      control.centerYAnchor.constraint(equalTo: row.centerYAnchor),
    ]
    return row
  }
}
