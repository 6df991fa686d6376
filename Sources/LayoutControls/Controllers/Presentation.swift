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
  /// Whether the screen covers everything, so that an animator of the application can move it here.
  var covers: Bool {
    hidesBelow || self == .overFullScreen || self == .overCurrentContext || self == .custom
  }
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
    presentation?.controller ?? presentedSearch ?? parent?.presentedViewController
  }

  /// The controller over which this one, or one that it is in, is shown, or `nil` for none.
  public var presentingViewController: ViewController? {
    presenter ?? parent?.presentingViewController
  }

  /// The view that is shown over the window: the one in which that of the controller is, or that itself.
  var shownView: View {
    loadViewIfNeeded()
    return outerView ?? view
  }

  /// The controller around all others that this one is in; for a search that around its screen.
  var outermost: ViewController {
    if self is SearchController, let presenter { return presenter.outermost }
    return parent?.outermost ?? self
  }

  func show(_ new: ViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = outermost
    guard let view = presenter.viewIfLoaded, let window = view.window else {
      return record(of: new, "the view of '\(reportName)' is not in the window hierarchy")
    }
    if let other = presenter.presentation?.controller {
      let name = presenter.reportName
      return record(of: new, "'\(name)' is already presenting '\(other.reportName)'")
    }
    if let search = activeSearch {
      return record(of: new, "'\(reportName)' is already presenting '\(search.reportName)'")
    }
    if let search = new as? SearchController {
      if let reason = search.begin(from: self, completion: completion) {
        record(of: new, reason)
      }
      return
    }
    if let other = new.presenter ?? (new === presenter ? new : nil) {
      return record(of: new, "it is shown already, over '\(other.reportName)'")
    }
    let animator =
      animated
      ? new.transitioningDelegate?.animationController(
        forPresented: new,
        presenting: presenter,
        source: self
      ) : nil
    let custom = new.customPresentation(over: presenter, from: self, isMoved: animator != nil)
    new.ownPresentationController = custom
    let container: View =
      custom.map { CustomPresentationView($0, in: window) } ?? PresentationView(new, in: window)
    let hidesBelow =
      custom?.shouldRemovePresentersView == true || new.modalPresentationStyle.hidesBelow
    presenter.presentation = Presentation(
      controller: new,
      view: container,
      host: hidesBelow ? view.superview : nil
    )
    new.presenter = presenter
    new.isPresentedAnimated = animated
    new.motion = .presented
    let coordinator = TransitionCoordinator(
      [presenter, new],
      in: container,
      style: new.modalPresentationStyle,
      isAnimated: animated
    )
    if hidesBelow {
      presenter.beginAppearanceTransition(false, animated: animated)
    } else {
      presenter.giveKeyboardUp()
    }
    new.change(animated: animated) { window.addSubview(container) }
    custom?.containerView = container
    custom?.presentationTransitionWillBegin()
    let end: (Bool) -> Void = { isCompleted in
      if !isCompleted {
        presenter.endPresentation()
        if hidesBelow {
          presenter.beginAppearanceTransition(true, animated: animated)
          presenter.endAppearanceTransition()
        }
        presenter.restoreKeyboard()
      }
      if isCompleted, hidesBelow {
        presenter.disappearsLater = true
        view.removeFromSuperview()
      }
      window.updateStatusBar()
      custom?.presentationTransitionDidEnd(isCompleted)
      coordinator.end(isCompleted: isCompleted)
      guard isCompleted else { return }
      window.afterAppearance {
        presenter.endHeldDisappearance()
        completion?()
      }
    }
    if let custom, let animator {
      let movers = ScreenTransition.Movers(
        animator: animator,
        interaction: new.transitioningDelegate?
          .interactionControllerForPresentation(using: animator)
      )
      move(new, over: presenter, by: custom, with: movers, coordinator, end: end)
    } else {
      if animator != nil { new.tellAnimatorWithoutEffect() }
      if let custom, let shown = custom.presentedView {
        shown.frame = custom.frameOfPresentedViewInContainerView
        if shown.superview == nil { container.addSubview(shown) }
      }
      end(true)
    }
  }

  /// Returns the object that places the controller, or `nil` if the system places it, without objects that move it.
  private func customPresentation(
    over presenter: ViewController,
    from source: ViewController,
    isMoved: Bool
  ) -> PresentationController? {
    let own =
      modalPresentationStyle == .custom
      ? transitioningDelegate?
        .presentationController(forPresented: self, presenting: presenter, source: source) : nil
    guard modalPresentationStyle == .custom || isMoved && modalPresentationStyle.covers else {
      return nil
    }
    return own ?? PresentationController(presentedViewController: self, presenting: presenter)
  }

  func takeAway(animated: Bool, completion: (() -> Void)?) {
    let below = outermost
    guard let presentation = below.presentation else {
      if let search = searchToEnd {
        return search.end(completion: completion)
      }
      below.presenter?.takeAway(animated: animated, completion: completion)
      return
    }
    let going = presentation.controller
    guard going.ownCoordinator?.transition == nil else {
      going.tellChangeUnderWay("cannot be dismissed")
      return
    }
    if going.presentation != nil { going.takeAway(animated: false, completion: nil) }
    going.isPresentedAnimated = animated
    going.motion = .dismissed
    let coordinator = TransitionCoordinator(
      [going, below],
      in: presentation.view,
      style: going.modalPresentationStyle,
      isAnimated: animated
    )
    let custom = going.ownPresentationController
    custom?.dismissalTransitionWillBegin()
    let end: (Bool) -> Void = { isCompleted in
      let window = presentation.view.window
      if isCompleted { below.endPresentation() } else { going.motion = .none }
      window?.updateStatusBar()
      custom?.dismissalTransitionDidEnd(isCompleted)
      coordinator.end(isCompleted: isCompleted)
      guard isCompleted else { return }
      let complete = {
        below.restoreKeyboard()
        completion?()
      }
      if let window { window.afterAppearance(complete) } else { complete() }
    }
    let delegate = animated ? going.transitioningDelegate : nil
    guard let custom, let animator = delegate?.animationController(forDismissed: going) else {
      return end(true)
    }
    let movers = ScreenTransition.Movers(
      animator: animator,
      interaction: delegate?.interactionControllerForDismissal(using: animator)
    )
    move(going, over: below, by: custom, with: movers, coordinator, end: end)
  }

  /// Takes the controller that is shown over this one out of the window, at once.
  private func endPresentation() {
    guard let presentation else { return }
    let going = presentation.controller
    let window = presentation.view.window
    going.beginAppearanceTransition(false, animated: going.isPresentedAnimated)
    if let host = presentation.host, let view = viewIfLoaded {
      view.frame = CGRect(origin: .zero, size: host.bounds.size)
      change(animated: going.isPresentedAnimated) { host.insertSubview(view, at: 0) }
    }
    self.presentation = nil
    going.presenter = nil
    (presentation.view as? PresentationView)?.willLeave()
    // The one below comes back before the other is gone, if it was away.
    going.disappearsLater = presentation.host != nil && window != nil
    presentation.view.removeFromSuperview()
    if going.ownPresentationController != nil { going.viewIfLoaded?.removeFromSuperview() }
    going.shownView.containedSafeAreaInsets = nil
    going.ownPresentationController = nil
    if going.disappearsLater {
      window?.afterAppearance {
        going.endHeldDisappearance()
        going.motion = .none
      }
    } else {
      going.motion = .none
    }
  }

  var reportName: String { title ?? ClassName.of(type(of: self)) }

  private func record(of new: ViewController, _ reason: String) {
    let diagnostic = Diagnostic(
      .warning,
      code: "impossible-presentation",
      "'\(new.reportName)' cannot be presented: \(reason)",
      at: new.notedPlace,
      notes: [Diagnostic.Note("UIKit logs a warning here; nothing was presented")]
    )
    diagnostic.record(inTreeOf: [viewIfLoaded].compactMap(\.self))
  }
}
