extension SceneLanguage {
  /// The keys of stack views.
  static let stackKeys: [SceneKey] = [
    key(.scene, "stack", "a map", "A stack view in front of the table, in the table's superview."),
    key(
      .stack,
      "axis",
      choice(StackScene.Axis.self),
      "horizontal",
      "Which way the views follow each other."
    ),
    key(
      .stack,
      "distribution",
      choice(StackScene.Distribution.self),
      "fill",
      "How the length is divided."
    ),
    key(
      .stack,
      "alignment",
      choice(StackScene.Alignment.self),
      "fill",
      "Where the views lie across; leading and trailing of columns, top, bottom and baselines of rows."
    ),
    key(.stack, "spacing", "points", "0", "The least space between two views."),
    key(.stack, "views", "a list of views", "The views, from the first."),
    key(.stack, "leading", "points", "The distance from the safe area's leading edge."),
    key(.stack, "trailing", "points", "The distance from the safe area's trailing edge."),
    key(.stack, "top", "points", "The distance from the safe area's top."),
    key(.stack, "bottom", "points", "The distance from the safe area's bottom."),
    key(.stack, "width", "points", "The width."),
    key(
      .stack,
      "height",
      "points",
      "The height; a stack that says nothing of its place is 16 points from the top and the sides."
    ),
    key(.stackedView, "label", "a text", "The view is a text."),
    key(
      .stackedView,
      "lines",
      "0 to 1000",
      "1",
      "How many lines a text has at most; 0 is any number."
    ),
    key(
      .stackedView,
      "text-style",
      choice(LabelStyle.self),
      "17 points in any text size",
      "What a text is for; its size follows the reader's text size."
    ),
    key(
      .stackedView,
      "box",
      "a width and a height such as [40, 20]",
      "A box that wants this size."
    ),
    key(.stackedView, "stack", "a map", "The view is a stack too."),
    key(.stackedView, "name", "a text", "What expectations call the view."),
    key(
      .stackedView,
      "color",
      "'#rrggbb' in quotes or the name of a color",
      "gray, or the color of texts",
      "The color of the box or of the text."
    ),
    key(.stackedView, "hidden", "true, false", "false", "Whether it is hidden, and takes no room."),
    key(
      .stackedView,
      "spacing-after",
      "points",
      "The space after it, where it differs from the stack's (setCustomSpacing)."
    ),
    key(.stackedView, "hugging", "1 to 1000", "250", "How much it resists growing."),
    key(.stackedView, "compression", "1 to 1000", "750", "How much it resists shrinking."),
  ]

  /// The expectation on the views of a stack.
  static let frameKeys: [SceneKey] = [
    key(
      .expect,
      "frames",
      "a map of names and measures",
      "Where views of the stack are on the screen; 'stack' is the stack itself."
    )
  ]
}
