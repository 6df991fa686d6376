import Foundation

/// A namespace for work that is shared among the processors.
enum ManyAtOnce {
  /// Returns the result for each element, in the order of the elements.
  ///
  /// The results do not depend on the number of processors. `finished` is called here each time an element is done,
  /// in any order.
  static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element],
    finished: (Element) -> Void = { _ in },
    _ body: @escaping @Sendable (Element) async -> Result
  ) async -> [Result] {
    await withTaskGroup(of: (Int, Result).self) { group in
      var waiting = elements.indices[...]
      for _ in 0..<ProcessInfo.processInfo.activeProcessorCount {
        guard let index = waiting.popFirst() else { break }
        group.addTask { (index, await body(elements[index])) }
      }
      var results: [Int: Result] = [:]
      for await (index, result) in group {
        results[index] = result
        finished(elements[index])
        guard let next = waiting.popFirst() else { continue }
        group.addTask { (next, await body(elements[next])) }
      }
      return elements.indices.compactMap { results[$0] }
    }
  }
}
