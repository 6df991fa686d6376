import LayoutDevices
import LayoutDiagnostics
import LayoutViews
import Testing
import UIKitShim

/// Parts of UIKit that code around constraints leans on.
struct AppDetailTests {
  private func window(
    on name: String = "iPhone 15",
    _ orientation: Orientation = .portrait
  ) throws -> UIWindow {
    let device = try #require(Device.named(name))
    return UIWindow(environment: ScreenEnvironment(device: device, orientation: orientation))
  }

  private func place(_ view: UIView, in window: UIWindow, width: CGFloat? = nil) {
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    view.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    view.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
    if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
  }

  @Test func `insets around a text count in its size, in one line and in many`() throws {
    let window = try window()
    let text = "Many words that do not fit into a line of a hundred points"
    let labels = [UILabel(), PaddedLabel()]
    for (label, width) in zip(labels, [nil, nil] as [CGFloat?]) {
      label.text = "Hello"
      place(label, in: window, width: width)
    }
    let wrapped = [UILabel(), PaddedLabel()]
    for (label, width) in zip(wrapped, [100, 120]) {
      label.text = text
      label.numberOfLines = 0
      place(label, in: window, width: CGFloat(width))
    }
    window.layoutIfNeeded()
    #expect(labels[1].frame.width == labels[0].frame.width + 20)
    #expect(labels[1].frame.height == labels[0].frame.height + 8)
    #expect(wrapped[0].frame.height > 60)
    #expect(abs(wrapped[1].frame.height - wrapped[0].frame.height - 8) < 0.01)
    let bounds = CGRect(x: 5, y: 6, width: 1000, height: 1000)
    let rect = labels[1].textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    #expect(rect.origin == bounds.origin && rect.size == labels[1].frame.size)
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `a label without a font or a color of its own has the standard ones`() {
    let label = UILabel()
    label.font = .boldSystemFont(ofSize: 30)
    label.font = nil
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor.withAlphaComponent(0.5) == UIColor.label.withAlphaComponent(0.5))
    label.textColor = .red
    label.textColor = nil
    #expect(label.textColor == .label)
    let view = UIView()
    view.tintColor = .red
    view.tintColor = nil
    #expect(view.tintColor == .systemBlue)
  }

  @Test func `who asks for a trait is told of its changes alone`() throws {
    let window = try window()
    let row = TraitRow()
    row.titleLabel.text = "A title"
    place(row, in: window, width: 300)
    window.layoutIfNeeded()
    #expect(row.updates.isEmpty)
    #expect(row.titleLabel.frame.minX == 56)
    window.environment.style = .dark
    #expect(row.updates.isEmpty)
    window.environment.contentSizeCategory = .accessibilityLarge
    window.layoutIfNeeded()
    #expect(row.updates == ["large"])
    #expect(row.titleLabel.frame.minX == 8)
    #expect(row.titleLabel.frame.minY == row.imageView.frame.maxY + 8)
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `a wish to know of traits is taken back`() throws {
    let window = try window()
    let controller = UIViewController()
    window.rootViewController = controller
    var calls = 0
    let registration = controller.registerForTraitChanges([
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    ]) { (told: UIViewController, previous: UITraitCollection) in
      #expect(told === controller)
      #expect(previous.verticalSizeClass == .regular)
      calls += 1
    }
    window.environment.orientation = .landscape
    #expect(calls == 1)
    controller.unregisterForTraitChanges(registration)
    window.environment.orientation = .portrait
    #expect(calls == 1)
  }

  @Test func `a method learns of traits, with what changed`() throws {
    final class Screen: UIViewController {
      var calls: [Bool] = []
      func changed(_ environment: UIViewController, _ previous: UITraitCollection) {
        calls.append(environment === self && previous.verticalSizeClass == .regular)
      }
    }
    let window = try window()
    let screen = Screen()
    window.rootViewController = screen
    let action = ActionSelector("changed::", Screen.changed)
    let registration = screen.registerForTraitChanges(
      [UITraitVerticalSizeClass.self],
      action: action
    )
    window.environment.orientation = .landscape
    #expect(screen.calls == [true])
    screen.unregisterForTraitChanges(registration)
    window.environment.orientation = .portrait
    #expect(screen.calls == [true])
  }

  @Test func `collections of traits are put together, the later ones first`() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let all = UITraitCollection(traitsFrom: [
      large, UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(userInterfaceIdiom: .pad),
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
      UITraitCollection(verticalSizeClass: .compact),
      UITraitCollection(layoutDirection: .rightToLeft),
    ])
    #expect(all.preferredContentSizeCategory == .accessibilityLarge)
    #expect(all.horizontalSizeClass == .compact)
    #expect(all.verticalSizeClass == .compact)
    #expect(all.userInterfaceIdiom == .pad)
    #expect(all.userInterfaceStyle == .dark)
    #expect(all.displayScale == 3)
    #expect(all.layoutDirection == .rightToLeft)
    #expect(all.hasDifferentColorAppearance(comparedTo: large))
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: all).pointSize == 33)
    #expect(UITraitCollection { $0.displayScale = 2 }.displayScale == 2)
    let sizes = UIContentSizeCategory.allCases
    #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `the device says what it is`() throws {
    #expect(try window().traitCollection.userInterfaceIdiom == .phone)
    #expect(try window(on: "iPad (10th generation)").traitCollection.userInterfaceIdiom == .pad)
  }

  @Test func `an animator brings about the end and tells of it`() throws {
    let window = try window()
    let view = UIView()
    place(view, in: window, width: 40)
    let height = view.heightAnchor.constraint(equalToConstant: 40)
    height.isActive = true
    window.layoutIfNeeded()
    var log: [String] = []
    let animator = UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.8) {
      window.layoutIfNeeded()
      log.append("first")
    }
    animator.addAnimations { log.append("second") }
    animator.addCompletion { log.append($0 == .end ? "end" : "elsewhere") }
    height.constant = 80
    #expect(log.isEmpty)
    animator.startAnimation()
    #expect(log == ["first", "second", "end"])
    #expect(view.frame.height == 80)
    #expect(!animator.isRunning && animator.state == .inactive)
    animator.startAnimation()
    #expect(log.count == 3)
    // What is added to a running animation belongs to it.
    animator.addAnimations { log.append("later") }
    animator.addCompletion { log.append($0 == .end ? "over" : "elsewhere") }
    #expect(log.dropFirst(3) == ["later", "over"])
    log.removeLast(2)

    let stopped = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { log.append("third") }
    stopped.addCompletion { log.append($0 == .start ? "start" : "elsewhere") }
    stopped.pauseAnimation()
    stopped.stopAnimation(false)
    stopped.finishAnimation(at: .start)
    #expect(log.dropFirst(3) == ["third", "start"])

    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { height.constant = 10 }
      window.layoutIfNeeded()
    }
    #expect(view.frame.height == 10)
  }

  @Test func `a view finds its controller by the chain of responders`() throws {
    let window = try window()
    let parent = UIViewController()
    let child = UIViewController()
    window.rootViewController = parent
    parent.addChild(child)
    let container = UIView()
    parent.view.addSubview(container)
    container.addSubview(child.view)
    child.didMove(toParent: parent)
    let button = UIButton(type: .system)
    child.view.addSubview(button)
    func controller(of view: UIView) -> UIViewController? {
      var responder: UIResponder? = view
      while let next = responder?.next {
        if let controller = next as? UIViewController { return controller }
        responder = next
      }
      return nil
    }
    #expect(controller(of: button) === child)
    #expect(controller(of: container) === parent)
    #expect(child.next === container)
    #expect(window.next == nil)
    #expect(controller(of: window) == nil)
  }

  @Test func `without a keyboard its guide is the bottom's, or nothing`() throws {
    let window = try window()
    let view = UIView()
    window.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    let guide = window.keyboardLayoutGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: window.topAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    guide.setConstraints(
      [view.bottomAnchor.constraint(equalTo: guide.topAnchor)],
      activeWhenNearEdge: .bottom
    )
    guide.setConstraints(
      [view.bottomAnchor.constraint(equalTo: window.centerYAnchor)],
      activeWhenAwayFrom: .bottom
    )
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 393, height: 818))
    guide.usesBottomSafeArea = false
    window.layoutIfNeeded()
    #expect(view.frame.height == 852)
    #expect(guide.layoutFrame == CGRect(x: 0, y: 852, width: 393, height: 0))
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `a controller hears of coming traits before the coming size`() throws {
    final class Controller: UIViewController {
      var log: [String] = []
      override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.willTransition(to: newCollection, with: coordinator)
        log.append("traits \(newCollection.verticalSizeClass)")
        coordinator.animate(alongsideTransition: { _ in self.log.append("alongside") })
      }
      override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        log.append("size \(Int(size.width)) \(coordinator.isAnimated)")
      }
    }
    let window = try window()
    let controller = Controller()
    window.rootViewController = controller
    window.environment.orientation = .landscape
    #expect(controller.log == ["traits compact", "size 852 true", "alongside"])
    window.environment.style = .dark
    #expect(controller.log.count == 3)
  }

  @Test func `a delegate with UIKit's pointer says where scrolling ends`() {
    final class Delegate: UIScrollViewDelegate {
      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) {
        let page = (targetContentOffset.pointee.x / 100).rounded()
        targetContentOffset.pointee.x = page * 100
      }
    }
    let delegate: any UIScrollViewDelegate = Delegate()
    var target = CGPoint(x: 260, y: 0)
    delegate.scrollViewWillEndDragging(
      UIScrollView(),
      withVelocity: .zero,
      targetContentOffset: &target
    )
    #expect(target == CGPoint(x: 300, y: 0))
  }

  @Test func `a controller's own view is as large as the screen and follows it`() throws {
    final class Controller: UIViewController {
      let header = UIView()
      let child = UIViewController()
      var widthAtLoading: CGFloat = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        widthAtLoading = view.bounds.width
        header.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 60)
        header.autoresizingMask = .flexibleWidth
        view.addSubview(header)
        addChild(child)
        child.view.frame = view.bounds
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }
    let window = try window()
    let controller = Controller()
    window.rootViewController = controller
    #expect(controller.widthAtLoading == 393)
    window.environment.orientation = .landscape
    window.layoutIfNeeded()
    #expect(controller.header.frame == CGRect(x: 0, y: 0, width: 852, height: 60))
    #expect(controller.child.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    let lone = UIViewController()
    #expect(lone.view.frame == window.bounds)
    #expect(lone.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
  }
}
