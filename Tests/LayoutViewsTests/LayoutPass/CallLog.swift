import Foundation
import LayoutControls
import LayoutViews

/// Writes down every call that a view or a controller gets, in order.
final class CallLog {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// Returns what was written since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

final class LoggingView: View {
  let name: String
  let log: CallLog

  init(_ name: String, _ log: CallLog, frame: CGRect = .zero) {
    self.name = name
    self.log = log
    super.init(frame: frame)
    accessibilityIdentifier = name
  }

  required init?(coder: NSCoder) { nil }

  override class var requiresConstraintBasedLayout: Bool { true }

  override func willMove(toSuperview newSuperview: View?) {
    log.add("\(name) willMove(toSuperview: \(newSuperview?.accessibilityIdentifier ?? "nil"))")
  }
  override func didMoveToSuperview() { log.add("\(name) didMoveToSuperview") }
  override func willMove(toWindow newWindow: Window?) {
    log.add("\(name) willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
  }
  override func didMoveToWindow() { log.add("\(name) didMoveToWindow") }
  override func didAddSubview(_ subview: View) { log.add("\(name) didAddSubview") }
  override func willRemoveSubview(_ subview: View) { log.add("\(name) willRemoveSubview") }
  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    log.add("\(name) traitCollectionDidChange")
  }
  override func safeAreaInsetsDidChange() { log.add("\(name) safeAreaInsetsDidChange") }
  override func layoutMarginsDidChange() { log.add("\(name) layoutMarginsDidChange") }
  override func updateConstraints() {
    log.add("\(name) updateConstraints")
    super.updateConstraints()
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    log.add("\(name) layoutSubviews")
  }
}

final class LoggingController: ViewController {
  let log: CallLog

  init(_ log: CallLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    log.add("loadView")
    view = LoggingView("root", log)
  }
  override func viewDidLoad() { log.add("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { log.add("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { log.add("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { log.add("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { log.add("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log.add("viewDidDisappear") }
  override func viewWillLayoutSubviews() { log.add("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { log.add("viewDidLayoutSubviews") }
  override func viewSafeAreaInsetsDidChange() { log.add("viewSafeAreaInsetsDidChange") }
  override func viewLayoutMarginsDidChange() { log.add("viewLayoutMarginsDidChange") }
  override func updateViewConstraints() {
    log.add("updateViewConstraints")
    super.updateViewConstraints()
  }
  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    log.add("traitCollectionDidChange")
  }
  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any ViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    log.add("viewWillTransition(to: \(Int(size.width)))")
    coordinator.animate { _ in
      self.log.add("alongside")
    } completion: { _ in
      self.log.add("completion")
    }
  }
}
