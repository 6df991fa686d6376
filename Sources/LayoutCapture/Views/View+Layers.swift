import LayoutViews

extension [View] {
  /// The places of the views in the order in which they are drawn, or `nil` for that of the views: by the depth of
  /// their layers, where any has one.
  package var drawingOrder: [Int]? {
    guard contains(where: { $0.depth != 0 }) else { return nil }
    return indices.sorted { (self[$0].depth, $0) < (self[$1].depth, $1) }
  }
}

extension View {
  fileprivate var depth: Double { layerIfUsed.map { Double($0.zPosition) } ?? 0 }
}
