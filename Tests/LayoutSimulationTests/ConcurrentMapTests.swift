import LayoutSimulation
import Testing

@Suite struct `Work on several processors` {
  @Test(arguments: [nil, 0, 1, 3, 90])
  func `results come in the order of the elements`(_ workers: Int?) async {
    var finished: Set<Int> = []
    let results = await Array(0..<50).concurrentMap(
      workers: workers,
      finished: { finished.insert($0) },
      { 2 * $0 }
    )
    #expect(results == (0..<50).map { 2 * $0 })
    #expect(finished == Set(0..<50))
  }
}
