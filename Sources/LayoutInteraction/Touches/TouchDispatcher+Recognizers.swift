package import LayoutViews

extension TouchDispatcher {
  /// Gives a new touch to the recognizers in reach that want it.
  func follow(_ record: TouchRecord, in view: View) {
    preparation?.prepareForTouch(on: view)
    record.recognizers = view.recognizersInReach.filter { recognizer in
      recognizer.isEnabled && !recognizer.hasSeenEnough
        && (recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: record.touch) ?? true)
    }
    arbiter.add(record.recognizers)
    for recognizer in record.recognizers {
      recognizer.dispatcher = self
      // The fingers of an earlier tap have no place in the next one.
      if !hasFingers(recognizer) {
        recognizer.earlierTouches += recognizer.touches
        recognizer.touches = []
      }
      recognizer.touches.append(record.touch)
    }
  }

  /// Has the window send the fingers' changes, all of them the same, to recognizers and views.
  func send(_ records: [TouchRecord], _ event: Event) {
    guard let window else { return deliver(records, event) }
    let former = sentRecords
    sentRecords = records
    window.sendEvent(event)
    // Views do not hear later of what a window kept from them.
    for record in sentRecords ?? [] where record.touch.phase != .moved { _ = record.close() }
    sentRecords = former
  }

  /// Delivers the event that the window sends, once.
  func deliver(_ event: Event) {
    guard let records = sentRecords else { return }
    sentRecords = nil
    deliver(records, event)
  }

  /// Notifies recognizers and then views of the fingers' changes, all of them the same.
  private func deliver(_ records: [TouchRecord], _ event: Event) {
    eventCount += 1
    var recognizers: [GestureRecognizer] = []
    for recognizer in records.flatMap(\.recognizers)
    where !recognizers.contains(where: { $0 === recognizer }) {
      recognizers.append(recognizer)
    }
    isDelivering = true
    for recognizer in recognizers where !recognizer.settledState.isFinal {
      let followed = records.filter { record in
        record.recognizers.contains { $0 === recognizer }
      }
      let touches = Set(followed.map(\.touch))
      switch followed.first?.touch.phase {
      case .began: recognizer.touchesBegan(touches, with: event)
      case .moved, .stationary: recognizer.touchesMoved(touches, with: event)
      case .ended: recognizer.touchesEnded(touches, with: event)
      case .cancelled: recognizer.touchesCancelled(touches, with: event)
      case nil: break
      }
    }
    isDelivering = false
    // A finger that joins a gesture under way is none of the view's business.
    for record in records where record.touch.phase == .began {
      if record.recognizers.contains(where: { $0.isUnderWay && $0.cancelsTouchesInView }) {
        cancelInView(record)
      }
    }
    arbiter.settle()
    tellViews(records, event)
  }

  /// Settles wishes that recognizers raise outside of events, such as those of a timer.
  package func settleUnlessDelivering() { if !isDelivering { arbiter.settle() } }

  /// Keeps further events of a finger from a recognizer.
  package func stopDelivery(of touch: Touch, to recognizer: GestureRecognizer) {
    record(of: touch)?.recognizers.removeAll { $0 === recognizer }
  }

  /// Ends the gesture of a recognizer and takes its touches from it.
  package func withdraw(_ recognizer: GestureRecognizer) {
    for record in records + liftedRecords {
      record.recognizers.removeAll { $0 === recognizer }
    }
    arbiter.withdraw(recognizer)
  }

  /// Returns whether a finger that a recognizer follows is down.
  func hasFingers(_ recognizer: GestureRecognizer) -> Bool {
    records.contains { record in record.recognizers.contains { $0 === recognizer } }
  }

  /// Responds to a recognizer that has started over: it has nothing more to say about fingers that are up.
  func didRetire(_ recognizer: GestureRecognizer) {
    for record in liftedRecords { record.recognizers.removeAll { $0 === recognizer } }
  }
}
