import UIKit

/// A screen in the style of 2012: selectors, a timer, outlets that code fills in.
@objc(ArticlesController)
public class ArticlesController: UITableViewController {
  @IBOutlet var refreshLabel: UILabel!

  var articleTitles: [String]
  var stars = Set<String>()
  private var refreshTimer: Timer?
  private var startDate = Date()

  public init(titles: [String]) {
    articleTitles = titles
    super.init(style: .plain)
    title = "Articles"
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ArticleCell.self, forCellReuseIdentifier: "Article")
    refreshLabel = UILabel(frame: CGRect(x: 0, y: 0, width: 320, height: 30))
    refreshLabel.textAlignment = .center
    tableView.tableFooterView = refreshLabel
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Reverse",
      style: .plain,
      target: self,
      action: #selector(reverse(_:))
    )
    let press = UILongPressGestureRecognizer(
      target: self,
      action: #selector(ArticlesController.pressed(_:))
    )
    tableView.addGestureRecognizer(press)
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(starsDidChange(_:)),
      name: .starsDidChange,
      object: nil
    )
    refreshTimer = Timer.scheduledTimer(
      timeInterval: 1,
      target: self,
      selector: #selector(tick),
      userInfo: nil,
      repeats: true
    )
    tick()
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @IBAction func reverse(_ sender: UIBarButtonItem) {
    articleTitles.reverse()
    tableView.reloadData()
  }

  @objc private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    guard recognizer.state == .began else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in
      self?.setEditing(true, animated: false)
    }
  }

  @objc private func tick() {
    let seconds = Int(Date().timeIntervalSince(startDate))
    refreshLabel.text = "Updated \(seconds) s ago"
    if seconds >= 5 { refreshTimer?.invalidate() }
  }

  @objc private func starsDidChange(_ notification: Notification) {
    title = "Articles (\(stars.count))"
  }
}

extension Notification.Name {
  static let starsDidChange = Notification.Name("starsDidChange")
}
