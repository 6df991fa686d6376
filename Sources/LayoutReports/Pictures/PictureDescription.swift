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
      isStrip: picture?.isOfSeveralScreens == true,
      picture?.kind ?? .moments,
      appearance: isOfAllVersions || picture?.appearance == .automatic ? "light or dark" : nil,
      in: scenario.scene,
      after: scenario.before.first { $0.file == picture?.before }?.scene
    )
    let sentences = [words] + (film.map { [movement(in: $0)] } ?? [])
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
  private static func movement(in film: ScreenFilm) -> String {
    let length = decimalText(film.duration.inSeconds, most: 2)
    let words = "Animated, \(length) s\(film.isRepeated ? " in a loop" : ", once")"
    guard let first = film.frames.first, let last = film.frames.last else { return words + "." }
    let (start, end) = (Moment(first), Moment(last))
    let change = start.selectedRows == end.selectedRows ? \Moment.shownRows : \Moment.selectedRows
    let (before, after) = (start[keyPath: change], end[keyPath: change])
    return before == after
      ? "\(words)." : "\(words): it begins with \(before) and ends with \(after)."
  }

  /// Returns sentences about a screen, or several side by side, of a strip with the names of the moments.
  ///
  /// The appearance is the scene's if no words for it are given. Screens that show the same are described once. Of two
  /// versions, that of an earlier scene and that of the scene, each has the words in which they differ.
  package static func words(
    of frames: [ScreenFrame],
    isStrip: Bool = false,
    _ kind: Kind = .moments,
    appearance: String? = nil,
    in scene: Scene,
    after earlier: Scene? = nil
  ) -> String {
    // The words of environments say what each has.
    let describe = { scene in
      [kind == .environments ? "" : device(of: scene, appearance), content(of: scene)]
    }
    let common = describe(scene)
    let past = earlier.map(describe) ?? common
    var moments = frames.enumerated().map { index, frame in
      let own = zip(index == 0 ? past : common, zip(past, common).map { $0 != $1 })
        .compactMap { $1 ? $0 : nil }
      let words = (own + [Moment(frame).words]).joined(separator: " ")
      return isStrip ? "\(frame.name): \(words)" : words
    }
    let all = Set(frames.map { Moment($0).words })
    if kind == .environments, all.count == 1, frames.count > 1 {
      moments = [frames.map(\.name).joined(separator: "; ") + ": \(all.first ?? "")"]
    }
    let count = frames.count
    let several = isStrip && count > 1 ? ["\(count) \(kind.rawValue) side by side."] : []
    let shared = zip(past, common).compactMap { $0 == $1 ? $1 : nil }
    return (shared + several + moments).filter { !$0.isEmpty }.joined(separator: " ")
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
    let title = scene.title.isEmpty ? "" : " with the title “\(scene.title)”"
    let overlay = scene.overlay == nil ? "" : " under a touch view that selects rows"
    return "A table\(title)\(overlay)."
  }

  /// A drawn moment.
  private struct Moment {
    private var selected: [RowAddress] = []
    private var shown: [RowAddress] = []
    private var isEditing = false
    private var fingers = 0
    private var hasAlert = false
    private var showsIndicator = false

    init(_ frame: ScreenFrame) { visit(frame.elements) }

    private mutating func visit(_ elements: [ScreenElement]) {
      for element in elements {
        if case .shape(let shape) = element, shape.tag.role == "scroll-indicator" {
          showsIndicator = true
        }
        guard case .group(let group) = element else { continue }
        note(group.tag)
        visit(group.children)
      }
    }

    private mutating func note(_ tag: ElementTag) {
      if tag.id == "alert" { hasAlert = true }
      switch tag.role {
      case "finger": fingers += 1
      case "row":
        func fact(_ name: String) -> String? { tag.facts.list.first { $0.name == name }?.value }
        if fact("editing") == "true" { isEditing = true }
        guard let section = fact("section").flatMap({ Int($0) }),
          let row = fact("row").flatMap({ Int($0) })
        else { return }
        shown.append(RowAddress(section: section, row: row))
        if fact("selected") == "true" { selected.append(RowAddress(section: section, row: row)) }
      default: break
      }
    }

    var words: String {
      var sentences = [selection]
      if isEditing { sentences.append("The table is in editing mode.") }
      if showsIndicator { sentences.append("Its scroll indicator shows.") }
      switch fingers {
      case 0: break
      case 1: sentences.append("A finger is on the screen.")
      default: sentences.append("\(fingers) fingers are on the screen.")
      }
      if hasAlert { sentences.append("An alert is open.") }
      return sentences.joined(separator: " ")
    }

    private var selection: String {
      guard !selected.isEmpty else { return "No row on the screen is selected." }
      let words = Self.words(for: selected)
      let sentence = words.prefix(1).uppercased() + words.dropFirst()
      return "\(sentence) \(selected.count == 1 ? "is" : "are") selected."
    }

    /// The selection in a few words: "rows 2 to 6 selected".
    var selectedRows: String {
      selected.isEmpty ? "no selected row on the screen" : "\(Self.words(for: selected)) selected"
    }

    /// The rows that are drawn, in a few words: "rows 0 to 14 on the screen".
    var shownRows: String {
      shown.isEmpty ? "no row on the screen" : "\(Self.words(for: shown)) on the screen"
    }

    private static func words(for rows: [RowAddress]) -> String {
      RowText.list(rows.sorted()).replacing("..", with: " to ")
    }
  }
}

extension Picture {
  /// The word for the screens that it shows side by side.
  fileprivate var kind: PictureDescription.Kind {
    if sheet != nil { return .environments }
    return before == nil ? .moments : .versions
  }
}
