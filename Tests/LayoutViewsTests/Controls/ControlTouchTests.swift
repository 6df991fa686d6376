import Foundation
import LayoutControls
import LayoutGeometry
import LayoutViews
import Testing

/// What fingers do with controls.
@Suite struct ControlTouchTests {
  /// A finger on one view.
  private struct Finger {
    let view: View
    let touch: Touch

    init(on view: View, at x: CGFloat, identity: Int = 1) {
      self.view = view
      touch = Touch(
        identity: identity,
        at: view.convert(CGPoint(x: x, y: view.bounds.midY), to: nil),
        in: view.window,
        view: view,
        instant: .start
      )
      view.touchesBegan([touch], with: nil)
    }

    func place(at x: CGFloat) {
      let point = view.convert(CGPoint(x: x, y: view.bounds.midY), to: nil)
      touch.move(to: point, phase: .moved, at: .start)
    }

    func move(to x: CGFloat) {
      place(at: x)
      view.touchesMoved([touch], with: nil)
    }

    func lift() { view.touchesEnded([touch], with: nil) }
  }

  /// A view of its own size, 200 wide where it has no width.
  private func sized<Content: View>(
    _ view: Content,
    _ direction: LayoutDirection = .leftToRight
  ) -> Content {
    view.semanticContentAttribute =
      direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
    if view.bounds.width == 0 {
      view.frame.size = view.sizeThatFits(CGSize(width: 200, height: 0))
    }
    return view
  }

  @Test func `of two fingers at once a control follows the first one`() {
    let slider = sized(Slider())
    slider.frame.size.width = 231
    // Touches that stay are at other addresses, which decide on their order in a set.
    var fingers: [Finger] = []
    for _ in 0..<20 {
      slider.value = 0.5
      let first = Finger(on: slider, at: 115.5)
      let second = Finger(on: slider, at: 115.5, identity: 2)
      fingers += [first, second]
      first.place(at: 165.5)
      second.place(at: 65.5)
      slider.touchesMoved([first.touch, second.touch], with: nil)
      #expect(slider.value == 0.75)
      slider.touchesEnded([first.touch, second.touch], with: nil)
      #expect(slider.value == 0.75)
    }
  }

  struct ReachRow: CustomTestStringConvertible {
    let testDescription: String
    let end: CGFloat
    let isInside: Bool
  }

  @Test(arguments: [
    ReachRow(testDescription: "on it", end: 90, isInside: true),
    ReachRow(testDescription: "beside it", end: 169, isInside: true),
    ReachRow(testDescription: "on the other side", end: -70, isInside: true),
    ReachRow(testDescription: "far away", end: 171, isInside: false),
  ])
  func `a finger may leave a control by 70 pt`(_ row: ReachRow) {
    let button = Button(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    var events: [String] = []
    button.addAction(Action { _ in events.append("inside") }, for: .touchUpInside)
    button.addAction(Action { _ in events.append("outside") }, for: .touchUpOutside)
    let finger = Finger(on: button, at: 50)
    #expect(button.isTracking && button.isTouchInside && button.isHighlighted)
    finger.move(to: row.end)
    #expect(button.isTracking && button.isTouchInside == row.isInside)
    #expect(button.isHighlighted == row.isInside)
    finger.lift()
    #expect(events == [row.isInside ? "inside" : "outside"])
    #expect(!button.isTracking && !button.isTouchInside && !button.isHighlighted)
  }

  @Test func `a control that is turned off under a finger leaves the finger alone`() {
    let button = Button(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    var events = 0
    button.addAction(Action { _ in button.isEnabled = false }, for: .touchDown)
    button.addAction(
      Action { _ in events += 1 },
      for: [.touchUpInside, .touchUpOutside, .touchCancel]
    )
    let finger = Finger(on: button, at: 50)
    #expect(!button.isTracking && !button.isHighlighted)
    finger.move(to: 60)
    button.isEnabled = true
    finger.lift()
    #expect(events == 0 && !button.isHighlighted)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a finger drags the knob of a slider, and nothing beside it`(
    _ direction: LayoutDirection
  ) {
    let slider = sized(Slider(), direction)
    let isMirrored = direction == .rightToLeft
    func x(_ x: CGFloat) -> CGFloat { isMirrored ? 200 - x : x }
    var changes = 0
    slider.addAction(Action { _ in changes += 1 }, for: .valueChanged)
    #expect(slider.thumbFrame == CGRect(isMirrored ? 169 : 0, 1.5, 31, 31))
    let beside = Finger(on: slider, at: x(100))
    beside.move(to: x(150))
    beside.lift()
    #expect(slider.value == 0 && changes == 0 && !slider.isHighlighted)
    // 4 beside the middle of the knob; 84.5 is half of what it can go.
    let finger = Finger(on: slider, at: x(19.5))
    #expect(slider.isHighlighted)
    finger.move(to: x(19.5 + 84.5))
    #expect(slider.value == 0.5 && changes == 1)
    finger.move(to: x(1000))
    finger.lift()
    #expect(slider.value == 1 && changes == 2 && !slider.isHighlighted)
  }

  @Test func `a slider that is not continuous tells of the end alone`() {
    let slider = sized(Slider())
    slider.isContinuous = false
    var values: [Float] = []
    slider.addAction(Action { _ in values.append(slider.value) }, for: .valueChanged)
    let finger = Finger(on: slider, at: 15.5)
    finger.move(to: 50)
    finger.move(to: 100)
    #expect(values.isEmpty)
    finger.lift()
    #expect(values == [0.5])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `the halves of a stepper count down and up`(_ direction: LayoutDirection) {
    let stepper = sized(Stepper(), direction)
    stepper.maximumValue = 2
    stepper.stepValue = 1.5
    let (down, up): (CGFloat, CGFloat) = direction == .leftToRight ? (10, 80) : (80, 10)
    func tap(_ x: CGFloat) { Finger(on: stepper, at: x).lift() }
    tap(down)
    #expect(stepper.value == 0)
    tap(up)
    #expect(stepper.value == 1.5)
    tap(up)
    #expect(stepper.value == 2)
    tap(down)
    #expect(stepper.value == 0.5)
    stepper.wraps = true
    tap(down)
    #expect(stepper.value == 2)
    tap(up)
    #expect(stepper.value == 0)
    // The ends themselves are reached.
    stepper.value = 0.5
    tap(up)
    #expect(stepper.value == 2)
    stepper.value = 1.5
    tap(down)
    #expect(stepper.value == 0)
    stepper.isEnabled = false
    tap(up)
    #expect(stepper.value == 0)
  }

  @Test func `the way of a knob begins at the least value`() {
    let slider = sized(Slider())
    slider.maximumValue = 30
    slider.minimumValue = 10
    slider.value = 10
    let finger = Finger(on: slider, at: 15.5)
    finger.move(to: 15.5 + 84.5)
    finger.lift()
    #expect(slider.value == 20)
  }

  @Test func `a tap chooses a segment that can be chosen`() {
    let control = sized(SegmentedControl(items: ["Day", "Week", "Month"]))
    var changes = 0
    control.addAction(Action { _ in changes += 1 }, for: .valueChanged)
    let width = control.bounds.width / 3
    func tap(_ segment: CGFloat) { Finger(on: control, at: (segment + 0.5) * width).lift() }
    tap(2)
    #expect(control.selectedSegmentIndex == 2 && changes == 1)
    tap(2)
    #expect(changes == 1)
    control.setEnabled(false, forSegmentAt: 1)
    tap(1)
    #expect(control.selectedSegmentIndex == 2)
    control.isMomentary = true
    tap(0)
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment && changes == 2)
    control.isEnabled = false
    tap(0)
    #expect(changes == 2)
  }

  @Test func `segments come and go`() {
    let control = SegmentedControl(items: ["A", "B", "C"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Z", at: -3, animated: true)
    #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "B")
    control.removeSegment(at: 0, animated: true)
    #expect(control.selectedSegmentIndex == 1 && control.numberOfSegments == 3)
    control.removeSegment(at: 1, animated: true)
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
    control.selectedSegmentIndex = 7
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
    control.removeAllSegments()
    #expect(control.intrinsicContentSize == CGSize(width: 0, height: 31))
    #expect(control.titleForSegment(at: 0) == nil && !control.isEnabledForSegment(at: 0))
  }
}
