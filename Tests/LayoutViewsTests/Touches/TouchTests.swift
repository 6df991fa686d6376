import Foundation
import LayoutGeometry
import LayoutViews
import Testing

@Suite struct TouchTests {
  @Test func `a touch says where it is in any view`() throws {
    let window = try window()
    let scroller = framedView("scroller", CGRect(10, 100, 200, 300), in: window)
    scroller.bounds.origin.y = 50
    let touch = Touch(
      identity: 1,
      at: CGPoint(x: 30, y: 120),
      in: window,
      view: scroller,
      instant: .start
    )
    #expect(touch.phase == .began)
    #expect(touch.location(in: scroller) == CGPoint(x: 20, y: 70))
    let later = Instant.start.advanced(by: .milliseconds(16))
    touch.move(to: CGPoint(x: 31, y: 125), phase: .moved, at: later)
    #expect(touch.location(in: nil) == CGPoint(x: 31, y: 125))
    #expect(touch.previousLocation(in: scroller) == CGPoint(x: 20, y: 70))
    #expect(touch.instant == later && touch.timestamp == 0.016)
  }

  @Test func `an event knows whose touches it has`() throws {
    let window = try window()
    let view = framedView("view", CGRect(0, 0, 50, 50), in: window)
    let touches = (0..<3).map {
      Touch(
        identity: $0,
        at: .zero,
        in: window,
        view: $0 == 1 ? view : window,
        instant: .start
      )
    }
    let event = Event(touches: touches, instant: .start)
    #expect(event.allTouches?.count == 3)
    #expect(event.touches(for: view) == [touches[1]])
    #expect(event.touches(for: View()) == nil)
    #expect(event.orderedTouches.map(\.identity) == [0, 1, 2])
  }
}
