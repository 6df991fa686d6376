public import Foundation
public import LayoutViews

/// The object that shows a screen as a card: UIKit's `UISheetPresentationController`.
///
/// Heights, corners, the handle and the shade are laid out on phones and in narrow windows; in wide ones a card has its
/// whole height, and a finding says so. A finger that pulls the card leaves it at the nearest height, or takes it away.
open class SheetPresentationController: PresentationController, SettingKeeper {
  package final var keptSettings: [String: Any]?
  /// The heights of the card, from the least to the greatest.
  open var detents: [Detent] = [.large()] { didSet { onChange() } }
  /// The height that the card has, or `nil` for the least one.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { onChange() } }
  }
  /// The greatest height up to which what is below stays bright and can be touched, or `nil` for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { onChange() } }
  /// Whether there is a handle at the upper edge.
  open var prefersGrabberVisible = false { didSet { onChange() } }
  /// The radius of the corners, or `nil` for the system's.
  open var preferredCornerRadius: CGFloat? { didSet { onChange() } }
  /// Whether a screen held sideways shows a card and not a screen that covers everything.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { onChange() } }
  /// Whether such a card is as wide as its controller prefers.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { onChange() } }
  /// Whether a finger that goes up over content at its upper end makes the card higher, as far as there is a greater height.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// The view that the card is about, which makes no difference here.
  open weak var sourceView: View?
  /// The closure called when the card may have another place.
  final var onChange: () -> Void = {}

  /// Performs changes of the card, at once.
  open func animateChanges(_ changes: () -> Void) { changes() }
  /// Requests that heights of the application's own be asked for again.
  open func invalidateDetents() { onChange() }

  /// A height of a card: UIKit's `UISheetPresentationController.Detent`.
  public final class Detent: NSObject {
    /// A name of a height.
    public struct Identifier: RawRepresentable, Sendable, Hashable {
      /// The name.
      public let rawValue: String
      /// Creates a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The name of about half of the screen.
      public static let medium = Self("com.apple.UIKit.medium")
      /// The name of as much as there is room.
      public static let large = Self("com.apple.UIKit.large")
    }

    /// The name of the height.
    public let identifier: Identifier
    private let resolver: ((any DetentResolutionContext) -> CGFloat?)?

    private init(
      _ identifier: Identifier,
      _ resolver: ((any DetentResolutionContext) -> CGFloat?)? = nil
    ) {
      self.identifier = identifier
      self.resolver = resolver
    }

    /// Returns about half of the screen.
    public static func medium() -> Detent { Detent(.medium) }
    /// Returns as much as there is room.
    public static func large() -> Detent { Detent(.large) }
    /// Returns a height that a closure answers.
    ///
    /// - Parameters:
    ///   - identifier: The name, or `nil` for one that no other has.
    ///   - resolver: The closure; `nil` leaves the height out. Its answer is without the safe area at the bottom.
    /// - Returns: The height.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (_ context: any DetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom"), resolver) }

    /// Returns the height without the safe area at the bottom, or `nil` for none.
    public func resolvedValue(in context: any DetentResolutionContext) -> CGFloat? {
      if let resolver { return resolver(context) }
      return identifier == .large ? context.maximumDetentValue : context.maximumDetentValue / 2
    }

    /// Whether the application answers for the height.
    var isCustom: Bool { resolver != nil }
  }
}

/// The surroundings in which a height is asked for: UIKit's `UISheetPresentationControllerDetentResolutionContext`.
public protocol DetentResolutionContext {
  /// The traits of the card.
  var containerTraitCollection: TraitCollection { get }
  /// The greatest height, without the safe area at the bottom, in points.
  var maximumDetentValue: CGFloat { get }
}

/// A delegate of a card: UIKit's `UISheetPresentationControllerDelegate`.
public protocol SheetPresentationControllerDelegate: AdaptivePresentationControllerDelegate {
  /// Responds to a finger that pulled the card to another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: SheetPresentationController
  )
}

extension SheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: SheetPresentationController
  ) {}
}

extension ViewController {
  /// The object that shows the controller as a card, or `nil` for a controller of another style.
  public var sheetPresentationController: SheetPresentationController? {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet: return sheet
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .popover,
      .none:
      return nil
    }
  }

  /// The object that shows the controller as a card, which is made at the first use.
  final var sheet: SheetPresentationController {
    if let ownSheet { return ownSheet }
    let sheet = SheetPresentationController(
      presentedViewController: self,
      presenting: presentingViewController
    )
    ownSheet = sheet
    return sheet
  }
}

extension PopoverPresentationController {
  /// The object that shows the controller as a card where there is no room for a popover.
  public final var adaptiveSheetPresentationController: SheetPresentationController {
    presentedViewController.sheet
  }
}
