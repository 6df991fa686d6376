public import Foundation
public import LayoutControls
import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry
import LayoutText
import LayoutViews

/// An alert or an action sheet: UIKit's `UIAlertController`.
///
/// It is shown by `present(_:animated:completion:)`. A button that is tapped closes it and calls its handler.
/// Fingers that are down stay with what they touch, as nothing leaves the window: a press that brings an alert ends when
/// the finger is lifted (unverified). With an animation the alert comes in its time and goes in it; what it covers can be
/// touched as soon as it goes.
open class AlertController: ViewController {
  /// A kind of alert: UIKit's `UIAlertController.Style`.
  public enum Style: Int, Sendable, Hashable {
    /// Choices for what is at hand: from below on phones until iOS 18, else at what they are about.
    case actionSheet = 0
    /// A question or a message in the middle.
    case alert = 1
  }

  /// The kind of alert.
  public private(set) final var preferredStyle = Style.actionSheet
  /// The buttons, in the order in which they were added.
  public private(set) final var actions: [AlertAction] = []
  /// The fields, from the top; `nil` without any.
  public private(set) final var textFields: [TextField]?
  /// The message, or `nil` for none.
  open var message: String? { didSet { contentDidChange() } }
  /// The view over the screen with what dims it, in which the view of the controller is; nil before that is made.
  private final var alertView: AlertView? { outerView as? AlertView }
  /// The title, or `nil` for none.
  open override var title: String? { didSet { contentDidChange() } }
  /// The button that stands out, of those that were added, or `nil` for none.
  open var preferredAction: AlertAction? { didSet { contentDidChange() } }

  /// Creates an alert or an action sheet without buttons.
  ///
  /// - Parameters:
  ///   - title: The title, or `nil` for none.
  ///   - message: The message, or `nil` for none.
  ///   - preferredStyle: The kind of alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    isActionSheet = preferredStyle == .actionSheet
    onDismissalByReader = { [weak self] in
      guard let action = self?.content.cancelling else { return }
      action.handler?(action)
    }
    self.title = title
    self.message = message
  }

  /// Creates an action sheet without texts and buttons; the names have no effect.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of a nib file in UIKit.
  ///   - nibBundleOrNil: The bundle of the file in UIKit.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates an action sheet without texts and buttons.
  ///
  /// - Parameter coder: The archive, for the initializers of subclasses.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The style in which an alert is shown, whatever is set: over everything, or as a popover.
  open override var modalPresentationStyle: ModalPresentationStyle {
    get { isPopover ? .popover : .overFullScreen }
    set {}
  }

  /// The size of the buttons in a popover.
  open override var preferredContentSize: CGSize {
    get { isPopover ? sizeInPopover : super.preferredContentSize }
    set { super.preferredContentSize = newValue }
  }

  /// Whether it shows at what it is about, which tablets do, and phones from iOS 26 on.
  private var isPopover: Bool {
    guard preferredStyle == .actionSheet,
      let environment = popoverPresentationController?.sourceEnvironment
    else { return false }
    return environment.device.idiom == .pad || environment.shownDesign == .glass
  }

  /// Adds a button.
  ///
  /// UIKit raises an exception for a second one that cancels; here a diagnostic says so.
  open func addAction(_ action: AlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      misuse("has two buttons that cancel", "UIKit raises an exception here")
    }
    actions.append(action)
    contentDidChange()
  }

  /// Adds a field to an alert.
  ///
  /// UIKit raises an exception for an action sheet; here a diagnostic says so.
  ///
  /// - Parameter configurationHandler: A closure called at once with the field.
  open func addTextField(configurationHandler: ((TextField) -> Void)? = nil) {
    if preferredStyle == .actionSheet {
      misuse("is an action sheet with a field", "UIKit raises an exception here")
    }
    let field = TextField()
    field.font = .systemFont(ofSize: 13)
    field.borderStyle = .roundedRect
    field.accessibilityIdentifier = "alert-field"
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
    contentDidChange()
  }

  open override func loadView() {
    let alert = AlertView(content) { [weak self] in self?.choose($0) }
    alert.isInPopover = isPopover
    outerView = alert
    view = alert.boxesView
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    alertView?.isAnimated = isPresentedAnimated
    if preferredStyle == .actionSheet, !isPopover, isOnTablet {
      misuse(
        "is an action sheet on a tablet, at no view or button",
        "UIKit raises an exception unless 'popoverPresentationController' has a source"
      )
    }
  }

  /// Gives the keyboard to the first field, as UIKit does without being asked (practice of apps; no reference has it).
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let fields = textFields ?? []
    if !fields.contains(where: \.isFirstResponder) { fields.first?.becomeFirstResponder() }
  }

  /// Fades out what has gone already, if it was to be seen.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard isPresentedAnimated, !isPopover, let window = viewIfLoaded?.window else { return }
    let leaving = AlertView(content) { _ in }
    (leaving.isAnimated, leaving.isAfterimage) = (false, true)
    leaving.frame = window.bounds
    window.addSubview(leaving)
    leaving.layoutIfNeeded()
    leaving.leave()
  }

  private var isOnTablet: Bool {
    presentingViewController?.traitCollection.userInterfaceIdiom == .pad
  }

  private var content: AlertContent {
    AlertContent(
      title: title,
      message: message,
      fields: textFields ?? [],
      actions: actions,
      preferred: preferredAction,
      isSheet: preferredStyle == .actionSheet
    )
  }

  private var sizeInPopover: CGSize {
    loadViewIfNeeded()
    return alertView?.sizeInPopover ?? .zero
  }

  private func contentDidChange() { alertView?.content = content }

  private func choose(_ action: AlertAction) {
    dismiss(animated: true) { action.handler?(action) }
  }

  private func misuse(_ what: String, _ why: String) {
    Diagnostic(
      .error,
      code: "alert-misuse",
      "the alert '\(title ?? message ?? "")' \(what)",
      notes: [Diagnostic.Note(why)]
    )
    .record(inTreeOf: [viewIfLoaded?.window ?? CurrentWindow.ofThread].compactMap(\.self))
  }
}
