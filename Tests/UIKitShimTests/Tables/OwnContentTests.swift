import LayoutTables
import LayoutViews
import Testing
import UIKitShim

/// Views of an application's own as the content of cells.
struct OwnContentTests {
  /// Content of one's own, with constraints.
  private struct BadgeConfiguration: UIContentConfiguration {
    var title = ""
    var isStrong = false

    func makeContentView() -> any UIView & UIContentView { BadgeView(self) }

    func updated(for state: any UIConfigurationState) -> Self {
      guard let state = state as? UICellConfigurationState else { return self }
      var copy = self
      copy.isStrong = state.isSelected
      return copy
    }
  }

  private final class BadgeView: UIView, UIContentView {
    let label = UILabel()
    var badge: BadgeConfiguration

    var configuration: any UIContentConfiguration {
      get { badge }
      set {
        guard let newValue = newValue as? BadgeConfiguration else { return }
        badge = newValue
        show()
      }
    }

    init(_ badge: BadgeConfiguration) {
      self.badge = badge
      super.init(frame: .zero)
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: topAnchor, constant: 30),
        label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -30),
        label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      ])
      show()
    }

    required init?(coder: NSCoder) { nil }

    private func show() { label.text = badge.isStrong ? "\(badge.title)!" : badge.title }
  }

  @Test func `content of one's own sizes the row and is updated by its state`() throws {
    let screen = ConfiguredScreen { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "badge", for: path)
      cell.contentConfiguration = BadgeConfiguration(title: "Row \(path.row)")
      return cell
    }
    screen.table.register(UITableViewCell.self, forCellReuseIdentifier: "badge")
    let window = try ScreenHost.show(screen)
    #expect(isClose(screen.height(0), 80.667))
    let view = try #require(try screen.cell(1).contentView as? BadgeView)
    #expect(view.label.frame.minX == 16)
    screen.table.selectRow(
      at: IndexPath(row: 1, section: 0),
      animated: false,
      scrollPosition: .none
    )
    window.layoutIfNeeded()
    let shown = try screen.cell(1).contentView
    #expect(view.label.text == "Row 1!" && view === shown)
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `a list content view in a cell of one's own follows its margins and its constraints`()
    throws
  {
    let screen = ConfiguredScreen { _, _ in
      let cell = UITableViewCell()
      var content = UIListContentConfiguration.subtitleCell()
      content.text = "Ada"
      content.secondaryText = "Lovelace"
      let list = UIListContentView(configuration: content)
      list.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(list)
      let mark = UIView()
      mark.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(mark)
      NSLayoutConstraint.activate([
        list.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        list.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        list.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        mark.leadingAnchor.constraint(equalTo: list.trailingAnchor),
        mark.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        mark.widthAnchor.constraint(equalToConstant: 40),
        mark.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor),
        mark.heightAnchor.constraint(equalToConstant: 10),
      ])
      return cell
    }
    let window = try ScreenHost.show(screen)
    #expect(isClose(screen.height(0), 60))
    let list = try #require(
      try screen.cell(0).contentView.subviews.first as? UIListContentView
    )
    #expect(list.bounds.width == 353 && list.textLabel.frame.minX == 16)
    #expect(window.diagnostics.isEmpty)
  }
}
