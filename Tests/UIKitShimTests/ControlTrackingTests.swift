import LayoutInteraction
import LayoutViews
import Testing
import UIKitShim

/// Controls of an app's own that follow a finger.
struct ControlTrackingTests {
  private final class Dial: UIControl {
    var log: [String] = []
    /// The finger's place from which the dial is not followed, in points.
    var end = CGFloat.infinity

    override var state: UIControl.State { super.state.union(UIControl.State(rawValue: 1 << 16)) }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      log.append("begin \(touch.location(in: self).x) \(isTracking) \(isTouchInside)")
      return touch.location(in: self).x < end
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      log.append("continue \(touch.location(in: self).x) \(isTracking)")
      return touch.location(in: self).x < end
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
      log.append("end \(isTracking) \(isTouchInside)")
    }

    override func cancelTracking(with event: UIEvent?) {
      log.append("cancel \(isTracking)")
      super.cancelTracking(with: event)
    }
  }

  private func dial(end: CGFloat = .infinity) throws -> (Dial, Finger) {
    let window = try ScreenHost.window()
    let dial = Dial(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
    dial.end = end
    window.addSubview(dial)
    window.layoutIfNeeded()
    for (event, name) in [
      (UIControl.Event.touchDown, "down"), (.touchUpInside, "up"), (.touchCancel, "cancelled"),
      (.touchDragInside, "drag"),
    ] {
      dial.addAction(UIAction { _ in dial.log.append(name) }, for: event)
    }
    return (dial, Finger(on: window))
  }

  @Test func `a control follows a finger before its actions run`() throws {
    let (dial, finger) = try dial()
    finger.press(at: CGPoint(x: 110, y: 250))
    #expect(dial.isTracking && dial.state.rawValue == 1 << 16 | 1)
    finger.move(to: CGPoint(x: 130, y: 250))
    finger.release()
    #expect(
      dial.log == [
        "begin 10.0 false true", "down", "continue 30.0 true", "drag", "end true true", "up",
      ]
    )
    #expect(!dial.isTracking && !dial.isTouchInside && !dial.isHighlighted)
  }

  @Test func `a control that is taken its finger away cancels`() throws {
    let (dial, finger) = try dial()
    finger.press(at: CGPoint(x: 110, y: 250))
    finger.cancel()
    #expect(dial.log == ["begin 10.0 false true", "down", "cancel true", "cancelled"])
    dial.log = []
    finger.press(at: CGPoint(x: 110, y: 250))
    dial.isEnabled = false
    #expect(dial.log == ["begin 10.0 false true", "down", "cancel true"] && !dial.isTracking)
  }

  @Test func `a control that refuses a finger leaves it`() throws {
    let (dial, finger) = try dial(end: 50)
    finger.press(at: CGPoint(x: 160, y: 250))
    #expect(!dial.isTracking && !dial.isHighlighted && !dial.isTouchInside)
    finger.release()
    #expect(dial.log == ["begin 60.0 false true"])
    dial.log = []
    finger.press(at: CGPoint(x: 110, y: 250))
    finger.move(to: CGPoint(x: 170, y: 250))
    #expect(!dial.isTracking && !dial.isHighlighted)
    finger.release()
    #expect(dial.log == ["begin 10.0 false true", "down", "continue 70.0 true"])
  }

  /// Takes hold of its knob wherever the finger goes down.
  private final class EagerSlider: UISlider {
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  }

  @Test func `a slider may follow a finger beside its knob`() throws {
    let window = try ScreenHost.window()
    let sliders = [UISlider(), EagerSlider()]
    for (index, slider) in sliders.enumerated() {
      slider.frame = CGRect(x: 50, y: 200 + 100 * CGFloat(index), width: 200, height: 34)
      window.addSubview(slider)
    }
    window.layoutIfNeeded()
    for slider in sliders {
      let finger = Finger(on: window)
      finger.press(at: CGPoint(x: 120, y: slider.frame.midY))
      finger.move(to: CGPoint(x: 150, y: slider.frame.midY))
      finger.release()
    }
    #expect(sliders.map(\.value) == [0, 0.5])
  }
}
