public import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutText
@_spi(SystemViews) public import LayoutViews

/// A view that shows a row of a table: UIKit's `UITableViewCell`.
///
/// From back to front a cell has its background, the background of a selected cell, the content view, the
/// edit control and the accessory, and the separator, which is inside at the bottom. The table sets the
/// properties that it decides (editing mode, separators) when it shows the cell.
open class TableViewCell: View {
  /// The style of the cell.
  final let style: CellStyle
  /// The name under which the cell is kept for further rows, or `nil` for not at all.
  open var reuseIdentifier: String? { ownReuseIdentifier }
  private final let ownReuseIdentifier: String?
  /// The view for the content, which makes room for edit controls and accessories; that of a content
  /// configuration takes its place.
  public internal(set) final var contentView = View()

  /// The title of a stock cell, made when first asked for, or `nil` in a cell with a content configuration.
  open var textLabel: Label? { stockTitle }
  /// The detail of a stock cell, made when it is first used, or `nil` in the default style and in a cell with
  /// a content configuration.
  open var detailTextLabel: Label? { stockDetail }
  /// The picture of a stock cell at its leading edge, made when it is first used, or `nil` in the style value2
  /// and in a cell with a content configuration.
  ///
  /// Text and separator begin behind it. A picture higher than the cell is drawn smaller (not measured).
  open var imageView: ImageView? { stockPicture }

  /// The accessory at the trailing edge.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { setNeedsLayout() } }
  }
  /// The accessory at the trailing edge in editing mode.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { setNeedsLayout() } }
  }
  /// The application's own view at the trailing edge, instead of `accessoryType`, as big as its frame.
  open var accessoryView: View? { didSet { replaceAccessory(oldValue, by: accessoryView) } }
  /// The application's own view at the trailing edge in editing mode.
  open var editingAccessoryView: View? {
    didSet { replaceAccessory(oldValue, by: editingAccessoryView) }
  }
  /// The look of the cell while it is selected.
  open var selectionStyle = SelectionStyle.default {
    didSet { if selectionStyle != oldValue { updateLooks() } }
  }
  /// The view behind the content, or `nil` for the cell's color alone.
  ///
  /// Setting one takes a background configuration away.
  open var backgroundView: View? { didSet { replaceBackground(oldValue, by: backgroundView) } }
  /// The view behind the content of a chosen cell, or `nil` for a gray one.
  open var selectedBackgroundView: View? {
    didSet { replaceBackground(oldValue, by: selectedBackgroundView) }
  }
  /// The view behind the content of a cell chosen in front of a check circle, or `nil` for a pale one.
  open var multipleSelectionBackgroundView: View? {
    didSet { replaceBackground(oldValue, by: multipleSelectionBackgroundView) }
  }
  /// The description of the content, in the place of labels and views of one's own, or `nil` for these.
  ///
  /// Its view becomes the content view, and labels of stock cells are `nil`. It is updated for each state.
  open var contentConfiguration: (any ContentConfiguration)? {
    didSet { showContentConfiguration() }
  }
  /// The description of the background, in the place of colors and background views, or `nil` for these.
  open var backgroundConfiguration: BackgroundConfiguration? {
    didSet { showBackgroundConfiguration() }
  }
  /// Whether the content configuration is updated for each state.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background configuration is updated for each state.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// A closure that is given the cell and its state: `UITableViewCell.ConfigurationUpdateHandler`.
  public typealias ConfigurationUpdateHandler = (TableViewCell, CellConfigurationState) -> Void
  /// The closure that sets the cell up for a state, or `nil` for none.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The state that configurations are updated for; an override adds values of its own.
  open var configurationState: CellConfigurationState { currentConfigurationState }

  /// Whether the content view keeps clear of the safe area at the sides.
  open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayout() } }

  /// The level of the row in a hierarchy: labels and picture, or a list's content, begin a width further for each.
  ///
  /// The content view and other views in it stay where they are, as in UIKit.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { indentationDidChange() } }
  }
  /// The width of a level, in points.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { indentationDidChange() } }
  }
  /// Whether the content makes room for a control in front where the delegate may decide about that.
  ///
  /// It does not if the delegate or this says no.
  open var shouldIndentWhileEditing = true {
    didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
  }

  /// Whether the cell shows a reorder control in editing mode.
  ///
  /// Setting it changes no picture: the table sets it by what the data source says when the row comes on the screen.
  open var showsReorderControl: Bool {
    get { kept("showsReorderControl") ?? context.canMove }
    set { keep(newValue, "showsReorderControl") }
  }

  /// Whether the cell is selected; setting it does not select the row.
  open var isSelected: Bool {
    get { state.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether a touch lights the cell up.
  open var isHighlighted: Bool {
    get { state.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Whether the cell is in editing mode; in a table in editing mode it is if it has a control in front.
  open var isEditing: Bool {
    get { currentEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// The properties that the table decides.
  final var context = Context()
  final var state = State()
  /// The title, or `nil` until it is used.
  package internal(set) final var titleLabel: Label?
  /// The detail, or `nil` until it is used.
  package internal(set) final var detailLabel: Label?
  /// The picture at the leading edge, or `nil` until it is used.
  package internal(set) final var pictureView: ImageView?
  final var customSeparatorInset: EdgeInsets?

  /// The control in front of the content in editing mode, or `nil` for none.
  package internal(set) final var editControl: EditControl?
  /// The reorder control at the trailing edge in editing mode, or `nil` for none.
  package internal(set) final var reorderControl: ReorderControl?
  /// The view of `accessoryType` at the trailing edge, or `nil` for none.
  package internal(set) final var standardAccessory: AccessoryView?
  /// The view of `editingAccessoryType` if `accessoryType` is another one, or `nil` for none.
  package internal(set) final var standardEditingAccessory: AccessoryView?
  /// The distance to the right by which the table moved the cell while its actions show, in points.
  final var swipeShift: CGFloat = 0
  /// The opacity that accessories on their way in or out have by themselves.
  final var fadedAccessories: [ObjectIdentifier: CGFloat] = [:]
  /// The line at the bottom, hidden if there is none.
  package final let separatorView = SeparatorView()
  /// The line at the top of the first row of a grouped section, or `nil` elsewhere.
  package internal(set) final var topSeparatorView: SeparatorView?
  /// The gray behind a selected cell, or `nil` until it is needed.
  package internal(set) final var selectionBackground: SelectionBackground?

  /// The view of the background configuration, or `nil` without one.
  package internal(set) final var configuredBackground: ConfiguredBackground?
  /// The requests for updates of configurations.
  final var updates = ConfigurationUpdates()
  /// The controls that the cell was last notified of.
  final var transition = Transition()

  /// The states of a cell.
  struct State {
    var isSelected = false
    var isHighlighted = false
    /// Whether the labels and pictures in the content are in their other look.
    var showsHighlight = false
    /// The editing mode that code set for the cell alone, or `nil` for that of the table.
    var ownEditing: Bool?
    /// The background that the cell gave itself, or `nil` before the first time.
    var ownBackground: ColorObject?
    /// The colors that the cell gave its labels, unlike those of the application.
    var ownTitleColor: ColorObject?
    var ownDetailColor: ColorObject?
  }

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - style: Its style.
  ///   - reuseIdentifier: The name under which it is kept for further rows, or `nil` if it is not kept.
  public init(style: CellStyle, reuseIdentifier: String? = nil) {
    self.style = style
    ownReuseIdentifier = reuseIdentifier
    super.init(frame: Self.newFrame)
    addParts()
  }

  /// Creates a cell of the default style, which a subclass has, too, whose initializers are all overrides.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  /// Creates a cell; the archive is not read.
  public required init?(coder: NSCoder) {
    style = .default
    ownReuseIdentifier = nil
    super.init(coder: coder)
    frame = Self.newFrame
    addParts()
  }

  private func addParts() {
    // The content view as a whole keeps clear of the sides, and bars do not reach into cells.
    contentView.insetsLayoutMarginsFromSafeArea = false
    contentView.frame = bounds
    addSubview(contentView)
    addSubview(separatorView)
  }

  private static var newFrame: CGRect { CGRect(x: 0, y: 0, width: 320, height: 44) }

  /// Prepares the cell for another row; call `super`.
  open func prepareForReuse() {
    state.isSelected = false
    state.isHighlighted = false
    state.ownEditing = nil
    updateLooks()
    setNeedsUpdateConfiguration()
  }

  /// Asks for configurations to be updated for the state, before the next layout.
  open func setNeedsUpdateConfiguration() { configurationStateDidChange() }

  /// Updates the configurations for a state; the base class leaves that to the automatic updates.
  open func updateConfiguration(using state: CellConfigurationState) {}

  /// Chooses the cell or not.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != state.isSelected else { return }
    state.isSelected = selected
    updateLooks()
    setNeedsUpdateConfiguration()
  }

  /// Lights the cell up or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != state.isHighlighted else { return }
    state.isHighlighted = highlighted
    updateLooks()
    setNeedsUpdateConfiguration()
  }

  /// Begins editing or ends it; call `super`.
  ///
  /// The table calls it for rows that can be edited. Code that calls it has the cell alone in that mode, at once, until the
  /// table changes its own: with the accessories of editing, and the control in front if the table has one for the row.
  open func setEditing(_ editing: Bool, animated: Bool) {
    changeOwnEditing(editing)
    beginTransition()
    if state.ownEditing != nil { endTransition() }
  }

  /// Prepares for controls that come or go; call `super`, which does nothing here.
  open func willTransition(to state: StateMask) {}

  /// Responds to controls that have come or gone; call `super`, which does nothing here.
  open func didTransition(to state: StateMask) {}

  /// Responds to a finger that lifts the cell to carry it elsewhere, which none does here.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// Says that the cell wants another height: a table on whose screen it is measures it again.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    sizeMayChange(isTold: true)
  }

  /// Responds to a content view that wants another size.
  @_spi(SystemViews) public override func subviewContentSizeDidChange(_ subview: View) {
    super.subviewContentSizeDidChange(subview)
    if subview === contentView { sizeMayChange(isTold: true) }
  }

  /// Takes over that something in the content wants another size.
  @_spi(SystemViews) public override func contentInsideDidChange() {
    super.contentInsideDidChange()
    sizeMayChange(isTold: false)
  }

  /// Takes over that the content is another one.
  final func contentSizeMayChange() { sizeMayChange(isTold: true) }

  private func indentationDidChange() {
    contentView.setNeedsLayout()
    setNeedsLayout()
    contentSizeMayChange()
  }

  private func sizeMayChange(isTold: Bool) {
    (superview as? any CellTable)?.sizeMayChange(of: self, isTold: isTold)
  }

  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  /// The role of the cell in pictures and reports.
  @_spi(SystemViews) public override var role: String? { "row" }

  @_spi(SystemViews) public override func encapsulatesLayout(of subview: View) -> Bool {
    subview === contentView
  }

  /// Returns the size by the constraints in the content view, or that of ``sizeThatFits(_:)`` if it has none.
  ///
  /// A table asks it for a row whose height is automatic, so that an override decides. The separator is in it.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    guard isSizedByConstraints else { return sizeThatFits(targetSize) }
    let content = contentView.systemLayoutSizeFitting(
      CGSize(
        width: contentWidth(inWidth: targetSize.width),
        height: max(0, targetSize.height - separatorPadding)
      ),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
    return CGSize(
      width: content.width + (bounds.width - contentView.bounds.width),
      height: content.height + separatorPadding
    )
  }

  /// Returns the width of `size`, and the height that labels or a list's content need in it: 44 without any.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: unconstrainedHeight(inWidth: size.width))
  }

  /// Places the content and all that is around it.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    layoutParts()
  }

  /// Takes over the colors of the new screen.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateLooks()
    setNeedsUpdateConfiguration()
  }

  /// Takes over the colors of the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateLooks()
    setNeedsLayout()
    setNeedsUpdateConfiguration()
  }

  private func replaceBackground(_ old: View?, by new: View?) {
    guard old !== new else { return }
    if new != nil, backgroundConfiguration != nil { backgroundConfiguration = nil }
    if old?.superview === self { old?.removeFromSuperview() }
    updateLooks()
    setNeedsLayout()
  }

  private func replaceAccessory(_ old: View?, by new: View?) {
    if old !== new, let old { takeAway(old) }
    // A view that is in another cell is in this one from now on, and the other does not fetch it back.
    if let new, new.isAccessory(ofOtherThan: self) { insertSubview(new, aboveSubview: contentView) }
    if old !== new { setNeedsLayout() }
  }
}
