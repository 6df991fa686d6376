import LayoutDevices
import LayoutDiagnostics

/// A map of an entry of `steps`, which has one key; a wrong one still has a place in the order of steps.
struct StepMap: KeyMap {
  static let keys = MapKeys<Self>(.step)

  static func initial(at mark: SourceMark?) -> StepAction? { nil }

  let press = Key("press", StepAction.press, .touch, else: TouchTarget(.nowhere))
    .help("The finger goes down.")
    .meant(by: "touch", "down", "touch-down", "long-press", "longPress")
  let move = Key("move", \.self, .move)
    .help("The finger moves.")
    .meant(by: "drag", "pan", "move-to")
  let hold = Key("hold", StepAction.hold, .duration, else: .zero)
    .help("The finger is down and stays where it is.")
  let release = Key("release", \.self, .release)
    .help("The finger goes up.")
    .meant(by: "up", "lift", "touch-up")
  let cancel = Key("cancel", \.self, .nothing { _, _ in .cancel })
    .help("The system takes the touch away, as when a call arrives.")
  let tap = Key("tap", StepAction.tap, .touch, else: TouchTarget(.nowhere))
    .help("The finger goes down and up.")
    .meant(by: "click", "double-tap", "doubleTap")
  let touches = Key("touches", \.self, .touches)
    .help("Fingers touch as they did on a device, event by event, as a file has it.")
    .meant(by: "replay", "record", "recording", "recorded")
  let tapStatusBar = Key(
    "tap-status-bar",
    \.self,
    .nothing { reading, written in
      reading.check(.statusBar, at: written.keyMark)
      return .tapStatusBar
    }
  )
  .help("The status bar, which has to show, is tapped; that scrolls to the top.")
  let edit = Key("edit", StepAction.edit, .boolean, else: true)
    .help(
      "Editing mode slides in or out, as after a tap on Edit or Done; 'settle' waits for its end."
    )
  let wait = Key("wait", StepAction.wait, .duration, else: .zero)
    .help("Time passes.")
    .meant(by: "sleep", "pause")
  let settle = Key("settle", \.self, .settle).help("Time passes until nothing moves any more.")
    .meant(by: "wait-for", "wait-until", "waitForIdle", "idle")
  let expect = Key("expect", \.self, .expectations)
    .help("What must hold now.")
    .meant(by: "assert", "check")
  let snapshot = Key("snapshot", \.self, .snapshot)
    .help("The screen is kept under a name.")
    .meant(by: "screenshot", "frame")
  let repetition = Key("repeat", .written("a map", .map(.repetition)))
    .help("Steps that happen several times.")
    .meant(by: "loop", "times", "for", "for-each", "while")
  let use = Key("use", .written("a name", .phrase("select-three")))
    .help("The steps that `define` has under this name.")
    .meant(by: "include", "run", "runFlow", "perform")
  let base = Key(
    "base",
    \.self,
    .nothing { reading, written in
      guard !reading.lacksBase else { return nil }
      let message = "'base' stands for no steps here"
      reading.report("no-base", message, at: written.keyMark)
        .hint("write it in the list after 'steps' of a file whose 'base' has steps")
      return nil
    }
  )
  .help("The steps of the file after the scenario's key `base`.")
  let fling = Key("fling", StepAction.fling, .map(FlingMap.self), else: FlingMap.initial(at: nil))
    .help("The finger goes down, moves, and is lifted while it moves; the content goes on.")
    .meant(
      by: "swipe",
      "flick",
      "throw",
      "swipe-left",
      "swipe-right",
      "swipe-up",
      "swipe-down",
      "scroll"
    )
  let interrupt = Key("interrupt", StepAction.interrupt, .choice, else: .call)
    .help("Something comes between, which is not drawn, and the system takes all touches away.")
    .meant(by: "call", "background", "alert", "interruption")
  let remove = Key("remove", StepAction.remove, .removedView, else: .tableView)
    .help("A view is removed from its superview, with all in it.")
    .meant(by: "remove-view", "removeFromSuperview")
  let enable = Key("enable", StepAction.enable, .selectorState, else: true)
    .help("What selects rows, the overlay or the gesture, is switched on or off.")
    .meant(by: "enabled", "disable")
  let rotate = Key("rotate", StepAction.rotate, .turnedScreen, else: .portrait)
    .help("The device is turned; a finger stays where it is on the glass.")
    .meant(by: "orientation", "turn")
  let insert = Key("insert", \.self, .update(.insert, "rows or a map"))
    .help("New rows, or sections, come, named as they are then.")
    .meant(by: "insert-section", "insert-sections", "insertSections", "insertRows")
  let delete = Key("delete", \.self, .update(.delete, "rows, sections or a map"))
    .help("Rows, or sections, go, named as they were.")
    .meant(by: "delete-section", "delete-sections", "deleteSections", "deleteRows")
  let reload = Key("reload", \.self, .update(.reload, "rows, sections or a map"))
    .help("The table asks for rows, or sections, anew.")
    .meant(by: "reload-section", "reload-sections", "reloadSections", "reloadRows")
  let moveRow = Key("move-row", \.self, .rowMove)
    .help("A row goes elsewhere, also under a finger (moveRow(at:to:)).")
    .meant(by: "moveRow", "moveRowAt", "reorder")
  let moveSection = Key("move-section", \.self, .sectionMove)
    .help("A section goes elsewhere (moveSection(_:toSection:)).")
    .meant(by: "moveSection")
  let requestDismissal = Key("request-dismissal", \.self, .request(.requestDismissal))
    .help("The user wants the selection of a form to be taken, as after a tap on Done.")
    .meant(by: "dismiss", "done", "requestDismissal")
  let requestCancel = Key("request-cancel", \.self, .request(.requestCancel))
    .help("The user wants the selection of a form to be ignored, as after a tap on Cancel.")
    .meant(by: "requestCancel")
  let focus = Key("focus", { .screen(.focus($0)) }, .field, else: .nowhere)
    .help("The field of a row, or by its name, gets the keyboard, as after a tap on it.")
    .meant(by: "becomeFirstResponder", "first-responder", "edit-field")
  let type = Key("type", { .screen(.type($0)) }, .writtenText, else: "")
    .help("Keys write this text, letter by letter, into the field that has the keyboard.")
    .meant(by: "write", "type-text", "typeText", "enter-text", "enterText", "insertText")
  let dismissKeyboard = Key(
    "dismiss-keyboard",
    \.self,
    .nothing { _, _ in .screen(.dismissKeyboard) }
  )
  .help("The keyboard goes, as the application asks for.")
  .meant(by: "endEditing", "resignFirstResponder", "hide-keyboard")
  let endRefreshing = Key(
    "end-refreshing",
    \.self,
    .nothing { reading, written in
      reading.check(.refreshControl, at: written.keyMark)
      return .screen(.endRefreshing)
    }
  )
  .help("The application ends refreshing, and the content goes back to the top.")
  .meant(by: "endRefreshing", "refreshed")
  let pressReturn = Key("press-return", \.self, .nothing { _, _ in .screen(.pressReturn) })
    .help("The return key is pressed, after which the keyboard goes.")
    .meant(by: "return", "enter", "return-key")
}

extension Place {
  /// A place for a step whose own cannot be read.
  static let nowhere = Place(.topEdge)
}

extension MapKey where Map == StepMap, Value == StepAction {
  /// Creates a key of a step, which does something else if the value is wrong.
  fileprivate convenience init<Read: Sendable>(
    _ name: String,
    _ action: @escaping @Sendable (Read) -> StepAction,
    _ reader: ValueReader<Read>,
    else standIn: Read
  ) {
    let step = ValueReader<StepAction>(reader.values, reader.shape) {
      action(reader.read($0, $1) ?? standIn)
    }
    self.init(name, \.self, step)
  }
}

extension ValueReader where Value == StepAction {
  /// Returns a reader of a word alone.
  fileprivate static func nothing(
    _ action: @escaping @Sendable (SceneReading, WrittenEntry) -> StepAction?
  ) -> Self {
    Self("nothing", .nothing, allowsNothing: true) { reading, written in
      reading.checkNothing(written)
      return action(reading, written)
    }
  }

  /// Returns a reader of a word alone, which asks something of a form.
  fileprivate static func request(_ action: StepAction) -> Self {
    .nothing { reading, written in
      if !reading.hasForm {
        let message = "'\(written.key)' is for a form, and this scene has none"
        reading.report("no-form", message, at: written.keyMark).hint("write 'form:' in the scene")
      }
      return action
    }
  }

  /// The reader of a word alone, or of a map with the number of fingers that go up.
  fileprivate static var release: Self {
    let shape = ValueShape.any([.nothing, .map(.release)])
    return Self("nothing or a map", shape, allowsNothing: true) { reading, written in
      if case .map = written.value.content {
        let fields = reading.fields(written, ReleaseMap.self)
        return .release(fingers: fields?.required(\.fingers))
      }
      if let text = written.value.text, let fingers = parseInteger(text) {
        reading.wrongType(written, "a word alone or a map").hint("write {fingers: \(text)}")
        return .release(fingers: fingers)
      }
      reading.checkNothing(written)
      return .release(fingers: nil)
    }
  }

  fileprivate static var snapshot: Self {
    Self("a name", .phrase("tapped")) { reading, written in
      (reading.snapshotName(written) ?? written.value.text)
        .map { .snapshot($0) }
    }
  }

  fileprivate static var expectations: Self {
    Self("a map", .map(.expect)) { reading, written in
      guard !reading.isEmpty(written, "nothing is expected here") else { return nil }
      return reading.map(written, ExpectMap.self).map { .expect($0) }
    }
  }
}

extension ValueReader where Value == Bool {
  /// A reader of whether what selects rows is on; reported if nothing does but the table itself.
  fileprivate static var selectorState: Self {
    Self(boolean.values, .boolean) { reading, written in
      if !reading.hasSelector {
        let message = "nothing in this scene can be switched on or off"
        reading.report("no-effect", message, at: written.keyMark)
          .hint("'enable' is for an 'overlay' or a 'selection'")
      }
      return reading.boolean(written)
    }
  }
}

extension ValueReader where Value == Orientation {
  /// A reader of how the device is held from then on, which says where points of later steps are.
  fileprivate static var turnedScreen: Self {
    Self(choice.values, choice.shape) { reading, written in
      let orientation = choice.read(reading, written)
      if let orientation { reading.environment?.orientation = orientation }
      return orientation
    }
  }
}

extension ValueReader where Value == NamedView {
  /// A view of the scene that the app may remove.
  fileprivate static var removedView: Self {
    let views = NamedView.allCases.filter { ![.statusBar, .alert].contains($0) }.map(\.rawValue)
    return Self(views.joined(separator: ", "), .words(views)) { reading, written in
      guard let view = choice.read(reading, written) else { return nil }
      reading.check(view, at: written.value.mark)
      let (message, hint): (String, String)
      switch view {
      case .statusBar:
        message = "'statusBar' is the system's and cannot be removed"
        hint = "write 'status-bar: false' in the scene"
      case .alert:
        message = "'alert' is closed by its button, and not removed"
        hint = "write '- tap: button OK'"
      default: return view
      }
      reading.report("no-such-view", message, at: written.value.mark).hint(hint)
      return nil
    }
  }
}

extension SceneReading {
  /// Reports a value after a word that stands alone.
  fileprivate func checkNothing(_ written: WrittenEntry) {
    guard !written.value.isNothing else { return }
    let message = "nothing stands after '\(written.key)', not \(written.value.shown)"
    report("wrong-value", message, at: written.value.mark).hint("write '- \(written.key)'")
  }
}
