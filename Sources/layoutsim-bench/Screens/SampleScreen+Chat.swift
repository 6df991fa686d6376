import Foundation
import LayoutDevices
import LayoutTables
import LayoutViews

extension SampleScreen {
  /// Returns a table whose rows are as high as their messages, and a bar for the next one.
  static func chat() throws -> SampleScreen {
    let (window, root) = try window("iPhone 15")
    let messages = ChatMessages()
    let table = TableView(frame: .zero, style: .plain)
    table.register(ChatCell.self, forCellReuseIdentifier: "message")
    table.dataSource = messages
    let bar = View()
    let field = FixedContent(nil, 36)
    let button = FixedContent(36, 36)
    root.addPlaced(table, bar)
    bar.addPlaced(field, button)
    let barHeight = bar.heightAnchor.constraint(equalToConstant: 52)
    LayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: root.topAnchor),
      table.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      table.bottomAnchor.constraint(equalTo: bar.topAnchor),
      bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
      barHeight,
      field.leadingAnchor.constraint(equalTo: bar.layoutMarginsGuide.leadingAnchor),
      field.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
      button.leadingAnchor.constraint(equalTo: field.trailingAnchor, constant: 8),
      button.trailingAnchor.constraint(equalTo: bar.layoutMarginsGuide.trailingAnchor),
      button.centerYAnchor.constraint(equalTo: field.centerYAnchor),
    ])
    window.layoutIfNeeded()
    return SampleScreen(window: window, animated: barHeight, companion: messages)
  }
}

/// A data source of two hundred messages of one to forty words.
private final class ChatMessages: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 200 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    (cell as? ChatCell)?.show(indexPath[1])
    return cell
  }
}

/// A cell with a picture, a name and a time, and the message in a bubble.
private final class ChatCell: TableViewCell {
  private let picture = FixedContent(36, 36)
  private let name = Label("", size: 15)
  private let time = Label("", size: 12)
  private let bubble = View()
  private let message = Label("", size: 16, lines: 0)

  override init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addPlaced(picture, name, time, bubble)
    bubble.addPlaced(message)
    name.setContentCompressionResistancePriority(.init(740), for: .horizontal)
    time.setContentHuggingPriority(.init(252), for: .horizontal)
    let margins = contentView.layoutMarginsGuide
    LayoutConstraint.activate(
      message.edges(of: bubble, inset: 10) + [
        picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        picture.topAnchor.constraint(equalTo: margins.topAnchor),
        picture.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
        name.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 10),
        name.topAnchor.constraint(equalTo: margins.topAnchor),
        time.leadingAnchor.constraint(greaterThanOrEqualTo: name.trailingAnchor, constant: 8),
        time.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        time.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
        bubble.leadingAnchor.constraint(equalTo: name.leadingAnchor),
        bubble.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4),
        bubble.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
        bubble.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      ]
    )
  }

  required init?(coder: NSCoder) { nil }

  func show(_ number: Int) {
    name.text = SampleScreen.text(number, words: 2)
    time.text = "\(number % 24):00"
    message.text = SampleScreen.text(number, words: 1 + number * 7 % 40)
  }
}
