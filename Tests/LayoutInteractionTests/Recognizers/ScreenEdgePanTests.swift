import Foundation
import LayoutInteraction
import LayoutViews
import Testing

@Suite struct ScreenEdgePanTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    var edges: RectEdge = .left
    let start: CGPoint
    let way: CGPoint
    let begins: Bool
  }

  // The first device of the catalogue is 320 × 568 pt or larger; the view is the whole window.
  @Test(arguments: [
    Row(
      testDescription: "from the left edge inwards",
      start: CGPoint(x: 20, y: 100),
      way: CGPoint(x: 40, y: 10),
      begins: true
    ),
    Row(
      testDescription: "from further in",
      start: CGPoint(x: 21, y: 100),
      way: CGPoint(x: 40, y: 0),
      begins: false
    ),
    Row(
      testDescription: "along the edge",
      start: CGPoint(x: 5, y: 100),
      way: CGPoint(x: 10, y: 40),
      begins: false
    ),
    Row(
      testDescription: "from the wrong edge",
      edges: .right,
      start: CGPoint(x: 5, y: 100),
      way: CGPoint(x: 40, y: 0),
      begins: false
    ),
    Row(
      testDescription: "from the top",
      edges: [.top, .left],
      start: CGPoint(x: 100, y: 20),
      way: CGPoint(x: 0, y: 40),
      begins: true
    ),
    Row(
      testDescription: "from further down",
      edges: [.top, .left],
      start: CGPoint(x: 100, y: 21),
      way: CGPoint(x: 0, y: 40),
      begins: false
    ),
  ])
  func `a pan comes in from an edge`(_ row: Row) {
    let tester = RecognizerTester()
    tester.add(ScreenEdgePanGestureRecognizer(), named: "edge", to: tester.window).edges = row.edges
    let finger = Finger(on: tester.window)
    finger.press(at: row.start)
    finger.move(
      to: CGPoint(x: row.start.x + row.way.x, y: row.start.y + row.way.y),
      within: .milliseconds(200)
    )
    finger.release()
    #expect((tester.states.first == "edge began") == row.begins)
  }
}
