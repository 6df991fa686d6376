import LayoutGeometry
import LayoutViews

// Views are notified of touches after the recognizers, and only as far as these let them.
extension TouchDispatcher {
  /// Notifies views of some fingers; the changes of several fingers in one view are reported at once.
  func tellViews(_ records: [TouchRecord], _ event: Event) {
    struct Telling {
      let call: TouchRecord.Call
      let view: View?
      var records: [TouchRecord]
    }
    var tellings: [Telling] = []
    for record in records {
      for call in record.takeCalls() {
        let view = record.touch.view
        if let index = tellings.firstIndex(where: { $0.call == call && $0.view === view }) {
          tellings[index].records.append(record)
        } else {
          tellings.append(Telling(call: call, view: view, records: [record]))
        }
      }
    }
    for telling in tellings { tell(telling.view, telling.call, telling.records, event) }
  }

  /// Notifies views of touches that waited for a recognizer to decide.
  func tellWaitingViews() {
    guard !isDelivering else { return }
    tellViews(records + liftedRecords, event())
    liftedRecords.removeAll { !$0.isWaiting }
  }

  /// Takes the touches of a recognizer from the views.
  func cancelInViews(_ recognizer: GestureRecognizer) {
    for record in records + liftedRecords
    where record.recognizers.contains(where: { $0 === recognizer }) {
      cancelInView(record)
    }
  }

  /// Takes a touch from its view.
  func cancelInView(_ record: TouchRecord) {
    if record.close() { tell(record.touch.view, .cancelled, [record], event()) }
  }

  /// Returns whether a view may be notified of a touch at all: it gets one finger, unless it wants several,
  /// and the scroll view around it may keep touches to itself.
  func mayTell(_ view: View, of record: TouchRecord) -> Bool {
    let isFirst = !records.contains { $0.touch.view === view && $0.isWaiting }
    return isFirst || view.isMultipleTouchEnabled
  }

  /// Returns whether the view of a finger knows of it.
  func isDelivered(_ touch: Touch) -> Bool { record(of: touch)?.isDelivered ?? false }

  private func tell(
    _ view: View?,
    _ call: TouchRecord.Call,
    _ records: [TouchRecord],
    _ event: Event
  ) {
    let records = records.filter { !$0.isWithheld }
    guard !records.isEmpty else { return }
    let touches = Set(records.map(\.touch))
    // Touches that waited are reported as they were.
    let presents = records.map(\.touch.moment)
    let moments = records.map { $0.moment(of: call) }
    for (touch, moment) in zip(records.map(\.touch), moments) { touch.moment = moment }
    switch call {
    case .began:
      if mayBegin(touches, in: view, event) {
        view?.touchesBegan(touches, with: event)
      } else {
        for record in records { record.withhold() }
      }
    case .moved: view?.touchesMoved(touches, with: event)
    case .ended: view?.touchesEnded(touches, with: event)
    case .cancelled: view?.touchesCancelled(touches, with: event)
    }
    // Unless the view did something to the touch.
    for (index, touch) in records.map(\.touch).enumerated() where touch.moment == moments[index] {
      touch.moment = presents[index]
    }
  }

  /// Asks the scroll view around `view` whether touches may begin in its content.
  private func mayBegin(_ touches: Set<Touch>, in view: View?, _ event: Event) -> Bool {
    guard let view, let scrollView = view.superview?.nearest(ScrollView.self) else { return true }
    return scrollView.touchesShouldBegin(touches, with: event, in: view)
  }
}
