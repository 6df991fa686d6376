import Foundation
import LayoutDiagnostics
import LayoutGeometry
import LayoutViews

/// A style in which a controller is shown over others: UIKit's `UIModalPresentationStyle`.
public enum ModalPresentationStyle: Int, Sendable, Hashable {
  /// As a page sheet.
  case automatic = -2
  /// A view over everything, with the views below out of the window.
  case fullScreen = 0
  /// A card: from a little below the top on phones held upright, in the middle of tablets.
  case pageSheet = 1
  /// A small card in the middle of tablets, or a page sheet on phones.
  case formSheet = 2
  /// As `fullScreen`: over the nearest controller that defines a context in UIKit.
  case currentContext = 3
  /// As a presentation controller of the transitioning delegate has it.
  case custom = 4
  /// A view over everything, with the views below in the window.
  case overFullScreen = 5
  /// As `overFullScreen`: over the nearest controller that defines a context in UIKit.
  case overCurrentContext = 6
  /// A card at a button of a bar on tablets, or a page sheet on phones.
  case popover = 7
  /// No presentation.
  case none = -1

  /// Whether the views below leave the window.
  var hidesBelow: Bool { self == .fullScreen || self == .currentContext }
}

/// A controller that is shown over another one.
struct Presentation {
  let controller: ViewController
  let view: View
  /// The former superview of the view below, or `nil` if it stays in the window.
  weak var host: View?
}

extension ViewController {
  /// The controller that is shown over this one, or over one that it is in, or `nil` for none.
  public var presentedViewController: ViewController? {
    presentation?.controller ?? parent?.presentedViewController
  }

  /// The controller over which this one, or one that it is in, is shown, or `nil` for none.
  public var presentingViewController: ViewController? {
    presenter ?? parent?.presentingViewController
  }

  private var outermost: ViewController { parent?.outermost ?? self }

  func show(_ new: ViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = outermost
    guard let view = presenter.viewIfLoaded, let window = view.window else {
      record(of: new, "'\(reportName)' is in no window")
      return
    }
    guard presenter.presentation == nil, new.presenter == nil, new !== presenter else {
      record(of: new, "'\(presenter.reportName)' shows another one already, or this one is shown")
      return
    }
    let custom = new.customPresentation(over: presenter, from: self)
    new.ownPresentationController = custom
    let container: View =
      custom.map { CustomPresentationView($0, in: window) } ?? PresentationView(new, in: window)
    let below = view.superview
    let hidesBelow =
      custom?.shouldRemovePresentersView ?? new.modalPresentationStyle.hidesBelow
    presenter.presentation = Presentation(
      controller: new,
      view: container,
      host: hidesBelow ? below : nil
    )
    new.presenter = presenter
    new.isPresentedAnimated = animated
    new.motion = .presented
    window.addSubview(container)
    if hidesBelow { view.removeFromSuperview() }
    window.updateStatusBar()
    guard let custom else {
      completion?()
      return
    }
    custom.containerView = container
    custom.presentationTransitionWillBegin()
    let end: (Bool) -> Void = { completed in
      custom.presentationTransitionDidEnd(completed)
      completion?()
    }
    let animator = new.transitioningDelegate?.animationController(
      forPresented: new,
      presenting: presenter,
      source: self
    )
    guard animated, let animator else {
      if let shown = custom.presentedView {
        shown.frame = custom.frameOfPresentedViewInContainerView
        if shown.superview == nil { container.addSubview(shown) }
      }
      return end(true)
    }
    animator.run(
      ModalTransition(new, over: presenter, isComing: true, of: custom, in: container, end: end)
    )
  }

  /// Returns the object that places the controller as its delegate has it, or `nil` for the system's ways.
  private func customPresentation(
    over presenter: ViewController,
    from source: ViewController
  ) -> PresentationController? {
    guard modalPresentationStyle == .custom else { return nil }
    return transitioningDelegate?
      .presentationController(forPresented: self, presenting: presenter, source: source)
      ?? PresentationController(presentedViewController: self, presenting: presenter)
  }

  func takeAway(animated: Bool, completion: (() -> Void)?) {
    let below = outermost
    if let presentation = below.presentation {
      if presentation.controller.presentation != nil {
        presentation.controller.takeAway(animated: false, completion: nil)
      }
      presentation.controller.isPresentedAnimated = animated
      presentation.controller.motion = .dismissed
      defer { presentation.controller.motion = .none }
      let custom = presentation.controller.ownPresentationController
      custom?.dismissalTransitionWillBegin()
      let animator = presentation.controller.transitioningDelegate?
        .animationController(forDismissed: presentation.controller)
      if animated, let custom, let animator {
        animator.run(
          ModalTransition(
            presentation.controller,
            over: below,
            isComing: false,
            of: custom,
            in: presentation.view,
            end: { _ in }
          )
        )
      }
      let window = presentation.view.window
      if let host = presentation.host, let view = below.viewIfLoaded {
        view.frame = CGRect(origin: .zero, size: host.bounds.size)
        host.insertSubview(view, at: 0)
      }
      below.presentation = nil
      presentation.controller.presenter = nil
      (presentation.view as? PresentationView)?.willLeave()
      presentation.view.removeFromSuperview()
      if custom != nil { presentation.controller.viewIfLoaded?.removeFromSuperview() }
      presentation.controller.viewIfLoaded?.containedSafeAreaInsets = nil
      window?.updateStatusBar()
      custom?.dismissalTransitionDidEnd(true)
      presentation.controller.ownPresentationController = nil
      completion?()
    } else if let presenter = below.presenter {
      presenter.takeAway(animated: animated, completion: completion)
    }
  }

  private var reportName: String { title ?? String(describing: type(of: self)) }

  private func record(of new: ViewController, _ reason: String) {
    let diagnostic = Diagnostic(
      .warning,
      code: "impossible-presentation",
      "'\(new.reportName)' cannot be presented: \(reason)",
      notes: [Diagnostic.Note("UIKit logs a warning here; nothing was presented")]
    )
    diagnostic.record(inTreeOf: [viewIfLoaded].compactMap(\.self))
  }
}

extension AnimatedTransitioning {
  /// Moves the views of a transition; one that is not ended is as good as ended, since nothing takes time.
  fileprivate func run(_ transition: ModalTransition) {
    animateTransition(using: transition)
    transition.completeTransition(true)
    animationEnded(true)
  }
}
