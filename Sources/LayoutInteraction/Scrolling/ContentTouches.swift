import LayoutGeometry
import LayoutTables
import LayoutViews

/// A recognizer that holds touches of a scroll view's content until it is clear whether they scroll.
///
/// It keeps them from the content for `Thresholds.contentTouchDelay`, unless the finger goes up before.
/// A finger that stops content under way does not concern the content at all. It competes with no
/// other recognizer: taps and pans go on beside it.
final class ContentTouches: GestureRecognizer, RecognizerRules {
  private var end: ScheduledAction?

  init() {
    super.init(target: nil, action: nil)
    name = "content touches"
    delaysTouchesBegan = true
    delaysTouchesEnded = false
  }

  var isSilent: Bool { true }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    guard state == .possible, self.touches.count == touches.count else { return }
    guard let scrollView = view as? ScrollView, let interaction = scrollView.window?.interaction,
      scrollView.isScrollEnabled
    else {
      state = .failed
      return
    }
    if interaction.catchContent(of: scrollView) {
      // Until it is up again, so that a finger beside it is none of the content's business either.
      state = .began
    } else if scrollView.delaysContentTouches, !touches.contains(where: \.isOnSectionIndex) {
      end = interaction.clock.schedule(after: Thresholds.contentTouchDelay.value) { [weak self] in
        self?.state = .failed
      }
    } else {
      state = .failed
    }
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event) { giveUp() }
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event) { giveUp() }

  override func reset() {
    end?.cancel()
    end = nil
  }

  override func canPrevent(_ other: GestureRecognizer) -> Bool { false }
  override func canBePrevented(by other: GestureRecognizer) -> Bool { false }

  private func giveUp() {
    end?.cancel()
    switch state {
    case .possible: state = .failed
    case .began:
      if touches.allSatisfy({ $0.phase == .ended || $0.phase == .cancelled }) { state = .ended }
    default: break
    }
  }
}

extension ScrollView {
  /// Adds the recognizer that keeps touches from the content for a while.
  func attachContentTouches() { attachRecognizer(ContentTouches()) }
}

extension Touch {
  /// Whether the finger is on the index of a table, which hears of it at once.
  fileprivate var isOnSectionIndex: Bool { view is SectionIndexView }
}
