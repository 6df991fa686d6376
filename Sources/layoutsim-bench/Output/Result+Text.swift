extension Result {
  var oursText: String { "\(ours.short) \(unit)" }
  var peerText: String { peer.map { "\($0.short) \(unit)" } ?? "–" }

  var ratioText: String {
    guard let ratio else { return "–" }
    return "\(ratio.short)×"
  }

  var goalText: String {
    switch goal {
    case .faster(let times): "≥ \(times.short)×"
    case .atMost(let limit): "≤ \(limit.short) \(unit)"
    case .above(let limit): "+ \(limit.short) \(unit)"
    case .timesPeer(let times): "≥ \((1 / times).short)×"
    case nil: "–"
    }
  }

  var verdict: String {
    guard isRight else { return "WRONG" }
    return isMet.map { $0 ? "met" : "NOT MET" } ?? "–"
  }

  /// The remarks, and the spread if it is large.
  var allRemarks: String {
    let spreadText = spread > 0.3 ? ["rounds differ by \(Int(spread * 100)) %"] : []
    return (remarks + spreadText).joined(separator: "; ")
  }

  /// The cells of the table.
  var cells: [String] {
    [name, title, oursText, peerText, ratioText, goalText, verdict, allRemarks]
  }

  static let headings = ["name", "what", "ours", "peer", "ratio", "goal", "verdict", "remarks"]
}
