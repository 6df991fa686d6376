import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutInteraction
import LayoutText
import LayoutViews
import ScreenFrames

/// What a view itself looks like, without the views in it.
struct ViewPainter {
  let environment: ScreenEnvironment
  /// The table whose cells know their rows.
  let tableView: TableView

  private func color(_ color: SystemColor) -> Color { color.color(in: environment.style) }

  // MARK: Tags

  /// What a view is, for ids and `data-` attributes.
  func tag(of view: View, id: String) -> ElementTag {
    let name = view.accessibilityIdentifier ?? String(describing: type(of: view))
    return ElementTag(id: id, view: name, role: view.role, facts: facts(of: view))
  }

  private func facts(of view: View) -> [String: String] {
    if let cell = view as? TableViewCell, let path = tableView.indexPath(for: cell) {
      var facts = ["section": String(path.section), "row": String(path.row)]
      facts["selected"] = cell.isSelected ? "true" : "false"
      if cell.isEditing { facts["editing"] = "true" }
      return facts
    }
    if let control = view as? EditControl, control.kind == .check {
      return ["on": control.isOn ? "true" : "false"]
    }
    if let scrollView = view as? ScrollView {
      return ["offset": scrollView.contentOffset.y.logText]
    }
    return [:]
  }

  // MARK: Looks

  /// The elements of a view's own, back to front, in its coordinates.
  func art(of view: View, id: String, opacity: Double) -> [ScreenElement] {
    background(of: view, id: id, opacity: opacity) + content(of: view, id: id, opacity: opacity)
  }

  private func background(of view: View, id: String, opacity: Double) -> [ScreenElement] {
    fill(of: view, id: id, opacity: opacity) + border(of: view, id: id, opacity: opacity)
  }

  private func border(of view: View, id: String, opacity: Double) -> [ScreenElement] {
    guard let layer = view.layerIfUsed, layer.borderWidth > 0,
      let color = layer.borderColor?.resolved(in: environment.style).faded(by: opacity)
    else { return [] }
    // Drawn inside of the bounds, as a layer draws it.
    let half = layer.borderWidth / 2
    let rect = CGRect(origin: .zero, size: view.bounds.size).insetBy(dx: half, dy: half)
    let outline = Outline.rectangle(rect, cornerRadius: max(0, layer.cornerRadius - half))
    let stroke = Stroke(color, width: layer.borderWidth)
    return [.shape(Shape(ElementTag(id: "\(id).border"), outline, stroke: stroke))]
  }

  private func fill(of view: View, id: String, opacity: Double) -> [ScreenElement] {
    guard
      let color = view.backgroundColor?.resolved(in: environment.style).faded(by: opacity),
      color.opacity > 0
    else { return [] }
    let rect = CGRect(origin: .zero, size: view.bounds.size)
    let tag = ElementTag(id: "\(id).background")
    if view is HomeIndicator {
      return [.shape(Shape(tag, .rectangle(rect, cornerRadius: rect.height / 2), fill: color))]
    }
    if let cell = roundCell(behind: view) {
      let outline = RoundedRow(
        rect: rect,
        radius: cell.cornerRadius,
        roundsTop: cell.hasRoundTop,
        roundsBottom: cell.hasRoundBottom
      )
      return [.shape(Shape(tag, .path(outline.path), fill: color))]
    }
    let radius = view.layerIfUsed?.cornerRadius ?? 0
    return [.shape(Shape(tag, .rectangle(rect, cornerRadius: radius), fill: color))]
  }

  /// The cell with round corners that a view fills, itself or one of its backgrounds.
  private func roundCell(behind view: View) -> TableViewCell? {
    let cell = view as? TableViewCell ?? view.superview as? TableViewCell
    guard let cell, cell.hasRoundTop || cell.hasRoundBottom else { return nil }
    return cell === view || cell.backgrounds.contains { $0 === view } ? cell : nil
  }

  private func content(of view: View, id: String, opacity: Double) -> [ScreenElement] {
    switch view {
    case let label as Label: lines(of: label, id: id, opacity: opacity)
    case let sign as StatusBar.SignView: statusSign(sign, opacity: opacity)
    case let control as EditControl: editControl(control, id: id, opacity: opacity)
    case let imageView as ImageView: placeholder(of: imageView, id: id, opacity: opacity)
    case let accessory as AccessoryView: self.accessory(accessory, opacity: opacity)
    default: []
    }
  }

  private func lines(of label: Label, id: String, opacity: Double) -> [ScreenElement] {
    let lines = label.lines
    let ownColor = label.textColor?.resolved(in: environment.style) ?? color(.label)
    let textColor = (label.isEnabled ? ownColor : color(.tertiaryLabel)).faded(by: opacity)
    return lines.enumerated().map { index, line in
      .text(
        TextRun(
          ElementTag(id: lines.count == 1 ? "\(id).text" : "\(id).line-\(index + 1)"),
          line.string,
          at: line.origin,
          fontSize: label.font.size,
          weight: label.font.weight,
          width: line.width,
          color: textColor
        )
      )
    }
  }

  /// Stands for a picture, of which only the size is known.
  private func placeholder(
    of imageView: ImageView,
    id: String,
    opacity: Double
  ) -> [ScreenElement] {
    guard let rect = imageView.imageFrame else { return [] }
    let color = color(.systemFill).faded(by: opacity)
    let tag = ElementTag(id: "\(id).image", role: "image")
    return [.shape(Shape(tag, .rectangle(rect, cornerRadius: 0), fill: color))]
  }

  private func statusSign(_ sign: StatusBar.SignView, opacity: Double) -> [ScreenElement] {
    let color = color(.label).faded(by: opacity)
    return switch sign.sign {
    case .signal: SymbolArt.cellularBars(in: sign.bounds, color: color)
    case .wifi: SymbolArt.wireless(in: sign.bounds, color: color)
    case .battery: SymbolArt.battery(in: sign.bounds, color: color)
    }
  }

  private func editControl(
    _ control: EditControl,
    id: String,
    opacity: Double
  ) -> [ScreenElement] {
    let square = control.circleFrame
    let center = CGPoint(x: square.midX, y: square.midY)
    let tag = ElementTag(id: "\(id).circle")
    switch control.kind {
    case .check where control.isOn:
      let disc = Shape(
        tag,
        .circle(center: center, radius: square.width / 2),
        fill: color(.systemBlue).faded(by: opacity)
      )
      let mark = SymbolArt.checkMark(
        center: center,
        diameter: square.width,
        color: Color.white.faded(by: opacity)
      )
      return [.shape(disc), mark]
    case .check:
      let ring = Shape(
        tag,
        .circle(center: center, radius: square.width / 2 - 0.75),
        stroke: Stroke(color(.tertiaryLabel).faded(by: opacity), width: 1.5)
      )
      return [.shape(ring)]
    case .delete, .insert:
      let isDelete = control.kind == .delete
      let disc = Shape(
        tag,
        .circle(center: center, radius: square.width / 2),
        fill: color(isDelete ? .systemRed : .systemGreen).faded(by: opacity)
      )
      return [.shape(disc)]
        + SymbolArt.sign(
          center: center,
          isPlus: !isDelete,
          color: Color.white.faded(by: opacity)
        )
    }
  }

  private func accessory(_ accessory: AccessoryView, opacity: Double) -> [ScreenElement] {
    var art: [ScreenElement] = []
    if let frame = accessory.buttonFrame {
      art += SymbolArt.information(
        center: CGPoint(x: frame.midX, y: frame.midY),
        diameter: 21,
        color: color(.systemBlue).faded(by: opacity)
      )
    }
    if let frame = accessory.disclosureFrame {
      let isMirrored = accessory.effectiveUserInterfaceLayoutDirection == .rightToLeft
      art.append(
        SymbolArt.chevron(
          in: CGRect(x: frame.midX - 4, y: frame.midY - 6.5, width: 8, height: 13),
          pointsLeft: isMirrored,
          color: color(.tertiaryLabel).faded(by: opacity)
        )
      )
    }
    if accessory.kind == .checkmark {
      art.append(
        SymbolArt.checkMark(
          center: CGPoint(x: accessory.bounds.midX, y: accessory.bounds.midY),
          diameter: 30,
          color: color(.systemBlue).faded(by: opacity)
        )
      )
    }
    return art
  }
}

/// The background of a row in a group with round corners.
private struct RoundedRow {
  let rect: CGRect
  let radius: CGFloat
  let roundsTop: Bool
  let roundsBottom: Bool

  /// Clockwise from the left end of the top edge.
  var path: [PathCommand] {
    let top = roundsTop ? radius : 0
    let bottom = roundsBottom ? radius : 0
    // The distance of control points at which a cubic curve is closest to a quarter of a circle.
    let handle: CGFloat = 0.552285
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    return [
      .move(point(rect.minX + top, rect.minY)), .line(point(rect.maxX - top, rect.minY)),
      .curve(
        point(rect.maxX - top * (1 - handle), rect.minY),
        point(rect.maxX, rect.minY + top * (1 - handle)),
        to: point(rect.maxX, rect.minY + top)
      ),
      .line(point(rect.maxX, rect.maxY - bottom)),
      .curve(
        point(rect.maxX, rect.maxY - bottom * (1 - handle)),
        point(rect.maxX - bottom * (1 - handle), rect.maxY),
        to: point(rect.maxX - bottom, rect.maxY)
      ),
      .line(point(rect.minX + bottom, rect.maxY)),
      .curve(
        point(rect.minX + bottom * (1 - handle), rect.maxY),
        point(rect.minX, rect.maxY - bottom * (1 - handle)),
        to: point(rect.minX, rect.maxY - bottom)
      ),
      .line(point(rect.minX, rect.minY + top)),
      .curve(
        point(rect.minX, rect.minY + top * (1 - handle)),
        point(rect.minX + top * (1 - handle), rect.minY),
        to: point(rect.minX + top, rect.minY)
      ),
      .close,
    ]
  }
}
