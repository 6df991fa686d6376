import Foundation
import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry
import LayoutPNG
import LayoutReports
import LayoutScenes
import ScreenFrames

/// The facts about the size of a listed picture, and of the part that it shows, which are known before anything is played.
struct PictureBounds {
  private let picture: Picture
  private let scenario: Scenario
  private let environments: [ScreenEnvironment]

  init(of picture: Picture, in scenario: Scenario) {
    (self.picture, self.scenario) = (picture, scenario)
    let environment = scenario.scene.environment
    environments = (picture.sheet ?? scenario.matrix).variations(in: environment)
      .map { $0.applied(to: environment) }
  }

  /// The failure of a picture that cannot be drawn, or `nil` for one that may be.
  var failure: Diagnostic? { failureOfPart ?? failureOfSize }

  /// Whether the part to show depends on what is on the screen when the scenario is played.
  var isOfPlace: Bool {
    switch picture.framing.crop {
    case .view?, .rows?, .place?: true
    case .rectangle?: turns
    case nil: false
    }
  }

  /// The failure of a picture of a part that no screen has.
  private var failureOfPart: Diagnostic? {
    let framing = picture.framing
    if framing.crop == nil, framing.frame == .device,
      environments.contains(where: { $0.share != .full })
    {
      return picture.undrawn(because: .windowInBody)
    }
    guard case .rectangle(let part)? = framing.crop, !turns else { return nil }
    let screens = environments.map(\.size)
    return screens.first { !CGRect(origin: .zero, size: $0).holds(part) }
      .map { picture.undrawn(because: .part(outsideOf: $0)) }
  }

  /// The failure of a picture that can only be too small or too large.
  private var failureOfSize: Diagnostic? {
    guard picture.format == .png, !turns, let leastSize else { return nil }
    let density = picture.scale ?? Picture.usualScale
    let pixels = PNGLimits.pixels(of: leastSize, density: density)
    switch PNGLimits.fault(of: CGSize(width: max(1, pixels.width), height: max(1, pixels.height))) {
    case .tooLarge?: break
    case .tooSmall?, nil:
      guard isExact, PNGLimits.fault(of: pixels) != nil else { return nil }
    }
    return .picture(quoted(picture.file), of: pixels, at: picture.mark, PlannedPicture.listedHint)
  }

  /// Whether the screen may have another size in a snapshot.
  private var turns: Bool {
    scenario.steps.contains { if case .rotate = $0.action { true } else { false } }
  }

  /// Whether the size is known, and not only the least one.
  private var isExact: Bool {
    let isOfPart = if case .rectangle? = picture.framing.crop { true } else { false }
    return (isOfPart || picture.framing.crop == nil && environments.count == 1)
      && picture.framing.frame != .device && !picture.isOfSeveralScreens
      && (picture.annotations == .none || scenario.annotations.isEmpty)
  }

  /// The least size, in points, or `nil` if nothing of the screen is shown.
  private var leastSize: CGSize? {
    guard let screen else { return nil }
    let columns = picture.framing.columns ?? screenCount
    let own = CGSize(
      width: screen.width * CGFloat(min(columns, screenCount)),
      height: screen.height * CGFloat((screenCount + columns - 1) / columns)
    )
    guard let width = picture.framing.width else { return own }
    let height = isExact && own.width > 0 ? own.height * width / own.width : 0
    let hasPage = if case .color? = picture.framing.background { true } else { false }
    return CGSize(width: width, height: height.rounded(hasPage ? .down : .up))
  }

  private var screenCount: Int {
    if picture.sheet != nil { return environments.count }
    return picture.before != nil ? 2 : max(1, picture.snapshots.count)
  }

  /// The least size of what is shown of a screen, or `nil` for a part that lies beside it.
  private var screen: CGSize? {
    let least = CGSize(
      width: environments.map(\.size.width).min() ?? 0,
      height: environments.map(\.size.height).min() ?? 0
    )
    switch picture.framing.crop {
    case nil: return least
    case .view?, .rows?, .place?: return .zero
    case .rectangle(let part)?:
      let padding = picture.framing.padding
      let shown = part.insetBy(dx: -padding, dy: -padding).integral
        .intersection(CGRect(origin: .zero, size: least))
      return shown.isEmpty ? nil : shown.size
    }
  }
}

extension PlannedPicture {
  /// Returns the advice about a listed picture that is too small, or else too large.
  fileprivate static func listedHint(isSmall: Bool) -> String {
    isSmall ? "make 'scale' or 'width' larger, or show more" : "make 'scale' or 'width' smaller"
  }

  /// Returns the failure of a PNG that would be too small or too large, or `nil` for a file that can be made.
  ///
  /// - Parameters:
  ///   - what: The picture, in words.
  ///   - mark: Where the picture is listed, or `nil` for one of an option.
  ///   - otherFormat: The value of `--format` for the same without pixels.
  /// - Returns: The failure.
  func failureOfSize(
    _ what: String,
    at mark: SourceMark?,
    or otherFormat: RenderFormat = .svg
  ) -> Diagnostic? {
    guard format == .png else { return nil }
    let size: CGSize
    switch content {
    case .frame(let frame, _): size = frame.size
    case .film(let film, _): size = film.size
    case .list: return nil
    }
    let pixels = PNGLimits.pixels(of: size, density: scale)
    return PNGLimits.fault(of: pixels).map { _ in
      .picture(what, of: pixels, at: mark) { isSmall in
        if mark != nil { return Self.listedHint(isSmall: isSmall) }
        let format = "'--format \(otherFormat.rawValue)'"
        return isSmall || scale <= 1
          ? "choose \(format)" : "choose a smaller '--scale', or \(format)"
      }
    }
  }
}

extension Diagnostic {
  /// Returns the failure of a picture with a number of pixels that no PNG has here.
  fileprivate static func picture(
    _ what: String,
    of pixels: CGSize,
    at mark: SourceMark?,
    _ hint: (_ isSmall: Bool) -> String
  ) -> Self {
    let isSmall = PNGLimits.fault(of: pixels) == .tooSmall
    let words = [pixels.width, pixels.height].map { decimalText($0) }.joined(separator: " × ")
    let limit =
      "1 to \(PNGLimits.side) on a side and \(PNGLimits.pixels / 1_000_000) million in all"
    return Self(
      .error,
      code: "picture",
      "\(what) is not drawn: it would have \(words) pixels, and a PNG has \(limit)",
      at: mark,
      hint: hint(isSmall)
    )
  }
}
