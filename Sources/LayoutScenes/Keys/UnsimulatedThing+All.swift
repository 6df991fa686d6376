/// The things that are known and not simulated: those that mean it in one map alone come first.
extension UnsimulatedThing {
  static let all = ofScreens + ofLooks + ofSystem

  private static let ofScreens = [
    Self(
      "alert",
      in: .scene,
      is: "action sheets and alerts of the app's own are",
      nearest: "a 'form' shows an alert, and the step 'interrupt: alert' takes touches away"
    ),
    Self(
      "suggestions",
      in: .search,
      is: "results and suggestions of a search on a screen of their own are",
      nearest: "'search' keeps the table below it, and 'delete' takes rows away"
    ),
    Self(
      "scope",
      in: .search,
      is: "the scope bar of a search is",
      nearest: "write 'segments' in the table's 'header-view'"
    ),
    Self(
      "role search-tab",
      in: .tab,
      is: "the tab that opens a search is",
      nearest: "'search' of the scene has the field"
    ),
    Self(
      "table table-view list",
      in: .view,
      is: "a second table is",
      nearest: "the scene has one 'table', and a vertical 'stack' has rows that do not scroll"
    ),
    Self(
      "search search-bar searchable",
      in: .view,
      is: "a search bar outside of the bars is",
      nearest: "'search' of the scene has one, and a 'text-field' is a field"
    ),
    Self(
      "push present pop back go-back dismiss-screen dismiss-sheet navigate navigation-link "
        + "segue show-screen swipe-back",
      in: .step,
      is: "going to other screens is",
      nearest:
        "'tap: button TITLE' is in the log, and 'presentation' with 'below' shows a screen "
        + "over another"
    ),
    Self(
      "subtitle large-subtitle title-menu",
      in: .scene,
      is: "subtitles and menus of titles are",
      nearest: "'prompt' is a line above the title"
    ),
    Self(
      "presentation detent below",
      in: .below,
      is: "a sheet over a sheet is",
      nearest:
        "'below' is the screen below the one that is shown over it, and has bars and rows "
        + "alone"
    ),
    Self(
      "context-menu contextMenuInteraction menu menus menu-button pull-down context-actions "
        + "pull-down-menu pull-down-button pop-up-button popover-menu menu-items "
        + "peek-and-pop 3d-touch force-touch haptic-touch",
      is: "context menus and pull-down menus are",
      nearest: "actions of a row are 'leading-actions' and 'trailing-actions' of its section"
    ),
    Self(
      "collection-view collection grid compositional-layout waterfall",
      is: "collection views are",
      nearest: "a list is a 'table', and cells of other shapes are a 'stack'"
    ),
    Self(
      "picker picker-view date-picker wheel time-picker color-picker color-well",
      is: "pickers are",
      nearest: "a choice among few is 'segments', one among many a 'form'"
    ),
    Self(
      "action-sheet alert-controller alerts confirmation-dialog alert-text-field "
        + "alert-text-fields alert-action prompt-dialog permission permission-alert "
        + "permission-dialog",
      is: "action sheets and alerts of the app's own are",
      nearest: "a 'form' shows an alert, and the step 'interrupt: alert' takes touches away"
    ),
    Self(
      "zoom zoom-scale pinch-to-zoom maximumZoomScale pinch pinch-gesture magnify "
        + "rotate-gesture rotation-gesture",
      is: "zooming is",
      nearest: "'row-height' and 'text-size' change how large rows are"
    ),
    Self(
      "drag-and-drop dragInteraction dropDelegate dragDelegate",
      is: "drag and drop between views is",
      nearest: "rows are moved in editing mode where their section says 'movable'"
    ),
    Self(
      "pointer hover pencil trackpad mouse",
      is: "pointers, hovering and pencils are",
      nearest: "fingers press, move and are lifted: 'press', 'move', 'release'"
    ),
    Self(
      "stage-manager external-display split-screen-drag slide-over",
      is: "Stage Manager is",
      nearest: "'window' is as wide and as high as one says, or a share of the screen"
    ),
    Self(
      "scope-bar scopeButtonTitles scope-buttons scopes search-scopes search-scope scope-titles",
      is: "the scope bar of a search is",
      nearest: "write 'segments' in the table's 'header-view'"
    ),
    Self(
      "search-results searchResultsController search-suggestions search-tokens tokens "
        + "search-token search-results-updater search-completions",
      is: "results of a search on a screen of their own are",
      nearest: "'search' keeps the table below it, and 'delete' takes rows away"
    ),
    Self(
      "sidebar tab-sidebar floating-tab-bar sidebar-adaptable tab-group tab-groups tab-reorder",
      is: "the sidebar and the tabs at the top of tablets are",
      nearest: "'tab-bar' has the tabs at the bottom"
    ),
    Self(
      "page-view-controller carousel",
      is: "page view controllers are",
      nearest: "'paging-enabled' of the table rests at pages"
    ),
    Self(
      "storyboard nib xib",
      is: "files of Interface Builder are not read and its screens are",
      nearest: "write the bars, the table and a 'stack' into the scene"
    ),
    Self(
      "appearance-proxy standardAppearance scrollEdgeAppearance barTintColor blur "
        + "visual-effect visual-effect-view material gradient gradient-view shadow shadow-color "
        + "shadow-radius",
      is: "appearances of bars, blurs, gradients and shadows in scenario files are",
      nearest:
        "'design: glass' has the bars of iOS 26, whose blur is drawn as a flat color, 'theme' the "
        + "system's colors in light and dark, and views have a 'background', an 'alpha' and a 'corner-radius'"
    ),
    Self(
      "select-text select-all text-selection selected-text selectedTextRange selectedRange "
        + "caret loupe paste autocorrect autocorrection",
      is: "selecting, pasting and correcting text are",
      nearest: "'type' writes behind the text, and 'tap: key delete' takes its last letter away"
    ),
    Self(
      "key-popup key-popups key-preview character-preview long-press-key accents",
      is: "popups over the keys of the keyboard are",
      nearest: "'tap: key a' writes the letter, and 'type' writes any other"
    ),
    Self(
      "suggestions predictions predictive-text quick-type inputAssistantItem",
      is: "suggestions of the keyboard are",
      nearest: "their row takes its room, and 'type' writes what one of them would"
    ),
    Self(
      "keyboard-type number-pad emoji-keyboard input-mode",
      is: "keyboards other than that of letters are",
      nearest: "'tap: key 123' shows digits, and 'type' writes any letters"
    ),
    Self(
      "input-accessory-view input-view",
      is: "in scenario files views of the app on the keyboard or in its place are",
      nearest: "a view whose constraint names 'superview.keyboard.top' goes up with the keyboard"
    ),
    Self(
      "grabber prefersGrabberVisible sheet-grabber grabber-visible drag-indicator "
        + "presentation-drag-indicator bottom-sheet-drag dismiss-gesture interactive-dismiss "
        + "modal-in-presentation interactive-dismiss-disabled pull-up "
        + "prefersScrollingExpandsWhenScrolledToEdge",
      is: "the grabber of a sheet and dragging the sheet are",
      nearest: "'detent' is how high the sheet is"
    ),
    Self(
      "minimize-behavior tabBarMinimizeBehavior bottom-accessory tab-bar-minimize "
        + "tab-accessory tab-bar-accessory hides-bars-on-swipe hide-bars-on-swipe "
        + "hides-bars-on-tap",
      is: "bars that shrink or go as the table scrolls, and views above tabs, are",
      nearest:
        "'large-title' and 'search' fold away, and the step 'remove: navigationBar' takes a "
        + "bar away"
    ),
    Self(
      "haptics sound vibration shake",
      is: "sounds, haptics and shaking are",
      nearest: "what happened is in the log: 'expect: {log: TEXT}'"
    ),
    Self(
      "keyboard-toolbar",
      is: "in scenario files views of the app on the keyboard or in its place are",
      nearest: "a view whose constraint names 'superview.keyboard.top' goes up with the keyboard"
    ),
    Self(
      "list swiftui navigation-stack navigation-view vstack hstack zstack lazy-vstack "
        + "scroll-view-reader tab-view",
      is: "SwiftUI's views are",
      nearest:
        "a List is a 'table' with 'style: inset-grouped', a NavigationStack the scene's "
        + "'title', and HStack and VStack are a 'stack'"
    ),
    Self(
      "hardware-keyboard external-keyboard key-commands keyboard-shortcut keyboard-shortcuts "
        + "shortcuts",
      is: "keyboards with keys to press and their shortcuts are",
      nearest: "'type' writes what they would, with the keyboard on the screen"
    ),
    Self(
      "dictation dictate siri",
      is: "dictation is",
      nearest: "'type' writes what one would say"
    ),
    Self(
      "split-view-controller split-controller primary-column secondary-column columns inspector "
        + "supplementary-column triple-column double-column column-width display-mode-button "
        + "navigation-split-view preferredDisplayMode",
      is: "split view controllers are",
      nearest: "a column is a scene of its own, in a 'window' as wide as it is"
    ),
    Self(
      "picture-in-picture pip pip-window live-activity dynamic-island call-bar "
        + "in-call-status-bar control-center notification-center notification banner",
      is: "what the system shows over an app is",
      nearest: "the step 'interrupt: call' takes touches away, and 'background' leaves the app"
    ),
    Self(
      "web-view WKWebView web map-view MKMapView map video player video-player camera canvas "
        + "chart pdf-view",
      is: "web pages, maps, films and drawings are",
      nearest: "a 'box' takes their room, and an 'image' has a path of one's own"
    ),
    Self(
      "scroll-view nested-scroll-view",
      is: "scroll views beside the table are",
      nearest: "the 'table' scrolls, and so does a 'text-view'"
    ),
    Self(
      "page-control page-indicator page-dots",
      is: "in scenario files page controls are",
      nearest: "'segments' choose among few, and a 'box' takes the room"
    ),
    Self(
      "variable variables vars parameter parameters script scripting eval expression expressions "
        + "if else condition conditional conditions template",
      is: "variables, conditions and scripts in a scenario are",
      nearest:
        "'define' names steps that 'use' plays, 'repeat' plays some several times, 'base' takes "
        + "another file and changes keys, and 'matrix' plays all of it on many screens"
    ),
    Self(
      "custom-view bar-custom-view hosted-view",
      is: "views of the app's own in bars are",
      nearest:
        "buttons of bars have a 'title' or an 'image', and 'title-segments' is a control in "
        + "place of the title"
    ),
    Self(
      "share-sheet activity-view-controller activity-sheet font-picker photos-picker "
        + "document-browser photo-picker image-picker document-picker "
        + "mail-composer contact-screen sign-in",
      is: "screens of the system are",
      nearest: "'presentation: page-sheet' shows rows of one's own over 'below'"
    ),
    Self(
      "toast snackbar toast-view banner-view skeleton shimmer onboarding coach-mark empty-state content-unavailable content-unavailable-view "
        + "background-view background-image tip popover-tip",
      is: "views for empty or passing states are",
      nearest: "'views' has texts, images and boxes in front of the table or 'behind' it"
    ),
    Self(
      "status-bar-style preferred-status-bar-style status-bar-color",
      is: "the style of the status bar is",
      nearest: "it is dark or light by 'theme', and 'status-bar: false' hides it"
    ),
    Self(
      "voice-over screen-reader guided-access switch-control assistive-touch "
        + "reduce-transparency invert-colors accessibility accessibility-actions rotor",
      is: "VoiceOver and other assistance are",
      nearest:
        "'text-size' and 'contrast' are what the reader chose, and 'layoutsim tree' has the "
        + "names of views"
    ),
    Self(
      "car-play vision-os mac-catalyst mac widget app-clip watch-os tv-os apple-watch",
      is: "systems other than those of phones and tablets, and widgets, are",
      nearest: "'device' is an iPhone or an iPad, and 'window' a part of its screen"
    ),
    Self(
      "data-source diffable diffable-data-source prefetching prefetch infinite-scroll "
        + "pagination fetched-results-controller",
      is: "data sources of the app's own are",
      nearest:
        "'rows' are a number, a list or a file, and the steps 'insert', 'delete' and "
        + "'reload' change them"
    ),
    Self(
      "separator-inset separator-insets separator-color separator-effect",
      is: "insets and colors of separators are",
      nearest: "'separators: false' takes them away"
    ),
    Self(
      "scroll-edge-effect edge-effect top-edge-effect bottom-edge-effect scrollEdgeElementContainer",
      is: "the edge effect of iOS 26 is",
      nearest: "a bar with rows under it has its color"
    ),
    Self(
      "zoom-transition navigation-transition transition transition-style custom-transition hero "
        + "morph preferredTransition matched-geometry",
      is: "transitions between screens are",
      nearest: "'presentation' shows a screen over another"
    ),
  ]
}
