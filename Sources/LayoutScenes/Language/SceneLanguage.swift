/// The keys of scenario files and what they mean: the one table from which messages and help are made.
public enum SceneLanguage {
  /// The version of the language, written after `layoutsim`.
  public static let version = 1

  /// Every key, in the order in which a reader would write them.
  public static let keys: [SceneKey] =
    scenarioKeys + allowanceKeys + sceneKeys + screenKeys + stackKeys + tableKeys + overlayKeys
    + selectionKeys + stepKeys + gestureKeys + updateKeys + expectationKeys + motionKeys
    + screenStepKeys
    + frameKeys + controlKeys
    + pictureKeys + limitKeys

  /// Returns the keys of one map.
  public static func keys(of group: KeyGroup) -> [SceneKey] {
    keysByGroup[group] ?? []
  }

  private static let keysByGroup = Dictionary(grouping: keys, by: \.group)

  /// Returns the keys with a name; several maps may have one of the same name.
  public static func keys(named name: String) -> [SceneKey] {
    keys.filter { $0.name == name }
  }
}

extension SceneLanguage {
  /// Returns the key that people mean who write a word of UIKit, of the pod's interface or of its manual.
  static func key(meantBy word: String, in group: KeyGroup) -> String? {
    foreignWords.first { $0.group == group && $0.words.contains(word) }?.key
  }

  /// Returns what to do where a word is no key and none does what is meant; nil where nothing is known.
  static func advice(on word: String, in group: KeyGroup) -> String? {
    switch (group, word) {
    case (.touch, "for"), (.touch, "hold"), (.touch, "duration"), (.touch, "within"):
      "time passes in a step of its own: '- hold: 300ms'"
    case (.table, _) where keys(of: .section).contains { $0.name == word }:
      "rows are described by sections: 'sections: [{rows: 20, \(word): …}]'"
    default: nil
    }
  }

  /// Words that are no keys, with the key that is meant.
  ///
  /// The manual of TableViewScrollAndSelect 1.0.0 calls an option `touchViewCoversSafeArea` in one place and
  /// `touchViewRespectsSafeArea` in another, and names `customConstraintClosure`, which is private.
  private static let foreignWords: [(group: KeyGroup, words: Set<String>, key: String)] = [
    (.scenario, ["version"], "layoutsim"),
    (.scenario, ["title"], "name"),
    (.scenario, ["description", "alternative-text", "alt-text"], "alt"),
    (.scenario, ["screen", "setup"], "scene"),
    (.scenario, ["images", "outputs"], "pictures"),
    (.scenario, ["allows", "allowed", "ignore", "suppress", "waive"], "allow"),
    (.allowance, ["view", "name", "on"], "at"),
    (.allowance, ["because", "why", "comment"], "reason"),
    (.allowance, ["code", "kind", "what"], "rule"),
    (.scene, ["phone", "simulator"], "device"),
    (.scene, ["rtl", "layout-direction", "layoutDirection"], "direction"),
    (
      .scene, ["dynamic-type", "content-size", "content-size-category", "contentSizeCategory"],
      "text-size"
    ),
    (.scene, ["appearance", "style", "dark-mode", "userInterfaceStyle"], "theme"),
    (.scene, ["fps", "sampling", "event-rate"], "events-per-second"),
    (.scene, ["hosting", "container"], "controller"),
    (.scene, ["guides"], "show"),
    (.scene, ["editing-screen", "edit-mode", "mail"], "edit-screen"),
    (.scene, ["options", "selection-form", "selection-screen"], "form"),
    (.editScreen, ["edit-title", "begin"], "edit"),
    (.editScreen, ["cancel-title", "done"], "cancel"),
    (.editScreen, ["action-title", "delete", "title"], "action"),
    (.editScreen, ["does", "perform"], "performs"),
    (.editScreen, ["leaves-editing", "endsEditingAfterAction"], "ends-editing"),
    (.editScreen, ["empty", "none", "no-selection"], "no-action"),
    (.form, ["keys", "titles"], "options"),
    (.form, ["selection-type", "selectionType", "policy", "limit"], "type"),
    (.form, ["requiresSelection", "required"], "requires-selection"),
    (.form, ["sectionTitles", "sections"], "section-titles"),
    (.form, ["error", "message"], "alert"),
    (.scene, ["stack-view", "stackView"], "stack"),
    (.stack, ["arrangedSubviews", "subviews", "items"], "views"),
    (.stack, ["orientation", "direction"], "axis"),
    (.stackedView, ["text"], "label"),
    (.stackedView, ["toggle", "UISwitch"], "switch"),
    (.stackedView, ["UISlider"], "slider"),
    (.stackedView, ["UIStepper"], "stepper"),
    (.stackedView, ["progress-view", "progressView", "UIProgressView", "bar"], "progress"),
    (
      .stackedView, ["indicator", "spinner", "activityIndicator", "UIActivityIndicatorView"],
      "activity-indicator"
    ),
    (.stackedView, ["textField", "field", "UITextField"], "text-field"),
    (.stackedView, ["UIButton"], "button"),
    (.stackedView, ["segmented-control", "segmentedControl", "UISegmentedControl"], "segments"),
    (.stackedView, ["isEnabled", "is-enabled"], "enabled"),
    (.stackedView, ["isHighlighted"], "highlighted"),
    (.stackedView, ["tintColor", "tint-color"], "tint"),
    (.section, ["accessoryView"], "accessory-view"),
    (.table, ["accessoryView"], "accessory-view"),
    (.stackedView, ["isHidden"], "hidden"),
    (.stackedView, ["custom-spacing", "customSpacing"], "spacing-after"),
    (.expect, ["views"], "frames"),
    (.formType, ["minimum", "at-least"], "min"),
    (.formType, ["maximum", "at-most", "total"], "max"),
    (.formType, ["sectionMin", "per-section-min"], "section-min"),
    (.formType, ["sectionMax", "per-section"], "section-max"),
    (.formType, ["totalMin"], "total-min"),
    (.formType, ["totalMax"], "total-max"),
    (.alert, ["error-title", "errorTitle"], "title"),
    (.alert, ["text"], "message"),
    (.alert, ["dismiss", "ok", "button-title"], "button"),
    (.step, ["dismiss", "done", "requestDismissal"], "request-dismissal"),
    (.step, ["requestCancel"], "request-cancel"),
    (.expect, ["selected-keys", "selectedKeys"], "keys"),
    (.expect, ["title", "toolbar"], "action"),
    (.expect, ["message"], "alert"),
    (.table, ["isEditing", "is-editing"], "editing"),
    (.table, ["isScrollEnabled", "isScrolling", "is-scrolling", "scrolling"], "scroll-enabled"),
    (.table, ["estimatedHeightForRowAt", "estimated-height"], "estimated-row-height"),
    (.table, ["heightForRowAt", "row-heights", "height"], "row-height"),
    (.table, ["separatorStyle", "separator-style"], "separators"),
    (
      .table, ["isPagingEnabled", "is-paging-enabled", "paging", "pagingEnabled"],
      "paging-enabled"
    ),
    (.table, ["tableHeaderView", "table-header-view", "header", "headerView"], "header-view"),
    (.table, ["tableFooterView", "table-footer-view", "footer", "footerView"], "footer-view"),
    (.edgeView, ["label", "title"], "text"),
    (.edgeView, ["background", "background-color", "backgroundColor"], "color"),
    (.table, ["number-of-rows", "count"], "rows"),
    (.table, ["cellLayoutMarginsFollowReadableWidth"], "follows-readable-width"),
    (.section, ["reorderable", "can-move", "canMoveRowAt"], "movable"),
    (.section, ["can-delete", "commit", "swipe-to-delete"], "deletable"),
    (.swipeAction, ["icon", "symbol"], "image"),
    (.swipeAction, ["background", "background-color", "backgroundColor"], "color"),
    (.swipeAction, ["destructive", "delete"], "deletes"),
    (.update, ["with"], "animation"),
    (.update, ["section"], "sections"),
    (.update, ["row"], "rows"),
    (.update, ["of", "holding"], "content"),
    (.step, ["moveRow", "moveRowAt", "reorder"], "move-row"),
    (.step, ["moveSection"], "move-section"),
    (.step, ["insert-section", "insert-sections", "insertSections", "insertRows"], "insert"),
    (.step, ["delete-section", "delete-sections", "deleteSections", "deleteRows"], "delete"),
    (.step, ["reload-section", "reload-sections", "reloadSections", "reloadRows"], "reload"),
    (.rowMove, ["at", "row"], "from"),
    (.sectionMove, ["section"], "from"),
    (.sectionMove, ["toSection", "to-section"], "to"),
    (.section, ["header"], "title"),
    (.section, ["number-of-rows", "count"], "rows"),
    (.section, ["row-heights", "height"], "row-height"),
    (
      .overlay,
      [
        "touchViewCoversSafeArea", "touch-view-covers-safe-area", "covers-safe-area",
        "touchViewRespectsSafeArea", "touch-view-respects-safe-area",
      ],
      "respects-safe-area"
    ),
    (
      .overlay,
      [
        "customConstraintClosure", "custom-constraint-closure", "setCustomConstraints",
        "set-custom-constraints", "custom-constraints", "customConstraints",
      ],
      "constraints"
    ),
    (
      .overlay,
      [
        "shouldUseEstimatedRowHeightWhenScrolling",
        "should-use-estimated-row-height-when-scrolling", "shouldUseEstimatedRowHeight",
      ],
      "uses-estimated-row-height"
    ),
    (.overlay, ["setDebugMode", "isInDebugMode", "debug-mode", "debugMode"], "debug"),
    (.overlay, ["width"], "touch-view-width"),
    (.overlay, ["speed"], "scrolling-speed"),
    (.overlay, ["isEnabled", "is-enabled"], "enabled"),
    (.overlay, ["type"], "kind"),
    (.constraint, ["identifier", "name"], "id"),
    (.selection, ["start", "starts", "start-with"], "starts-with"),
    (.selection, ["pass"], "passes"),
    (.selection, ["turn", "turns-back", "reversal"], "turning-back"),
    (
      .selection, ["minimum-duration", "minimumPressDuration", "press-duration", "duration"],
      "minimum-press-duration"
    ),
    (.selection, ["allowableMovement", "movement"], "allowable-movement"),
    (
      .selection,
      ["shouldBegin", "opt-in", "shouldBeginMultipleSelectionInteractionAt", "may-begin"],
      "should-begin"
    ),
    (.limit, ["max", "maximum", "at-most"], "total"),
    (.limit, ["section", "section-max"], "per-section"),
    (.limit, ["minimum", "at-least", "total-min"], "min"),
    (.limit, ["section-min"], "min-per-section"),
    (.constraint, ["text"], "constraint"),
    (.step, ["touch", "down", "touch-down", "long-press"], "press"),
    (.step, ["drag", "pan", "move-to"], "move"),
    (.step, ["swipe", "flick", "throw"], "fling"),
    (.step, ["call", "background", "alert", "interruption"], "interrupt"),
    (.step, ["remove-view", "removeFromSuperview"], "remove"),
    (.step, ["enabled", "disable"], "enable"),
    (.step, ["orientation", "turn"], "rotate"),
    (.fling, ["at", "start"], "from"),
    (.fling, ["duration", "in", "time"], "within"),
    (.fling, ["speed"], "velocity"),
    (.step, ["up", "lift", "touch-up"], "release"),
    (.step, ["click"], "tap"),
    (.step, ["sleep", "pause"], "wait"),
    (.step, ["assert", "check"], "expect"),
    (.step, ["screenshot", "frame"], "snapshot"),
    (.step, ["loop", "times"], "repeat"),
    (.move, ["path", "via"], "through"),
    (.move, ["duration", "in", "time"], "within"),
    (.settle, ["timeout"], "within"),
    (.touch, ["place", "on"], "at"),
    (.expect, ["count", "selectedCount"], "selected-count"),
    (.expect, ["content-offset", "contentOffset"], "offset"),
    (.expect, ["isEditing"], "editing"),
    (.expect, ["frame", "touchView"], "touch-view"),
    (.picture, ["name", "path", "output"], "file"),
    (.picture, ["snapshot", "of"], "at"),
    (.picture, ["snapshots", "frames"], "strip"),
    (.picture, ["description", "alternative-text", "alt-text"], "alt"),
  ]
}
