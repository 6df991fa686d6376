/// The words of iOS for what is around a table: bars, the screen and its environment, and layout.
extension ForeignWord {
  static let bars = [
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
    Self(
      "text label caption",
      in: .barItem,
      .tab,
      .swipeAction,
      keys: "bar-item.title tab.title swipe-action.title",
      "write 'title', as in 'title: Done'"
    ),
    Self("UITabBarItem tab-bar-item", keys: "scene.tab-bar", topic: "tab"),
    Self("hidesBottomBarWhenPushed", keys: "scene.tab-bar scene.toolbar"),
    Self(
      "prefersStatusBarHidden status-bar-hidden",
      keys: "scene.status-bar"
    ),
    Self(
      "floating-action-button floating-button fab floating-action",
      keys: "scene.views scene.constraints view.button",
      "a 'button' in 'views' lies over the table, where its 'constraints' say"
    ),
    Self(
      "input-bar message-bar composer chat-bar reply-bar message-field bottom-view",
      in: .scene,
      keys: "scene.views scene.constraints",
      "a bar of one's own is one of 'views', whose 'constraints' name 'superview.keyboard.top', and 'tableView.bottom' ends at it"
    ),
    Self("UIToolbar", keys: "scene.toolbar-items scene.toolbar scene.edit-screen"),
  ]

  static let screens = [
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
      "rotation-during-gesture rotate-while-dragging rotate-during-drag",
      keys: "step.rotate",
      "write '- rotate: landscape' between 'press' and 'release'; the finger stays where it is on the glass"
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
      "source source-view source-item source-rect bar-button-item anchor permitted-arrow-directions arrow-direction",
      in: .scene,
      keys: "below.right-items",
      "a popover points at the first of the 'right-items' of 'below'"
    ),
    Self(
      "UIPopoverPresentationController popoverPresentationController",
      keys: "scene.presentation"
    ),
    Self("safeAreaInsets additionalSafeAreaInsets", keys: "device.safe-area", topic: "constraints"),
  ]

  static let layout = [
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
    Self(
      "spacer flexible-space fixed-space",
      keys: "view.spacing-after stack.spacing stack.distribution view.hugging",
      "a 'stack' has 'spacing' and a 'distribution', and its views a 'spacing-after'"
    ),
    Self(
      "divider separator-view line-view hairline",
      keys: "view.box",
      "a line is a box such as 'box: [100, 0.5]' with a 'color'"
    ),
    Self(
      "loading-indicator hud progress-hud loading",
      keys: "view.activity-indicator view.progress",
      "write 'activity-indicator: large' among 'views', with constraints for its place"
    ),
    Self(
      "avatar monogram initials-view",
      keys: "image.shape image.text row.image",
      "write 'image: {shape: circle, text: AL, color: indigo}'"
    ),
    Self(
      "timer delay async-after dispatch-after",
      keys: "step.wait step.settle",
      "time passes with '- wait: 500ms', and '- settle' until nothing moves"
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
    Self("viewWithTag tag", keys: "view.name"),
  ]
}
