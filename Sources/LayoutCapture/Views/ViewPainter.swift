import Foundation
import LayoutControls
import LayoutDevices
import LayoutGeometry
import LayoutTables
import LayoutText
import LayoutViews
import ScreenFrames

/// Draws views from their looks, without the views in them.
struct ViewPainter {
  let style: InterfaceStyle

  private func color(_ color: SystemColor) -> Color { color.color(in: style) }

  /// The elements of a view's own, back to front, in its coordinates.
  ///
  /// - Parameters:
  ///   - looks: What the view looks like.
  ///   - view: The view, for the lines of a label.
  ///   - id: The id of the view's group.
  /// - Returns: The background, the border, the content.
  func art(of looks: ViewLooks, _ view: View, id: String) -> [ScreenElement] {
    fill(looks, id: id) + border(looks, id: id) + content(looks, view, id: id)
  }

  private func border(_ looks: ViewLooks, id: String) -> [ScreenElement] {
    guard let border = looks.border else { return [] }
    // Drawn inside of the bounds, as a layer draws it.
    let half = border.width / 2
    let rect = CGRect(origin: .zero, size: looks.bounds.size).insetToMiddle(dx: half, dy: half)
    let outline = Outline.rectangle(rect, cornerRadius: max(0, looks.cornerRadius - half))
    let color = border.color.resolved(in: style)
    let stroke = Stroke(color, width: border.width)
    return [.shape(Shape(ElementTag(id: "\(id).border"), outline, stroke: stroke))]
  }

  private func fill(_ looks: ViewLooks, id: String) -> [ScreenElement] {
    guard let color = looks.background?.resolved(in: style),
      color.opacity > 0
    else { return [] }
    let rect = CGRect(
      x: 0,
      y: -looks.reach.top,
      width: looks.bounds.width,
      height: looks.bounds.height + looks.reach.top + looks.reach.bottom
    )
    let tag = ElementTag(id: "\(id).background")
    if looks.isPill {
      return [.shape(Shape(tag, .rectangle(rect, cornerRadius: rect.height / 2), fill: color))]
    }
    if let row = looks.roundRow {
      let path = RoundRectangle.path(
        rect,
        top: row.roundsTop ? row.radius : 0,
        bottom: row.roundsBottom ? row.radius : 0
      )
      return [.shape(Shape(tag, .path(path), fill: color))]
    }
    return [.shape(Shape(tag, .rectangle(rect, cornerRadius: looks.cornerRadius), fill: color))]
  }

  private func content(_ looks: ViewLooks, _ view: View, id: String) -> [ScreenElement] {
    switch looks.content {
    case .none:
      return []
    case .label(let label):
      return lines(of: label, (view as? Label)?.lines ?? [], id: id)
    case .statusSign(let sign):
      return statusSign(sign, in: looks.bounds)
    case .editControl(let kind, let isOn, let circle):
      return editControl(kind, isOn: isOn, circle: circle, id: id)
    case .image(let frame):
      return [placeholder(frame, id: id)]
    case .drawing(let shapes):
      return shapes.map { ControlArt.element($0, style: style) }
    case .symbol(let symbol, let frame, let tint):
      let color = tint.resolved(in: style)
      let tag = ElementTag(id: "\(id).symbol", role: symbol.rawValue)
      return [SymbolArt.symbol(symbol, in: frame, color: color, tag)]
    case .accessory(let accessory):
      return self.accessory(accessory, in: looks.bounds)
    case .grip:
      return SymbolArt.grip(
        center: CGPoint(x: looks.bounds.midX, y: looks.bounds.midY),
        color: color(.tertiaryLabel)
      )
    case .shadow(let look):
      return shadow(look, in: looks.bounds)
    }
  }

  /// Draws a shadow around what casts it: layers that are the paler the farther they reach.
  private func shadow(
    _ look: LiftShadow.Look,
    in bounds: CGRect
  ) -> [ScreenElement] {
    let rect = CGRect(origin: .zero, size: bounds.size)
    let layers = 8
    // Each layer shines through those above it; together they are as dark as the look says.
    let share = 1 - pow(1 - look.opacity, 1 / Double(layers))
    return (0..<layers).map { layer in
      let inset = look.reach * CGFloat(layer) / CGFloat(layers)
      return .shape(
        Shape(
          .none,
          .rectangle(
            rect.insetToMiddle(dx: inset, dy: inset),
            cornerRadius: look.cornerRadius + look.reach - inset
          ),
          fill: Color.black.faded(by: share)
        )
      )
    }
  }

  private func lines(
    of label: LabelLooks,
    _ lines: [Label.Line],
    id: String
  ) -> [ScreenElement] {
    let ownColor = label.color?.resolved(in: style) ?? color(.label)
    return lines.enumerated().map { index, line in
      let lineColor = line.color?.resolved(in: style) ?? ownColor
      let textColor = label.isEnabled ? lineColor : color(.tertiaryLabel)
      let font = line.font ?? label.font
      let lineID = lines.count == 1 ? "\(id).text" : "\(id).line-\(index + 1)"
      if let attached = line.attachment {
        return picture(attached, color: textColor, id: lineID)
      }
      return .text(
        TextRun(
          ElementTag(id: lineID),
          line.string,
          at: line.origin,
          fontSize: font.size,
          weight: font.weight,
          width: line.width,
          color: textColor
        )
      )
    }
  }

  /// A picture among letters; a symbol has their color.
  private func picture(
    _ attached: Label.AttachedImage,
    color: Color,
    id: String
  ) -> ScreenElement {
    guard let symbol = attached.image?.symbol else {
      return placeholder(attached.frame, id: id)
    }
    let tag = ElementTag(id: "\(id).symbol", role: symbol.rawValue)
    let own = attached.image?.tint?.resolved(in: style)
    return SymbolArt.symbol(symbol, in: attached.frame, color: own ?? color, tag)
  }

  /// Stands for a picture, of which only the size is known.
  private func placeholder(_ frame: CGRect, id: String) -> ScreenElement {
    let color = color(.systemFill)
    let tag = ElementTag(id: "\(id).image", role: "image")
    return .shape(Shape(tag, .rectangle(frame, cornerRadius: 0), fill: color))
  }

  private func statusSign(
    _ sign: StatusBar.Sign,
    in bounds: CGRect
  ) -> [ScreenElement] {
    let color = color(.label)
    return switch sign {
    case .signal: SymbolArt.cellularBars(in: bounds, color: color)
    case .wifi: SymbolArt.wireless(in: bounds, color: color)
    case .battery: SymbolArt.battery(in: bounds, color: color)
    }
  }

  private func editControl(
    _ kind: EditControl.Kind,
    isOn: Bool,
    circle square: CGRect,
    id: String
  ) -> [ScreenElement] {
    let center = CGPoint(x: square.midX, y: square.midY)
    let tag = ElementTag(id: "\(id).circle")
    switch kind {
    case .check where isOn:
      let disc = Shape(
        tag,
        .circle(center: center, radius: square.width / 2),
        fill: color(.systemBlue)
      )
      let mark = SymbolArt.checkMark(
        center: center,
        diameter: square.width,
        color: Color.white
      )
      return [.shape(disc), mark]
    case .check:
      let ring = Shape(
        tag,
        .circle(center: center, radius: square.width / 2 - 0.75),
        stroke: Stroke(color(.tertiaryLabel), width: 1.5)
      )
      return [.shape(ring)]
    case .delete, .insert:
      let isDelete = kind == .delete
      let disc = Shape(
        tag,
        .circle(center: center, radius: square.width / 2),
        fill: color(isDelete ? .systemRed : .systemGreen)
      )
      return [.shape(disc)]
        + SymbolArt.sign(
          center: center,
          isPlus: !isDelete,
          color: Color.white
        )
    }
  }

  private func accessory(
    _ accessory: AccessoryLooks,
    in bounds: CGRect
  ) -> [ScreenElement] {
    var art: [ScreenElement] = []
    if let frame = accessory.button {
      art += SymbolArt.information(
        center: CGPoint(x: frame.midX, y: frame.midY),
        diameter: 21,
        color: color(.systemBlue).faded(by: accessory.buttonOpacity)
      )
    }
    if let frame = accessory.disclosure {
      art.append(
        SymbolArt.chevron(
          in: CGRect(x: frame.midX - 4, y: frame.midY - 6.5, width: 8, height: 13),
          pointsLeft: accessory.isMirrored,
          color: color(.tertiaryLabel)
        )
      )
    }
    if accessory.isCheckmark {
      art.append(
        SymbolArt.checkMark(
          center: CGPoint(x: bounds.midX, y: bounds.midY),
          diameter: 30,
          color: color(.systemBlue)
        )
      )
    }
    return art
  }
}
