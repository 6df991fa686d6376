package import Foundation
import LayoutGeometry
package import ScreenFrames

/// A picture that can fill a layer.
protocol LayerContents {
  /// The size, in points.
  var size: CGSize { get }

  /// Returns the picture as large as a rectangle.
  func drawing(in rect: CGRect) -> ScreenElement
}

extension Layer {
  /// The radii of the corners.
  package final var cornerRadii: CornerRadii {
    if let cornerConfiguration, let view { return cornerConfiguration.radii(of: view) }
    if let lowerCornerRadius {
      return CornerRadii(
        topLeft: cornerRadius,
        topRight: cornerRadius,
        bottomRight: lowerCornerRadius,
        bottomLeft: lowerCornerRadius
      )
    }
    guard cornerRadius > 0, !maskedCorners.isSuperset(of: .all) else {
      return CornerRadii(cornerRadius)
    }
    func radius(_ corner: CornerMask) -> CGFloat {
      maskedCorners.contains(corner) ? min(cornerRadius, min(bounds.width, bounds.height) / 2) : 0
    }
    return CornerRadii(
      topLeft: radius(.layerMinXMinYCorner),
      topRight: radius(.layerMaxXMinYCorner),
      bottomRight: radius(.layerMaxXMaxYCorner),
      bottomLeft: radius(.layerMinXMaxYCorner)
    )
  }

  /// Records that a filter is not drawn, if there is one.
  final func recordFilter(_ isSet: Bool, setting: String) {
    if isSet { FlatDrawing.record("filters of layers are not drawn", setting: setting, in: host) }
  }

  /// Records that all of the contents is drawn, unless that is what is asked for.
  final func recordPart(_ part: CGRect, setting: String) {
    guard part != CGRect(x: 0, y: 0, width: 1, height: 1) else { return }
    FlatDrawing.record(
      "a part of the contents of a layer is drawn as all of them",
      setting: setting,
      in: host
    )
  }

  /// Returns what fills the layer: its contents, or what code drew, from its corner.
  final func drawnContents(in size: CGSize) -> [ScreenElement] {
    let code = view == nil || type(of: self) != Layer.self ? drawnByCode : []
    guard let contents else { return upright(code, in: size) }
    guard let image = contents as? any LayerContents else {
      FlatDrawing.record("the contents of a layer are no picture: they are not drawn", in: host)
      return upright(code, in: size)
    }
    let place = contentsGravity.contentMode.frame(
      of: image.size,
      in: CGRect(origin: .zero, size: size)
    )
    return upright(code + [image.drawing(in: place)], in: size)
  }

  /// Returns whether contents are turned over against the screen, as the layer or one around it has flipped geometry.
  public final func contentsAreFlipped() -> Bool {
    isGeometryFlipped != (superlayer?.contentsAreFlipped() ?? false)
  }

  /// Returns contents as they are upright in a layer whose geometry may be turned over.
  final func upright(_ elements: [ScreenElement], in size: CGSize) -> [ScreenElement] {
    guard contentsAreFlipped(), !elements.isEmpty else { return elements }
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
    return [elements.turnedOver(by: flip)]
  }

  /// Returns the line inside of the edges, or `nil` for none.
  package final func border(in size: CGSize) -> ScreenElement? {
    guard borderWidth > 0, let borderColor else { return nil }
    let half = borderWidth / 2
    let rect = CGRect(origin: .zero, size: size).insetToMiddle(dx: half, dy: half)
    let radii = cornerRadii
    return .stroke(
      .rectangle(
        rect,
        radii: radii.single.map { CornerRadii(max(0, $0 - half)) }
          ?? radii.map { max(0, $0 - half) }
      ),
      borderColor,
      width: borderWidth,
      ElementTag(id: "border")
    )
  }

  /// The layers in this one that belong to no view, as they are drawn before a number of subviews, in this layer's
  /// coordinates.
  package final var drawnSublayers: [(place: Int, element: ScreenElement)] {
    guard !inner.isEmpty else { return [] }
    for entry in inner { entry.layer.layoutIfNeeded() }
    var entries = inner
    if inner.contains(where: { $0.layer.zPosition != 0 }) {
      // What is higher lies in front of all subviews, and what is lower behind them.
      for index in entries.indices where entries[index].layer.zPosition != 0 {
        entries[index].place = entries[index].layer.zPosition > 0 ? .max : 0
      }
      entries = entries.enumerated()
        .sorted {
          ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset)
        }
        .map(\.element)
    }
    return entries.flatMap { entry in
      let elements = entry.layer.elements
      // The layer of a view is placed by the view, which knows nothing of flips.
      guard view != nil, isGeometryFlipped, !elements.isEmpty else {
        return elements.map { (entry.place, $0) }
      }
      return [(entry.place, elements.turnedOver(by: currentGeometry.flip))]
    }
  }

  /// Returns a layer of no view with all in it as shapes without names, from the corner of its bounds.
  package final func pictured() -> [ScreenElement] {
    elements.map { element in
      guard case .group(var group) = element else { return element }
      (group.offset, group.matrix) = (.zero, .identity)
      return ScreenElement.group(group).mapped(tag: { _ in .none })
    }
  }

  /// The layer with all in it, in the coordinates around it, or nothing if it does not show.
  final var elements: [ScreenElement] {
    guard !isHidden, opacity > 0 else { return [] }
    let size = bounds.size
    let whole = CGRect(origin: .zero, size: size)
    let corner = CGAffineTransform(translationX: bounds.minX, y: bounds.minY)
    var content: [ScreenElement] = []
    if let color = backgroundColor, color.canBeSeen {
      content.append(
        .fill(.rectangle(whole, radii: cornerRadii), color, ElementTag(id: "background"))
      )
    }
    content += ownDrawing(in: size)
    let sublayers = replicated(drawnSublayers.map(\.element))
    if bounds.origin == .zero || sublayers.isEmpty {
      content += sublayers
    } else {
      let back = CGPoint(x: -bounds.minX, y: -bounds.minY)
      content.append(.group(ElementGroup(.none, offset: back, children: sublayers)))
    }
    if let border = border(in: size) { content.append(border) }
    if masksToBounds {
      content = [.group(LayerClip(whole, radii: cornerRadii).group(content))]
    } else if let shadow {
      content = shadow.elements(named: "shadow") + content
    }
    let placement = corner.concatenating(currentGeometry.placement)
    let id = name ?? "layer"
    content = content.map { element in element.mapped(tag: { $0.prefixed(by: id) }) }
    var group = maskClip.map { $0.group(content) } ?? ElementGroup(.none, children: content)
    group.tag = ElementTag(id: id, role: "layer")
    group.offset = CGPoint(x: placement.tx, y: placement.ty)
    group.matrix = ElementMatrix(a: placement.a, b: placement.b, c: placement.c, d: placement.d)
    let element = ScreenElement.group(group)
    return [opacity < 1 ? element.faded(by: Double(opacity)) : element]
  }

  /// Returns sublayers as often as a replicator draws them.
  private func replicated(_ elements: [ScreenElement]) -> [ScreenElement] {
    (self as? ReplicatorLayer)?.instances(of: elements) ?? elements
  }
}

extension [ScreenElement] {
  /// Returns the elements turned over.
  fileprivate func turnedOver(by flip: CGAffineTransform) -> ScreenElement {
    var group = ElementGroup(.none, offset: CGPoint(x: flip.tx, y: flip.ty), children: self)
    group.matrix = ElementMatrix(a: flip.a, b: flip.b, c: flip.c, d: flip.d)
    return .group(group)
  }
}
