import UIKit

/// A list of choices in a sheet, which a pan from the edge takes from a stack.
@MainActor
final class FilterController: UITableViewController {
  private let kinds = ["Ferns", "Palms", "Succulents", "Trees"]
  private var chosen: Set<Int> = [1]

  override var barTitle: String { "Filter" }

  override func viewDidLoad() {
    super.viewDidLoad()
    updateBar()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Kind")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    kinds.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Kind", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = kinds[indexPath.row]
    cell.contentConfiguration = content
    cell.accessoryType = chosen.contains(indexPath.row) ? .checkmark : .none
    return cell
  }
}

/// Goes back with a finger that comes from the edge, as many applications have it.
@MainActor
final class SwipeBack: UIPercentDrivenInteractiveTransition, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  private weak var stack: UINavigationController?
  private var isSwiping = false

  init(stack: UINavigationController) {
    self.stack = stack
    super.init()
    let pan = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(pan(_:)))
    pan.edges = .left
    stack.view.addGestureRecognizer(pan)
    stack.delegate = self
  }

  @objc private func pan(_ pan: UIScreenEdgePanGestureRecognizer) {
    let share = pan.translation(in: pan.view).x / (pan.view?.bounds.width ?? 1)
    switch pan.state {
    case .began:
      isSwiping = true
      stack?.popViewController(animated: true)
    case .changed: update(share)
    case .ended:
      isSwiping = false
      if share > 0.5 { finish() } else { cancel() }
    default:
      isSwiping = false
      cancel()
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { operation == .pop ? self : nil }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { isSwiping ? self : nil }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to)
    else { return }
    let width = transitionContext.containerView.bounds.width
    transitionContext.containerView.insertSubview(to, belowSubview: from)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: { from.frame.origin.x = width },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    )
  }
}
