import Foundation
import LayoutCapture
package import LayoutGeometry
package import LayoutScenes
package import LayoutText
package import ScreenFrames

/// A namespace for screens with annotations around them and on them, and a legend below.
package enum AnnotatedScreen {
  private static let margin: CGFloat = 16

  /// Returns screens with their annotations, around all that is around each screen.
  ///
  /// Those that stand side by side begin at one height. Where none has annotations of its own they stay as they are.
  ///
  /// - Parameters:
  ///   - screens: The screens with the annotations of their moments, in the coordinates of what is shown.
  ///   - placement: The place of the annotations; with `none` the screens stay as they are.
  ///   - style: The appearance of the page around the screens.
  ///   - page: The color of that page, or `nil` for that of the appearance; a clear one is left out.
  ///   - fonts: The fonts for letters of the words that the system's does not have.
  /// - Returns: The frames, in the same order.
  package static func frames(
    _ screens: [(screen: FramedScreen, moment: AnnotatedMoment)],
    _ placement: AnnotationPlacement,
    style: InterfaceStyle,
    page: Color? = nil,
    in fonts: FontCascade? = nil
  ) -> [ScreenFrame] {
    guard placement != .none, screens.contains(where: { !$0.moment.placed.isEmpty }) else {
      return screens.map(\.screen.frame)
    }
    let layouts = screens.map { layout(of: $0.moment, on: $0.screen, placement, in: fonts) }
    let top = layouts.map(\.bounds.minY).min() ?? 0
    return zip(screens, layouts).map { screen, layout in
      frame(screen.screen, layout, of: screen.moment, top: top, style, page)
    }
  }

  /// Returns the places of annotations around a screen and on it.
  package static func layout(
    of moment: AnnotatedMoment,
    on screen: FramedScreen,
    _ placement: AnnotationPlacement,
    in fonts: FontCascade?
  ) -> AnnotationLayout {
    let (elements, origin) = (screen.frame.elements, screen.surroundings.origin)
    let seen = SeenScreen(elements, at: origin)
    let signs = elements.flatMap(\.statusSigns).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    let pictures = seen.pictures.filter { !signs.contains($0) }
    let grounds = elements.seenGrounds(at: origin)
    let brackets = elements.flatMap { $0.areas(at: origin, of: ["selected-rows"]) }
    let rounded = elements.flatMap { $0.roundedAreas(at: origin) }
    let window = CGRect(origin: .zero, size: moment.windowSize)
      .offsetBy(dx: -screen.shown.minX, dy: -screen.shown.minY)
    return AnnotationLayout.best { sides in
      AnnotationLayout(
        moment.placed,
        on: screen.shown.size,
        in: screen.surroundings,
        placement,
        isRightToLeft: moment.isRightToLeft,
        trying: sides,
        sparing: seen.texts,
        signs: signs,
        pictures: pictures,
        controls: seen.controls,
        buttons: seen.buttons,
        plates: seen.plates,
        on: grounds,
        brackets: brackets,
        rounded: rounded,
        glass: ScreenGlass(window, radius: moment.cornerRadius),
        in: fonts
      )
    }
  }

  /// Returns a screen with annotations at their places, from a height on.
  static func frame(
    _ screen: FramedScreen,
    _ layout: AnnotationLayout,
    of moment: AnnotatedMoment,
    top: CGFloat,
    _ style: InterfaceStyle,
    _ page: Color?
  ) -> ScreenFrame {
    let bounds = layout.bounds
    let offset = CGPoint(x: -bounds.minX, y: -top)
    let origin = screen.surroundings.origin
    func group(_ name: String, _ art: [ScreenElement]) -> ScreenElement {
      let tag = ElementTag(id: name, role: "annotations")
      return .group(ElementGroup(tag, offset: offset, children: art))
    }
    let art = art(of: layout, moment.style, on: PictureGround(page, style))
    // Not at the edges of a body, where both would end between the same pixels.
    let reach: CGFloat = screen.frame.size == screen.shown.size ? 0 : -1
    let names = LayerNames(besides: layout)
    let parts = names.parted(names.moved(screen.frame.elements, at: origin), at: origin)
    var annotated = screen.frame
    annotated.size = CGSize(width: bounds.width, height: bounds.maxY - top)
    annotated.elements =
      [ScreenElement].page(annotated.size, page, style)
      + (art.below.isEmpty ? [] : [group("ground-annotations", art.below)]) + [
        .group(
          ElementGroup(
            ElementTag(id: "screen", role: "screen"),
            offset: CGPoint(x: origin.x + offset.x, y: origin.y + offset.y),
            clip: CGRect(origin: .zero, size: screen.frame.size).insetBy(dx: reach, dy: reach),
            children: parts.others
          )
        ),
        group("annotations", art.above),
      ] + (parts.struck.isEmpty ? [] : [group("names", parts.struck)])
    return annotated
  }

  /// Returns what annotates a screen: what stands on the ground around it, and what lies over it.
  ///
  /// On the usual page of its appearance all is in the colors of the screen. On another one, a line from there to the
  /// screen is in the inks of both, each as far as its ground reaches.
  private static func art(
    of layout: AnnotationLayout,
    _ style: InterfaceStyle,
    on ground: PictureGround
  ) -> (below: [ScreenElement], above: [ScreenElement]) {
    let own = PictureGround(nil, style)
    let parts = AnnotationArt(on: own).parts(of: layout)
    guard ground != own else { return ([], parts.flatMap(\.elements)) }
    let screen = layout.surroundings
    // What lies along an edge of the screen, with half of its width outside, is on the screen.
    let whole = screen.insetBy(dx: -1, dy: -1)
    let inner = screen.insetBy(dx: 1, dy: 1)
    let below = AnnotationArt(on: ground).parts(of: layout).filter { !whole.holds($0.area) }
    let above = parts.flatMap { part -> [ScreenElement] in
      if whole.holds(part.area) { return part.elements }
      guard inner.touches(part.area) else { return [] }
      return [.group(ElementGroup(.none, clip: screen, children: part.elements))]
    }
    return (below.flatMap(\.elements), above)
  }

  /// Returns a picture with the captions and the legend of some annotations above and below it.
  ///
  /// The legend has the words of each number once, in the order of the numbers, in columns where it would be long, from
  /// the side at which the screens begin.
  /// Without any the picture stays as it is.
  ///
  /// - Parameters:
  ///   - frame: The picture.
  ///   - annotations: The annotations.
  ///   - style: The appearance of the page behind it.
  ///   - page: The color of that page, or `nil` for that of the appearance; a clear one is left out.
  ///   - isRightToLeft: Whether the screens are read from right to left.
  ///   - fonts: The fonts for letters of the words that the system's does not have.
  /// - Returns: The picture with them.
  package static func withLegend(
    _ frame: ScreenFrame,
    of annotations: [Annotation],
    style: InterfaceStyle,
    page: Color? = nil,
    isRightToLeft: Bool = false,
    in fonts: FontCascade? = nil
  ) -> ScreenFrame {
    let art = AnnotationArt(on: PictureGround(page, style))
    let width = max(frame.size.width, 8 * margin)
    var legend: [Int: String] = [:]
    var captions: [Bool: [String]] = [:]
    for annotation in annotations {
      if case .caption(let text) = annotation.subject {
        captions[annotation.side == .top, default: []].append(text)
      } else if let number = annotation.number, let text = annotation.text {
        legend[number] = legend[number] ?? text
      }
    }
    guard !legend.isEmpty || !captions.isEmpty else { return frame }
    var elements: [ScreenElement] = []
    var y: CGFloat = 0
    func addCaptions(isTop: Bool) {
      for text in captions[isTop] ?? [] {
        let lines = AnnotationLegend.lines(of: text, width: width - 2 * margin, fonts)
        y += isTop ? margin : 8
        for line in lines {
          elements += art.text([line], at: CGPoint(x: ((width - line.width) / 2).rounded(), y: y))
          y += AnnotationLabel.lineHeight
        }
        y += isTop ? 4 : 8
      }
    }
    addCaptions(isTop: true)
    elements.append(
      .group(
        ElementGroup(
          ElementTag(id: "picture"),
          offset: CGPoint(x: ((width - frame.size.width) / 2).rounded(), y: y),
          children: frame.elements
        )
      )
    )
    y += frame.size.height
    addCaptions(isTop: false)
    if !legend.isEmpty {
      let entries = legend.sorted { $0.key < $1.key }.map { (number: $0.key, text: $0.value) }
      let legend = AnnotationLegend(
        of: entries,
        below: frame.size.height,
        width: width,
        isRightToLeft: isRightToLeft,
        in: fonts
      )
      elements += legend.elements(at: y + 8, art)
      y += 8 + legend.height + margin
    }
    var whole = frame
    whole.size = CGSize(width: width, height: y.rounded(.up))
    whole.elements = .page(whole.size, page, style) + elements
    return whole
  }
}
