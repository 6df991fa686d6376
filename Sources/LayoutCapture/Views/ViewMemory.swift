import Foundation
import LayoutControls
import LayoutInteraction
import LayoutTables
@_spi(SystemViews) import LayoutViews
import ScreenFrames

/// A memory of a view's captures, so that the next frame makes only changed parts again.
///
/// Everything is kept with its input, and used again if that is the same; a capture with a memory gives the
/// same frame as one without.
final class ViewMemory {
  /// A kind of view with more to report than others.
  enum Kind {
    case plain
    case cell
    case headerFooter
    case scrollView
    case editControl
    case value

    init(of view: View) {
      self =
        switch view {
        case is TableViewCell: .cell
        case is TableViewHeaderFooterView: .headerFooter
        case is EditControl: .editControl
        case is any ValueView: .value
        case is ScrollView: .scrollView
        default: .plain
        }
    }
  }

  let kind: Kind
  /// The number of changes of `element`.
  private(set) var version = 0
  /// The view with all views in it, as it was drawn last.
  private(set) var element: ScreenElement?

  private let className: String
  private let environmentVersion: Int
  private var naming: Made<Naming, String>?
  private var numbered: Made<Numbering, String>?
  private var tagging: Made<Tagging, ElementTag>?
  /// The drawing under the id of the last tag.
  private var painting: Made<ViewAppearance, ViewAppearance.Art>?
  private var placement: Placement?
  /// The views inside that showed, with the version of each and its place among all of them.
  private var children: [(memory: ViewMemory, version: Int, place: Int)] = []

  /// Creates the memory of a view that was not drawn yet.
  init(of view: View, environmentVersion: Int) {
    kind = Kind(of: view)
    className = String(describing: type(of: view))
    self.environmentVersion = environmentVersion
  }

  /// A result with its input.
  private final class Made<Input: Equatable, Output> {
    let input: Input
    let output: Output

    init(_ input: Input, _ output: Output) {
      self.input = input
      self.output = output
    }

    /// Returns whether the result was made of an equal input.
    func isMade(of input: Input) -> Bool { self.input == input }

    /// Returns the result if it was made of an equal input.
    func output(of input: Input) -> Output? { isMade(of: input) ? output : nil }
  }

  /// Returns the memory of a view, a fresh one if there is none, or one of another environment.
  static func of(_ view: View, environmentVersion: Int) -> ViewMemory {
    if let memory = view.attachments[ViewMemory.self],
      memory.environmentVersion == environmentVersion
    {
      return memory
    }
    let memory = ViewMemory(of: view, environmentVersion: environmentVersion)
    view.attachments[ViewMemory.self] = memory
    return memory
  }
}

// MARK: Names

extension ViewMemory {
  /// The input of a view's id.
  struct Naming: Equatable {
    let parent: String
    let name: String?
    let part: ElementPath.Part
  }

  private struct Numbering: Equatable {
    let base: String
    let count: Int
  }

  /// Returns the id that a view wishes for.
  func baseID(_ input: Naming) -> String {
    if let base = naming?.output(of: input) { return base }
    let base = ElementPath.base(input, className: className)
    naming = Made(input, base)
    return base
  }

  /// Returns the id of the view that is the `count`th to wish for `base`.
  func id(_ base: String, count: Int) -> String {
    if count == 1 { return base }
    let input = Numbering(base: base, count: count)
    if let id = numbered?.output(of: input) { return id }
    let id = "\(base)-\(count)"
    numbered = Made(input, id)
    return id
  }
}

// MARK: Drawing

extension ViewMemory {
  /// The input of a view's tag.
  struct Tagging: Equatable {
    enum Facts: Equatable {
      case none
      case row(section: Int, row: Int, isSelected: Bool, isEditing: Bool)
      case check(isOn: Bool)
      case control(String?, isEnabled: Bool)
      case scrolled(CGFloat)
    }

    let id: String
    let name: String?
    let role: String?
    let facts: Facts
  }

  /// The place of a view in its superview, and its visible part.
  struct Placement: Equatable {
    let offset: CGPoint
    let matrix: ElementMatrix
    let clip: CGRect?
    let clipRadius: CGFloat
    /// The outline of the clip, or nothing for a rectangle.
    let clipPath: [PathCommand]
    /// The part that a mask of the layer shows, or `nil` for all.
    let mask: LayerClip?
    /// The origin of the bounds, if the content is moved by it.
    let scroll: CGPoint?
    /// The factor by which the view is drawn larger than it is laid out.
    let scale: CGFloat
    /// The opacity of the view, apart from its surroundings.
    let opacity: Double
    /// The bars that show the place of the content, in front of it.
    let indicators: [ScrollIndicator]
  }

  /// Takes over what a view is now, and whether a view inside that shows changed.
  func update(
    _ tagging: Tagging,
    _ appearance: ViewAppearance,
    _ placement: Placement,
    inside: Bool
  ) {
    var isChanged = inside || element == nil
    if self.tagging?.isMade(of: tagging) != true {
      if self.tagging?.input.id != tagging.id { painting = nil }
      self.tagging = Made(tagging, tag(tagging))
      isChanged = true
    }
    if painting?.isMade(of: appearance) != true {
      painting = Made(appearance, appearance.art(id: tagging.id))
      isChanged = true
    }
    if self.placement != placement {
      self.placement = placement
      isChanged = true
    }
    guard isChanged, let tag = self.tagging?.output, let art = painting?.output else { return }
    version += 1
    let group = ScreenElement.group(group(tag, art, placement))
    element = placement.opacity == 1 ? group : group.faded(by: placement.opacity)
  }

  private func group(
    _ tag: ElementTag,
    _ art: ViewAppearance.Art,
    _ placement: Placement
  ) -> ElementGroup {
    let elements =
      art.behind + content(scroll: placement.scroll, art.between, id: tag.id) + art.inFront
      + placement.indicators.map { $0.element(id: tag.id) }
    func scaled(_ elements: [ScreenElement]) -> [ScreenElement] {
      placement.scale == 1 ? elements : elements.map { $0.scaled(by: placement.scale) }
    }
    var group = ElementGroup(
      tag,
      clip: placement.clip,
      clipRadius: placement.clipRadius,
      clipPath: placement.clipPath,
      children: scaled(elements)
    )
    if let mask = placement.mask {
      // A mask cuts all off, also what is cut off at the bounds already.
      var inside = group
      inside.tag = .none
      group = mask.group(inside.clip == nil ? inside.children : [.group(inside)], tag)
      if placement.scale != 1,
        case .group(let scaled) = ScreenElement.group(group).scaled(by: placement.scale)
      {
        group.clip = scaled.clip
        group.clipRadius = scaled.clipRadius
        group.clipPath = scaled.clipPath
        group.mask = scaled.mask
      }
    }
    if !art.shadow.isEmpty, group.clip == nil {
      group.children = scaled(art.shadow) + group.children
    }
    group.offset = placement.offset
    group.matrix = placement.matrix
    return group
  }

  /// Takes over the views inside, and returns whether any of them changed.
  func updateChildren(_ visit: (_ add: (ViewMemory, _ place: Int) -> Void) -> Void) -> Bool {
    var count = 0
    var isChanged = false
    visit { child, place in
      if count < children.count {
        if children[count].memory !== child || children[count].version != child.version
          || children[count].place != place
        {
          children[count] = (child, child.version, place)
          isChanged = true
        }
      } else {
        children.append((child, child.version, place))
        isChanged = true
      }
      count += 1
    }
    if count < children.count {
      children.removeLast(children.count - count)
      isChanged = true
    }
    return isChanged
  }

  /// Returns the elements inside a view with layers between them, moved by the origin of its bounds if it scrolls.
  private func content(
    scroll: CGPoint?,
    _ layers: [(place: Int, element: ScreenElement)],
    id: String
  ) -> [ScreenElement] {
    var inside: [ScreenElement] = []
    var rest = layers[...]
    for child in children {
      while let next = rest.first, next.place <= child.place {
        inside.append(rest.removeFirst().element)
      }
      if let element = child.memory.element { inside.append(element) }
    }
    inside += rest.map(\.element)
    guard let scroll else { return inside }
    return [
      .group(
        ElementGroup(
          ElementTag(id: "\(id).content", role: "content"),
          offset: CGPoint(x: -scroll.x, y: -scroll.y),
          children: inside
        )
      )
    ]
  }

  private func tag(_ tagging: Tagging) -> ElementTag {
    let facts: [String: String?] =
      switch tagging.facts {
      case .none: [:]
      case .row(let section, let row, let isSelected, let isEditing):
        [
          "section": "\(section)", "row": "\(row)", "selected": "\(isSelected)",
          "editing": isEditing ? "true" : nil,
        ]
      case .check(let isOn): ["on": "\(isOn)"]
      case .control(let value, let isEnabled):
        ["value": value, "enabled": isEnabled ? nil : "false"]
      case .scrolled(let offset): ["offset": offset.logText]
      }
    return ElementTag(
      id: tagging.id,
      view: tagging.name ?? className,
      role: tagging.role,
      facts: ElementFacts(facts.compactMapValues(\.self))
    )
  }
}
