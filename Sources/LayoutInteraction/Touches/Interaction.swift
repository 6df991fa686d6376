public import LayoutViews

/// What makes a window react: its clock, its log and what takes fingers to its views.
public final class Interaction {
  /// The clock of the window.
  public let clock: VirtualClock
  /// What happened so far.
  public let log: EventLog
  /// What takes fingers to recognizers and views.
  public let dispatcher: TouchDispatcher
  /// The window that reacts.
  private(set) weak var window: Window?

  /// The movements of content that is under way by itself, by scroll view.
  var motions: [ObjectIdentifier: ScrollMotion] = [:]

  /// Parts of tables and toolbars on their way in or out.
  var progressAnimations: [ProgressAnimation.Key: ProgressAnimation] = [:]

  /// How many drags that select rows began so far.
  package var begunDragCount = 0

  /// What is brought up to date at every frame.
  var displayLinks: [DisplayLink] = []

  init(window: Window) {
    self.window = window
    clock = VirtualClock()
    log = EventLog(clock: clock)
    dispatcher = TouchDispatcher(window: window, clock: clock, log: log)
    clock.surroundings = { [weak window] act in
      if let window { window.onItsScreen(act) } else { act() }
    }
  }
}

extension Window {
  /// The clock, the log and the touches of this window; made when first asked for.
  public var interaction: Interaction {
    if let interaction = host as? Interaction { return interaction }
    let interaction = Interaction(window: self)
    host = interaction
    return interaction
  }
}
