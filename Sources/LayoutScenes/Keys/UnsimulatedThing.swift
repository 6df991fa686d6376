/// A thing of UIKit that is known and not simulated, with the words that people write for it.
struct UnsimulatedThing {
  /// The words.
  let words: [String]
  /// The name of the thing, with its verb: "context menus are".
  let name: String
  /// The advice on the nearest thing that is simulated.
  let nearest: String

  /// The map in which alone the words mean the thing, as they are keys of others, or `nil` for anywhere.
  let group: KeyGroup?

  private init(
    _ words: String...,
    in group: KeyGroup? = nil,
    is name: String,
    nearest: String
  ) {
    self.words = words
    self.group = group
    self.name = name
    self.nearest = nearest
  }

  /// Returns the thing that is meant by a word in a map, or `nil` if the word is none of these.
  static func meant(by word: String, in group: KeyGroup, isKeyElsewhere: Bool) -> Self? {
    all.first {
      $0.words.contains(word) && ($0.group == group || $0.group == nil && !isKeyElsewhere)
    }
  }

  static let all = [
    Self(
      "context-menu",
      "contextMenu",
      "contextMenuInteraction",
      "menu",
      "menus",
      is: "context menus and pull-down menus are",
      nearest: "actions of a row are 'leading-actions' and 'trailing-actions' of its section"
    ),
    Self(
      "collection-view",
      "collectionView",
      "collection",
      "grid",
      "UICollectionView",
      is: "collection views are",
      nearest: "a list is a 'table', and cells of other shapes are a 'stack'"
    ),
    Self(
      "toolbar-items",
      "toolbarItems",
      "bottom-items",
      is: "own buttons in the toolbar are",
      nearest: "'toolbar: true' takes its room, and 'edit-screen' has buttons there"
    ),
    Self(
      "picker",
      "picker-view",
      "pickerView",
      "date-picker",
      "datePicker",
      "UIPickerView",
      is: "pickers are",
      nearest: "a choice among few is 'segments', one among many a 'form'"
    ),
    Self(
      "action-sheet",
      "actionSheet",
      "alert-controller",
      "UIAlertController",
      is: "action sheets and alerts of the app's own are",
      nearest: "a 'form' shows an alert, and the step 'interrupt: alert' takes touches away"
    ),
    Self(
      "zoom",
      "zoom-scale",
      "zoomScale",
      "pinch-to-zoom",
      "maximumZoomScale",
      is: "zooming is",
      nearest: "'row-height' and 'text-size' change how large rows are"
    ),
    Self(
      "drag-and-drop",
      "dragInteraction",
      "drag-interaction",
      "dropDelegate",
      "dragDelegate",
      is: "drag and drop between views is",
      nearest: "rows are moved in editing mode where their section says 'movable'"
    ),
    Self(
      "pointer",
      "hover",
      "pencil",
      "trackpad",
      "mouse",
      is: "pointers, hovering and pencils are",
      nearest: "fingers press, move and are lifted: 'press', 'move', 'release'"
    ),
    Self(
      "stage-manager",
      "stageManager",
      "external-display",
      is: "Stage Manager is",
      nearest: "another window is another 'device'"
    ),
    Self(
      "scope-bar",
      "scopeBar",
      "scopeButtonTitles",
      "scope-buttons",
      is: "the scope bar of a search is",
      nearest: "write 'segments' in the table's 'header-view'"
    ),
    Self(
      "search-results",
      "searchResultsController",
      "search-suggestions",
      "search-tokens",
      is: "results of a search on a screen of their own are",
      nearest: "'search' keeps the table below it, and 'delete' takes rows away"
    ),
    Self(
      "sidebar",
      "side-bar",
      "tab-sidebar",
      "floating-tab-bar",
      is: "the sidebar and the tabs at the top of tablets are",
      nearest: "'tab-bar' has the tabs at the bottom"
    ),
    Self(
      "page-view-controller",
      "pageViewController",
      "carousel",
      is: "page view controllers are",
      nearest: "'paging-enabled' of the table rests at pages"
    ),
    Self(
      "storyboard",
      "nib",
      "xib",
      is: "files of Interface Builder are not read and its screens are",
      nearest: "write the bars, the table and a 'stack' into the scene"
    ),
    Self(
      "appearance-proxy",
      "standardAppearance",
      "scrollEdgeAppearance",
      "barTintColor",
      "blur",
      is: "appearances of bars and blurs are",
      nearest: "bars have the system's colors in light and dark, by 'theme'"
    ),
    Self(
      "select-text",
      "selectText",
      "select-all",
      "text-selection",
      "selected-text",
      "selectedTextRange",
      "selectedRange",
      "caret",
      "loupe",
      "paste",
      "autocorrect",
      "autocorrection",
      "dictation",
      is: "selecting, pasting and correcting text are",
      nearest: "'type' writes behind the text, and 'tap: key delete' takes its last letter away"
    ),
    Self(
      "key-popup",
      "key-popups",
      "keyPopup",
      "key-preview",
      "character-preview",
      "long-press-key",
      "accents",
      is: "popups over the keys of the keyboard are",
      nearest: "'tap: key a' writes the letter, and 'type' writes any other"
    ),
    Self(
      "suggestions",
      "predictions",
      "predictive-text",
      "quick-type",
      "QuickType",
      "inputAssistantItem",
      is: "suggestions of the keyboard are",
      nearest: "their row takes its room, and 'type' writes what one of them would"
    ),
    Self(
      "keyboard-type",
      "keyboardType",
      "number-pad",
      "numberPad",
      "emoji-keyboard",
      "input-mode",
      is: "keyboards other than that of letters are",
      nearest: "'tap: key 123' shows digits, and 'type' writes any letters"
    ),
    Self(
      "input-accessory-view",
      "inputAccessoryView",
      "input-view",
      "inputView",
      is: "in scenario files views of the app on the keyboard or in its place are",
      nearest: "a view whose constraint names 'superview.keyboard.top' goes up with the keyboard"
    ),
    Self(
      "presentation",
      "detent",
      "below",
      in: .below,
      is: "a sheet over a sheet is",
      nearest:
        "'below' is the screen below the one that is shown over it, and has bars and rows alone"
    ),
    Self(
      "grabber",
      "prefersGrabberVisible",
      "prefers-grabber-visible",
      is: "the grabber of a sheet and dragging the sheet are",
      nearest: "'detent' is how high the sheet is"
    ),
    Self(
      "minimize-behavior",
      "tabBarMinimizeBehavior",
      "tab-bar-minimize-behavior",
      "bottom-accessory",
      "bottomAccessory",
      is: "tab bars that shrink as the table scrolls, and views above them, are",
      nearest: "'tab-bar' stays as it is"
    ),
    Self(
      "haptics",
      "sound",
      "vibration",
      "shake",
      is: "sounds, haptics and shaking are",
      nearest: "what happened is in the log: 'expect: {log: TEXT}'"
    ),
  ]
}
