import UIKit

struct Song {
  let title: String
  let artist: String
  let seconds: Int
}

/// A screen in the style of 2018: anchors, lazy views made by closures, and a conformance an extension.
final class PlaylistController: UIViewController {
  private var songs: [Song]

  private lazy var headerView: PlaylistHeaderView = {
    let view = PlaylistHeaderView()
    view.shuffleButton.addTarget(self, action: #selector(shuffle), for: .touchUpInside)
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }()

  private lazy var tableView: UITableView = {
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = self
    table.delegate = self
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 60
    table.tableFooterView = UIView()
    table.refreshControl = refreshControl
    table.register(SongCell.self, forCellReuseIdentifier: SongCell.reuseIdentifier)
    table.translatesAutoresizingMaskIntoConstraints = false
    return table
  }()

  private lazy var refreshControl: UIRefreshControl = {
    let control = UIRefreshControl()
    control.addTarget(self, action: #selector(reload), for: .valueChanged)
    return control
  }()

  init(songs: [Song]) {
    self.songs = songs
    super.init(nibName: nil, bundle: nil)
    title = "Playlist"
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(headerView)
    view.addSubview(tableView)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      headerView.topAnchor.constraint(equalTo: guide.topAnchor),
      headerView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      headerView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.topAnchor.constraint(equalTo: headerView.bottomAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    updateHeader()
  }

  private func updateHeader() {
    let minutes = songs.reduce(0) { $0 + $1.seconds } / 60
    headerView.configure(title: "\(songs.count) songs", detail: "\(minutes) minutes")
  }

  @objc private func shuffle() {
    songs.reverse()
    tableView.reloadData()
  }

  @objc private func reload() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      self?.refreshControl.endRefreshing()
    }
  }

  private func askToRemove(at indexPath: IndexPath) {
    let alert = UIAlertController(
      title: "Remove \(songs[indexPath.row].title)?",
      message: nil,
      preferredStyle: .alert
    )
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel, handler: nil))
    alert.addAction(
      UIAlertAction(title: "Remove", style: .destructive) { [weak self] _ in
        self?.songs.remove(at: indexPath.row)
        self?.tableView.deleteRows(at: [indexPath], with: .automatic)
        self?.updateHeader()
      }
    )
    present(alert, animated: true)
  }
}

extension PlaylistController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    songs.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(
        withIdentifier: SongCell.reuseIdentifier,
        for: indexPath
      ) as? SongCell
    else { return UITableViewCell() }
    cell.configure(with: songs[indexPath.row], number: indexPath.row + 1)
    return cell
  }
}

extension PlaylistController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    askToRemove(at: indexPath)
  }
}
