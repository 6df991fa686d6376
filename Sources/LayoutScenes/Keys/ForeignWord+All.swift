/// The words of iOS that lead to keys and topics, by what they are about: those with a meaning in one map alone come
/// first.
extension ForeignWord {
  package static let all = steps + tables + rows + bars + screens + layout + fingers + tests

  private static let steps = [
    Self(
      "pull-to-refresh pull-down-to-refresh refresh begin-refreshing begin-refresh",
      in: .step,
      keys: "step.press step.move table.refresh",
      "a finger pulls: '- press: row 0', '- move: {to: row 8, within: 300ms}' and '- release', with 'refresh: true' in the table"
    ),
    Self(
      "scroll-to scroll-to-row scroll-to-item scroll-row scroll-to-element scroll-to-visible "
        + "scroll-until-visible scroll-to-section",
      keys: "step.fling table.content-offset",
      topic: "places",
      "a touch scrolls to its row, as '- tap: row 8, scrolled into view' does; 'fling' scrolls by a finger, and 'content-offset' in the table says where it begins"
    ),
    Self(
      "scroll-to-top scrollsToTop scroll-up-to-top",
      keys: "step.tap-status-bar",
      "write '- tap-status-bar', which scrolls to the top"
    ),
    Self(
      "scroll-to-bottom scroll-to-end",
      keys: "step.fling table.content-offset",
      topic: "places",
      "name the last row: '- tap: row 39, scrolled into view'; or write 'fling'"
    ),
    Self(
      "set-content-offset content-offset scroll-by",
      in: .step,
      keys: "table.content-offset step.fling",
      "'content-offset' in the table says where it begins, and 'fling' or 'press' and 'move' scroll by a finger"
    ),
    Self(
      "swipe swipe-left swipe-right swipe-up swipe-down scroll scroll-down scroll-up",
      in: .step,
      keys: "step.fling",
      "write '- fling: {from: row 3, direction: left, velocity: 2000}': content and finger go the same way"
    ),
    Self(
      "long-press long-tap hold-press touch-and-hold",
      in: .step,
      keys: "step.press step.hold step.release",
      "write '- press: row 3', '- hold: 600ms' and '- release'"
    ),
    Self(
      "text label exists visible is-visible contains",
      in: .expect,
      keys: "expect.values expect.frames step.snapshot",
      "'values' expects what controls with names are set to, 'frames' where views are, and the step 'snapshot' keeps the whole screen"
    ),
    Self(
      "reload-data",
      in: .step,
      keys: "step.reload",
      "write '- reload: {sections: section 0}' for the rows of a section"
    ),
    Self(
      "batch-updates perform-batch-updates begin-updates end-updates apply-snapshot",
      keys: "step.insert step.delete step.reload step.move-row",
      "each change is a step of its own: 'insert', 'delete', 'reload', 'move-row'"
    ),
    Self(
      "select select-row selectRow deselect deselect-row toggle-row",
      in: .step,
      keys: "step.tap section.selected",
      "a finger selects: '- tap: row 3'; rows that are selected from the start are 'selected' of their section"
    ),
    Self(
      "animate set-needs-layout layout-if-needed layout",
      in: .step,
      keys: "step.settle",
      "the screen is laid out after every step; '- settle' waits until nothing moves"
    ),
  ]

  private static let tables = [
    Self(
      "UITableView UITableViewController table-view",
      keys: "scene.table",
      topic: "table",
      "the table is 'table' of the scene"
    ),
    Self(
      "UITableViewDelegate table-view-delegate delegate did-select-row-at will-select-row-at",
      keys: "delegate-calls.didSelectRowAt expect.delegate-calls section.unselectable",
      "what the table tells its delegate is expected with 'delegate-calls', and rows that refuse are 'unselectable'"
    ),
    Self(
      "UITableViewDataSource numberOfRowsInSection number-of-rows",
      keys: "table.rows section.rows"
    ),
    Self(
      "numberOfSections number-of-sections titleForHeaderInSection titleForFooterInSection",
      keys: "table.sections section.title section.footer"
    ),
    Self("sectionHeaderHeight heightForHeaderInSection", keys: "section.header-view"),
    Self("sectionFooterHeight heightForFooterInSection", keys: "section.footer-view"),
    Self(
      "indexPathsForSelectedRows indexPathForSelectedRow selectRow",
      keys: "expect.selected section.selected"
    ),
    Self(
      "allowsSelection allowsSelectionDuringEditing",
      keys: "section.unselectable table.allows-multiple-selection"
    ),
    Self(
      "setEditing edit-button editButtonItem",
      keys: "step.edit table.editing scene.edit-screen"
    ),
    Self(
      "canEditRowAt editingStyleForRowAt shouldIndentWhileEditingRowAt",
      keys: "section.uneditable section.deletable"
    ),
    Self("shouldHighlightRowAt", keys: "section.unselectable section.disabled"),
    Self(
      "leadingSwipeActionsConfigurationForRowAt trailingSwipeActionsConfigurationForRowAt "
        + "UISwipeActionsConfiguration UIContextualAction swipe-action",
      keys: "section.leading-actions section.trailing-actions",
      topic: "swipe-action"
    ),
    Self(
      "adjustedContentInset contentInsetAdjustmentBehavior scrollIndicatorInsets",
      keys: "table.content-inset",
      topic: "tree",
      "bars and the safe area add to 'content-inset' by themselves; 'layoutsim tree' prints the sum"
    ),
    Self("contentSize", topic: "tree", "'layoutsim tree' prints the size of the content"),
    Self(
      "UIScrollViewDelegate scrollViewDidScroll scrollViewWillEndDragging isDragging isDecelerating",
      keys: "expect.offset expect.dragging expect.decelerating"
    ),
  ]

  private static let rows = [
    Self(
      "cellForRowAt dequeueReusableCell cell-for-row cell-provider cell-registration "
        + "UIListContentConfiguration contentConfiguration",
      keys: "table.rows table.text table.cell",
      topic: "row",
      "no code fills rows: 'rows' is a list of what they show, or 'text' and 'detail' are for all, and 'cell' has views of one's own"
    ),
    Self(
      "UITableViewCell table-view-cell cell-class register",
      keys: "table.cell-style table.cell table.cells",
      topic: "cell",
      "rows have cells of UIKit's, by 'cell-style', or views of one's own in 'cell'"
    ),
    Self(
      "automaticDimension self-sizing self-sizing-cells automatic-row-height",
      keys: "table.row-height row.height",
      "rows size themselves where neither 'row-height' nor 'height' says otherwise"
    ),
    Self(
      "UIImage SFSymbol SF-Symbols system-image",
      keys: "row.image image.symbol image.path",
      topic: "image"
    ),
  ]

  private static let bars = [
    Self(
      "navigationItem UINavigationItem UINavigationBar navigation-bar largeTitleDisplayMode",
      keys:
        "scene.title scene.large-title scene.prompt scene.left-items scene.right-items scene.back scene.search",
      "the bar has keys of the scene: 'title', 'large-title', 'prompt', 'left-items', 'right-items', 'back', 'search'"
    ),
    Self(
      "UINavigationController UIViewController view-controller root-view-controller",
      keys: "scene.controller",
      "the scene is one screen; 'controller' says what is around its table"
    ),
    Self(
      "UIBarButtonItem bar-button-item bar-button",
      keys: "scene.right-items scene.left-items",
      topic: "bar-item"
    ),
    Self("UITabBarItem tab-bar-item", keys: "scene.tab-bar", topic: "tab"),
    Self("hidesBottomBarWhenPushed", keys: "scene.tab-bar scene.toolbar"),
    Self(
      "prefersStatusBarHidden status-bar-hidden",
      keys: "scene.status-bar"
    ),
    Self("UIToolbar", keys: "scene.toolbar scene.edit-screen"),
  ]

  private static let screens = [
    Self(
      "traitCollection UITraitCollection traits userInterfaceIdiom displayScale horizontalSizeClass "
        + "verticalSizeClass size-class size-classes",
      keys: "scene.device scene.orientation scene.direction scene.text-size scene.theme "
        + "scene.contrast scene.text-weight scene.motion scene.window",
      "traits are keys of the scene, such as 'theme', 'text-size', 'direction' and 'contrast', and 'matrix' lists several of each"
    ),
    Self("overrideUserInterfaceStyle preferredColorScheme light-mode", keys: "scene.theme"),
    Self(
      "preferredContentSizeCategory adjustsFontForContentSizeCategory UIContentSizeCategory "
        + "font-scale larger-text",
      keys: "scene.text-size"
    ),
    Self(
      "semanticContentAttribute effectiveUserInterfaceLayoutDirection userInterfaceLayoutDirection "
        + "right-to-left-language arabic hebrew mirroring",
      keys: "scene.direction"
    ),
    Self(
      "rotation device-orientation interface-orientation supportedInterfaceOrientations "
        + "viewWillTransition",
      keys: "scene.orientation step.rotate"
    ),
    Self(
      "iPhone iPad simulator UIDevice UIScreen screen-size",
      keys: "scene.device",
      topic: "devices",
      "'device' of the scene is one of the catalogue, which 'layoutsim devices' lists"
    ),
    Self(
      "UIWindow UIWindowScene UISceneDelegate multi-window ipad-multitasking",
      keys: "scene.window"
    ),
    Self(
      "sheetPresentationController UISheetPresentationController sheet bottom-sheet half-sheet "
        + "isModalInPresentation",
      keys: "scene.presentation scene.detent scene.below"
    ),
    Self(
      "UIPopoverPresentationController popoverPresentationController",
      keys: "scene.presentation"
    ),
    Self("safeAreaInsets additionalSafeAreaInsets", keys: "device.safe-area", topic: "constraints"),
  ]

  private static let layout = [
    Self(
      "NSLayoutConstraint auto-layout autolayout NSLayoutAnchor addConstraint activate "
        + "constraint-closure anchors leadingAnchor trailingAnchor topAnchor bottomAnchor "
        + "widthAnchor heightAnchor centerXAnchor centerYAnchor SnapKit "
        + "translatesAutoresizingMaskIntoConstraints VFL UILayoutPriority",
      keys: "scene.constraints view.constraints overlay.constraints",
      topic: "constraints",
      "constraints are equations such as 'box.top == superview.safeArea.top + 8'"
    ),
    Self(
      "safeAreaLayoutGuide safe-area-guide safe-area",
      keys: "scene.constraints",
      topic: "constraints",
      "in a constraint it is 'superview.safeArea', and 'show: [safe-area]' draws it"
    ),
    Self(
      "layoutMarginsGuide directionalLayoutMargins",
      keys: "scene.constraints view.margins",
      topic: "constraints",
      "in a constraint it is 'superview.layoutMargins', and 'show: [margins]' draws it"
    ),
    Self(
      "readableContentGuide readable-width",
      keys: "scene.constraints table.follows-readable-width",
      topic: "constraints",
      "in a constraint it is 'superview.readableContent', and tables follow it with 'follows-readable-width'"
    ),
    Self(
      "keyboardLayoutGuide keyboardWillShowNotification keyboardWillShow keyboardFrameEndUserInfoKey "
        + "keyboard-guide keyboard-height avoid-keyboard",
      keys: "scene.constraints step.focus",
      topic: "constraints",
      "in a constraint it is 'superview.keyboard', as in 'box.bottom == superview.keyboard.top'; the step 'focus' shows the keyboard"
    ),
    Self("UILayoutGuide", topic: "constraints", "the guides of constraints are those of views"),
    Self(
      "intrinsicContentSize sizeThatFits systemLayoutSizeFitting sizeToFit",
      keys: "view.hugging view.compression",
      topic: "tree",
      "views have the sizes that UIKit's have; 'layoutsim tree' prints every frame"
    ),
    Self(
      "UIView subview addSubview own-view",
      keys: "scene.views",
      topic: "view",
      "views of one's own are 'views' of the scene, of a cell or of each other"
    ),
    Self(
      "frame bounds layoutSubviews viewDidLayoutSubviews",
      keys: "expect.frames",
      topic: "tree",
      "'layoutsim tree' prints every frame, and 'frames' expects some"
    ),
    Self(
      "view-hierarchy recursiveDescription view-debugger hierarchy debug-view",
      topic: "tree",
      "'layoutsim tree' prints the views with their frames and constraints"
    ),
    Self(
      "unsatisfiable-constraints ambiguous-layout hasAmbiguousLayout exerciseAmbiguityInLayout "
        + "UIViewAlertForUnsatisfiableConstraints",
      topic: "validate",
      "'layoutsim validate' finds constraints in conflict and places that are open, on every device"
    ),
    Self("UIFont preferredFont system-font", keys: "view.text-style view.font-size view.weight"),
    Self("UIColor system-color systemBlue", topic: "colors", "colors are words such as 'blue'"),
    Self("tintColor accent-color", keys: "view.tint view.color"),
    Self("viewWithTag tag accessibilityLabel", keys: "view.name"),
  ]

  private static let fingers = [
    Self(
      "hitTest point(inside:) pointInside isUserInteractionEnabled-false touch-area tappable",
      keys: "touch.taken-by view.user-interaction",
      topic: "hittest",
      "'layoutsim hittest FILE PLACE' says which view a finger touches, and why no other; 'taken-by' expects it"
    ),
    Self(
      "UIGestureRecognizer gesture gestures gestureRecognizer panGestureRecognizer "
        + "UIPanGestureRecognizer pan-gesture UILongPressGestureRecognizer long-press-gesture "
        + "UITapGestureRecognizer tap-gesture UISwipeGestureRecognizer delaysContentTouches",
      keys: "step.press step.move step.hold step.release step.tap scenario.selection",
      topic: "step",
      "fingers are steps, and the recognizers of the screen decide; which of them selects rows is 'selection' or 'overlay'"
    ),
    Self(
      "UITouch touchesBegan touchesMoved touchesEnded touchesCancelled",
      keys: "step.press step.move step.release step.cancel step.touches",
      topic: "touches"
    ),
    Self(
      "scrolling scroll-down scroll-up setContentOffset",
      keys: "step.fling step.move table.content-offset",
      topic: "places"
    ),
    Self(
      "multi-touch two-finger two-fingers",
      keys: "touch.fingers"
    ),
    Self(
      "didBeginMultipleSelectionInteractionAt multi-select multiple-selection",
      keys:
        "scenario.selection table.allows-multiple-selection table.allows-multiple-selection-during-editing",
      topic: "selection"
    ),
    Self(
      "UITextFieldDelegate textFieldShouldReturn shouldChangeCharactersIn first-responder",
      keys: "step.focus step.type step.press-return step.dismiss-keyboard"
    ),
  ]

  private static let tests = [
    Self(
      "assertSnapshot verifySnapshot FBSnapshotTestCase golden goldens snapshot-test recording-mode",
      keys: "step.snapshot",
      topic: "test",
      "'- snapshot: NAME' keeps the screen, and 'layoutsim test' compares it with its golden"
    ),
    Self(
      "XCTAssert XCTAssertEqual assertion expectation waitForExistence",
      keys: "step.expect step.settle",
      topic: "expect"
    ),
    Self(
      "XCUIApplication XCUIElement XCUITest ui-test Maestro",
      keys: "scenario.steps",
      topic: "step",
      "what a test would do are 'steps': tap, press, move, type, expect"
    ),
    Self(
      "print log os_log breakpoint console debug-log",
      topic: "trace",
      "'layoutsim trace' prints every event and decision"
    ),
    Self(
      "xcode-preview SwiftUI-Preview canvas-preview live-preview",
      topic: "preview",
      "'layoutsim preview FILE' follows every save"
    ),
    Self("device-matrix test-plan test-matrix", keys: "scenario.matrix", topic: "matrix"),
  ]
}
