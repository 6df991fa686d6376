import LayoutGeometry
import LayoutInteraction
import LayoutScenes
import LayoutSimulation
import ScreenFrames

/// The pictures of a run at even distances, for whoever goes through its time quickly.
///
/// A picture is the screen as the last event before it left it, at most a sixtieth of a second of movement behind
/// the one that is played up to a moment.
struct Film: Sendable {
  /// The frames, the first at `start`.
  private(set) var frames: [ScreenFrame] = []
  /// The number of things to draw in each frame.
  private var sizes: [Int] = []
  /// The time of the first frame.
  private let start: Duration
  /// The sixtieths of a second between two frames, which double where there would be too many.
  private var stride = 1

  /// The greatest number of frames: several for each point of a slider.
  private static let mostFrames = 1200
  /// The greatest number of things to draw in all frames together.
  private static let mostElements = 250_000

  /// Creates a film by playing a scenario, with frames from a time on until another.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - start: The time of the first frame.
  ///   - end: The time at which to stop, or `nil` for the end.
  ///   - guides: The guides over the frames, or `nil` for those of the scene.
  ///   - isStopped: A function that says whether nobody waits any more; what is recorded then is of no use.
  init(
    _ scenario: Scenario,
    from start: Duration = .zero,
    until end: Duration? = nil,
    showing guides: Set<ShownGuide>?,
    isStopped: @escaping () -> Bool
  ) {
    var player = ScenarioPlayer(scenario)
    player.takesSnapshots = false
    player.keepsLog = false
    player.isStopped = isStopped
    let simulation = player.simulation
    let reel = Reel(Film(from: start))
    _ = player.play(
      until: end.map { Instant(sinceStart: $0) },
      seenBy: { [unowned simulation] isReached in
        guard isReached(reel.film.nextTime) else { return }
        let frame = simulation.frame(showing: guides)
        while isReached(reel.film.nextTime) { reel.film.append(frame) }
      },
      afterEach: { _ in }
    )
    reel.film.append(simulation.frame(showing: guides))
    self = reel.film
  }

  private init(from start: Duration) { self.start = start }

  /// A film while it is recorded.
  private final class Reel {
    var film: Film

    init(_ film: Film) { self.film = film }
  }

  /// Returns the frame at a time, the first or the last beyond the ends.
  func frame(at time: Duration) -> ScreenFrame {
    frames[min(max(0, Int((time - start) * 60 / (.seconds(1) * stride))), frames.count - 1)]
  }

  /// The time between two frames.
  var interval: Duration { .seconds(1) * stride / 60 }

  private var nextTime: Duration { start + .seconds(1) * (frames.count * stride) / 60 }

  private mutating func append(_ frame: ScreenFrame) {
    frames.append(frame)
    sizes.append(frame.elements.reduce(0) { $0 + $1.size })
    while frames.count > 1,
      frames.count > Self.mostFrames || sizes.reduce(0, +) > Self.mostElements
    {
      frames = frames.indices.filter { $0.isMultiple(of: 2) }.map { frames[$0] }
      sizes = sizes.indices.filter { $0.isMultiple(of: 2) }.map { sizes[$0] }
      stride *= 2
    }
  }
}

extension ScreenElement {
  /// The number of things in it.
  fileprivate var size: Int {
    guard case .group(let group) = self else { return 1 }
    return group.children.reduce(1) { $0 + $1.size }
  }
}
