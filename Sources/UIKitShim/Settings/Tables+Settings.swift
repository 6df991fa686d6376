public import Foundation
public import LayoutControls
import LayoutDevices
import LayoutGeometry
public import LayoutTables
public import LayoutViews

// What tables and cells keep for focus, drags and pointers, none of which is simulated.

extension TableView {
  /// The effect of separators, which is kept and not drawn.
  public final var separatorEffect: VisualEffect? {
    get { kept("separatorEffect") }
    set { keep(newValue, "separatorEffect", isSeen: newValue != nil) }
  }

  /// The color behind index titles under a finger, which is kept and not drawn.
  public final var sectionIndexTrackingBackgroundColor: ColorObject? {
    get { kept("sectionIndexTrackingBackgroundColor") }
    set { keep(newValue, "sectionIndexTrackingBackgroundColor", isSeen: newValue != nil) }
  }

  /// Whether the focus comes back to its row.
  public final var remembersLastFocusedIndexPath: Bool {
    get { kept("remembersLastFocusedIndexPath") ?? false }
    set { keep(newValue, "remembersLastFocusedIndexPath") }
  }

  /// Whether the selection follows the focus.
  public final var selectionFollowsFocus: Bool {
    get { kept("selectionFollowsFocus") ?? false }
    set { keep(newValue, "selectionFollowsFocus") }
  }

  /// Whether rows can have the focus.
  public final var allowsFocus: Bool {
    get { kept("allowsFocus") ?? true }
    set { keep(newValue, "allowsFocus") }
  }

  /// Whether contents keep clear of the sides of the safe area, which they do here.
  public final var insetsContentViewsToSafeArea: Bool {
    get { kept("insetsContentViewsToSafeArea") ?? true }
    set { keep(newValue, "insetsContentViewsToSafeArea", isSeen: !newValue) }
  }

  /// The height of empty rows below the last one, which is kept and not drawn.
  public final var fillerRowHeight: CGFloat {
    get { kept("fillerRowHeight") ?? 0 }
    set { keep(newValue, "fillerRowHeight", isSeen: newValue != 0) }
  }

  /// Whether rows can be dragged out, which none can.
  public final var dragInteractionEnabled: Bool {
    get { kept("dragInteractionEnabled") ?? false }
    set { keep(newValue, "dragInteractionEnabled") }
  }
}

extension TableViewHeaderFooterView {
  /// The second label, which no header here has.
  public final var detailTextLabel: Label? { nil }
}

extension TableViewCell {
  /// The look with the focus, which there is none of.
  public final var focusStyle: FocusStyle {
    get { kept("focusStyle") ?? .default }
    set { keep(newValue, "focusStyle") }
  }

  /// Whether a dragged row can be touched.
  public final var userInteractionEnabledWhileDragging: Bool {
    get { kept("userInteractionEnabledWhileDragging") ?? false }
    set { keep(newValue, "userInteractionEnabledWhileDragging") }
  }

  /// `UIKit.UITableViewCell.FocusStyle`.
  public enum FocusStyle: Int, Sendable, Hashable {
    /// As the system has it.
    case `default` = 0
    /// The application's own.
    case custom = 1
  }
}

extension TableViewRowAction {
  /// The blur behind the words, in the place of which the color is drawn.
  public final var backgroundEffect: VisualEffect? {
    get { kept("backgroundEffect") }
    set { keep(newValue, "backgroundEffect", isSeen: newValue != nil) }
  }
}
