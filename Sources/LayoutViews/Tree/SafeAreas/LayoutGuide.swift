public import Foundation
import LayoutGeometry

/// A rectangle that takes part in layout and is never seen: UIKit's `UILayoutGuide`.
open class LayoutGuide: NSObject {
  /// A role that places a guide.
  package enum Role: Hashable {
    /// Constraints.
    case custom
    /// The owner's safe area.
    case safeArea
    /// The owner's margins.
    case margins
    /// The owner's margins and the length of readable lines.
    case readableContent
    /// The part covered by the keyboard, and without one the safe area's bottom.
    case keyboard
    /// The part of a controller's view that bars cover at the top.
    case controllerTop
    /// The part of a controller's view that bars cover at the bottom.
    case controllerBottom
    /// The content of a scroll view, which constraints give its size.
    case scrollContent
    /// The part of a scroll view that shows.
    case scrollFrame

    /// Whether the guide scrolls with the content of its owner.
    var isInContent: Bool { self == .custom || self == .scrollContent }
    /// Whether views tied to the guide in its owner stay in place while that scrolls.
    var isOnScreen: Bool { self == .scrollFrame || self == .safeArea }
  }

  /// The name by which reports call the guide.
  open var identifier = ""
  /// The view whose coordinates the guide is in.
  public internal(set) final var owningView: View? {
    get { unsafe owner }
    set { unsafe owner = newValue }
  }
  let role: Role
  /// The node that constraints on the guide point at, or `nil` if there never were any.
  final var existingNode: LayoutNode?
  // A view that goes away notifies its guides, `View.forgetGuides`.
  private final unowned(unsafe) var owner: View?

  /// Creates a guide that constraints place once a view owns it.
  public override init() {
    role = .custom
    super.init()
  }

  /// Creates a guide; the archive is not read.
  ///
  /// - Parameter coder: The archive, for the initializers of subclasses.
  public required init?(coder: NSCoder) {
    role = .custom
    super.init()
  }

  /// The name of the guide in reports: an address would be another one on each run.
  open override var description: String { "<\(reportName)>" }

  deinit { existingNode?.ownerIsGone() }

  package init(role: Role, of owner: View) {
    self.role = role
    unsafe self.owner = owner
    identifier =
      switch role {
      case .custom: ""
      case .safeArea: "UIViewSafeAreaLayoutGuide"
      case .margins: "UIViewLayoutMarginsGuide"
      case .readableContent: "UIViewReadableContentGuide"
      case .keyboard: "UIKeyboardLayoutGuide"
      case .controllerTop, .controllerBottom: ""
      case .scrollContent: "UIScrollView-contentLayoutGuide"
      case .scrollFrame: "UIScrollView-frameLayoutGuide"
      }
    super.init()
  }

  // MARK: Anchors

  /// The edge at which a line of text begins.
  open var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(node, .leading) }
  /// The edge at which a line of text ends.
  open var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(node, .trailing) }
  /// The left edge.
  open var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(node, .left) }
  /// The right edge.
  open var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(node, .right) }
  /// The top edge.
  open var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(node, .top) }
  /// The bottom edge.
  open var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(node, .bottom) }
  /// The width.
  open var widthAnchor: LayoutDimension { LayoutDimension(node, .width) }
  /// The height.
  open var heightAnchor: LayoutDimension { LayoutDimension(node, .height) }
  /// The middle from left to right.
  open var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(node, .centerX) }
  /// The middle from top to bottom.
  open var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(node, .centerY) }

  // MARK: Place

  /// The rectangle in the owner's coordinates.
  public var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    if role == .scrollContent, solvedItem == nil {
      return CGRect(origin: .zero, size: owningView.sizeOfContentGuide)
    }
    if let insets { return owningView.storedBounds.inset(by: insets) }
    return owningView.solvedFrame(of: self)
  }

  /// The name of UIKit's private class that the guide stands for; nil for the name of its own class.
  var consoleClassName: String? {
    role == .controllerTop || role == .controllerBottom ? "_UILayoutGuide" : nil
  }

  /// The height of a guide that reaches to the bottom of its owner.
  var heightAtBottom: CGFloat { owningView?.safeAreaInsets.bottom ?? 0 }

  /// The distances of a guide that no constraint places from its owner's bounds.
  var insets: EdgeInsets? {
    switch role {
    case .custom, .scrollContent: nil
    case .scrollFrame: .zero
    case .keyboard, .controllerBottom:
      owningView.map { EdgeInsets(top: max(0, $0.storedBounds.size.height - heightAtBottom)) }
    case .controllerTop:
      owningView.map {
        EdgeInsets(bottom: max(0, $0.storedBounds.size.height - $0.safeAreaInsets.top))
      }
    case .safeArea: owningView?.safeAreaInsets
    case .margins: owningView?.layoutMargins
    case .readableContent: owningView?.readableContentInsets
    }
  }
}
