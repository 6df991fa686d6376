import Foundation

/// A layer in another one, with its place among the layers of subviews.
struct InnerLayer {
  let layer: Layer
  /// The number of subviews behind it.
  var place: Int
}

extension Layer {
  /// The layers in this one, from back to front: those of subviews too; `nil` for none.
  public final var sublayers: [Layer]? {
    get {
      let all = allSublayers
      return all.isEmpty ? nil : all
    }
    set {
      for entry in inner { entry.layer.outer = nil }
      inner = []
      for layer in newValue ?? [] where layer.view == nil { addSublayer(layer) }
    }
  }

  /// The layer that this one is in, or `nil`.
  public final var superlayer: Layer? { view.map { $0.superview?.layer } ?? outer }

  private var allSublayers: [Layer] {
    var layers: [Layer] = []
    var rest = inner[...]
    for (place, subview) in (view?.subviews ?? []).enumerated() {
      while let next = rest.first, next.place <= place { layers.append(rest.removeFirst().layer) }
      layers.append(subview.layer)
    }
    return layers + rest.map(\.layer)
  }

  /// Adds a layer in front of all others.
  final func append(_ layer: Layer) {
    insert(layer, at: inner.count, place: view?.subviews.count ?? 0)
  }

  /// Adds a layer at an index of `sublayers`.
  final func insert(_ layer: Layer, at index: Int) {
    guard let view else {
      insert(layer, at: index, place: 0)
      return
    }
    var before = allSublayers.prefix(index)
    before.removeAll { $0 === layer }
    let place =
      index >= allSublayers.count
      ? view.subviews.count : before.filter { $0.view != nil }.count
    insert(layer, at: before.filter { $0.view == nil }.count, place: place)
  }

  /// Adds a layer right behind another one, or in front of all if that is not here.
  public final func insertSublayer(_ layer: Layer, below sibling: Layer?) {
    insert(layer, nextTo: sibling, isAbove: false)
  }

  /// Adds a layer right in front of another one, or in front of all if that is not here.
  public final func insertSublayer(_ layer: Layer, above sibling: Layer?) {
    insert(layer, nextTo: sibling, isAbove: true)
  }

  /// Puts a layer in the place of another one.
  public final func replaceSublayer(_ oldLayer: Layer, with newLayer: Layer) {
    guard let index = inner.firstIndex(where: { $0.layer === oldLayer }) else { return }
    let place = inner[index].place
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index, place: place)
  }

  /// Takes the layer out of the one that it is in, unless it is that of a view.
  final func leaveSuperlayer() {
    guard view == nil else {
      if view?.superview != nil { Self.recordMove(of: self) }
      return
    }
    guard let outer else { return }
    if outer.mask === self { outer.mask = nil }
    outer.inner.removeAll { $0.layer === self }
    self.outer = nil
  }

  private func insert(_ layer: Layer, nextTo sibling: Layer?, isAbove: Bool) {
    if let index = inner.firstIndex(where: { $0.layer === sibling }), layer !== sibling {
      // Taken out first, so that indices count without it.
      let place = inner[index].place
      let isBefore = inner[..<index].contains { $0.layer === layer }
      insert(layer, at: index + (isAbove ? 1 : 0) - (isBefore ? 1 : 0), place: place)
    } else if let view,
      let place = view.subviews.firstIndex(where: { $0 === sibling?.view })
    {
      let boundary = isAbove ? place + 1 : place
      let index =
        isAbove
        ? inner.filter { $0.place < boundary && $0.layer !== layer }.count
        : inner.filter { $0.place <= boundary && $0.layer !== layer }.count
      insert(layer, at: index, place: boundary)
    } else {
      addSublayer(layer)
    }
  }

  private func insert(_ layer: Layer, at index: Int, place: Int) {
    guard layer.view == nil else {
      if layer.view?.superview !== view || view == nil { Self.recordMove(of: layer) }
      return
    }
    guard !isInside(layer) else {
      FlatDrawing.record("a layer cannot be in itself: nothing was added", in: host)
      return
    }
    if layer.outer != nil { layer.removeFromSuperlayer() }
    inner.insert(InnerLayer(layer: layer, place: place), at: min(max(0, index), inner.count))
    layer.outer = self
    setNeedsLayout()
  }

  private func isInside(_ layer: Layer) -> Bool {
    var next: Layer? = self
    while let current = next {
      if current === layer { return true }
      next = current.outer
    }
    return false
  }

  /// The view whose layer this one is or is in, or `nil`.
  final var host: View? {
    var next: Layer? = self
    while let layer = next {
      if let view = layer.view { return view }
      next = layer.outer
    }
    return nil
  }

  private static func recordMove(of layer: Layer) {
    FlatDrawing.record(
      "the layer of '\(layer.view?.reportName ?? "")' belongs to its view, and stays where that is",
      in: layer.view,
      hint: "add or remove the view"
    )
  }

  /// Keeps the places of layers while a subview leaves the list of subviews.
  final func subviewWillLeave(at index: Int) {
    for entry in inner.indices where inner[entry].place > index { inner[entry].place -= 1 }
  }

  /// Keeps the places of layers after a subview has come into the list of subviews, not in front of all.
  final func subviewDidCome(at index: Int) {
    for entry in inner.indices where inner[entry].place > index { inner[entry].place += 1 }
  }

  /// Lays out the layer and those in it, if that was asked for.
  public final func layoutIfNeeded() {
    if let view {
      view.layoutIfNeeded()
      return
    }
    if geometry.needsLayout {
      geometry.needsLayout = false
      layoutSublayers()
    }
    for entry in inner { entry.layer.layoutIfNeeded() }
  }

  /// Returns whether `layoutSublayers()` was asked for.
  public final func needsLayout() -> Bool { view?.layoutState.needsLayout ?? geometry.needsLayout }
}
