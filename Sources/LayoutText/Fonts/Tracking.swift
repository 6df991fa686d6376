import LayoutGeometry

/// The space that is added to each character.
enum Tracking {
  /// Returns Apple's tracking of the system font, in em, between the sizes of the table in a line.
  static func system(size: Double) -> Double {
    let table = generatedTable
    guard let first = table.first, let last = table.last else { return 0 }
    if size <= Double(first.size) { return Double(first.thousandths) / 1000 }
    if size >= Double(last.size) { return Double(last.thousandths) / 1000 }
    let above = table.firstIndex { Double($0.size) >= size } ?? table.count - 1
    let (low, high) = (table[above - 1], table[above])
    let share = (size - Double(low.size)) / Double(high.size - low.size)
    return (Double(low.thousandths) + share * Double(high.thousandths - low.thousandths)) / 1000
  }

  /// Returns what the heavier weights of our text cut need on top of the system's tracking, in em.
  ///
  /// Fitted to label widths that Interface Builder saved at 17 points: the system font grows wider
  /// with its weight than ours does.
  static func correction(for weight: FontWeight) -> Double {
    switch weight {
    case .regular: 0
    case .medium: 0.004
    case .semibold: 0.008
    case .bold: 0.018
    }
  }
}
