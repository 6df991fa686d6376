public import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutText
@_spi(SystemViews) public import LayoutViews
public import ScreenFrames

/// A view above or below the rows of a section: UIKit's `UITableViewHeaderFooterView`.
open class TableViewHeaderFooterView: View {
  /// The name under which the view is kept for further sections, or `nil` for not at all.
  open var reuseIdentifier: String? { ownReuseIdentifier }
  private final let ownReuseIdentifier: String?
  /// The view for the content; that of a content configuration takes its place.
  public internal(set) final var contentView = View()
  /// The title, or `nil` in a view with a content configuration.
  open var textLabel: Label? { contentConfiguration == nil ? titleLabel : nil }
  private final let titleLabel = Label()

  /// The description of the content, in the place of the title, or `nil` for that; it is updated for each state.
  open var contentConfiguration: (any ContentConfiguration)? {
    didSet { showContentConfiguration() }
  }
  /// The description of the background, or `nil` for the color of the style.
  open var backgroundConfiguration: BackgroundConfiguration? {
    didSet { showBackgroundConfiguration() }
  }
  /// The view behind the content, or `nil` for the color of the style.
  open var backgroundView: View? { didSet { replaceBackground(oldValue) } }
  /// Whether the content configuration is updated for each state.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background configuration is updated for each state.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// A closure that is given the view and its state: `UITableViewHeaderFooterView.ConfigurationUpdateHandler`.
  public typealias ConfigurationUpdateHandler =
    (TableViewHeaderFooterView, ViewConfigurationState) -> Void
  /// The closure that sets the view up for a state, or `nil` for none.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The state that configurations are updated for; an override adds values of its own.
  open var configurationState: ViewConfigurationState { currentConfigurationState }

  /// The properties of the view that the table decides.
  struct Context: Hashable {
    var metrics = TableMetrics()
    var kind = HeaderFooterKind.header
  }
  private(set) final var context = Context()
  /// The height that the table has for the view if it does not say one itself.
  final var stockHeight = TableMetrics().plainHeaderHeight
  /// The view of the background configuration, or `nil` without one.
  final var configuredBackground: ConfiguredBackground?
  /// The requests for updates of configurations.
  final var updates = ConfigurationUpdates()
  /// The room above a list's content in the header of the first group.
  final var roomAbove: CGFloat = 0 { didSet { if roomAbove != oldValue { setNeedsLayout() } } }
  /// Whether the view sticks to an edge of the table.
  final var isPinned = false {
    didSet { if isPinned != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Creates a view without a title.
  ///
  /// - Parameter reuseIdentifier: The name under which it is kept, or `nil` for not at all.
  public init(reuseIdentifier: String?) {
    ownReuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addParts()
  }

  /// Creates a view that is not kept, which a subclass has, too, whose initializers are all overrides.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view; the archive is not read.
  public required init?(coder: NSCoder) {
    ownReuseIdentifier = nil
    super.init(coder: coder)
    addParts()
  }

  private func addParts() {
    // As in a cell: the content view ends at the safe area's sides itself, and scrolls under bars.
    contentView.insetsLayoutMarginsFromSafeArea = false
    addSubview(contentView)
    titleLabel.adjustsFontForContentSizeCategory = true
    contentView.addSubview(titleLabel)
  }

  /// Prepares the view for another section; call `super`.
  open func prepareForReuse() {
    textLabel?.text = nil
    setNeedsUpdateConfiguration()
  }

  /// Asks for configurations to be updated for the state, before the next layout.
  open func setNeedsUpdateConfiguration() { configurationStateDidChange() }

  /// Updates the configurations for a state; the base class leaves that to the automatic updates.
  open func updateConfiguration(using state: ViewConfigurationState) {}

  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  /// The role of the view in pictures and reports.
  @_spi(SystemViews) public override var role: String? {
    context.kind == .footer ? "section-footer" : "section-header"
  }

  /// The veil behind a header that sticks.
  @_spi(SystemViews) public override var drawing: [ScreenElement] { pinnedVeil?.elements ?? [] }

  /// Takes over the colors of the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateLooks()
    setNeedsUpdateConfiguration()
  }

  /// Takes over the colors of the new screen.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateLooks()
  }

  /// Whether constraints in the content view decide the height.
  final var isSizedByConstraints: Bool {
    !contentView.constraints.isEmpty && !(contentView is ListContentView)
  }

  /// Returns the size by the constraints in the content view, or that of ``sizeThatFits(_:)`` if it has none.
  ///
  /// A table asks it for a header or footer whose height is automatic, so that an override decides.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    guard isSizedByConstraints else { return sizeThatFits(targetSize) }
    let sides = safeAreaInsets.horizontal
    var size = contentView.systemLayoutSizeFitting(
      CGSize(width: max(0, targetSize.width - sides), height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
    size.width += sides
    return size
  }

  /// Returns the width of `size`, and the height of a list's content in it, or that of the table's style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let list = configuredHeight(inWidth: max(0, size.width - safeAreaInsets.horizontal))
    return CGSize(width: size.width, height: list > 0 ? list : stockHeight)
  }

  /// Places the title, or the content of the configuration.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    let metrics = context.metrics
    for background in [configuredBackground, backgroundView] {
      background?.frame = CGRect(origin: .zero, size: bounds.size)
    }
    updateContentMargins()
    let contentWidth = max(0, bounds.width - safeAreaInsets.horizontal)
    let top = contentTop(width: contentWidth)
    contentView.frame = CGRect(
      x: safeAreaInsets.left,
      y: top,
      width: contentWidth,
      height: bounds.height - top
    )
    guard let textLabel else { return }
    let width = max(0, contentView.bounds.width - 2 * metrics.textInset)
    let height = textLabel.sizeThatFits(CGSize(width: width, height: .infinity)).height
    textLabel.frame = CGRect(
      x: metrics.textInset,
      y: pixelAligned(titleTop(height: height), scale: metrics.scale),
      width: width,
      height: height
    )
  }

  /// Returns the top of the content: below the room in the header of the first group, as far as its height has that.
  private func contentTop(width: CGFloat) -> CGFloat {
    guard roomAbove > 0, contentView is ListContentView else { return 0 }
    return min(roomAbove, max(0, bounds.height - configuredHeight(inWidth: width)))
  }

  /// Returns the top of the title: in the middle in plain tables of the classic design, else near the rows.
  private func titleTop(height: CGFloat) -> CGFloat {
    let metrics = context.metrics
    switch (metrics.style, context.kind) {
    case (.plain, .header) where metrics.hasLargeHeaders:
      return bounds.height - height - metrics.headerTitleRest
    case (.plain, _): return (bounds.height - height) / 2
    case (_, .footer): return metrics.footerTitleTop
    case (_, .header): return bounds.height - height - metrics.headerTitleRest
    }
  }
}

extension TableViewHeaderFooterView {
  func apply(_ new: Context) {
    context = new
    let category = traitCollection.preferredContentSizeCategory
    textLabel?.font = FontObject(Self.font(new, category: category))
    textLabel?.numberOfLines = new.metrics.style == .plain ? 1 : 0
    updateLooks()
    setNeedsLayout()
  }

  /// Shows a title of the data source, with grouped headers in capitals in the classic era.
  func show(title: String) {
    textLabel?.text = Self.shownText(title, context)
    setNeedsLayout()
  }

  private static func shownText(_ title: String, _ context: Context) -> String {
    let metrics = context.metrics
    let isCapital =
      metrics.style != .plain && metrics.design == .classic && context.kind == .header
    return isCapital ? title.uppercased() : title
  }

  /// Returns the height of a title's text, without the room around it: one line in plain tables.
  static func textHeight(
    _ title: String,
    _ context: Context,
    width: CGFloat,
    category: ContentSizeCategory,
    cascade: FontCascade?
  ) -> CGFloat {
    let metrics = context.metrics
    guard metrics.style != .plain else { return lineHeight(context, category: category) }
    return TextMetrics.size(
      of: shownText(title, context),
      font: font(context, category: category).shown(in: metrics.textWeight).with(cascade),
      width: max(0, width - 2 * metrics.textInset),
      limit: 0,
      scale: Int(metrics.scale.rounded())
    ).height
  }

  /// Returns the height of one line of a title.
  static func lineHeight(_ context: Context, category: ContentSizeCategory) -> CGFloat {
    let font = font(context, category: category)
    return pixelCeiling(font.lineHeight, scale: context.metrics.scale)
  }

  /// Returns the font of a title: 17 semibold for plain headers and all of the glass design, 13 regular for the rest.
  private static func font(_ context: Context, category: ContentSizeCategory) -> Font {
    let metrics = context.metrics
    let isHeadline =
      context.kind == .header && (metrics.style == .plain || metrics.hasLargeHeaders)
    return .preferredFont(
      forTextStyle: isHeadline ? .headline : .footnote,
      compatibleWith: category
    )
  }

  private func replaceBackground(_ old: View?) {
    guard old !== backgroundView else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let backgroundView {
      if backgroundConfiguration != nil { backgroundConfiguration = nil }
      insertSubview(backgroundView, at: 0)
    }
    updateLooks()
    setNeedsLayout()
  }

  /// Brings the colors in line with the style.
  func updateLooks() {
    let traits = traitCollection
    let metrics = context.metrics
    let isHeader = context.kind == .header
    let isPlain = metrics.style == .plain
    let color: SystemColor =
      isPlain && isHeader && !metrics.hasLargeHeaders ? .label : .secondaryLabel
    textLabel?.textColor = color.object(in: traits)
    // A header of the glass design has a veil behind it where it sticks.
    let isFilled = isPlain && !(isHeader && metrics.hasLargeHeaders)
    backgroundColor =
      isFilled && configuredBackground == nil && backgroundView == nil
      ? SystemColor.systemBackground.object(in: traits) : nil
  }
}
