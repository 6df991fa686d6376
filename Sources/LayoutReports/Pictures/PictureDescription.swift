import Foundation
import LayoutDevices
import LayoutGeometry
package import LayoutScenes
import LayoutSimulation
package import ScreenFrames

/// A namespace for descriptions of pictures in words for people who cannot see them.
///
/// They are made of the scene and of the drawn views, so that the same picture has the same words.
package enum PictureDescription {
  /// Returns the words for a picture: those of its file or its scenario, else a description.
  ///
  /// - Parameters:
  ///   - picture: The picture, or `nil` for a moment that the file does not list.
  ///   - frames: Its screens.
  ///   - scenario: The scenario in the look of the picture.
  ///   - placed: The annotations at their places on the screens, from which measures are taken.
  ///   - film: The film whose still picture the screen is, or `nil` for a picture that does not move.
  ///   - isOfAllVersions: Whether they are for a light and a dark file alike.
  /// - Returns: The words.
  package static func words(
    for picture: Picture?,
    of frames: [ScreenFrame],
    in scenario: Scenario,
    with placed: [PlacedAnnotation] = [],
    of film: ScreenFilm? = nil,
    ofAllVersions isOfAllVersions: Bool = false
  ) -> String {
    if let text = picture?.alternativeText ?? scenario.alternativeText { return text }
    let words = words(
      of: frames,
      showing: picture?.framing.crop,
      isStrip: picture?.isOfSeveralScreens == true,
      picture?.kind ?? .moments,
      appearance: isOfAllVersions || picture?.appearance == .automatic ? "light or dark" : nil,
      in: scenario.scene,
      after: scenario.before.first { $0.file == picture?.before }?.scene
    )
    let crop = picture?.framing.crop
    let sentences = [words] + (film.map { [movement(in: $0, showing: crop)] } ?? [])
    guard picture?.annotations != AnnotationPlacement.none else {
      return sentences.joined(separator: " ")
    }
    let snapshots = picture.flatMap { $0.animation == nil ? $0.snapshots : nil }
    let names = snapshots ?? frames.map(\.name)
    let annotations = scenario.annotations.filter { names.contains(where: $0.isShown) }
    return (sentences + annotations.compactMap { $0.words(among: placed) })
      .joined(separator: " ")
  }

  /// Returns a sentence about how long a film is, whether it begins again, and what is selected, or else on the screen, in
  /// its first frame and in its last.
  private static func movement(
    in film: ScreenFilm,
    showing crop: Picture.Framing.Crop?
  ) -> String {
    let length = decimalText(film.duration.inSeconds, most: 2)
    let words = "Animated, \(length) s\(film.isRepeated ? " in a loop" : ", once")"
    guard let first = film.frames.first, let last = film.frames.last else { return words + "." }
    let (start, end) = (Moment(first, showing: crop), Moment(last, showing: crop))
    let change = start.selectedRows == end.selectedRows ? \Moment.shownRows : \Moment.selectedRows
    let (before, after) = (start[keyPath: change], end[keyPath: change])
    return before == after
      ? "\(words)." : "\(words): it begins with \(before) and ends with \(after)."
  }

  /// Returns sentences about a screen, or several side by side, of a strip with the names of the moments.
  ///
  /// The appearance is the scene's if no words for it are given. Screens that show the same are described once. Of two
  /// versions, that of an earlier scene and that of the scene, each has the words in which they differ. Of a part of a screen
  /// they say what is in it.
  package static func words(
    of frames: [ScreenFrame],
    showing crop: Picture.Framing.Crop? = nil,
    isStrip: Bool = false,
    _ kind: Kind = .moments,
    appearance: String? = nil,
    in scene: Scene,
    after earlier: Scene? = nil
  ) -> String {
    let shown = frames.map { Moment($0, showing: crop) }
    // The words of environments say what each has.
    let described = shown.enumerated().map { index, moment in
      let scene = index == 0 ? earlier ?? scene : scene
      return [
        kind == .environments ? "" : device(of: scene, appearance),
        moment.part ?? content(of: scene), guides(of: scene, in: moment),
      ]
    }
    let first = described.first ?? []
    let isShared = first.indices.map { place in
      described.allSatisfy { $0[place] == first[place] }
    }
    var moments = zip(described, shown).map { words, moment in
      let own = zip(words, isShared).filter { !$1 }.map(\.0)
      return (own + [moment.words]).filter { !$0.isEmpty }.joined(separator: " ")
    }
    let all = Set(shown.map(\.words))
    if kind == .environments, all.count == 1, frames.count > 1 {
      moments = [frames.map(\.name).joined(separator: "; ") + ": \(all.first ?? "")"]
    } else if isStrip {
      moments = zip(frames, moments).map { "\($0.name): \($1)" }
    }
    let count = frames.count
    let several = isStrip && count > 1 ? ["\(count) \(kind.rawValue) side by side."] : []
    let common = zip(first, isShared).filter(\.1).map(\.0)
    return (common + several + moments).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// A word for screens side by side.
  package enum Kind: String, Sendable {
    case moments, environments, versions
  }

  private static func device(of scene: Scene, _ appearance: String?) -> String {
    let environment = scene.environment
    var words = "\(environment.device.name) in \(environment.orientation.rawValue)"
    words += ", \(appearance ?? (environment.style == .dark ? "dark" : "light")) appearance"
    if environment.direction == .rightToLeft { words += ", right to left" }
    if environment.share != .full { words += ", window \(environment.share.rawValue)" }
    if let system = environment.system { words += ", \(system.rawValue)" }
    if let design = environment.design { words += ", \(design.rawValue) design" }
    return words + "."
  }

  private static func content(of scene: Scene) -> String {
    let title = titled(scene.title)
    let overlay = scene.overlay == nil ? "" : " under a touch view that selects rows"
    return "A table\(title)\(overlay)\(presentation(of: scene))."
  }

  private static func titled(_ title: String) -> String {
    title.isEmpty ? "" : " with the title “\(title)”"
  }

  /// Returns what the screen is shown in, and over what: " in a card over a screen".
  private static func presentation(of scene: Scene) -> String {
    guard let presentation = scene.bars.presentation, presentation != .fullScreen else { return "" }
    let isPopover = presentation == .popover && scene.environment.device.idiom == .pad
    let below = "over a screen\(titled(scene.bars.below?.title ?? ""))"
    return " in a \(isPopover ? "popover" : "card") \(below)"
  }

  /// Returns a sentence about the guides and layers that are drawn, of which something is seen in a moment.
  private static func guides(of scene: Scene, in moment: Moment) -> String {
    let shown = ShownGuide.allCases.filter {
      $0 != .finger && scene.guides.contains($0) && moment.shows($0)
    }
    let names = shown.map { $0.rawValue.replacing("-", with: " ") }
    return names.isEmpty ? "" : "Drawn over it: \(names.joined(separator: ", "))."
  }
}

extension Picture {
  /// The word for the screens that it shows side by side.
  fileprivate var kind: PictureDescription.Kind {
    if sheet != nil { return .environments }
    return before == nil ? .moments : .versions
  }
}
