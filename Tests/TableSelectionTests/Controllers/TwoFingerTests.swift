import Foundation
import LayoutGeometry
import LayoutInteraction
import LayoutTables
import LayoutViews
import TableSelection
import Testing

@Suite struct TwoFingerTests {
  private func hand(on screen: ControllerScreen, at row: Int) -> Hand {
    let hand = Hand(of: 2, on: screen.screen.window)
    let place = screen.place(row)
    hand.press(at: [CGPoint(x: 150, y: place.y), CGPoint(x: 210, y: place.y)])
    return hand
  }

  @Test func `two fingers enter editing mode, select the range and stay in it`() {
    let screen = ControllerScreen(.twoFingerPan) { source, _ in source.selectsWithTwoFingers = true
    }
    let hand = hand(on: screen, at: 2)
    hand.move(by: CGPoint(x: 0, y: 150), within: .milliseconds(300))
    #expect(screen.screen.table.isEditing)
    #expect(screen.screen.selected == [2, 3, 4, 5])
    hand.move(by: CGPoint(x: 0, y: -100), within: .milliseconds(300))
    #expect(screen.screen.selected == [2, 3])
    hand.release()
    #expect(screen.screen.table.isEditing)
    #expect(screen.screen.selected == [2, 3])
    #expect(
      screen.screen.source.told == [
        "should 2", "+0/2", "did begin 2", "+0/3", "+0/4", "+0/5", "-0/5", "-0/4", "did end",
      ]
    )
  }

  @Test func `a tap of two fingers enters editing mode and selects its row`() {
    let screen = ControllerScreen(.twoFingerPan) { source, _ in source.selectsWithTwoFingers = true
    }
    hand(on: screen, at: 2).release()
    #expect(screen.screen.table.isEditing)
    #expect(screen.screen.selected == [2])
    hand(on: screen, at: 4).release()
    hand(on: screen, at: 2).release()
    #expect(screen.screen.selected == [4])
    #expect(
      screen.screen.source.told == [
        "should 2", "+0/2", "did begin 2", "did end", "should 4", "+0/4", "did begin 4", "did end",
        "should 2", "-0/2", "did begin 2", "did end",
      ]
    )
    let other = ControllerScreen(.twoFingerPan)
    hand(on: other, at: 2).release()
    #expect(!other.screen.table.isEditing)
    #expect(!other.screen.source.told.contains("did begin 2"))
  }

  @Test func `without the delegate's consent they scroll`() {
    let screen = ControllerScreen(.twoFingerPan)
    let hand = hand(on: screen, at: 5)
    hand.move(by: CGPoint(x: 0, y: -100), within: .milliseconds(300))
    #expect(!screen.screen.table.isEditing)
    #expect(screen.screen.selected == [])
    #expect(screen.screen.offset == 90)
  }

  @Test func `in editing mode one finger over the circles does the same`() {
    let screen = ControllerScreen(.twoFingerPan, isEditing: true)
    screen.screen.table.setSelected(true, rows: 1..<5)
    let finger = screen.screen.finger()
    finger.press(at: screen.place(2, x: 20))
    finger.move(to: screen.place(6, x: 20), within: .milliseconds(400))
    finger.release()
    #expect(screen.screen.selected == [1])
    #expect(screen.screen.offset == 0)
  }

  @Test func `and elsewhere it scrolls`() {
    let screen = ControllerScreen(.twoFingerPan, isEditing: true)
    let finger = screen.screen.finger()
    finger.press(at: screen.place(6))
    finger.move(to: screen.place(2), within: .milliseconds(400))
    finger.release()
    #expect(screen.screen.selected == [])
    #expect(screen.screen.offset == 190)
  }

  @Test func `rows that are refused are passed over`() {
    let screen = ControllerScreen(.twoFingerPan) { source, _ in
      source.selectsWithTwoFingers = true
      source.refused = [IndexPath(row: 3, section: 0)]
      source.fixed = [IndexPath(row: 4, section: 0)]
    }
    let hand = hand(on: screen, at: 2)
    hand.move(by: CGPoint(x: 0, y: 150), within: .milliseconds(300))
    hand.release()
    #expect(screen.screen.selected == [2, 5])
    #expect(
      screen.screen.log.texts(of: .selection).contains("row 3 skipped: it may not be selected")
    )
  }

  @Test(arguments: SelectionMode.all.filter { $0.start != .stripPan })
  func `every form of the general model runs and comes to rest`(mode: SelectionMode) {
    let isEditing = mode.start == .editColumnPan
    let screen = ControllerScreen(mode, isEditing: isEditing) { source, _ in
      source.selectsWithTwoFingers = true
    }
    let hand = Hand(of: mode.start == .twoFingerPan ? 2 : 1, on: screen.screen.window)
    let x: CGFloat = isEditing ? 20 : 150
    let start = screen.place(2).y
    hand.press(at: [CGPoint(x: x, y: start), CGPoint(x: x + 60, y: start)])
    hand.hold(for: .milliseconds(250))
    hand.move(by: CGPoint(x: 0, y: 200), within: .milliseconds(300))
    #expect(screen.screen.selected == [2, 3, 4, 5, 6])
    hand.move(by: CGPoint(x: 0, y: -150), within: .milliseconds(300))
    switch (mode.pass, mode.turningBack) {
    case (.range, .flip): #expect(screen.screen.selected == [2, 6])
    case (.range, _): #expect(screen.screen.selected == [2, 3])
    case (.path, _): #expect(screen.screen.selected == [2])
    }
    hand.release()
    screen.screen.clock.advance(by: .seconds(5))
    #expect(screen.screen.clock.isIdle)
  }

  // MARK: What the system documents

  private func consenting(_ sections: [Int] = [100]) -> ControllerScreen {
    ControllerScreen(.twoFingerPan, sections: sections) { source, _ in
      source.selectsWithTwoFingers = true
    }
  }

  @Test func `two fingers from a selected row deselect`() {
    let screen = consenting()
    screen.screen.table.isEditing = true
    screen.screen.table.setSelected(true, rows: 1..<6)
    let hand = hand(on: screen, at: 2)
    hand.move(by: CGPoint(x: 0, y: 100), within: .milliseconds(300))
    #expect(screen.screen.selected == [1, 5])
    // The target is fixed at the start: past the first row it goes on deselecting.
    hand.move(by: CGPoint(x: 0, y: -150), within: .milliseconds(300))
    #expect(screen.screen.selected == [3, 4, 5])
    hand.release()
    #expect(screen.screen.selected == [3, 4, 5])
  }

  @Test func `two fingers again add to what is selected`() {
    let screen = consenting()
    for row in [1, 5] {
      let hand = hand(on: screen, at: row)
      hand.move(by: CGPoint(x: 0, y: 50), within: .milliseconds(300))
      hand.release()
      screen.screen.clock.advance(by: .seconds(1))
    }
    #expect(screen.screen.selected == [1, 2, 5, 6])
  }

  @Test func `two fingers taken away report an end`() {
    let screen = consenting()
    let hand = hand(on: screen, at: 2)
    hand.move(by: CGPoint(x: 0, y: 50), within: .milliseconds(300))
    hand.cancel()
    #expect(screen.screen.source.told.last == "did end")
    #expect(screen.screen.log.texts(of: .selection).last == "drag cancelled")
    #expect(screen.screen.selected == [])
    #expect(screen.screen.table.isEditing)
  }

  @Test func `two fingers sideways select their row`() {
    let screen = consenting()
    let hand = hand(on: screen, at: 3)
    hand.move(by: CGPoint(x: 60, y: 0), within: .milliseconds(300))
    hand.release()
    #expect(screen.screen.selected == [3])
    #expect(screen.screen.table.isEditing)
  }

  // MARK: What is modeled

  @Test(arguments: [SelectionMode.twoFingerPan, .longPressAndDrag, .editColumnPan])
  func `on a header that sticks to the top nothing begins`(mode: SelectionMode) {
    let isEditing = mode.start == .editColumnPan
    let screen = ControllerScreen(mode, isEditing: isEditing) { source, _ in
      source.headers = [0]
      source.selectsWithTwoFingers = true
    }
    screen.screen.table.contentOffset.y = 300
    screen.screen.window.layoutIfNeeded()
    let hand = Hand(of: mode.start == .twoFingerPan ? 2 : 1, on: screen.screen.window)
    let header = screen.screen.superview.convert(CGPoint(x: 20, y: 10), to: nil)
    let places = [header, CGPoint(x: header.x + 60, y: header.y)]
    hand.press(at: Array(places.prefix(mode.start == .twoFingerPan ? 2 : 1)))
    screen.screen.clock.advance(by: .milliseconds(300))
    hand.move(by: CGPoint(x: 0, y: 40), within: .milliseconds(200))
    #expect(!screen.controller.isSelecting)
    hand.release()
    #expect(screen.screen.selected == [])
    #expect(screen.screen.source.told == [])
  }

  @Test func `two fingers begin after 10 pt`() {
    for (distance, selected) in [(9.0, []), (10, [2])] {
      let screen = consenting()
      let hand = hand(on: screen, at: 2)
      hand.move(by: CGPoint(x: 0, y: distance), within: .milliseconds(300))
      #expect(screen.screen.selected == selected)
      #expect(screen.screen.table.isEditing != selected.isEmpty)
      hand.release()
    }
  }

  @Test func `one finger sideways over the circles selects nothing`() {
    let screen = ControllerScreen(.twoFingerPan, isEditing: true)
    let finger = screen.screen.finger()
    finger.press(at: screen.place(2, x: 20))
    finger.move(to: screen.place(2, x: 120), within: .milliseconds(300))
    finger.move(to: screen.place(5, x: 120), within: .milliseconds(300))
    #expect(!screen.controller.isSelecting)
    finger.release()
    // What the table makes of a touch that is no drag is its own affair.
    #expect(!screen.screen.log.texts(of: .selection).contains { $0.hasPrefix("drag") })
  }

  @Test func `lifting one of two fingers ends the drag`() {
    let screen = consenting()
    let window = screen.screen.window
    let (left, right) = (Finger(on: window), Finger(on: window))
    let y = screen.place(2).y
    left.press(at: CGPoint(x: 150, y: y))
    right.press(at: CGPoint(x: 210, y: y))
    for step in 1...10 {
      let way = CGFloat(step) * 10
      left.move(to: CGPoint(x: 150, y: y + way))
      right.move(to: CGPoint(x: 210, y: y + way), within: .milliseconds(20))
    }
    #expect(screen.screen.selected == [2, 3, 4])
    right.release()
    left.move(to: CGPoint(x: 150, y: y + 200), within: .milliseconds(200))
    left.release()
    #expect(screen.screen.selected == [2, 3, 4])
    #expect(screen.screen.source.told.last == "did end")
  }
}
