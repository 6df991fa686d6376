public import Foundation
import LayoutGeometry
import LayoutInteraction
public import LayoutTables
public import LayoutViews

/// A controller that selects many rows of a table with one pan, and scrolls the table meanwhile.
///
/// An invisible touch view lies in front of the table, in the same superview, and receives taps and
/// pans. A tap toggles a row. A pan selects every row that it passes, or deselects them if its first row
/// was selected; where it turns back the state is flipped (`DraggedRows`). A pan that comes near the
/// upper or lower edge makes the table scroll, and the rows that then pass under the finger get the state
/// too, until the finger is lifted or turns back or the table ends (`AutoScroll`).
///
/// The controller follows the manual of TableViewScrollAndSelect 1.0.0. What the manual leaves open is
/// answered as a user would expect: the row on which the finger comes down is the first row, although
/// the pan is recognized only 10 pt later; a row that may not be selected is passed over and decides
/// nothing; nothing scrolls by itself where the table is at its end already; options set while the
/// controller is disabled take effect when it is enabled. With the errata `version1_0_0` taps and pans are those
/// of the release (`Version1Drag`).
public final class TableViewScrollAndSelectController: SelectionController {
  /// The delegate, which is notified when pans begin and end.
  public weak var delegate: (any TableViewScrollAndSelectDelegate)?
  /// Whether taps and pans are received, false by default.
  ///
  /// Setting it to true lays the touch view out if the table has a superview; `status` says why nothing
  /// happens. Setting it to false invalidates.
  public var enabled = false {
    didSet {
      ownSelection.isOn = enabled
      if enabled {
        layOutTouchView(anew: false)
        reporter.debug("enabled")
        if status == .working { hasWorked = true }
        reporter.log?.record(
          .lifecycle,
          status == .working ? "scroll and select enabled" : status.sentence
        )
      } else {
        invalidate()
        reporter.debug("disabled")
      }
    }
  }

  /// Whether it has ever worked, so that disabling it is intended.
  private(set) var hasWorked = false

  /// The mode in which rows are selected; a path that flips at first, as the manual says.
  ///
  /// Errata of taps and pans are those of a path that flips, without a limit.
  public var mode = SelectionMode.scrollAndSelect
  /// The departures from the manual, as the released pod has them; none at first.
  ///
  /// A pan that is under way goes on as it began.
  public var errata: Set<ScrollAndSelectErratum> = []

  // MARK: The touch view

  /// The distance that the touch view reaches beyond the superview's leading margin, in points; 60 at first.
  public var touchViewWidth: CGFloat = 60 { didSet { layOutTouchView(anew: true) } }
  /// Whether the touch view keeps within the superview's margins, false by default.
  public var touchViewRespectsSafeArea = false { didSet { layOutTouchView(anew: true) } }
  /// The maker of the touch view's constraints in place of the defaults.
  ///
  /// The closure gets the touch view when it is in its superview. Where it returns nil or nothing the
  /// defaults are used. The width and the safe-area option are ignored.
  public var customConstraintClosure: ((_ touchView: View) -> [LayoutConstraint]?)? {
    didSet { layOutTouchView(anew: true) }
  }

  // MARK: Scrolling

  /// A speed at which a table scrolls while a pan is at its edge.
  public typealias ScrollingSpeed = SelectionModel.ScrollingSpeed

  /// The speed of the table while a pan is at its edge; moderate at first.
  public var scrollingSpeed: ScrollingSpeed
  /// The distance below the top of the safe area from which a pan up scrolls the table, in points; 40 at first.
  ///
  /// Below 0 nothing scrolls up.
  public var topScrollingAnchor: CGFloat = 40
  /// The distance below the bottom of the safe area from which a pan down scrolls the table, in points; −40 at first.
  ///
  /// Above 0 nothing scrolls down.
  public var bottomScrollingAnchor: CGFloat = -40
  /// Whether the table scrolls by the estimated heights of rows; true at first.
  ///
  /// Estimates that are not right show: see `AutoScroll`.
  public var shouldUseEstimatedRowHeightWhenScrolling = true

  // MARK: State

  /// The view that receives taps and pans, or `nil` while there is none.
  package internal(set) var touchView: View?
  /// The source of the constraints that hold the touch view; nil while there is none.
  package internal(set) var constraintSource: TouchViewConstraintSource?
  /// The constraints that hold the touch view.
  package internal(set) var touchViewConstraints: [LayoutConstraint] = []
  /// The reason why version 1.0.0 crashed, and with it the application; nil if it did not.
  package internal(set) var crashReason: String?
  var recognizers: [GestureRecognizer] = []
  private var debugColor: ColorObject?

  /// The color of the touch view in debug mode, unless another one is given: green.
  public static let defaultDebugColor = ColorObject(red: 0, green: 1, blue: 0, alpha: 1)

  /// Creates a controller, disabled, that scrolls at moderate speed.
  ///
  /// - Parameter tableView: The table; it is not kept.
  public convenience init(tableView: TableView) {
    self.init(tableView: tableView, scrollingSpeed: .moderate)
  }

  /// Creates a controller, disabled.
  ///
  /// - Parameters:
  ///   - tableView: The table; it is not kept.
  ///   - scrollingSpeed: How fast it scrolls.
  public init(tableView: TableView, scrollingSpeed: ScrollingSpeed) {
    self.scrollingSpeed = scrollingSpeed
    super.init(tableView)
  }

  deinit { invalidate() }

  override func dragDidEnd(_ drag: DragSession, _ event: SelectionEvent, on row: IndexPath?) {
    reporter.log?.record(.delegate, "tableViewSelectionPanningDidEnd")
    reporter.notify { [delegate] in delegate?.tableViewSelectionPanningDidEnd() }
  }

  /// Removes everything: the recognizers, the timer and the touch view; a pan under way ends.
  public func invalidate() {
    endDrag()
    let hadTouchView = touchView != nil
    removeTouchView()
    guard hadTouchView else { return }
    tableView?.superview?.layoutIfNeeded()
    reporter.debug("invalidated")
    reporter.log?.record(.lifecycle, "scroll and select invalidated")
  }

  /// Sets the maker of the touch view's constraints and lays the touch view out again.
  ///
  /// - Parameter closure: Gets the touch view when it is in its superview.
  public func setCustomConstraints(_ closure: @escaping (_ touchView: View) -> [LayoutConstraint]?)
  {
    customConstraintClosure = closure
  }

  /// Goes back to the default constraints and lays the touch view out again.
  public func clearCustomConstraints() { customConstraintClosure = nil }
}

// MARK: - Debug mode

extension TableViewScrollAndSelectController {
  /// Whether the touch view is colored and every step noted in the log.
  public var isInDebugMode: Bool { debugColor != nil }

  /// Turns debug mode on or off.
  ///
  /// - Parameters:
  ///   - on: Whether the touch view is colored and every step noted in the log.
  ///   - color: The color of the touch view, which is half transparent.
  public func setDebugMode(
    on: Bool,
    color: ColorObject = TableViewScrollAndSelectController.defaultDebugColor
  ) {
    if !on { reporter.debug("debug mode off") }
    debugColor = on ? color : nil
    reporter.notesSteps = on
    if on { reporter.debug("debug mode on") }
    touchView?.backgroundColor = touchViewColor
  }

  var touchViewColor: ColorObject { debugColor ?? .clear }
}
