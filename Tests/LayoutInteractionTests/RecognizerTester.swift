import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutInteraction
import LayoutViews
import Testing

/// Plays fingers on a view of 300 × 300 pt at (0, 0) and watches its recognizers.
final class RecognizerTester {
  let window = Window(environment: ScreenEnvironment(device: Device.catalogue[0]))
  let outer = View(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let inner = TouchLog(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private(set) var states: [String] = []
  private(set) var touches: [Touch] = []

  init() {
    window.addSubview(outer)
    outer.addSubview(inner)
    outer.accessibilityIdentifier = "outer"
    inner.accessibilityIdentifier = "inner"
  }

  var clock: VirtualClock { window.interaction.clock }
  var log: EventLog { window.interaction.log }
  private var dispatcher: TouchDispatcher { window.interaction.dispatcher }

  /// Adds a recognizer whose states are noted as "name state".
  @discardableResult
  func add<Recognizer: GestureRecognizer>(
    _ recognizer: Recognizer,
    named name: String,
    to view: View? = nil
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addAction { [unowned self] in states.append("\(name) \($0.state)") }
    (view ?? inner).addGestureRecognizer(recognizer)
    return recognizer
  }

  func touch(at x: CGFloat, _ y: CGFloat) {
    if let touch = dispatcher.press(at: CGPoint(x: x, y: y)) { touches.append(touch) }
  }

  func move(_ finger: Int = 0, to x: CGFloat, _ y: CGFloat) {
    dispatcher.move([(touches[finger], CGPoint(x: x, y: y))])
  }

  /// Moves all fingers in one event.
  func move(to places: [(x: CGFloat, y: CGFloat)]) {
    dispatcher.move(zip(touches, places).map { ($0, CGPoint(x: $1.x, y: $1.y)) })
  }

  func liftAll() {
    dispatcher.lift(touches)
    touches = []
  }

  func wait(_ milliseconds: Int) { clock.advance(by: .milliseconds(milliseconds)) }
  func lift(_ finger: Int = 0) { dispatcher.lift([touches.remove(at: finger)]) }
  func cancel(_ finger: Int = 0) { dispatcher.cancel([touches.remove(at: finger)]) }

  func tap(at x: CGFloat, _ y: CGFloat) {
    touch(at: x, y)
    wait(50)
    lift()
  }
}

/// A view that notes what touches it is told of.
final class TouchLog: View {
  var words: [String] = []

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { words.append("began") }
  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) { words.append("moved") }
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { words.append("ended") }
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    words.append("cancelled")
  }
}
