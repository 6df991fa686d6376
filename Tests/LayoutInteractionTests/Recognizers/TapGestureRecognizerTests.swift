import Foundation
import LayoutInteraction
import LayoutViews
import Testing

@Suite struct TapGestureRecognizerTests {
  @Test func `a short touch is a tap`() {
    let tester = RecognizerTester()
    tester.add(TapGestureRecognizer(), named: "tap")
    tester.tap(at: 50, 50)
    #expect(tester.states == ["tap ended"])
    tester.tap(at: 50, 50)
    #expect(tester.states == ["tap ended", "tap ended"])
  }

  @Test(arguments: [(45, true), (45.1, false)])
  func `a tap may stray by 45 pt`(distance: CGFloat, isTap: Bool) {
    let tester = RecognizerTester()
    tester.add(TapGestureRecognizer(), named: "tap")
    tester.touch(at: 50, 50)
    tester.move(to: 50 + distance, 50)
    tester.move(to: 50, 50)
    tester.lift()
    #expect(tester.states.isEmpty != isTap)
  }

  @Test(arguments: [(749, true), (750, false)])
  func `a tap may last less than 0.75 s`(milliseconds: Int, isTap: Bool) {
    let tester = RecognizerTester()
    tester.add(TapGestureRecognizer(), named: "tap")
    tester.touch(at: 50, 50)
    tester.wait(milliseconds)
    tester.lift()
    #expect(tester.states.isEmpty != isTap)
  }

  @Test(arguments: [(349, true), (350, false), (351, false)])
  func `the second tap of a double tap comes within 0.35 s`(milliseconds: Int, isTap: Bool) {
    let tester = RecognizerTester()
    tester.add(TapGestureRecognizer(), named: "double").numberOfTapsRequired = 2
    tester.tap(at: 50, 50)
    tester.wait(milliseconds)
    tester.tap(at: 60, 50)
    #expect(tester.states.isEmpty != isTap)
  }

  @Test func `two taps far apart are no double tap`() {
    let tester = RecognizerTester()
    tester.add(TapGestureRecognizer(), named: "double").numberOfTapsRequired = 2
    tester.tap(at: 20, 50)
    tester.wait(50)
    tester.tap(at: 180, 50)
    #expect(tester.states.isEmpty)
  }

  @Test func `a tap with two fingers needs two fingers`() {
    let tester = RecognizerTester()
    tester.add(TapGestureRecognizer(), named: "two").numberOfTouchesRequired = 2
    tester.tap(at: 50, 50)
    #expect(tester.states.isEmpty)
    tester.touch(at: 50, 50)
    tester.touch(at: 90, 50)
    tester.lift(1)
    tester.lift()
    #expect(tester.states == ["two ended"])
  }

  @Test func `the fingers of one tap may be far apart`() {
    for taps in [1, 2] {
      let tester = RecognizerTester()
      let tap = tester.add(TapGestureRecognizer(), named: "tap")
      tap.numberOfTouchesRequired = 2
      tap.numberOfTapsRequired = taps
      for _ in 0..<taps {
        tester.touch(at: 20, 50)
        tester.touch(at: 180, 50)
        tester.wait(50)
        tester.liftAll()
        tester.wait(100)
      }
      #expect(tester.states == ["tap ended"])
    }
  }

  @Test func `a tap is where all its fingers were, in whatever order they go up`() {
    for order in [[0, 0], [1, 0]] {
      let tester = RecognizerTester()
      var places: [CGPoint] = []
      let tap = tester.add(TapGestureRecognizer(), named: "tap")
      tap.numberOfTouchesRequired = 2
      tap.addAction { tap in
        places = [tap.location(in: nil)]
        places += (0..<tap.numberOfTouches).map { tap.location(ofTouch: $0, in: nil) }
      }
      tester.touch(at: 50, 100)
      tester.touch(at: 150, 100)
      for finger in order {
        tester.wait(16)
        tester.lift(finger)
      }
      #expect(
        places == [CGPoint(x: 100, y: 100), CGPoint(x: 50, y: 100), CGPoint(x: 150, y: 100)]
      )
    }
  }

  @Test func `of taps that wait for more taps only that of the most is recognized`() {
    for count in 1...4 {
      let tester = RecognizerTester()
      let single = tester.add(TapGestureRecognizer(), named: "single")
      let double = tester.add(TapGestureRecognizer(), named: "double")
      let triple = tester.add(TapGestureRecognizer(), named: "triple")
      double.numberOfTapsRequired = 2
      triple.numberOfTapsRequired = 3
      single.require(toFail: double)
      double.require(toFail: triple)
      for _ in 0..<count {
        tester.tap(at: 50, 50)
        tester.wait(100)
      }
      tester.wait(1000)
      let expected = [
        ["single ended"], ["double ended"], ["triple ended"], ["triple ended", "single ended"],
      ]
      #expect(tester.states == expected[count - 1], "\(count) taps")
    }
  }

  @Test func `a second finger spoils a tap with one`() {
    let tester = RecognizerTester()
    tester.add(TapGestureRecognizer(), named: "tap")
    tester.touch(at: 50, 50)
    tester.touch(at: 90, 50)
    tester.lift(1)
    tester.lift()
    #expect(tester.states.isEmpty)
  }

  @Test func `a single tap that requires a double tap to fail waits for it`() {
    let tester = RecognizerTester()
    let single = tester.add(TapGestureRecognizer(), named: "single")
    let double = tester.add(TapGestureRecognizer(), named: "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    tester.tap(at: 50, 50)
    #expect(tester.states.isEmpty)
    tester.wait(349)
    #expect(tester.states.isEmpty)
    tester.wait(1)
    #expect(tester.states == ["single ended"])
    tester.tap(at: 50, 50)
    tester.wait(100)
    tester.tap(at: 50, 50)
    #expect(tester.states == ["single ended", "double ended"])
  }

  struct SpoiltRow: CustomTestStringConvertible {
    let testDescription: String
    /// What the finger does that went down for the second time.
    let play: @Sendable (RecognizerTester) -> Void
  }

  @Test(arguments: [
    SpoiltRow(testDescription: "elsewhere") { $0.touch(at: 180, 50) },
    SpoiltRow(testDescription: "straying") {
      $0.touch(at: 50, 50)
      $0.move(to: 50, 150)
    },
    SpoiltRow(testDescription: "too long") {
      $0.touch(at: 50, 50)
      $0.wait(750)
    },
    SpoiltRow(testDescription: "with another finger") {
      $0.touch(at: 50, 50)
      $0.touch(at: 60, 50)
    },
    SpoiltRow(testDescription: "taken away") {
      $0.touch(at: 50, 50)
      $0.cancel()
    },
  ])
  func `a tap that waits for a double tap is recognized when the second touch is no tap`(
    _ row: SpoiltRow
  ) {
    let tester = RecognizerTester()
    let single = tester.add(TapGestureRecognizer(), named: "single")
    let double = tester.add(TapGestureRecognizer(), named: "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    tester.tap(at: 50, 50)
    tester.wait(100)
    #expect(tester.states.isEmpty)
    row.play(tester)
    #expect(tester.states == ["single ended"])
    #expect(
      tester.log.texts(of: .recognizer).contains("single of inner was recognized at (50, 50)")
    )
    tester.liftAll()
    tester.wait(1000)
    #expect(tester.states == ["single ended"])
    tester.tap(at: 50, 50)
    tester.wait(350)
    #expect(tester.states == ["single ended", "single ended"])
  }

  @Test func `a cancelled touch is no tap`() {
    let tester = RecognizerTester()
    tester.add(TapGestureRecognizer(), named: "tap")
    tester.touch(at: 50, 50)
    tester.cancel()
    #expect(tester.states.isEmpty)
    tester.tap(at: 50, 50)
    #expect(tester.states == ["tap ended"])
  }
}
