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
  /// A view over everything, with the views below in the window.
  case overFullScreen = 5
  /// A card at a button of a bar on tablets, or a page sheet on phones.
  case popover = 7
}

/// A controller that is shown over another one.
struct Presentation {
  let controller: ViewController
  let view: PresentationView
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

  func show(_ new: ViewController, completion: (() -> Void)?) {
    let presenter = outermost
    guard let view = presenter.viewIfLoaded, let window = view.window else {
      record(of: new, "'\(reportName)' is in no window")
      return
    }
    guard presenter.presentation == nil, new.presenter == nil, new !== presenter else {
      record(of: new, "'\(presenter.reportName)' shows another one already, or this one is shown")
      return
    }
    let container = PresentationView(new, in: window)
    let below = view.superview
    let hidesBelow = new.modalPresentationStyle == .fullScreen
    presenter.presentation = Presentation(
      controller: new,
      view: container,
      host: hidesBelow ? below : nil
    )
    new.presenter = presenter
    window.addSubview(container)
    if hidesBelow { view.removeFromSuperview() }
    window.updateStatusBar()
    completion?()
  }

  func takeAway(completion: (() -> Void)?) {
    let below = outermost
    if let presentation = below.presentation {
      if presentation.controller.presentation != nil {
        presentation.controller.takeAway(completion: nil)
      }
      let window = presentation.view.window
      if let host = presentation.host, let view = below.viewIfLoaded {
        view.frame = CGRect(origin: .zero, size: host.bounds.size)
        host.insertSubview(view, at: 0)
      }
      below.presentation = nil
      presentation.controller.presenter = nil
      presentation.view.willLeave()
      presentation.view.removeFromSuperview()
      presentation.controller.viewIfLoaded?.containedSafeAreaInsets = nil
      window?.updateStatusBar()
      completion?()
    } else if let presenter = below.presenter {
      presenter.takeAway(completion: completion)
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
