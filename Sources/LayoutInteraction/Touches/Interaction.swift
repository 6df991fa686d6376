public import LayoutViews

/// The interaction of a window: its clock, its log and the dispatcher of touches to its views.
public final class Interaction {
  /// The clock of the window.
  public let clock: VirtualClock
  /// The events so far.
  public let log: EventLog
  /// The dispatcher of fingers to recognizers and views.
  package let dispatcher: TouchDispatcher
  /// The window that reacts.
  private(set) weak var window: Window?

  /// The movements of content that is under way by itself, by scroll view.
  var motions: [ObjectIdentifier: ScrollMotion] = [:]

  /// The parts of tables and toolbars on their way in or out.
  var progressAnimations: [ProgressAnimation.Key: ProgressAnimation] = [:]

  /// The number of drags that have begun to select rows.
  package var begunDragCount = 0

  /// The links that are updated at every frame.
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
  /// - Parameter action: A closure that updates a movement to the present, perhaps between two frames.
  /// - Returns: The link, which ends it.
  package func makeDisplayLink(_ action: @escaping () -> Void) -> DisplayLink {
    let link = DisplayLink(clock: clock, action: action)
    displayLinks.removeAll(where: \.isInvalid)
    displayLinks.append(link)
    return link
  }

  /// Updates all movements to the present, which may be between two frames of the screen.
  ///
  /// It serves code that looks at the screen at a time of its own choosing.
  public func displayNow() {
    for link in displayLinks where !link.isInvalid { link.action() }
    displayLinks.removeAll(where: \.isInvalid)
  }
}

extension Window {
  /// The clock, the log and the touches of this window, made when they are first used.
  public var interaction: Interaction {
    if let interaction = host as? Interaction { return interaction }
    let interaction = Interaction(window: self)
    host = interaction
    return interaction
  }
}
