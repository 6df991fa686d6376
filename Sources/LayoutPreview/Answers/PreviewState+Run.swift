import Foundation
import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry
import LayoutInteraction
import LayoutScenes
import LayoutSimulation
import LayoutViews

extension PreviewState.Run {
  /// The greatest numbers of steps and of events that are shown.
  private static let limits = (steps: 2000, events: 4000)

  init(_ played: PlayedScenario, of file: PreviewFile) {
    let environment = played.scenario.scene.environment
    name = PrintableText.escaped(played.scenario.name)
    self.environment = Dictionary(
      uniqueKeysWithValues: EnvironmentAxis.all.map { ($0.key, $0.shownWord(environment)) }
    )
    width = Double(environment.size.width)
    height = Double(environment.size.height)
    duration = played.duration.inSeconds
    let count = played.scenario.steps.count
    steps = (0..<min(count, Self.limits.steps)).map { ShownStep($0, of: played, in: file) }
    hiddenSteps = count - steps.count
    trace = played.report.trace.prefix(Self.limits.events).map {
      PreviewState.Event(
        time: $0.time.sinceStart.inSeconds,
        kind: $0.kind.rawValue,
        text: PrintableText.escaped($0.text)
      )
    }
    hiddenEvents = played.report.trace.count - trace.count
    guides = played.scenario.scene.guides.map(\.rawValue).sorted()
  }
}
