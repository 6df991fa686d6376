import Foundation
import LayoutInteraction
import LayoutViews
import Testing

@Suite struct DisplayLinkTests {
  @Test func `a display link runs at every frame, on demand, and until it ends`() {
    let tester = RecognizerTester()
    let interaction = tester.window.interaction
    var count = 0
    let link = interaction.makeDisplayLink { count += 1 }
    tester.wait(500)
    #expect(count == 30)
    interaction.displayNow()
    #expect(count == 31)
    link.invalidate()
    interaction.displayNow()
    tester.wait(500)
    #expect(count == 31)
    #expect(tester.clock.isIdle)
  }

  @Test(arguments: [
    (0.0, 0.0), (0.25, 0.12916), (0.5, 0.5), (0.75, 0.87084), (1, 1), (-1, 0), (2, 1),
  ])
  func `ease in and out as CSS has it`(time: Double, progress: Double) {
    #expect(abs(Double(TimingCurve.easeInOut(at: time)) - progress) < 1e-4)
  }
}
