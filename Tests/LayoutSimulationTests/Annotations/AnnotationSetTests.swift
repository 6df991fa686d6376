import Foundation
import LayoutReports
import LayoutScenes
import TestSupport
import Testing

/// Sets of annotations on screens of every day, as their authors may choose them.
@Suite struct AnnotationSetTests {
  struct Choice: CustomTestStringConvertible {
    let testDescription: String
    let screen: EverydayScreen
    let chosen: [Int]
    var placement = AnnotationPlacement.beside
  }

  @Test(arguments: [
    Choice(testDescription: "tabs in a measured bar", screen: .tabs, chosen: [0, 1, 2, 3, 4]),
    Choice(testDescription: "tabs and their bar", screen: .tabs, chosen: [0, 1, 2, 3, 5, 4]),
    Choice(testDescription: "all of tabs", screen: .tabs, chosen: [6, 1, 2, 0, 7, 5, 3, 4, 8, 9]),
    Choice(testDescription: "buttons in a measured bar", screen: .bar, chosen: [0, 1, 2, 3, 4]),
    Choice(testDescription: "a switch in a measured row", screen: .settings, chosen: [0, 1]),
    Choice(testDescription: "a switch in rows of a bracket", screen: .settings, chosen: [1, 10]),
    Choice(
      testDescription: "a tab at the end of a measure on the screen",
      screen: .tabs,
      chosen: [3, 9, 1],
      placement: .inside
    ),
    Choice(
      testDescription: "tabs, their bar and its value on the screen",
      screen: .tabs,
      chosen: [3, 0, 1, 5, 4],
      placement: .inside
    ),
  ])
  func `the lines of a set cross nothing`(_ choice: Choice) {
    let faults = AnnotationFaults(layout: choice.screen.layout(choice.chosen, choice.placement))
    #expect(faults.covered == [])
    #expect(faults.along == [])
    #expect(faults.crossed == [])
  }

  @Test(arguments: EverydayScreen.all, [AnnotationPlacement.beside, .inside])
  func `any set of annotations is apart`(
    _ screen: EverydayScreen,
    _ placement: AnnotationPlacement
  ) {
    for seed in seeds(from: 1, count: 6) {
      var numbers = SeededGenerator(seed: seed)
      let count = Int.random(in: 3...8, using: &numbers)
      let chosen = Array(screen.moment.placed.indices.shuffled(using: &numbers).prefix(count))
      let faults = AnnotationFaults(layout: screen.layout(chosen, placement))
      #expect(faults.covered == [], "seed \(seed): \(chosen)")
      #expect(faults.along == [], "seed \(seed): \(chosen)")
      #expect(
        faults.between(chosen.map { screen.moment.placed[$0] }) == [],
        "seed \(seed): \(chosen)"
      )
      #expect(faults.crossed == [], "seed \(seed): \(chosen)")
    }
  }
}
