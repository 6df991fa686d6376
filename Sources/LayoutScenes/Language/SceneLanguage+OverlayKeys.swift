extension SceneLanguage {
  static let overlayKeys: [SceneKey] = [
    key(.overlay, "kind", "scroll-and-select", "scroll-and-select", "What lies over the table."),
    key(
      .overlay,
      "enabled",
      "true, false",
      "true",
      "Whether the controller is enabled; in an app it is not until enabled is set."
    ),
    key(
      .overlay,
      "scrolling-speed",
      "fast, moderate, slow or rows a second",
      "How fast rows go by while the finger is at an edge."
    ),
    key(
      .overlay,
      "touch-view-width",
      "points",
      "60",
      "The width of the touch view beyond the margin."
    ),
    key(
      .overlay,
      "respects-safe-area",
      "true, false",
      "false",
      "Whether the touch view keeps to the layout margins (touchViewRespectsSafeArea)."
    ),
    key(
      .overlay,
      "top-scrolling-anchor",
      "points",
      "40",
      "How far below the top of the safe area scrolling up begins."
    ),
    key(
      .overlay,
      "bottom-scrolling-anchor",
      "points",
      "-40",
      "How far below the bottom of the safe area scrolling down begins; negative is inside."
    ),
    key(
      .overlay,
      "uses-estimated-row-height",
      "true, false",
      "true",
      "Whether estimated heights set where scrolling goes (shouldUseEstimatedRowHeightWhenScrolling)."
    ),
    key(
      .overlay,
      "debug",
      "true, false or a map",
      "false",
      "Whether the touch view is colored and each step logged."
    ),
    key(
      .overlay,
      "constraints",
      "a list of constraints",
      "Constraints of the touch view in place of the default ones, which an empty list keeps (setCustomConstraints)."
    ),
    key(
      .overlay,
      "errata",
      "none, version-1.0.0 or a list of words",
      "none",
      "Where the overlay departs from the manual; version-1.0.0 is the release itself and stands alone."
    ),
    key(
      .debug,
      "color",
      "'#rrggbb' in quotes or the name of a color",
      "green",
      "The color of the touch view."
    ),
    key(.constraint, "constraint", "a constraint", "The constraint."),
    key(.constraint, "id", "a text", "The identifier that reports use."),
  ]
}
