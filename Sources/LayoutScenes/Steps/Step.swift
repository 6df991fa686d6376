package import LayoutDevices
package import LayoutDiagnostics

/// A step of a scenario.
package struct Step: Sendable, Hashable {
  /// The action.
  package var action: StepAction
  /// The place in the file, or `nil` for a step from code.
  package var mark: SourceMark?
  /// The places that use the definition that it is in, from the inside to the outside.
  package var uses: [SourceMark] = []

  /// The facts that a mistake of the step adds: where its definition is used.
  package var notes: [Diagnostic.Note] { uses.map { Diagnostic.Note("it is used here", at: $0) } }

  /// Creates a step.
  package init(_ action: StepAction, at mark: SourceMark? = nil) {
    self.action = action
    self.mark = mark
  }
}

/// An action of a step.
package enum StepAction: Sendable, Hashable {
  /// The finger goes down.
  case press(TouchTarget)
  /// The finger, which is down, moves through places to the last of them, never none.
  ///
  /// It moves in straight lines at an even speed along the whole way, with an event at each tick of the
  /// scene's event rate and one at the end. A duration of zero is one event at the end.
  case move(through: [Place], within: Duration)
  /// The finger, which is down, stays in place.
  case hold(Duration)
  /// The finger goes up, or of several fingers this number, from the right, or all.
  case release(fingers: Int?)
  /// The system takes the touch away, as when a call arrives.
  case cancel
  /// The finger goes down, moves, and is lifted while it moves.
  case fling(Fling)
  /// Something comes between that takes all touches away.
  case interrupt(Interruption)
  /// A view is removed from its superview, with all in it.
  case remove(NamedView)
  /// The selection of rows is switched on or off.
  case enable(Bool)
  /// The user wants the selection of a form to be taken.
  case requestDismissal
  /// The user wants the selection of a form to be ignored.
  case requestCancel
  /// The device is turned; a finger stays in place on the glass.
  case rotate(Orientation)
  /// The finger goes down and up at the same place.
  case tap(TouchTarget)
  /// Fingers do what they did on a device; none is down before or after.
  case touches(RecordedTouches)
  /// The user taps the status bar, which scrolls to the top.
  case tapStatusBar
  /// The table goes into editing mode or out of it, with the animation.
  case edit(Bool)
  /// Rows come, go or are asked for again.
  case update(RowUpdate)
  /// Sections come, go or are asked for again.
  case updateSections(SectionUpdate)
  /// A row goes elsewhere; the place is named as it is then.
  case moveRow(RowAddress, to: RowAddress)
  /// A section goes elsewhere; the place is numbered as it is then.
  case moveSection(Int, to: Int)
  /// Time passes.
  case wait(Duration)
  /// Time passes until nothing moves any more, at most this long; more is a finding.
  case settle(within: Duration)
  /// Something happens to the keyboard or to another part of the screen.
  case screen(ScreenAction)
  /// These must hold now.
  case expect([Expectation])
  /// The screen is kept under a name.
  case snapshot(String)

  /// The word for it in a scenario file.
  package var keyword: String {
    switch self {
    case .press: "press"
    case .move: "move"
    case .hold: "hold"
    case .release: "release"
    case .cancel: "cancel"
    case .fling: "fling"
    case .interrupt: "interrupt"
    case .remove: "remove"
    case .enable: "enable"
    case .requestDismissal: "request-dismissal"
    case .requestCancel: "request-cancel"
    case .rotate: "rotate"
    case .tap: "tap"
    case .touches: "touches"
    case .tapStatusBar: "tap-status-bar"
    case .edit: "edit"
    case .update(let update): update.kind.rawValue
    case .updateSections(let update): update.kind.rawValue
    case .moveRow: "move-row"
    case .moveSection: "move-section"
    case .wait: "wait"
    case .settle: "settle"
    case .screen(let action): action.keyword
    case .expect: "expect"
    case .snapshot: "snapshot"
    }
  }
}

/// A target of a finger that goes down: the place, and the view that is expected to take the touch.
package struct TouchTarget: Sendable, Hashable {
  /// The place.
  package var place: Place
  /// The view that must take the touch, or `nil` if the place decides: the view it is on, or the table.
  ///
  /// A touch that another view takes fails the step.
  package var taker: TouchTaker?
  /// The number of fingers that go down, the first of them at the place and the others beside it.
  package var fingers: Int

  /// Creates a target.
  package init(_ place: Place, takenBy taker: TouchTaker? = nil, fingers: Int = 1) {
    self.place = place
    self.taker = taker
    self.fingers = fingers
  }
}

/// A view that takes a touch.
public enum TouchTaker: Sendable, Hashable {
  /// This view or one inside it.
  case view(NamedView)
  /// No view of those with a name.
  case nothing
}
