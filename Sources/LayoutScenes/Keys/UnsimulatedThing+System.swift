/// The things that are known and not simulated of fingers, the keyboard and the system around an app.
extension UnsimulatedThing {
  static let ofSystem = [
    Self(
      "interactive-pop-gesture interactivePopGestureRecognizer swipe-to-go-back edge-swipe "
        + "back-gesture swipe-back screen-edge-pan screen-edge-pan-gesture go-back-gesture",
      is: "the swipe from the edge that goes back is",
      nearest: "'back' shows the button, whose tap is in the log"
    ),
    Self(
      "live-text visual-look-up image-analysis data-scanner subject-lifting",
      is: "texts in pictures are",
      nearest: "an 'image' is a symbol, a shape or path data, and a 'label' a text"
    ),
    Self(
      "undo redo undo-manager copy cut clipboard pasteboard edit-menu",
      is: "the clipboard and taking back are",
      nearest: "'type' writes, and 'tap: key delete' takes the last letter away"
    ),
    Self(
      "writing-tools genmoji image-playground apple-intelligence smart-reply inline-prediction",
      is: "the system's help with writing is",
      nearest: "'type' writes any text"
    ),
    Self(
      "secure-text-entry isSecureTextEntry password-field password-autofill autofill "
        + "text-content-type one-time-code return-key-type auto-capitalization "
        + "autocapitalizationType spell-checking clearButtonMode clear-button "
        + "smart-quotes",
      is: "in scenario files settings of what is written into a field are",
      nearest: "'text-field' has a 'placeholder' and a 'border', and 'press-return' the return key"
    ),
    Self(
      "floating-keyboard split-keyboard undocked-keyboard one-handed-keyboard "
        + "third-party-keyboard keyboard-language keyboard-layout keyboard-appearance "
        + "dark-keyboard",
      is: "other keyboards than the system's of English letters, at the bottom, are",
      nearest: "'theme: dark' makes it dark, and 'type' writes any letters"
    ),
    Self(
      "focus-engine focus-group focus-groups focusable selection-follows-focus tab-order full-keyboard-access",
      is: "focus that moves by keys is",
      nearest: "the step 'focus' gives a field the keyboard, and 'tap' selects a row"
    ),
    Self(
      "custom-gesture swipe-gesture drawing-gesture multi-finger-gesture three-finger",
      in: .step,
      is: "recognizers of the app's own are in scenario files",
      nearest: "'press', 'move' and 'release' are what a finger does, 'fling' a fast one"
    ),
    Self(
      "bounces bounce always-bounce-vertical deceleration-rate directional-lock "
        + "scroll-indicators scroll-indicator scroll-bar flash-scroll-indicators "
        + "showsVerticalScrollIndicator canCancelContentTouches",
      is: "in scenario files settings of how a table bounces, slows down and shows where it is are",
      nearest: "it does so as UIKit's does; 'scroll-enabled' and 'paging-enabled' can be written"
    ),
    Self(
      "horizontal-scroll scrolls-horizontally horizontal-scrolling orthogonal-scrolling",
      is: "scrolling sideways is",
      nearest: "a 'table' scrolls up and down"
    ),
    Self(
      "prefersHomeIndicatorAutoHidden auto-hide-home-indicator home-indicator-hidden "
        + "edge-protection preferredScreenEdgesDeferringSystemGestures reachability",
      is: "settings of the home indicator and of the system's gestures are",
      nearest: "'status-bar: false' hides the status bar, and 'home-button' is a group of devices"
    ),
    Self(
      "display-zoom zoomed-display low-power-mode slow-animations night-shift "
        + "always-on-display standby true-tone",
      is: "settings of the display are",
      nearest: "'device' has another size, and 'theme', 'contrast' and 'motion' are the reader's"
    ),
    Self(
      "app-switcher spotlight quick-actions home-screen app-icon-badge app-icon siri-suggestion "
        + "network-activity-indicator screen-recording action-button camera-control",
      is: "what is outside of the app is",
      nearest: "the step 'interrupt: background' leaves the app"
    ),
    Self(
      "face-id touch-id biometrics location-services microphone nfc bluetooth",
      is: "sensors are",
      nearest: "'expect: {log: TEXT}' finds what happened on the screen"
    ),
    Self(
      "state-restoration deep-link universal-link scene-phase app-delegate "
        + "background-task push-notification",
      is: "the life of an app is",
      nearest: "'scene' is the screen at the beginning, and 'interrupt: background' leaves the app"
    ),
    Self(
      "locale localization localized-strings strings-file string-catalog language-code pseudo-language",
      is: "translation is",
      nearest: "texts are as they are written, and 'direction: right-to-left' mirrors the screen"
    ),
    Self(
      "menu-bar main-menu window-controls traffic-lights window-tiling window-resize resize-handle",
      is: "menus and controls of windows on tablets are",
      nearest: "'window' is as wide and as high as one says"
    ),
    Self(
      "eye-tracking head-tracking voice-control live-speech sound-recognition assistive-access "
        + "button-shapes on-off-labels grayscale smart-invert",
      is: "VoiceOver and other assistance are",
      nearest:
        "'text-size' and 'contrast' are what the reader chose, and 'layoutsim tree' has the "
        + "names of views"
    ),
    Self(
      "sprite-kit scene-kit metal metal-view reality-view ar-view augmented-reality audio speech "
        + "speech-recognition game-controller",
      is: "sound, games and three dimensions are",
      nearest: "a 'box' takes their room"
    ),
  ]
}
