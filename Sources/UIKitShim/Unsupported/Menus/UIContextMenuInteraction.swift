public import Foundation
public import LayoutControls
import LayoutDiagnostics
import LayoutGeometry
public import LayoutViews

/// `UIKit.UIInteraction`, which is kept with its view and does nothing.
public protocol UIInteraction: AnyObject {
  /// The view, or `nil` for none.
  var view: View? { get }
  /// Prepares for another view.
  func willMove(to view: View?)
  /// Responds to another view.
  func didMove(to view: View?)
}

extension View {
  /// The interactions that were added.
  public final var interactions: [any UIInteraction] {
    get { kept("interactions") ?? [] }
    set {
      for old in interactions where !newValue.contains(where: { $0 === old }) {
        removeInteraction(old)
      }
      for new in newValue { addInteraction(new) }
    }
  }

  /// Keeps an interaction, which finds nobody to interact with: a finding says so.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - fileID: The file of the call, for the finding.
  ///   - line: The line of the call.
  public final func addInteraction(
    _ interaction: any UIInteraction,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    guard !interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: self)
    keep(interactions + [interaction], "interactions")
    interaction.didMove(to: self)
    tellNoEffect(of: ClassName.of(type(of: interaction)), at: SourceMark(file: fileID, line: line))
  }

  /// Takes an interaction away.
  public final func removeInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    keep(interactions.filter { $0 !== interaction }, "interactions")
    interaction.didMove(to: nil)
  }
}

/// `UIKit.UIContextMenuInteraction`, which opens no menu.
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The view, or `nil` for none.
  public private(set) final weak var view: View?
  /// The delegate, which is never asked.
  public private(set) final weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

  /// Prepares for another view; nothing is to be done.
  open func willMove(to view: View?) {}
  /// Takes over another view.
  open func didMove(to view: View?) { self.view = view }
  /// Closes the menu, which is never open.
  open func dismissMenu() {}
}

/// `UIKit.UIContextMenuInteractionDelegate`, which is never asked.
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Returns the menu for a place.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// `UIKit.UIContextMenuConfiguration`.
open class UIContextMenuConfiguration: NSObject {
  /// A closure that returns a preview.
  public typealias ContentPreviewProvider = () -> ViewController?
  /// A closure that returns a menu.
  public typealias ActionProvider = ([MenuElement]) -> UIMenu?

  /// The name.
  public final let identifier: any NSCopying

  /// Creates a description of a menu, of which nothing is asked.
  ///
  /// - Parameters:
  ///   - identifier: The name.
  ///   - previewProvider: Returns a preview.
  ///   - actionProvider: Returns the menu.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: ContentPreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) { self.identifier = identifier ?? NSString() }
}

/// `UIKit.UIContextMenuInteractionAnimating`.
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// Adds changes.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what follows.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// `UIKit.UIContextMenuInteractionCommitStyle`.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable, Hashable {
  /// The preview goes with the menu.
  case dismiss
  /// The preview becomes a screen.
  case pop
}

/// `UIKit.UIContextMenuInteractionCommitAnimating`.
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The way in which the preview goes.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// `UIKit.UIPreviewParameters`.
open class UIPreviewParameters: NSObject {
  /// The color behind the preview.
  open var backgroundColor: ColorObject?
  /// The outline of what shows, or `nil` for all.
  open var visiblePath: BezierPath?
  /// The outline of the shadow, or `nil` for that of what shows.
  open var shadowPath: BezierPath?
}

/// `UIKit.UITargetedPreview`.
open class UITargetedPreview: NSObject {
  /// The view that is lifted.
  public final let view: View
  /// The look of the preview.
  public final let parameters: UIPreviewParameters

  /// Creates a preview of a view.
  public init(view: View, parameters: UIPreviewParameters = UIPreviewParameters()) {
    (self.view, self.parameters) = (view, parameters)
  }
}
