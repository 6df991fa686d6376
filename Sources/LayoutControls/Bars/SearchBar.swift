public import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutText
@_spi(SystemViews) public import LayoutViews
public import ScreenFrames

/// The field in a search bar: UIKit's `UISearchTextField`, with a lens before the text.
public final class SearchTextField: TextField {
  @_spi(SystemViews) public override func prepareView() {
    super.prepareView()
    textInputSettings.returnKeyType = .search
    clipsToBounds = true
  }

  @_spi(SystemViews) public override var role: String? { "search-field" }

  /// Returns the place of the text, behind the lens.
  public override func textRect(forBounds bounds: CGRect) -> CGRect {
    let insets =
      isMirrored
      ? EdgeInsets(left: 8, right: Self.textStart) : EdgeInsets(left: Self.textStart, right: 8)
    return bounds.inset(by: insets)
  }

  /// The ground and the lens.
  @_spi(SystemViews) public override var drawing: [ScreenElement] {
    let isCapsule = window?.environment.shownDesign == .glass
    let radius = min(bounds.height / 2, isCapsule ? bounds.height / 2 : 10)
    let ground = Outline.rectangle(CGRect(origin: .zero, size: bounds.size), cornerRadius: radius)
    let color = SystemColor.secondaryLabel.dynamicColor
    let middle = mirrored(CGRect(x: 7, y: bounds.height / 2 - 10, width: 20, height: 20))
    let center = CGPoint(x: middle.midX - 1.5, y: middle.midY - 1.5)
    let handle = Outline.line(
      from: CGPoint(x: center.x + 4.2, y: center.y + 4.2),
      to: CGPoint(x: center.x + 8.5, y: center.y + 8.5)
    )
    return [
      .fill(ground, SystemColor.tertiarySystemFill.dynamicColor),
      .stroke(.circle(center: center, radius: 5.8), color, width: 1.6, isRound: true),
      .stroke(handle, color, width: 1.8, isRound: true),
    ]
  }

  /// The distance between the edge and the text (seen, not measured).
  private static let textStart: CGFloat = 30
}

/// A field to search with in a bar: UIKit's `UISearchBar`, as it is in navigation bars.
open class SearchBar: View {
  /// The field.
  public final let searchTextField = SearchTextField()
  /// The text that is searched for.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The text that is shown while there is none.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// The button that ends the search.
  package final let cancelItem = BarButtonItem(systemItem: .cancel)
  /// The progress of a search that begins: 0 not at all, 1 with the button beside the field.
  final var progress: CGFloat = 0 { didSet { if progress != oldValue { setNeedsLayout() } } }

  @_spi(SystemViews) public override func prepareView() {
    super.prepareView()
    clipsToBounds = true
    placeholder = "Search"
    addSubview(searchTextField)
  }

  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? { "search-bar" }
  @_spi(SystemViews) public override var bringsConstraints: Bool { true }

  /// Places the field, which gets lower and pale as the bar folds away, and the button that comes in beside it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let direction = effectiveUserInterfaceLayoutDirection
    let safeArea = safeAreaInsets.directional(in: direction)
    let margin = screenMargin(forWidth: bounds.width)
    let isGlass = window?.environment.shownDesign == .glass
    let (top, height): (CGFloat, CGFloat) = isGlass ? (0, 42) : (1, 36)
    let room = max(0, bounds.height - (Self.height - height))
    let cancel = cancelItem.view
    if progress > 0, cancel.superview !== self { addSubview(cancel) }
    if progress <= 0, cancel.superview === self { cancel.removeFromSuperview() }
    let cancelWidth = cancel.intrinsicContentSize.width
    let end = safeArea.trailing + margin
    let taken = progress * (cancelWidth + margin * 0.75)
    let width = max(0, bounds.width - safeArea.leading - margin - end - taken)
    placeFromLeading(
      searchTextField,
      CGRect(x: safeArea.leading + margin, y: top, width: width, height: min(height, room))
    )
    let folded = Self.height - bounds.height
    searchTextField.alpha = max(0, min(1, 1 - folded / (Self.height / 2)))
    guard progress > 0 else { return }
    cancel.alpha = progress
    let outside = (1 - progress) * (cancelWidth + end)
    placeFromLeading(
      cancel,
      CGRect(
        x: bounds.width - end - cancelWidth + outside,
        y: top,
        width: cancelWidth,
        height: height
      )
    )
  }

  /// The height in a navigation bar (seen by many; a view tree of iOS 27 has 52 as well).
  static let height: CGFloat = 52
}

/// A search in the screen of a navigation controller: UIKit's `UISearchController`, without results of its own.
///
/// It begins when the field gets the keyboard: the bar takes the place of the title. Its cancel button ends it.
open class SearchController: NSObject {
  /// The bar.
  public final let searchBar = SearchBar()
  /// Whether the bar takes the place of the title during a search.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether a search is under way.
  open var isActive = false { didSet { if isActive != oldValue { activityDidChange() } } }
  /// The navigation bar that shows the search bar.
  final weak var navigationBar: NavigationBar?

  /// Creates a search whose results the screen itself shows.
  public override init() {
    super.init()
    searchBar.searchTextField.onFocus = { [weak self] isFocused in
      if isFocused { self?.isActive = true }
    }
    searchBar.cancelItem.primaryAction = Action { [weak self] _ in self?.isActive = false }
  }

  private func activityDidChange() {
    let field = searchBar.searchTextField
    if isActive {
      if !field.isFirstResponder { field.becomeFirstResponder() }
    } else {
      field.text = ""
      field.resignFirstResponder()
    }
    searchBar.window?.host?.record(.lifecycle, "the search \(isActive ? "begins" : "ends")")
    navigationBar?.moveSearch(to: isActive ? 1 : 0)
  }
}
