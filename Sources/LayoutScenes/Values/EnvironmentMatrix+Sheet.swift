package import LayoutDevices

// The screens of a sheet.
extension EnvironmentMatrix {
  /// The axes, those whose lists are written first, in their order.
  private var sheetAxes: [Int] {
    let keys = EnvironmentAxis.all.map(\.listKey)
    let written = writtenKeys.compactMap(keys.firstIndex)
    return written + keys.indices.filter { !written.contains($0) }
  }

  /// Returns the variations in rows and columns: the list that is written last changes with each.
  ///
  /// - Parameter environment: The scene's own environment.
  /// - Returns: The variations.
  package func sheetVariations(in environment: ScreenEnvironment) -> [EnvironmentVariation] {
    let variations = variations(in: environment)
    let words = variations.map(\.words)
    let axes = sheetAxes.map { axis in (axis, words.map { $0[axis] }.numberedByFirst) }
    let places = words.map { words in axes.map { axis, numbers in numbers[words[axis]] ?? 0 } }
    return variations.indices.sorted { places[$0].lexicographicallyPrecedes(places[$1]) }
      .map { variations[$0] }
  }

  /// Returns the variations that a sheet of some screens does not have, since their devices do not, each with the reason.
  ///
  /// - Parameter environment: The scene's own environment.
  /// - Returns: The variations, in their usual order.
  package func impossibleVariations(
    in environment: ScreenEnvironment
  ) -> [(variation: EnvironmentVariation, mistake: EnvironmentMistake)] {
    let shown = Set(variations(in: environment))
    return combinations.filter { !shown.contains($0) }.compactMap { variation in
      variation.mistakes(in: environment).first.map { (variation, $0) }
    }
  }

  /// The number of screens in a row: all, or with several lists a row for each value of the first.
  package var sheetColumns: Int? {
    let words = combinations.map(\.words)
    let counts = sheetAxes.map { axis in Set(words.map { $0[axis] }).count }.filter { $0 > 1 }
    return counts.count > 1 ? counts.dropFirst().reduce(1, *) : nil
  }
}

extension [String?] {
  /// The number of each word, in the order in which they come first.
  fileprivate var numberedByFirst: [String?: Int] {
    var numbers: [String?: Int] = [:]
    for word in self where numbers[word] == nil { numbers[word] = numbers.count }
    return numbers
  }
}
