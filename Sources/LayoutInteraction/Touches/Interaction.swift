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
    dispatcher.preparation = self
    clock.surroundings = { [weak window] act in
      if let window { window.onItsScreen(act) } else { act() }
    }
  }
}

extension Interaction {
  /// Calls `action` at every frame from now on.
  ///
  /// - Parameter action: Brings something to where it is now; may be called between two frames.
  /// - Returns: What ends it.
  package func makeDisplayLink(_ action: @escaping () -> Void) -> DisplayLink {
    let link = DisplayLink(clock: clock, action: action)
    displayLinks.removeAll(where: \.isInvalid)
    displayLinks.append(link)
    return link
  }

  /// Brings what moves by itself to where it is now, which may be between two frames of the screen.
  ///
  /// For whoever looks at the screen at a time of its own choosing.
  public func displayNow() {
    for link in displayLinks where !link.isInvalid { link.action() }
    displayLinks.removeAll(where: \.isInvalid)
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
