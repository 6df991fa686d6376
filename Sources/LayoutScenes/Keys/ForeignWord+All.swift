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
      "scroll scroll-down scroll-up swipe-up swipe-down",
      in: .step,
      keys: "step.fling",
      "write '- fling: {from: row 8, direction: up, velocity: 2000}', which brings the rows below: content and finger go the same way"
    ),
    Self(
      "drag pan slide drag-to pan-to swipe-over",
      in: .step,
      keys: "step.press step.move step.release",
      "a finger drags in three steps: '- press: row 3', '- move: {to: row 8, within: 400ms}' and '- release'"
    ),
    Self(
      "press-key tap-key hit-key type-key key keystroke press-enter",
      in: .step,
      keys: "step.tap step.type step.press-return",
      topic: "places",
      "write '- tap: key return', or '- type: some text'"
    ),
    Self(
      "swipe swipe-left swipe-right",
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
      "title navigation-title bar-title",
      in: .expect,
      keys: "step.snapshot expect.action",
      "the step 'snapshot' keeps the title with the whole screen; 'action' is the title of an edit screen's action"
    ),
    Self(
      "focus focused first-responder is-first-responder",
      in: .expect,
      keys: "expect.keyboard expect.values step.focus",
      "'keyboard: true' says that a field has the focus, and 'values' what stands in it; the step 'focus' gives it to one"
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
        + "UISwipeActionsConfiguration UIContextualAction swipe-action "
        + "full-swipe performsFirstActionWithFullSwipe",
      keys: "section.leading-actions section.trailing-actions",
      topic: "swipe-action"
    ),
    Self(
      "adjustedContentInset contentInsetAdjustmentBehavior scrollIndicatorInsets",
      keys: "table.content-inset",
      topic: "tree",
      "bars and the safe area add to 'content-inset' by themselves; 'layoutsim tree' prints the sum"
    ),
    Self(
      "sticky-header sticky-headers pinned-header floating-header",
      keys: "table.style section.title section.header-view",
      "headers of a plain table stay at the top by themselves, those of grouped ones do not"
    ),
    Self("contentSize", topic: "tree", "'layoutsim tree' prints the size of the content"),
    Self(
      "UIScrollViewDelegate scrollViewDidScroll scrollViewWillEndDragging isDragging isDecelerating",
      keys: "expect.offset expect.dragging expect.decelerating"
    ),
  ]

  private static let rows = [
    Self(
      "section-by group-by sections section-key sectionNameKeyPath by-section",
      in: .rowFile,
      keys: "table.sections section.rows",
      "the rows of a file are those of one section: 'sections' is a list, each with a 'title' and 'rows: {file: …}' of its own"
    ),
    Self(
      "delimiter separator encoding header columns",
      in: .rowFile,
      topic: "row-file",
      "the file says it all: UTF-8, a first line with the names of the columns, and commas between them"
    ),
    Self(
      "align alignment text-alignment textAlignment side",
      in: .row,
      keys: "row.cell view.label",
      topic: "cell",
      "texts of UIKit's cells are at the leading edge: write a 'cell' of views of one's own, whose constraints say where they are"
    ),
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
