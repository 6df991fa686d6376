package import LayoutDevices
import LayoutGeometry

// The size of a matrix, and its beginning, without all of it.
extension EnvironmentMatrix {
  /// The number of the combinations, and `Int.max` if it is beyond all numbers.
  package var combinationCount: Int {
    let counts = [
      devices.count, orientations.count, directions.count, textSizes.count, themes.count,
      contrasts.count, textWeights.count, motions.count, systems.count, designs.count,
      windows.count,
    ]
    return counts.reduce(1) { product, count in
      let (next, isTooLarge) = product.multipliedReportingOverflow(by: max(count, 1))
      return isTooLarge ? .max : next
    }
  }

  /// The sentence about a matrix that is too large to be played, or `nil` for any other.
  package var sizeProblem: String? { problem("matrix", limit: Limits.environments, "played") }

  /// The sentence about a sheet of a picture that is too large to be drawn, or `nil` for any other.
  var sheetProblem: String? { problem("sheet", limit: Limits.sheet, "shown") }

  private func problem(_ name: String, limit: Int, _ verb: String) -> String? {
    let count = combinationCount
    guard count > limit else { return nil }
    let number = count == .max ? "more environments than can be counted" : "\(count) environments"
    return "this \(name) has \(number), and at most \(limit) are \(verb)"
  }

  /// Returns the first variations, without suffixes, and the number of all.
  ///
  /// - Parameters:
  ///   - limit: The number of variations at most, at least 1.
  ///   - environment: The scene's own environment.
  /// - Returns: The variations in their order, and how many there are.
  /// - Complexity: O(limit + combinations of devices with windows, systems and designs), and O(combinations) in the
  ///   worst case.
  package func firstVariations(
    _ limit: Int,
    in environment: ScreenEnvironment
  ) -> (variations: [EnvironmentVariation], count: Int) {
    let screens = ofScreens
    let possible = screens.combinations.count { $0.mistakes(in: environment).isEmpty }
    let others = combinationCount / screens.combinationCount
    let all = (0..<combinationCount).lazy.map(variation)
    guard possible > 0 else { return (Array(all.prefix(limit)), combinationCount) }
    return (
      Array(all.filter { $0.mistakes(in: environment).isEmpty }.prefix(limit)), possible * others
    )
  }

  /// Returns the combination of a number in their order, without a suffix.
  private func variation(_ number: Int) -> EnvironmentVariation {
    var variation = EnvironmentVariation()
    var rest = number
    func choose<Value>(
      _ values: [Value],
      _ path: WritableKeyPath<EnvironmentVariation, Value?>
    ) {
      guard !values.isEmpty else { return }
      variation[keyPath: path] = values[rest % values.count]
      rest /= values.count
    }
    // The last axis changes with each.
    choose(windows, \.window)
    choose(designs, \.design)
    choose(systems, \.system)
    choose(motions, \.motion)
    choose(textWeights, \.textWeight)
    choose(contrasts, \.contrast)
    choose(themes, \.theme)
    choose(textSizes, \.textSize)
    choose(directions, \.direction)
    choose(orientations, \.orientation)
    choose(devices, \.device)
    return variation
  }
}
