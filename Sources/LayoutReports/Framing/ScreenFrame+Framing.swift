import Foundation
package import LayoutDevices
import LayoutDiagnostics
package import LayoutGeometry
package import LayoutScenes
package import LayoutSimulation
package import ScreenFrames

extension ScreenFrame {
  /// Returns the part of the screen that a picture shows, or the screen in the body of its device.
  ///
  /// - Parameters:
  ///   - framing: The framing of the picture.
  ///   - environment: The device and its surroundings.
  ///   - areas: The rows and views at the moment of the screen.
  /// - Returns: The frame, as large as what is shown.
  /// - Throws: `FramingProblem` for a part that is not on the screen, and a body that there is not.
  package func framed(
    by framing: Picture.Framing,
    on environment: ScreenEnvironment,
    with areas: ShownAreas
  ) throws(FramingProblem) -> FramedScreen {
    if let part = try part(shownBy: framing, with: areas) {
      return withoutForeignEdge(framing.crop).cropped(to: part)
    }
    guard framing.frame == .device else { return FramedScreen(self) }
    guard environment.share == .full else { throw .windowInBody }
    return DeviceBody(of: environment.turned(to: size)).around(self)
  }

  /// Returns the part of the screen that a picture shows, in points, or `nil` for all of it.
  ///
  /// - Parameters:
  ///   - framing: The framing of the picture.
  ///   - areas: The rows and views at the moment of the screen.
  ///   - advice: What shows another moment, in which the part may be on the screen.
  /// - Returns: The part, or `nil`.
  /// - Throws: `FramingProblem` for a part that is not on the screen.
  func part(
    shownBy framing: Picture.Framing,
    with areas: ShownAreas,
    orElse advice: String = "take a snapshot in which it is seen"
  ) throws(FramingProblem) -> CGRect? {
    guard let crop = framing.crop else { return nil }
    let box = try box(of: crop, areas, orElse: advice)
    guard framing.padding > 0 || box.width > 0 && box.height > 0 else {
      throw FramingProblem(
        message: "the part to show has no area: it is a point or an edge",
        hint: "write 'padding' for what is around it"
      )
    }
    return box.insetBy(dx: -framing.padding, dy: -framing.padding).integral
      .intersection(CGRect(origin: .zero, size: size))
  }

  /// Returns the frame with the line around the screen only where a part of the screen is shown: it is none of a view.
  func withoutForeignEdge(_ crop: Picture.Framing.Crop?) -> ScreenFrame {
    if case .rectangle? = crop { self } else { reachingToEdges }
  }

  /// Returns the picture on its background, as large as it is asked to be.
  ///
  /// - Parameters:
  ///   - framing: The framing of the picture.
  ///   - style: The appearance, by which colors of the system are chosen.
  ///   - scale: How much larger it is drawn where no width is given, or `nil` for as large as it is.
  /// - Returns: The frame.
  package func finished(
    by framing: Picture.Framing,
    style: InterfaceStyle,
    scale: Double? = nil
  ) -> ScreenFrame {
    var frame = self
    if !frame.hasPage, let color = framing.page(in: style), color.opacity > 0 {
      // Around a device the color has to be seen.
      let margin: CGFloat = framing.frame == .device && framing.crop == nil ? 24 : 0
      frame = frame.placed(
        at: CGPoint(x: margin, y: margin),
        in: CGSize(width: size.width + 2 * margin, height: size.height + 2 * margin)
      )
      frame.elements.insert(.page(frame.size, color), at: 0)
    }
    let wanted: CGFloat? =
      framing.width ?? scale.map { (CGFloat($0) * frame.size.width).rounded() }
    guard let width = wanted, frame.size.width > 0, width != frame.size.width else { return frame }
    let factor = width / frame.size.width
    // A page, or a part of the screen, reaches over the end; elsewhere nothing is cut off: no line of pixels is half
    // covered.
    let reachesOver = frame.hasPage || framing.crop != nil
    let height = (frame.size.height * factor).rounded(reachesOver ? .down : .up)
    frame.size = CGSize(width: max(1, width), height: max(1, height))
    frame.elements = frame.elements.map { $0.scaled(by: factor) }
    return frame
  }

  /// Whether there is a page behind all that is drawn.
  private var hasPage: Bool {
    if case .shape(let shape)? = elements.first { shape.tag.id == "page" } else { false }
  }

  private func cropped(to part: CGRect) -> FramedScreen {
    let names = ShownNames(among: [elements], in: part, fonts)
    var named = self
    named.elements = names.placed(elements)
    var framed = FramedScreen(named.cropped(to: part), shown: part, at: .zero)
    framed.unnamedGuides = names.leftOut
    return framed
  }

  private func box(
    of crop: Picture.Framing.Crop,
    _ areas: ShownAreas,
    orElse advice: String
  ) throws(FramingProblem) -> CGRect {
    let screen = CGRect(origin: .zero, size: size)
    switch crop {
    case .view(let name):
      if let cover = areas.covers[name] {
        throw FramingProblem(
          message: "view \(quoted(name)) is behind \(cover) in \(quoted(self.name))",
          hint: "\(advice), or show another part"
        )
      }
      // One that is clear has an outline at most.
      let drawn =
        shownBox(where: { $0.view == name || $0.id == name })
        ?? shownBox(where: { $0.isOutline(of: name) })
      if let drawn { return areas.views[name] ?? drawn }
      let names = viewNames
      // What stands for a name need not have it itself, as a large title.
      if let area = areas.views[name], !names.contains(name) { return area }
      if names.contains(name) {
        throw FramingProblem(
          message:
            "nothing of view \(quoted(name)) is seen in \(quoted(self.name)): it is clear, or outside the screen",
          hint: "draw its edges with 'show: [outlines]', or show another part"
        )
      }
      let seen = areas.views.keys.sorted()
      throw FramingProblem(
        message: "no view \(quoted(name)) is seen in \(quoted(self.name))",
        hint: nearestWord(to: name, among: names + seen).map { "write '\($0)'" }
          ?? "what is seen is \(quotedList(Array(seen.prefix(12))))"
      )
    case .rows(let first, let last): return try box(ofRows: first, to: last, areas, orElse: advice)
    case .place(let place):
      switch areas.places[place] {
      case .success(let area)?: return area
      case .failure(let problem)?:
        throw FramingProblem(
          message: "\(problem.message) in \(quoted(name))",
          hint: problem.hint == nil
            ? "\(advice), or show another part" : problem.hint(or: advice)
        )
      case nil: preconditionFailure("the place '\(place)' was not looked for")
      }
    case .rectangle(let box):
      guard screen.holds(box) else { throw .part(outsideOf: size) }
      return box
    }
  }

  /// Returns the area of what is seen of rows, of each of them at least a part.
  private func box(
    ofRows first: RowAddress,
    to last: RowAddress,
    _ areas: ShownAreas,
    orElse advice: String
  ) throws(FramingProblem) -> CGRect {
    if let row = [first, last].first(where: { !areas.hasRow($0) }) {
      throw FramingProblem(
        message: "the table has no \(row) in \(quoted(name))",
        hint: areas.adviceOnRows(insteadOf: row)
      )
    }
    let shown = areas.rows.filter { first <= $0.address && $0.address <= last }
    guard let start = shown.first, let end = shown.last else {
      throw FramingProblem(
        message: (first == last ? "\(first) is" : "\(first) to \(last) are")
          + " not on the screen in \(quoted(name))",
        hint: "\(advice), or show other rows"
      )
    }
    guard start.address == first, end.address == last else {
      let seen =
        start == end ? "\(start.address) is" : "\(start.address) to \(end.address) are"
      throw FramingProblem(
        message:
          "of \(first) to \(last) only \(seen) on the screen in \(quoted(name))",
        hint: "show these rows, or \(advice)"
      )
    }
    return shown.reduce(start.area) { $0.union($1.area) }
  }

  /// The names of the views in the frame, each once, from the back.
  private var viewNames: [String] {
    var names: [String] = []
    func visit(_ elements: [ScreenElement]) {
      for case .group(let group) in elements {
        if let view = group.tag.view, !names.contains(view) { names.append(view) }
        visit(group.children)
      }
    }
    visit(elements)
    return names
  }
}

extension ShownAreas {
  /// Returns whether the table has a row, seen or not.
  fileprivate func hasRow(_ row: RowAddress) -> Bool {
    rowCounts.indices.contains(row.section) && (0..<rowCounts[row.section]).contains(row.row)
  }

  /// Returns the advice on a row that the table does not have.
  fileprivate func adviceOnRows(insteadOf row: RowAddress) -> String {
    guard let last = rowCounts.indices.last else { return "show another part: there are no rows" }
    let section = min(row.section, last)
    let count = rowCounts[section]
    let sections = last == 0 ? "" : ", as sections do, up to section \(last)"
    guard count > 0 else { return "section \(section) has no rows: show another part" }
    let rows = "'row \(section)/0' to 'row \(section)/\(count - 1)'"
    return "rows count from 0\(sections): those of section \(section) are \(rows)"
  }
}

extension ScreenEnvironment {
  /// Returns the environment as the device is held when its screen has a size: a scenario may turn it.
  fileprivate func turned(to size: CGSize) -> Self {
    var turned = self
    turned.orientation = size.width > size.height ? .landscape : .portrait
    return turned
  }
}

extension ElementTag {
  /// Returns whether the element is the guide along the edges of a view.
  fileprivate func isOutline(of view: String) -> Bool {
    switch role {
    case "outline": fact("name") == view
    case "touch-view-outline": view == "touchView"
    default: false
    }
  }

  private func fact(_ name: String) -> String? { facts.list.first { $0.name == name }?.value }
}

extension Picture.Framing {
  /// Returns the color of the page behind screens, clear for none, or `nil` for the usual one.
  ///
  /// One that shines through lies on the usual page: a strip draws a page for each of its parts.
  package func page(in style: InterfaceStyle) -> Color? {
    switch background {
    case .none?: .clear
    case .color(let color)?:
      color.opacity > 0 ? PictureGround(color, style).color : .clear
    case nil: nil
    }
  }
}
