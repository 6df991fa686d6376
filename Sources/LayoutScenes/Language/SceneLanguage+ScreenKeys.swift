extension SceneLanguage {
  /// The keys of screens that are more than a table: edit mode with check marks, and options to select from.
  static let screenKeys: [SceneKey] = [
    key(
      .scene,
      "edit-screen",
      "true, false or a map",
      "false",
      "The multi-row selection of Mail: an Edit button, check marks, and a toolbar."
    ),
    key(
      .scene,
      "form",
      "a map",
      "Options to select from, with their limits and buttons, in place of the table's rows."
    ),
    key(.editScreen, "edit", "a text", "Edit", "The title of the button that begins."),
    key(
      .editScreen,
      "cancel",
      "a text",
      "Cancel",
      "The title of the button that ends and clears the selection."
    ),
    key(
      .editScreen,
      "action",
      "a text with {count}",
      "Delete ({count})",
      "The title of the button in the toolbar while rows are selected; `{photo|photos}` is photo for one row."
    ),
    key(
      .editScreen,
      "no-action",
      "a text",
      "No Action",
      "The title of the button in the toolbar while no row is selected."
    ),
    key(
      .editScreen,
      "performs",
      choice(EditScreenScene.Action.self),
      "delete",
      "What the action does with the selected rows."
    ),
    key(
      .editScreen,
      "ends-editing",
      "true, false",
      "true",
      "Whether editing mode ends when the action is done, as in Mail."
    ),
    key(
      .form,
      "options",
      "a map of keys and titles",
      "The options: a key that never changes, and the title that is shown."
    ),
    key(
      .form,
      "details",
      "a map of keys and texts",
      "What else is said of some options, below the title."
    ),
    key(
      .form,
      "order",
      "a list of keys for each section",
      "one section, as the options are written",
      "Which options are in which section, and in which order."
    ),
    key(
      .form,
      "section-titles",
      "a list of texts",
      "The titles of the sections: all of them, or none."
    ),
    key(
      .form,
      "type",
      "\(choice(SelectionPreset.self)) or a map",
      "single",
      "How many options may and must be selected."
    ),
    key(
      .form,
      "requires-selection",
      "true, false",
      "false",
      "Whether the minima of the type hold; the maxima hold in any case."
    ),
    key(
      .form,
      "when-full",
      choice(SelectionLimit.WhenFull.self),
      "replace-oldest",
      "What happens with an option for which there is no room."
    ),
    key(
      .form,
      "selected",
      "a list of keys",
      "none",
      "The options that are selected at the start, the oldest first."
    ),
    key(
      .form,
      "alert",
      "a map",
      "The texts of the alert that appears where the selection cannot be taken."
    ),
    key(
      .form,
      "done",
      "a text",
      "Done",
      "The title of the button that asks for the selection to be taken."
    ),
    key(
      .form,
      "cancel",
      "a text",
      "Cancel",
      "The title of the button that asks for the selection to be ignored."
    ),
    key(.formType, "min", "a number", "0", "The fewest options of the whole table."),
    key(.formType, "max", "a number", "The most options of the whole table, wherever they are."),
    key(.formType, "section-min", "a number", "0", "The fewest options of each section."),
    key(.formType, "section-max", "a number", "The most options of each section."),
    key(.formType, "total-min", "a number", "0", "The fewest options of all sections together."),
    key(.formType, "total-max", "a number", "The most options of all sections together."),
    key(.alert, "title", "a text", "Selection Incomplete", "The title of the alert."),
    key(
      .alert,
      "message",
      "a text",
      "the limits that are broken, with their numbers",
      "What the alert says."
    ),
    key(.alert, "button", "a text", "OK", "The title of the button that closes the alert."),
  ]

  /// Steps and expectations of these screens.
  static let screenStepKeys: [SceneKey] = [
    key(
      .step,
      "request-dismissal",
      "nothing",
      "The user wants the selection of a form to be taken, as after a tap on Done."
    ),
    key(
      .step,
      "request-cancel",
      "nothing",
      "The user wants the selection of a form to be ignored, as after a tap on Cancel."
    ),
    key(
      .expect,
      "buttons",
      "a list of titles or none",
      "The titles of the buttons on the screen: in the bars, or in the alert."
    ),
    key(
      .expect,
      "action",
      "a text or none",
      "The title of the edit screen's action; none while there is no toolbar."
    ),
    key(
      .expect,
      "action-enabled",
      "true, false",
      "Whether the edit screen's action can be pressed."
    ),
    key(
      .expect,
      "acted-on",
      "rows or none",
      "The rows that the action was last done with."
    ),
    key(
      .expect,
      "keys",
      "a list of keys or none",
      "The keys of the selected options, in the order of the table."
    ),
    key(
      .expect,
      "key-order",
      "a list of keys or none",
      "The keys of the selected options, the one that was selected first at the beginning."
    ),
    key(.expect, "alert", "none, the message, or a map", "What the alert on the screen says."),
    key(
      .expect,
      "requested",
      choice(FormRequest.self),
      "What the delegate of the form was asked for last."
    ),
  ]
}
