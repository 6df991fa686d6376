import Foundation
import Testing
import UIKitShim

/// What screens and delegates hear of a change that is to be seen.
struct AnimatedChangeTests {
  private final class Screen: UIViewController {
    var lines: [String] = []

    override func viewWillAppear(_ animated: Bool) { lines.append("will appear \(animated)") }
    override func viewDidAppear(_ animated: Bool) { lines.append("appears \(animated)") }
    override func viewWillDisappear(_ animated: Bool) { lines.append("will go \(animated)") }
    override func viewDidDisappear(_ animated: Bool) { lines.append("goes \(animated)") }
  }

  /// Fades from one view to another, as applications write it, and notes where a stack's screens came from.
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning,
    UINavigationControllerDelegate, UIViewControllerTransitioningDelegate
  {
    let moves: Bool
    var origins: [String] = []
    var lateClosures = 0
    init(moves: Bool) { self.moves = moves }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.2 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) {
        view.frame = context.finalFrame(for: to)
        context.containerView.addSubview(view)
      }
      context.view(forKey: .from)?.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { moves ? self : nil }

    /// The way in which coordinators of screens find out that one of theirs was popped.
    func navigationController(
      _ navigationController: UINavigationController,
      didShow viewController: UIViewController,
      animated: Bool
    ) {
      let coordinator = navigationController.transitionCoordinator
      guard let from = coordinator?.viewController(forKey: .from) else { return }
      origins.append(from.title ?? "")
      coordinator?.animate(alongsideTransition: nil) { _ in self.lateClosures += 1 }
    }

    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { moves ? self : nil }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { moves ? self : nil }
  }

  private static let whole = ["will appear true", "appears true", "will go true", "goes true"]

  @Test(arguments: [false, true])
  func `a stack's screens hear that they are animated, and its delegate where they came from`(
    moves: Bool
  ) throws {
    let (first, second, fade) = (Screen(), Screen(), Fade(moves: moves))
    (first.title, second.title) = ("first", "second")
    let stack = UINavigationController(rootViewController: first)
    stack.delegate = fade
    let window = try ScreenHost.show(stack)
    #expect(fade.origins.isEmpty)
    first.lines = []
    stack.pushViewController(second, animated: true)
    window.layoutIfNeeded()
    stack.popViewController(animated: true)
    window.layoutIfNeeded()
    #expect(second.lines == Self.whole)
    #expect(first.lines == Array(Self.whole.suffix(2) + Self.whole.prefix(2)))
    #expect(fade.origins == ["first", "second"] && fade.lateClosures == 2)
    #expect(stack.transitionCoordinator == nil)
  }

  @Test(arguments: [false, true])
  func `a presented screen hears that it is animated`(moves: Bool) throws {
    let (below, over, fade) = (Screen(), Screen(), Fade(moves: moves))
    let window = try ScreenHost.show(below)
    below.lines = []
    over.modalPresentationStyle = .fullScreen
    over.transitioningDelegate = fade
    below.present(over, animated: true)
    window.layoutIfNeeded()
    over.dismiss(animated: true)
    window.layoutIfNeeded()
    #expect(over.lines == Self.whole)
    #expect(below.lines == Array(Self.whole.suffix(2) + Self.whole.prefix(2)))
  }

  @Test func `what is done without animation is at its end at once`() throws {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        3
      }
      override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    let rows = Rows()
    let window = try ScreenHost.show(rows)
    _ = window.interaction
    var ends: [String] = []
    func update(_ name: String) {
      rows.tableView.performBatchUpdates(nil) { _ in ends.append(name) }
    }
    #expect(UIView.areAnimationsEnabled)
    update("moving")
    #expect(ends.isEmpty)
    UIView.performWithoutAnimation {
      #expect(!UIView.areAnimationsEnabled)
      update("inside")
    }
    #expect(ends == ["moving", "inside"])
    UIView.setAnimationsEnabled(false)
    UIView.performWithoutAnimation { update("inside") }
    update("off")
    #expect(ends.count == 4 && !UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(true)
    update("on")
    #expect(ends.count == 4)
    window.interaction.clock.advance(by: .seconds(1))
    #expect(ends.last == "on")
  }
}
