import LayoutSolver
import Testing

@Suite struct PriorityTests {
  static let numbers: [Float] = [1000, 1200, 750, 0.5, .nan, .infinity]
  static let expected: [Float] = [1000, 1000, 750, 0.5, 1000, 1000]

  @Test(arguments: zip(numbers, expected))
  func `a priority lies above 0 and at most at 1000`(given: Float, expected: Float) {
    #expect(Priority(given).rawValue == expected)
  }

  @Test(arguments: [Float(0), -1, -Float.infinity])
  func `a priority is never 0 or less`(given: Float) {
    #expect(Priority(given).rawValue == .leastNormalMagnitude)
    #expect(Priority(given) < Priority(1))
  }

  @Test func `priorities compare by number`() {
    #expect(Priority(999) < Priority.required)
    #expect(Priority(749) < Priority(750))
  }
}
