import Foundation

extension Array where Element: Sendable {
  /// Returns the result for each element, in the order of the elements, worked out on several processors at once.
  ///
  /// The results do not depend on the number of workers, by default that of the processors. `finished` is called
  /// here each time an element is done, in any order.
  package func concurrentMap<Result: Sendable>(
    workers: Int? = nil,
    finished: (Element) -> Void = { _ in },
    _ body: @escaping @Sendable (Element) async -> Result
  ) async -> [Result] {
    await withTaskGroup(of: (Int, Result).self) { group in
      var waiting = indices[...]
      for _ in 0..<Swift.max(1, workers ?? ProcessInfo.processInfo.activeProcessorCount) {
        guard let index = waiting.popFirst() else { break }
        group.addTask { (index, await body(self[index])) }
      }
      var results: [Int: Result] = [:]
      for await (index, result) in group {
        results[index] = result
        finished(self[index])
        guard let next = waiting.popFirst() else { continue }
        group.addTask { (next, await body(self[next])) }
      }
      return indices.compactMap { results[$0] }
    }
  }
}
