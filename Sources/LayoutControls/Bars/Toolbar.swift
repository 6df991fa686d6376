public import Foundation
import LayoutDevices
import LayoutGeometry
@_spi(SystemViews) public import LayoutViews

/// The bar at the bottom of a screen: UIKit's `UIToolbar`.
///
/// Its height is the bar's alone; the background reaches on to the bottom of the screen.
open class Toolbar: View {
  /// The items of the bar, from the leading to the trailing edge.
  open var items: [ToolbarItem] = [] {
    didSet { if items != oldValue { replaceButtons() } }
  }

  /// The background of the bar.
  package final let background = BarBackground(edge: .bottom)
  /// The buttons of `items`.
  package private(set) final var buttons: [BarButton] = []
  /// The items of a controller that the bar shows.
  final var barItems: [BarButtonItem] = []
  /// The distance that the background reaches below the bar.
  final var heightBelow: CGFloat = 0 {
    didSet { if heightBelow != oldValue { setNeedsLayout() } }
  }

  /// Creates an empty bar.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    addSubview(background)
  }

  /// Creates a bar; the archive is not read.
  ///
  /// - Parameter coder: The archive, for the initializers of subclasses.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(background)
  }

  /// The role of the view in pictures and reports.
  @_spi(SystemViews) public override var role: String? { "toolbar" }

  /// Whether the view is laid out by constraints, as the system's own views are.
  @_spi(SystemViews) public override var bringsConstraints: Bool { true }

  /// Places the buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = CGRect(
      x: 0,
      y: 0,
      width: bounds.width,
      height: bounds.height + heightBelow
    )
    let safeArea = safeAreaInsets.directional(in: effectiveUserInterfaceLayoutDirection)
    let margin = ScreenEnvironment.layoutMargin(forWidth: bounds.width)
    let leading = safeArea.leading + margin
    let trailing = safeArea.trailing + margin
    for button in buttons { button.updateLooks() }
    var rest = buttons.makeIterator()
    placeRow(
      items.map { $0 == .flexibleSpace ? nil : rest.next() },
      from: leading,
      to: trailing
    )
    placeRow(barItems.map { $0.isFlexibleSpace ? nil : $0.view }, from: leading, to: trailing)
  }

  /// Takes over the colors of the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  private func replaceButtons() {
    for button in buttons { button.removeFromSuperview() }
    buttons = items.compactMap { item in
      switch item {
      case .button(let item): BarButton(item)
      case .flexibleSpace: nil
      }
    }
    for button in buttons { addSubview(button) }
    setNeedsLayout()
  }
}
