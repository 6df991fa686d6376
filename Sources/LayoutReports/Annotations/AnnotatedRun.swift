package import Foundation
package import LayoutCapture
import LayoutDevices
package import LayoutGeometry
import LayoutInteraction
package import LayoutScenes
package import LayoutSimulation
import LayoutViews
import ScreenFrames

/// A run of a scenario with its annotations at their places on the screen of each snapshot.
package struct AnnotatedRun: Sendable {
  /// The report on the run, without a trace.
  package let report: SimulationReport
  /// The annotations of each snapshot, by its name.
  package private(set) var moments: [String: AnnotatedMoment] = [:]
  /// The annotations of the moment at which the run ended, without those for some snapshots alone.
  package let end: AnnotatedMoment

  /// Creates a run by playing a scenario, to its end if no moment is given.
  package init(_ scenario: Scenario, until end: Instant? = nil) {
    var player = ScenarioPlayer(scenario)
    player.keepsLog = false
    let simulation = player.simulation
    let ways = FingerWays()
    let parts = scenario.pictures.compactMap(\.framing.crop?.place)
    var moments: [String: AnnotatedMoment] = [:]
    var names: [String] = []
    report = player.play(
      until: end,
      seenBy: { [unowned simulation] _ in ways.look(at: simulation) },
      afterEach: { [unowned simulation] index in
        ways.look(at: simulation)
        guard case .snapshot(let name) = scenario.steps[index].action else { return }
        names.append(name)
        moments[name] = AnnotatedMoment(
          scenario.annotations.filter { $0.isShown(in: name) },
          on: simulation,
          ways.tracks(on: simulation),
          showing: parts
        )
      }
    )
    ways.look(at: simulation)
    var end = AnnotatedMoment(
      scenario.annotations.filter { $0.snapshots == nil },
      on: simulation,
      ways.tracks(on: simulation),
      showing: parts
    )
    // A way needs the most room in the last picture of it.
    var sides = WaySides()
    for name in names.reversed() { moments[name]?.moveWays(to: &sides) }
    end.moveWays(to: &sides)
    (self.moments, self.end) = (moments, end)
  }
}

/// The annotations of one moment at their places.
package struct AnnotatedMoment: Sendable {
  /// The annotations, in the order of the file.
  package var placed: [PlacedAnnotation] = []
  /// The annotations whose things are not there, each with the reason.
  package var problems: [(annotation: Annotation, reason: Simulation.ImpossiblePlace)] =
    []
  /// Whether the screen is read from right to left.
  package let isRightToLeft: Bool
  /// The size of the window, in points.
  let windowSize: CGSize
  /// The radius of the screen's corners, in points, or 0 for square ones.
  let cornerRadius: CGFloat
  /// The appearance of the screen.
  let style: InterfaceStyle
  /// The guides for whose names and values there is no room on the screen, in order.
  package let unnamedGuides: [UnnamedGuide]
  /// The rows and views that a picture can show alone.
  package let areas: ShownAreas
  /// The reason why no way of the finger is shown, or `nil` if one is.
  let missingPath: FingerWays.Absence?
  /// The check marks of selected rows, which no way of the finger hides.
  let checkMarks: [CGRect]
  /// The circles of rows that can be selected and are not.
  let emptyCircles: [CGRect]
  /// The buttons that a swipe uncovers, and the texts of the screen, where a way of the finger is shown.
  let swipeButtons: [CGRect]
  let texts: [CGRect]

  /// Creates the annotations of the present moment.
  ///
  /// - Parameters:
  ///   - annotations: The annotations.
  ///   - simulation: The simulation.
  ///   - path: The ways of the finger, or why there is none.
  ///   - parts: The places that pictures show alone.
  init(
    _ annotations: [Annotation],
    on simulation: Simulation,
    _ path: (tracks: [DrawnTrack], absence: FingerWays.Absence?),
    showing parts: [Place] = []
  ) {
    missingPath = path.absence
    isRightToLeft = simulation.isRightToLeft
    windowSize = simulation.window.bounds.size
    cornerRadius = simulation.window.environment.device.cornerRadius
    style = simulation.window.environment.style
    unnamedGuides = simulation.capture().unnamedGuides
    areas = ShownAreas(of: simulation, with: parts)
    (checkMarks, emptyCircles) = (simulation.checkMarkAreas, simulation.emptyCircleAreas)
    let hasWays = annotations.contains { $0.subject == .path } && !path.tracks.isEmpty
    let elements = hasWays ? simulation.frame(showing: []).elements : []
    swipeButtons = elements.flatMap { $0.areas(at: .zero, of: ["swipe-action"]) }
    texts = SeenScreen(elements, at: .zero).texts
    for annotation in annotations {
      do throws(Simulation.ImpossiblePlace) {
        let target = try Self.target(of: annotation, on: simulation, path)
        placed.append(PlacedAnnotation(annotation, target, on: simulation))
      } catch {
        problems.append((annotation, error))
      }
    }
  }

  private static func target(
    of annotation: Annotation,
    on simulation: Simulation,
    _ path: (tracks: [DrawnTrack], absence: FingerWays.Absence?)
  ) throws(Simulation.ImpossiblePlace) -> PlacedAnnotation.Target {
    switch annotation.subject {
    case .thing(let place): return .thing(try simulation.area(of: place))
    case .measure(let first, let second):
      let edges = (try edge(first, on: simulation), try edge(second, on: simulation))
      return first.side.isHorizontal
        ? .height(edges.0, edges.1) : .width(edges.0, edges.1)
    case .bracket(let first, let second):
      return .bracket(try rows(from: first, to: second, on: simulation))
    case .arrow(let first, let second):
      let (start, end) = (try simulation.end(at: first), try simulation.end(at: second))
      guard abs(start.midX - end.midX) >= 1 || abs(start.midY - end.midY) >= 1 else {
        throw Simulation.ImpossiblePlace(
          message: "'\(first)' and '\(second)' are at one place, and an arrow has two ends",
          hint: "name two places that lie apart"
        )
      }
      return .arrow(start, end)
    case .path:
      guard let absence = path.absence, annotation.snapshots != nil else {
        return .path(path.tracks)
      }
      throw Simulation.ImpossiblePlace(message: absence.message, hint: absence.hint)
    case .caption: return .picture
    }
  }

  /// Returns the area from one row to another: as far as they are seen, or beyond the screen.
  private static func rows(
    from first: Place,
    to second: Place,
    on simulation: Simulation
  ) throws(Simulation.ImpossiblePlace) -> CGRect {
    let seen = try simulation.area(of: first).union(simulation.area(of: second))
    let whole = try simulation.area(of: first, isWhole: true)
      .union(simulation.area(of: second, isWhole: true))
    let screen = simulation.window.bounds
    let top = seen.minY <= screen.minY ? min(seen.minY, whole.minY) : seen.minY
    let bottom = seen.maxY >= screen.maxY ? max(seen.maxY, whole.maxY) : seen.maxY
    return CGRect(x: seen.minX, y: top, width: seen.width, height: bottom - top)
  }

  /// Returns an edge as a rectangle without a width or without a height.
  private static func edge(
    _ edge: Annotation.Edge,
    on simulation: Simulation
  ) throws(Simulation.ImpossiblePlace) -> CGRect {
    let area =
      if let place = edge.place {
        try simulation.area(of: place, isWhole: true)
      } else {
        simulation.window.bounds
      }
    switch edge.side {
    case .top: return CGRect(x: area.minX, y: area.minY, width: area.width, height: 0)
    case .bottom: return CGRect(x: area.minX, y: area.maxY, width: area.width, height: 0)
    case .left, .right, .leading, .trailing:
      let isLeft = edge.side.isLeft(inRightToLeft: simulation.isRightToLeft) ?? true
      return CGRect(x: isLeft ? area.minX : area.maxX, y: area.minY, width: 0, height: area.height)
    }
  }
}

/// An annotation at its place on one screen.
package struct PlacedAnnotation: Sendable {
  /// A place of an annotation, in the window's coordinates.
  package enum Target: Sendable, Hashable {
    /// An area, perhaps without a size.
    case thing(CGRect)
    /// The distance between two edges that go from top to bottom.
    case width(CGRect, CGRect)
    /// The distance between two edges that go from left to right.
    case height(CGRect, CGRect)
    /// A span from the top to the bottom of an area.
    case bracket(CGRect)
    /// The way from one area to another.
    case arrow(CGRect, CGRect)
    /// The ways of the finger.
    case path([DrawnTrack])
    /// The whole picture.
    case picture
  }

  package let annotation: Annotation
  package internal(set) var target: Target
  /// The areas that lie over what it is about, at whose edges outlines and lines end.
  let covers: [ScreenCover]
  /// The areas on a thing in which something else is seen.
  let others: [CGRect]
  /// The parts that are seen of a thing that has several, each with an outline of its own.
  let parts: [CGRect]

  package init(
    _ annotation: Annotation,
    _ target: Target,
    below covers: [ScreenCover] = [],
    around others: [CGRect] = [],
    in parts: [CGRect] = []
  ) {
    (self.annotation, self.target) = (annotation, target)
    (self.covers, self.others, self.parts) = (covers, others, parts)
  }
}

extension PlacedAnnotation {
  /// Creates an annotation at its place, with what lies over that on the present screen.
  fileprivate init(_ annotation: Annotation, _ target: Target, on simulation: Simulation) {
    let things: [Place]
    switch annotation.subject {
    case .thing(let place):
      self.init(
        annotation,
        target,
        below: simulation.covers(over: place),
        around: simulation.areas(on: place),
        in: simulation.parts(of: place)
      )
      return
    case .measure(let first, let second): things = [first.place, second.place].compactMap(\.self)
    case .bracket(let first, let second): things = [first, second]
    case .arrow, .path, .caption: things = []
    }
    let covers = things.map { simulation.covers(over: $0) }
    // What lies over one of two things alone may lie behind the other.
    let shared = covers.first?.filter { cover in covers.allSatisfy { $0.contains(cover) } }
    self.init(annotation, target, below: shared ?? [])
  }
}
