extension SceneLanguage {
  static let stepKeys: [SceneKey] = [
    key(.step, "press", "a place or a map", "The finger goes down."),
    key(.step, "move", "a place or a map", "The finger moves."),
    key(.step, "hold", "a time", "The finger is down and stays where it is."),
    key(.step, "release", "nothing or a map", "The finger goes up."),
    key(.step, "cancel", "nothing", "The system takes the touch away, as when a call arrives."),
    key(.step, "tap", "a place or a map", "The finger goes down and up."),
    key(
      .step,
      "tap-status-bar",
      "nothing",
      "The status bar, which has to show, is tapped; that scrolls to the top."
    ),
    key(
      .step,
      "edit",
      "true, false",
      "Editing mode slides in or out, as after a tap on Edit or Done; 'settle' waits for its end."
    ),
    key(.step, "wait", "a time", "Time passes."),
    key(.step, "settle", "nothing, a time or a map", "Time passes until nothing moves any more."),
    key(.step, "expect", "a map", "What must hold now."),
    key(.step, "snapshot", "a name", "The screen is kept under a name."),
    key(.step, "repeat", "a map", "Steps that happen several times."),
    key(.touch, "at", "a place", "Where the finger goes down."),
    key(
      .touch,
      "taken-by",
      "the name of a view or nothing",
      "What must take the touch, where it is not the view that the place is on."
    ),
    key(
      .touch,
      "fingers",
      "1 to 5",
      "1",
      "How many fingers go down, side by side around the place; they move together."
    ),
    key(.release, "fingers", "1 to 5", "How many of several fingers go up, from the right."),
    key(.move, "to", "a place", "Where the finger comes to rest."),
    key(.move, "through", "a list of places", "Where it passes on its way."),
    key(.move, "within", "a time", "300ms", "How long it takes; 0s is a single event."),
    key(.settle, "within", "a time", "10s", "How long it may take."),
    key(.repetition, "times", "1 to 1000", "How often."),
    key(.repetition, "steps", "a list of steps", "What happens each time."),
  ]
}
