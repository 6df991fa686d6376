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

  /// Whether the field is a capsule of glass, as in bars of iOS 26.
  final var isInCapsule = false {
    didSet {
      guard isInCapsule != oldValue else { return }
      font = .systemFont(ofSize: 17, weight: isInCapsule ? .medium : .regular)
      setNeedsLayout()
    }
  }

  @_spi(SystemViews) public override var role: String? { "search-field" }

  override var placeholderColor: ColorObject {
    guard isInCapsule else { return SystemColor.secondaryLabel.object }
    return isFirstResponder ? Self.focusedPlaceholder : Self.restingPlaceholder
  }

  /// Returns the place of the text, behind the lens.
  public override func textRect(forBounds bounds: CGRect) -> CGRect {
    let start = isInCapsule ? Self.textStartInCapsule : Self.textStart
    let insets =
      isMirrored ? EdgeInsets(left: 8, right: start) : EdgeInsets(left: start, right: 8)
    guard bounds.width > insets.left + insets.right else {
      return CGRect(x: bounds.midX, y: bounds.minY, width: 0, height: bounds.height)
    }
    return bounds.inset(by: insets)
  }

  /// The ground and the lens.
  @_spi(SystemViews) public override var drawing: [ScreenElement] {
    let radius = min(bounds.height / 2, isGlass ? bounds.height / 2 : 10)
    let ground = Outline.rectangle(CGRect(origin: .zero, size: bounds.size), cornerRadius: radius)
    let color = (isInCapsule ? SystemColor.label : .secondaryLabel).dynamicColor
    // A circle, which has no room for a text, has the lens in its middle.
    let start = bounds.width <= bounds.height ? bounds.midX - 10 : isInCapsule ? 12 : 7
    let middle = mirrored(CGRect(x: start, y: bounds.height / 2 - 10, width: 20, height: 20))
    let center = CGPoint(x: middle.midX - 1.5, y: middle.midY - 1.5)
    let handle = Outline.line(
      from: CGPoint(x: center.x + 4.2, y: center.y + 4.2),
      to: CGPoint(x: center.x + 8.5, y: center.y + 8.5)
    )
    let grounds: [ScreenElement] =
      switch (isInCapsule, isEnabled) {
      case (true, true):
        GlassCapsule.drawing(CGRect(origin: .zero, size: bounds.size), in: self)
      case (true, false): [.fill(ground, Self.disabledGround)]
      case (false, _): [.fill(ground, SystemColor.tertiarySystemFill.dynamicColor)]
      }
    return grounds + [
      .stroke(.circle(center: center, radius: 5.8), color, width: 1.6, isRound: true),
      .stroke(handle, color, width: 1.8, isRound: true),
    ]
  }

  /// The distance between the edge and the text (seen, not measured).
  private static let textStart: CGFloat = 30
  /// The same in a capsule (a view tree of iOS 27).
  private static let textStartInCapsule: CGFloat = 40.67
  /// The ground of a capsule that does not answer, which has no rim (a view tree of iOS 27).
  private static let disabledGround = Color(
    light: Color(rgb: 0x767680, opacity: 0.06),
    dark: Color(rgb: 0x767680, opacity: 0.12)
  )
  /// The color of the placeholder in such a capsule (pictures of iOS 27).
  private static let restingPlaceholder = ColorObject(
    Color(light: .black.faded(by: 0.41), dark: .white.faded(by: 0.35))
  )
  /// The same while one writes.
  private static let focusedPlaceholder = ColorObject(
    Color(
      light: Color(rgb: 0x3C3C43, opacity: 0.6),
      dark: Color(rgb: 0xEBEBF5, opacity: 0.54)
    )
  )
}

/// A field to search with: UIKit's `UISearchBar`, in a bar or in a view of the application.
///
/// In a view it is 56 high, with 10 above and below the field and 8 beside it (from knowledge, unverified). No ground
/// is drawn.
open class SearchBar: View {
  /// The delegate of what one does in the bar, held weakly, or `nil` for none.
  open weak var delegate: (any SearchBarDelegate)?
  /// Whether a button to cancel is beside the field; in a navigation bar the search shows it.
  open var showsCancelButton = false {
    didSet { if showsCancelButton != oldValue { setNeedsLayout() } }
  }
  /// The field.
  public final let searchTextField = SearchTextField()
  /// The text that is searched for.
  open var text: String? {
    get { searchTextField.text }
    set {
      guard newValue != searchTextField.text else { return }
      searchTextField.text = newValue
      onTextChange()
    }
  }
  /// The text that is shown while there is none.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// The closure called when one presses the button to cancel.
  final var onCancel: () -> Void = {}
  /// The closure called when the text is another one.
  final var onTextChange: () -> Void = {}
  /// Whether the bar is that of a search in a screen.
  final var isOfController = false
  private lazy var fieldDelegate = SearchFieldDelegate(self)
  /// The button that ends the search.
  package final let cancelItem = BarButtonItem(systemItem: .cancel)
  /// Whether the bar is at the bottom of a screen, as in iOS 26.
  package internal(set) final var isAtBottom = false {
    didSet {
      if isAtBottom != oldValue { setNeedsLayout() }
    }
  }
  private lazy var closeCapsule = CloseCapsule()
  /// The progress of a search that begins: 0 not at all, 1 with the button beside the field.
  final var progress: CGFloat = 0 { didSet { if progress != oldValue { setNeedsLayout() } } }

  @_spi(SystemViews) public override func prepareView() {
    super.prepareView()
    clipsToBounds = true
    placeholder = "Search"
    addSubview(searchTextField)
    searchTextField.delegate = fieldDelegate
    searchTextField.addAction(
      Action { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, textDidChange: text ?? "")
        onTextChange()
      },
      for: .editingChanged
    )
    cancelItem.primaryAction = Action { [weak self] _ in
      guard let self else { return }
      delegate?.searchBarCancelButtonClicked(self)
      onCancel()
    }
  }

  /// Shows the button to cancel, or takes it away, at once.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// The view above the keyboard while one writes in the field.
  open override var inputAccessoryView: View? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  /// Whether keys go to the field.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  /// Asks for the keyboard for the field.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  /// Gives the keyboard of the field back.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  /// The height of the bar in a view; the width is left to the surroundings.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: Self.standaloneHeight)
  }

  /// Returns the width with the height of the bar in a view.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.standaloneHeight)
  }

  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? { "search-bar" }
  @_spi(SystemViews) public override var bringsConstraints: Bool { true }

  /// Places the field, which gets lower and pale as the bar folds away, and the button that comes in beside it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let isStacked = superview is NavigationBar && !isAtBottom
    searchTextField.isInCapsule = isAtBottom || isStacked && isGlass
    cancelItem.look = searchTextField.isInCapsule ? .arrowHead : .plain
    if isAtBottom { return placeAtBottom() }
    isStacked ? placeStacked() : placeStandalone()
  }

  /// Places the field below a title, and the button that comes in beside it: a word, or a circle as high as the field in
  /// iOS 26 (assumed from the one at the bottom).
  private func placeStacked() {
    let direction = effectiveUserInterfaceLayoutDirection
    let safeArea = safeAreaInsets.directional(in: direction)
    let margin = screenMargin(forWidth: bounds.width)
    let isGlass = isGlass
    // At the edge of a phone held sideways the field is in the middle of the bar (unverified).
    let isAtEdge = window?.environment.safeAreaInsets.top == 0 && !isGlass
    let (top, height): (CGFloat, CGFloat) =
      isGlass ? (0, 42) : (isAtEdge ? 1 + 7 * progress : 1, 36)
    let room = max(0, bounds.height - (Self.height - height))
    let parts = endingParts
    showEndingParts(progress > 0)
    let width = isGlass ? height : cancelItem.view.intrinsicContentSize.width
    let end = safeArea.trailing + margin
    let taken = progress * (width + (isGlass ? Self.circleGap : margin * 0.75))
    let start = safeArea.leading + margin
    placeFromLeading(
      searchTextField,
      CGRect(
        x: start,
        y: top,
        width: max(0, bounds.width - start - end - taken),
        height: min(height, room)
      )
    )
    let folded = Self.height - bounds.height
    searchTextField.alpha = max(0, min(1, 1 - folded / (Self.height / 2)))
    guard progress > 0 else { return }
    let outside = (1 - progress) * (width + end)
    let frame = CGRect(
      x: bounds.width - end - width + outside,
      y: top,
      width: width,
      height: height
    )
    for part in parts {
      part.alpha = progress
      placeFromLeading(part, frame)
    }
  }

  /// The button that ends a search, with the circle behind it in iOS 26.
  private var endingParts: [View] {
    searchTextField.isInCapsule ? [closeCapsule, cancelItem.view] : [cancelItem.view]
  }

  /// Has the bar contain the button that ends a search, or not.
  private func showEndingParts(_ isShown: Bool) {
    if !searchTextField.isInCapsule, closeCapsule.superview === self {
      closeCapsule.removeFromSuperview()
    }
    for part in endingParts {
      if isShown, part.superview !== self { addSubview(part) }
      if !isShown, part.superview === self { part.removeFromSuperview() }
    }
  }

  /// Places the field in the middle of the height, and the button to cancel beside it.
  private func placeStandalone() {
    let safeArea = safeAreaInsets.directional(in: effectiveUserInterfaceLayoutDirection)
    let cancel = cancelItem.view
    let share = showsCancelButton ? 1 : progress
    showEndingParts(share > 0)
    let height: CGFloat = isGlass ? 42 : 36
    let y = pixelAligned((bounds.height - height) / 2, scale: pixelScale)
    let start = safeArea.leading + Self.standaloneInset
    let end = bounds.width - safeArea.trailing - Self.standaloneInset
    let cancelWidth = share > 0 ? cancel.intrinsicContentSize.width : 0
    let room = share > 0 ? cancelWidth + Self.standaloneInset : 0
    let taken = share * room
    placeFromLeading(
      searchTextField,
      CGRect(x: start, y: y, width: max(0, end - start - taken), height: height)
    )
    searchTextField.alpha = 1
    guard share > 0 else { return }
    cancel.alpha = share
    let x = end - cancelWidth + room - taken
    placeFromLeading(cancel, CGRect(x: x, y: y, width: cancelWidth, height: height))
  }

  /// Places the field, and the round button beside it that ends the search.
  private func placeAtBottom() {
    let height = bounds.height
    showEndingParts(progress > 0)
    let taken = progress * (height + Self.circleGap)
    placeFromLeading(
      searchTextField,
      CGRect(x: 0, y: 0, width: max(0, bounds.width - taken), height: height)
    )
    searchTextField.alpha = 1
    guard progress > 0 else { return }
    for part in endingParts {
      part.alpha = progress
      placeFromLeading(
        part,
        CGRect(x: bounds.width - taken + Self.circleGap, y: 0, width: height, height: height)
      )
    }
  }

  /// The distance of the round button from the field (a view tree of iOS 27).
  private static let circleGap: CGFloat = 12
  /// The height in a view of the application (from knowledge, unverified).
  static let standaloneHeight: CGFloat = 56
  /// The distance of the field from the sides there (from knowledge, unverified).
  private static let standaloneInset: CGFloat = 8
  /// The height in a navigation bar (seen by many; a view tree of iOS 27 has 52 as well).
  static let height: CGFloat = 52
}

/// The ground of the round button that ends a search in iOS 26: a cross in a capsule of glass.
private final class CloseCapsule: DecorationView {
  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? { "bar-capsule" }

  @_spi(SystemViews) public override var drawing: [ScreenElement] {
    let rect = CGRect(origin: .zero, size: bounds.size)
    let (x, y, reach) = (rect.midX, rect.midY, 6.5 as CGFloat)
    let color = SystemColor.label.dynamicColor
    let lines = [reach, -reach].map { end in
      Outline.line(
        from: CGPoint(x: x - reach, y: y - end),
        to: CGPoint(x: x + reach, y: y + end)
      )
    }
    return GlassCapsule.drawing(rect, in: self)
      + lines.map { .stroke($0, color, width: 2, isRound: true) }
  }
}
