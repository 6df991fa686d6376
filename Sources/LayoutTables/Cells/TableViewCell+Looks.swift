package import Foundation
import LayoutDevices
public import LayoutGeometry
import LayoutText
package import LayoutViews

extension TableViewCell {
  /// The properties of a cell that the table decides.
  struct Context: Hashable {
    /// The lengths to lay the cell out with.
    var metrics = TableMetrics()
    /// The control in front of the content, or `nil` for none.
    var editControl: EditControl.Kind?
    /// Whether the content makes room for the control.
    var indentsWhileEditing = false
    /// Whether the cell itself may say that its content makes no room.
    var mayStayWhileEditing = false
    /// The progress of the control's slide, 0 to 1.
    var editingProgress: CGFloat = 0
    /// Whether the table is in editing mode.
    var isEditing = false
    /// Whether several rows can be selected in the table's present mode.
    var allowsMultipleSelection = false
    /// Whether the cell is as high as its content needs it.
    var isHeightAutomatic = false
    /// Whether the row has a control to move it by.
    var canMove = false
    /// The style of the lines between rows.
    var showsSeparator = true
    /// The table's separator inset, or `nil` for the margin.
    var separatorInset: EdgeInsets?
    /// The color of the lines, or `nil` for the system's.
    var separatorColor: ColorObject?
    /// Whether the row is the first of its section.
    var isFirstInSection = false
    /// Whether the row is the last of its section.
    var isLastInSection = false
  }

  /// The editing mode of the cell: that of code which set it since, or of a table whose row has a control in front.
  var currentEditing: Bool { state.ownEditing ?? isEditedByTable }

  private var isEditedByTable: Bool { context.isEditing && context.editControl != nil }

  /// The progress of the controls' slide, 0 to 1; what code sets is there at once.
  var editingProgress: CGFloat { state.ownEditing.map { $0 ? 1 : 0 } ?? context.editingProgress }

  /// Has the cell alone in editing mode or not, at once.
  func changeOwnEditing(_ editing: Bool) {
    guard editing != currentEditing else { return }
    state.ownEditing = editing == isEditedByTable ? nil : editing
    setNeedsLayout()
    setNeedsUpdateConfiguration()
  }

  /// Whether the row is aside and a button that deletes it, or others, show at its trailing edge.
  public var showingDeleteConfirmation: Bool {
    (superview as? any CellTable)?.showsTrailingActions(of: self) ?? false
  }

  /// The change that the control in front of the row makes in editing mode: none without one, or with one that selects.
  public var editingStyle: EditingStyle {
    switch context.editControl {
    case .delete: .delete
    case .insert: .insert
    case .check, nil: .none
    }
  }

  /// The distances from the cell's edges to its separator; left means leading.
  public var separatorInset: EdgeInsets {
    get {
      customSeparatorInset ?? context.separatorInset ?? standardSeparatorInset
    }
    set {
      customSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  /// The inset of a separator that nobody sets: up to the text, behind the picture.
  private var standardSeparatorInset: EdgeInsets {
    var inset = context.metrics.separatorInset
    inset.left += textLeading - context.metrics.textInset
    return inset
  }

  /// Whether the corners at the top are round, as on the first row of an inset grouped section.
  package var hasRoundTop: Bool { cornerRadius > 0 && context.isFirstInSection }

  /// Whether the corners at the bottom are round.
  package var hasRoundBottom: Bool { cornerRadius > 0 && context.isLastInSection }

  /// The radius of round corners, in points, or 0 if there are none.
  package var cornerRadius: CGFloat { context.metrics.cornerRadius }

  /// Takes over the properties that the table decides.
  func apply(_ new: Context) {
    guard new != context else { return }
    let (wasInMode, wasEditing) = (context.isEditing, isEditing)
    let hadProgress = context.editingProgress
    if wasInMode != new.isEditing { state.ownEditing = nil }
    context = new
    updateLooks()
    setNeedsLayout()
    if wasInMode != new.isEditing { setNeedsUpdateConfiguration() }
    if wasEditing != isEditing {
      setEditing(isEditing, animated: new.editingProgress != (isEditing ? 1 : 0))
    }
    if wasEditing != isEditing || hadProgress != new.editingProgress,
      new.editingProgress == (isEditing ? 1 : 0)
    {
      endTransition()
    }
  }

  /// Brings colors, controls and backgrounds in line with the state.
  func updateLooks() {
    let traits = traitCollection
    let metrics = context.metrics
    if configuredBackground == nil, backgroundColor == state.ownBackground {
      backgroundColor = metrics.cellBackgroundColor.object(in: traits)
      state.ownBackground = backgroundColor
    }
    if let titleLabel, titleLabel.ownTextColor == state.ownTitleColor {
      titleLabel.ownTextColor = titleColor?.object(in: traits)
      state.ownTitleColor = titleLabel.ownTextColor
    }
    if let detailLabel, detailLabel.ownTextColor == state.ownDetailColor {
      detailLabel.ownTextColor = detailColor?.object(in: traits)
      state.ownDetailColor = detailLabel.ownTextColor
    }
    updateLines()
    updateDetailFont(traits)
    // A round mask keeps sliding views inside of the group; here it is the rectangle around it.
    if cornerRadius > 0 { clipsToBounds = true }
    updateEditControl()
    updateReorderControl()
    updateBackgrounds(traits)
  }

  /// Lets the texts of stock cells wrap at accessibility text sizes, unless the application set their lines.
  ///
  /// Many have seen that of stock cells since iOS 11; no document of Apple's was found (unverified).
  private func updateLines() {
    guard style != .value2 else { return }
    let lines = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 0 : 1
    titleLabel?.standardNumberOfLines = lines
    detailLabel?.standardNumberOfLines = lines
  }

  /// Gives a detail below a title the size that it has in the design of the table, unless it has a font of its own.
  private func updateDetailFont(_ traits: TraitCollection) {
    guard style == .subtitle, let detailLabel else { return }
    func font(_ design: SystemDesign) -> FontObject {
      .preferredFont(
        forTextStyle: Self.detailStyle(of: style, in: design),
        compatibleWith: traits.preferredContentSizeCategory
      )
    }
    let design = context.metrics.design
    let former = font(design == .glass ? .classic : .glass)
    if detailLabel.font == former { detailLabel.font = font(design) }
  }

  /// The color of the title: the tint for titles of columns, that of labels for others.
  private var titleColor: SystemColor? { style == .value2 ? .systemBlue : nil }

  /// The color of the detail: gray for values and all details in groups but those of columns.
  private var detailColor: SystemColor? {
    switch style {
    case .value1: .secondaryLabel
    case .value2: nil
    case .default, .subtitle: context.metrics.style == .plain ? nil : .secondaryLabel
    }
  }

  private func updateEditControl() {
    guard let kind = context.editControl else {
      editControl?.removeFromSuperview()
      editControl = nil
      return
    }
    let control = editControl ?? EditControl()
    control.kind = kind
    // A cell that does not show that it is chosen does not fill its circle either.
    control.isOn = kind == .check && state.isSelected && selectionStyle != .none
    control.centerDistance = context.metrics.checkCircleCenterX
    control.diameter = context.metrics.checkCircleDiameter
    if control.superview !== self { insertSubview(control, aboveSubview: contentView) }
    editControl = control
  }

  private func updateReorderControl() {
    guard context.canMove else {
      reorderControl?.removeFromSuperview()
      reorderControl = nil
      return
    }
    let control = reorderControl ?? ReorderControl()
    if control.superview !== self { insertSubview(control, aboveSubview: contentView) }
    reorderControl = control
  }

  private func updateBackgrounds(_ traits: TraitCollection) {
    let isChosen =
      (state.isSelected || state.isHighlighted) && selectionStyle != .none
      && configuredBackground == nil
    highlightContent(isChosen)
    let isPale = context.editControl == .check && context.isEditing
    // Takes the place of the other one "when using multiple selection" (UITableViewCell.h).
    let custom =
      context.allowsMultipleSelection
      ? multipleSelectionBackgroundView ?? selectedBackgroundView : selectedBackgroundView
    if isChosen, custom == nil {
      let background = selectionBackground ?? SelectionBackground()
      selectionBackground = background
      let metrics = context.metrics
      let color =
        isPale ? metrics.multipleSelectionBackgroundColor : metrics.selectedBackgroundColor
      background.backgroundColor = color.object(in: traits)
    }
    show(selectionBackground, isChosen && custom == nil)
    show(selectedBackgroundView, isChosen && custom === selectedBackgroundView)
    show(multipleSelectionBackgroundView, isChosen && custom === multipleSelectionBackgroundView)
    show(backgroundView, true)
    if let backgroundView { sendSubviewToBack(backgroundView) }
  }

  /// Gives labels and pictures in the content the look for a row that is touched or selected, or takes it back, as they
  /// change over.
  private func highlightContent(_ isChosen: Bool) {
    guard isChosen != state.showsHighlight else { return }
    state.showsHighlight = isChosen
    var views = contentView.subviews
    while let view = views.popLast() {
      (view as? Label)?.isHighlighted = isChosen
      (view as? ImageView)?.isHighlighted = isChosen
      views += view.subviews
    }
  }

  /// The backgrounds of the content, present or possible.
  package var backgrounds: [View] {
    [
      configuredBackground, backgroundView, selectionBackground, selectedBackgroundView,
      multipleSelectionBackgroundView,
    ].compactMap(\.self)
  }

  /// Puts a background behind the content, or takes it away.
  private func show(_ background: View?, _ isShown: Bool) {
    guard let background else { return }
    if isShown, background.superview !== self {
      insertSubview(background, belowSubview: contentView)
      background.frame = CGRect(origin: .zero, size: bounds.size)
    } else if !isShown, background.superview === self {
      background.removeFromSuperview()
    }
  }
}
