#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

/// Two fingers that select, in a controller that is no table controller, by the table's own methods alone.
///
/// What differs: the outlet is a property that `loadView` fills, since there are no storyboards; so are its
/// connections for data source and delegate, and the cell that the storyboard has is registered.
final class TwoFingerController: UIViewController {
  private(set) weak var tableView: UITableView!

  override func loadView() {
    super.loadView()
    let table = UITableView(frame: view.bounds)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
    tableView = table
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    self.tableView.allowsMultipleSelectionDuringEditing = true
  }
}

extension TwoFingerController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row + 1)"
    return cell
  }
}

extension TwoFingerController: UITableViewDelegate {
  func tableView(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { true }

  func tableView(
    _ tableView: UITableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    self.setEditing(true, animated: true)
  }
}
