import UIKit

struct Mail: Hashable, Identifiable {
  let id: Int
  var sender: String
  var subject: String
  var isUnread: Bool
}

/// A screen in the style of 2024: diffable data, configurations, and views of its own for nothing but content.
@MainActor
final class InboxController: UITableViewController {
  private enum Section: Hashable, CaseIterable {
    case unread, read
  }

  private var mails: [Mail]
  private lazy var dataSource = makeDataSource()

  init(mails: [Mail]) {
    self.mails = mails
    super.init(style: .insetGrouped)
    navigationItem.title = "Inbox"
    navigationItem.largeTitleDisplayMode = .always
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Read all",
      primaryAction: nil
    )
    navigationItem.rightBarButtonItem?.target = self
    navigationItem.rightBarButtonItem?.action = #selector(readAll)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Mail")
    dataSource.defaultRowAnimation = .fade
    applySnapshot(animatingDifferences: false)
  }

  private func makeDataSource() -> UITableViewDiffableDataSource<Section, Mail.ID> {
    UITableViewDiffableDataSource(tableView: tableView) { [weak self] tableView, indexPath, id in
      let cell = tableView.dequeueReusableCell(withIdentifier: "Mail", for: indexPath)
      guard let mail = self?.mails.first(where: { $0.id == id }) else { return cell }
      cell.configurationUpdateHandler = { cell, state in
        var content = UIListContentConfiguration.subtitleCell().updated(for: state)
        content.text = mail.sender
        content.secondaryText = mail.subject
        content.secondaryTextProperties.color = .secondaryLabel
        content.secondaryTextProperties.numberOfLines = 2
        content.textProperties.font = .preferredFont(
          forTextStyle: mail.isUnread ? .headline : .body
        )
        cell.contentConfiguration = content
        var background = UIBackgroundConfiguration.listGroupedCell().updated(for: state)
        if state.isSelected { background.backgroundColor = .systemFill }
        cell.backgroundConfiguration = background
      }
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }

  private func applySnapshot(animatingDifferences: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Mail.ID>()
    let groups = Dictionary(grouping: mails) { $0.isUnread ? Section.unread : .read }
    for section in Section.allCases {
      guard let group = groups[section] else { continue }
      snapshot.appendSections([section])
      snapshot.appendItems(group.map(\.id), toSection: section)
    }
    dataSource.apply(snapshot, animatingDifferences: animatingDifferences)
    setNeedsUpdateContentUnavailableConfiguration()
  }

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    guard mails.isEmpty else {
      contentUnavailableConfiguration = nil
      return
    }
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "No mail"
    configuration.secondaryText = "What you are sent comes here."
    contentUnavailableConfiguration = configuration
  }

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, done in
      self?.mails.removeAll { $0.id == id }
      self?.applySnapshot()
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  @objc private func readAll() {
    for index in mails.indices { mails[index].isUnread = false }
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    dataSource.apply(snapshot)
    applySnapshot()
  }
}
