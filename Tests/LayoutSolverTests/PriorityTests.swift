import LayoutSolver
import Testing

@Suite struct PriorityTests {
  @Test(arguments: [
    (Float(1000), Float(1000)), (1200, 1000), (750, 750), (0.5, 0.5), (.nan, 1000),
    (.infinity, 1000),
  ])
  func `a priority lies above 0 and at most at 1000`(given: Float, expected: Float) {
    #expect(Priority(given).rawValue == expected)
  }

  @Test(arguments: [Float(0), -1, -Float.infinity])
  func `a priority is never 0 or less`(given: Float) {
    #expect(Priority(given).rawValue > 0)
    #expect(Priority(given) < Priority(1))
  }

  @Test func `a demoted constraint stands between required and optional ones`() {
    #expect(Priority(999) < Priority.required)
    #expect(Priority(749) < Priority(750))
  }
}
