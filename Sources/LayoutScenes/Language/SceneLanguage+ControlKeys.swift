extension SceneLanguage {
  /// The keys of controls, in stacks and at the end of rows.
  static let controlKeys: [SceneKey] =
    controlKeys(of: .stackedView) + [
      key(
        .table,
        "accessory-view",
        "a map of a control",
        "A control at the trailing edge of each cell (accessoryView)."
      ),
      key(
        .section,
        "accessory-view",
        "a map of a control",
        "A control at the trailing edge of the section's cells."
      ),
    ] + controlKeys(of: .accessoryView) + [
      key(
        .accessoryView,
        "width",
        "points",
        "its own, which 'slider', 'progress' and 'text-field' have not",
        "How wide the control is."
      ),
      key(
        .expect,
        "values",
        "a map of names and values",
        "What controls of the stack are set to: on or off, a number or a comparison, a text, the title of a segment."
      ),
    ]

  private static func controlKeys(of group: KeyGroup) -> [SceneKey] {
    [
      key(group, "switch", choice(ControlScene.SwitchState.self), "The view is a switch."),
      key(group, "slider", "a number in the range", "The view is a slider with this value."),
      key(group, "stepper", "a number in the range", "The view is a stepper with this value."),
      key(group, "progress", "0 to 1", "The view is a bar that is filled so far."),
      key(
        group,
        "activity-indicator",
        choice(ControlScene.IndicatorSize.self),
        "The view is an indicator that turns."
      ),
      key(
        group,
        "text-field",
        "a text",
        "The view is a field with this text; '' for an empty one."
      ),
      key(group, "button", "a text", "The view is a button of the system type with this title."),
      key(group, "segments", "a list of titles", "The view is a segmented control."),
      key(
        group,
        "range",
        "two numbers such as [0, 10]",
        "[0, 1] of a slider, [0, 100] of a stepper",
        "The least and the greatest value."
      ),
      key(group, "step", "a number", "1", "How much one touch changes the value of a stepper."),
      key(group, "placeholder", "a text", "What stands in an empty field."),
      key(
        group,
        "border",
        choice(ControlScene.FieldBorder.self),
        "rounded",
        "What is around a field."
      ),
      key(
        group,
        "selected",
        "a number counted from 0, or none",
        "none",
        "The chosen segment."
      ),
      key(group, "enabled", "true, false", "true", "Whether the control answers."),
      key(
        group,
        "highlighted",
        "true, false",
        "false",
        "Whether a switch or a button looks as under a finger."
      ),
      key(
        group,
        "tint",
        "'#rrggbb' in quotes or the name of a color",
        "the system's",
        "The color of the control: of a switch that is on, of the chosen segment, of all others the tint."
      ),
    ]
  }
}
