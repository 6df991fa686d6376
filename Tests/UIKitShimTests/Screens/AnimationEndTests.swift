import LayoutInteraction
import Testing
import UIKitShim

/// What follows an animation.
struct AnimationEndTests {
  private func clock() throws -> (window: UIWindow, clock: VirtualClock) {
    let window = try ScreenHost.show(UIViewController())
    return (window, window.interaction.clock)
  }

  @Test func `a completion comes after delay and duration`() throws {
    let (window, clock) = try clock()
    var words: [String] = []
    UIView.animate(withDuration: 0.3, delay: 2) {
      words.append("change")
    } completion: {
      words.append("end \($0)")
    }
    words.append("after")
    #expect(words == ["change", "after"])
    clock.advance(by: .milliseconds(2299))
    #expect(words.count == 2)
    clock.advance(by: .milliseconds(1))
    #expect(words == ["change", "after", "end true"])
    #expect(window.rootViewController != nil)
  }

  @Test func `it comes at once where nothing takes time, and never of what repeats`() throws {
    let (window, clock) = try clock()
    var count = 0
    UIView.animate(withDuration: 0, animations: {}, completion: { _ in count += 1 })
    #expect(count == 1)
    UIView.performWithoutAnimation {
      UIView.animate(withDuration: 1, animations: {}, completion: { _ in count += 1 })
    }
    #expect(count == 2)
    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: .repeat,
      animations: {},
      completion: { _ in count += 1 }
    )
    clock.advance(by: .seconds(60))
    #expect(count == 2)
    #expect(window.rootViewController != nil)
  }

  @Test func `an animator runs until its end, or until it is stopped`() throws {
    let (window, clock) = try clock()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    #expect(animator.isRunning && animator.state == .active)
    animator.pauseAnimation()
    clock.advance(by: .seconds(5))
    #expect(!animator.isRunning && ends.isEmpty)
    animator.isReversed = true
    animator.startAnimation()
    clock.advance(by: .seconds(1))
    #expect(ends == [.start] && animator.state == .inactive)
    let other = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0) {
    } completion: {
      ends.append($0)
    }
    other.stopAnimation(false)
    clock.advance(by: .seconds(5))
    #expect(ends.count == 1 && other.state == .stopped)
    other.finishAnimation(at: .current)
    #expect(ends == [.start, .current])
    #expect(window.rootViewController != nil)
  }
}
