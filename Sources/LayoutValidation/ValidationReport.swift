import Foundation
public import LayoutDevices
public import LayoutDiagnostics
import LayoutGeometry
package import LayoutScenes
package import LayoutSimulation

/// A report on a scene laid out on many screens.
public struct ValidationReport: Sendable {
  /// The screens.
  public var environments: [ScreenEnvironment]
  /// The findings, one for each cause, in the order in which they were met.
  public var findings: [ValidationFinding]
  /// The constraints that hold the touch view, in one phrase, or `nil` if there are none.
  public var constraintSource: String?

  /// Whether there is no error; warnings do not count.
  public var isSound: Bool { !findings.contains { $0.diagnostic.severity == .error } }
}

/// A mistake of a layout, and the screens that have it.
public struct ValidationFinding: Sendable {
  /// The mistake on the screen with the worst of it.
  public var diagnostic: Diagnostic
  /// The first of the screens with the worst of it.
  public var worst: ScreenEnvironment
  /// The screens, in the order of the matrix.
  public var environments: [ScreenEnvironment]
  /// The size of the mistake on each of the screens, in points, 0 if it has none.
  package var amounts: [Double] = []
  /// The message on each of the screens.
  package var messages: [String] = []
  /// The size of the mistake on the worst screen, in points, 0 if it has none.
  package var amount: Double { amounts.max() ?? 0 }
  /// The names of the views that it is about.
  package var views: [String] = []
  /// The direction in which it is wrong, by which the screens are described.
  package var axis = LayoutAxis.horizontal
  /// Whether it is one only if every screen has it.
  var holdsEverywhere = false
  /// The marks of a picture of the worst screen, in window coordinates.
  package var illustrations: [Illustration] = []
  /// The constraint that is missing, as of the worst screen, or `nil` if none is.
  var missing: MissingConstraint?
  /// Whether amounts, sizes or ranges are others on other screens.
  package var dependsOnScreen = false
  /// The changes of the file that were tried on all screens, the best first, or none.
  package var repairs: [ConstraintEdit] = []
  /// The text of UIKit's console for a conflict on the worst screen, on request.
  public var consoleText: String?

  /// Returns the finding with a note that names its screens, of all that were laid out.
  package func diagnostic(among all: [ScreenEnvironment]) -> Diagnostic {
    var result = diagnostic
    result.notes.append(Diagnostic.Note(places(among: all)))
    if let advice = repairs.advice(triedOn: all.count) { result.hint = advice }
    return result
  }

  /// Returns the screens in words: "on all 324 screens", or their number, widths and the first few.
  ///
  /// The words also say which screen the numbers belong to.
  private func places(among all: [ScreenEnvironment]) -> String {
    screens(among: all) + (dependsOnScreen ? "; the numbers are those of \(worst.shortName)" : "")
  }

  private func screens(among all: [ScreenEnvironment]) -> String {
    guard environments.count < all.count else {
      return all.count == 1 ? "on the only screen" : "on all \(all.count) screens"
    }
    if let kind = commonKind(among: all) {
      return "on all \(environments.count) \(kind) screens, of \(all.count)"
    }
    // A screen that is wrong in all directions needs no word for them.
    let directions = Set(all.map(\.direction)).count
    let bySize = environments.sorted { length(of: $0) < length(of: $1) }
    let kinds = bySize.grouped { environment in
      var kind = environment
      kind.direction = .leftToRight
      return kind
    }
    let names = kinds.prefix(3).map { kind, screens in
      (screens.count == directions ? kind : screens[0]).shortName
    }
    let rest = kinds.count - names.count
    return "on \(environments.count) of \(all.count) screens, \(lengths): "
      + names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
      + (soundSize(among: all).map { "; \($0)" } ?? "")
  }

  /// Returns the size from which, or up to which, the mistake is on no screen: "none from 428 pt wide".
  ///
  /// It is `nil` if screens with the mistake and without it have the same size, or lie among each other.
  package func soundSize(among all: [ScreenEnvironment]) -> String? {
    let wrong = Set(environments)
    let lengths = environments.map(length)
    let sound = all.filter { !wrong.contains($0) }.map(length)
    guard let least = lengths.min(), let greatest = lengths.max(), let first = sound.min(),
      let last = sound.max()
    else { return nil }
    let word = axis == .horizontal ? "wide" : "high"
    if greatest < first { return "none from \(decimalText(first)) pt \(word)" }
    if last < least { return "none up to \(decimalText(last)) pt \(word)" }
    return nil
  }

  private func length(of environment: ScreenEnvironment) -> CGFloat {
    axis == .horizontal ? environment.size.width : environment.size.height
  }

  /// Returns the trait that exactly the screens with the finding share, or `nil` if there is none.
  ///
  /// It is in words: "right-to-left", "landscape", "accessibility-5".
  private func commonKind(among all: [ScreenEnvironment]) -> String? {
    var others = all
    var words: [String] = []
    func narrow<Value: Hashable & RawRepresentable<String>>(
      _ property: KeyPath<ScreenEnvironment, Value>
    ) {
      let values = Set(environments.map { $0[keyPath: property] })
      guard values.count == 1, let value = values.first,
        others.contains(where: { $0[keyPath: property] != value })
      else { return }
      others.removeAll { $0[keyPath: property] != value }
      words.append(value.rawValue)
    }
    narrow(\.orientation)
    narrow(\.direction)
    narrow(\.contentSizeCategory)
    return others.count == environments.count ? words.joined(separator: " ") : nil
  }

  private var lengths: String {
    let lengths = environments.map(length)
    let least = decimalText(lengths.min() ?? 0)
    let greatest = decimalText(lengths.max() ?? 0)
    return (least == greatest ? least : "\(least) to \(greatest)") + " pt "
      + (axis == .horizontal ? "wide" : "high")
  }
}

extension ScreenEnvironment {
  /// The device with its unusual traits: "iPhone 15 landscape right-to-left".
  package var shortName: String {
    var words = [device.name]
    if orientation != .portrait { words.append(orientation.rawValue) }
    if direction != .leftToRight { words.append(direction.rawValue) }
    if contentSizeCategory != .large { words.append(contentSizeCategory.rawValue) }
    return words.joined(separator: " ")
  }
}
