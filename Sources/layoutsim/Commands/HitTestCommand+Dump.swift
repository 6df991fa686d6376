import ArgumentParser
import Foundation
import LayoutConsole
import LayoutDiagnostics
import LayoutReports
import LayoutScenes
import LayoutSimulation
import ScreenFrames

// Dumps of an application's views in the place of a scenario.
extension HitTestCommand {
  /// Returns the place on the screen of a dump, which may stand where the scenario else does.
  ///
  /// - Throws: `ValidationError` if there are two, or options that are for scenarios.
  func placeInDump() throws -> String? {
    if let time { throw ValidationError("--time: a dump has no \(PrintableText.escaped(time))") }
    guard playing.environment.words.isEmpty, playing.limits.limit.isEmpty else {
      throw ValidationError("a dump is as it is: options of devices and limits are for scenarios")
    }
    let places = [playing.file, place, at].compactMap(\.self)
    guard places.count < 2 else { throw ValidationError("name one place, alone or with --at") }
    return places.first
  }

  /// Answers about a dump.
  func run(dump path: String) async throws {
    let format = try chosenFormat()
    let name = ScenarioFile.shown(path)
    let dump = ViewDump(try ScenarioFile.bytes(of: path), file: name)
    let printer = DiagnosticPrinter(
      sources: dump.findings.isEmpty ? [] : [dump.source],
      style: Palette(for: .standardError).diagnosticStyle
    )
    Console.printNotice(printer.text(of: dump.findings))
    guard let screen = DumpedScreen(dump) else {
      throw CommandFailure(.mistakeInScenario, nil)
    }
    let reason = format.picture == nil ? nil : screen.reasonUndrawable
    if let reason { throw CommandFailure(.notAsExpected, "there is no picture: \(reason)") }
    let picture = ScenarioFile(name, bytes: []).name
    if let place = try placeInDump() {
      let answer = try Self.answer(to: place, in: screen)
      try await show(
        answer.text(dump.source),
        answer.json,
        Self.told(
          answer.report.picture(
            over: screen.frame(named: picture),
            missed: answer.missed
          )
        ),
        in: format
      )
      .orThrow()
    } else {
      if let reason = screen.reasonUnmappable {
        throw CommandFailure(.notAsExpected, "there is no map: \(reason)", hint: "name a place")
      }
      let map = HitMap(screen.root)
      try await show(
        map.text + DumpAnswer.text(of: screen.remarks),
        map.json,
        Self.told(map.picture(over: screen.frame(named: picture))),
        in: format
      )
      .orThrow()
    }
  }

  /// Returns a picture, after a notice of its boxes: a dump has no findings of a scenario that would say it.
  private static func told(_ picture: ScreenFrame) -> ScreenFrame {
    BoxNotice.tell(of: [picture])
    return picture
  }

  /// Returns the answer for a point, or for the middle of a view that is named.
  private static func answer(
    to place: String,
    in screen: DumpedScreen
  ) throws(CommandFailure) -> DumpAnswer {
    if case .success(let place) = Place.read(place), case .point(let point) = place.anchor,
      place.view == nil
    {
      return DumpAnswer(screen, at: point)
    }
    do throws(DumpedScreen.UnclearName) {
      let view = try screen.view(named: place)
      return DumpAnswer(screen, at: screen.middle(of: view), asked: view)
    } catch {
      throw CommandFailure(.notAsExpected, error.message, hint: error.hint)
    }
  }
}

extension DumpAnswer {
  /// Returns the answer for people.
  func text(_ source: SourceText) -> String {
    let style = Palette(for: .standardOutput).diagnosticStyle
    let printer = DiagnosticPrinter(sources: [source], style: style)
    return report.text + findings.map(printer.text).joined() + Self.text(of: remarks)
  }

  /// Returns the text of remarks for people, with their places but without the lines there.
  static func text(of remarks: [Diagnostic]) -> String {
    let style = Palette(for: .standardOutput).diagnosticStyle
    return remarks.map(DiagnosticPrinter(style: style).text).joined()
  }

  /// The answer for programs: that of a scenario's screen, with `findings`.
  var json: JSONValue {
    let findings = (findings + remarks).map { JSONValue.written($0.jsonText) }
    return .object(report.jsonMembers + [("findings", .list(findings))])
  }
}
