import Foundation
import LayoutControls
import LayoutGeometry
import LayoutScenes
import LayoutSimulation
import LayoutViews
import Testing

/// Tabs at the bottom of screens in the designs of the system.
@Suite struct `Tabs on a screen` {
  private func tabs(_ titles: String, _ scene: String) throws -> (bar: TabBar, tabs: [CGRect]) {
    let scene = "overlay: none\ntitle: A\ntab-bar: [\(titles)]\n\(scene)"
    let simulation = Simulation(try scenario("wait: 1s", table: "{rows: 30}", scene: scene).scene)
    let bar = try #require(simulation.view(named: .tabBar) as? TabBar)
    return (bar, bar.subviews.compactMap { $0 as? Tab }.map(\.frame))
  }

  @Test(
    arguments: [
      ("A, B, C", 274), ("A, B, C, D", 360), ("A, B, C, D, E", 360), ("A", 102),
    ] as [(String, CGFloat)]
  )
  func `in iOS 26 they are in a capsule in the middle`(_ titles: String, _ width: CGFloat) throws {
    let (bar, tabs) = try tabs(titles, "device: iPhone 17 Pro")
    #expect(bar.frame == CGRect(x: 0, y: 791, width: 402, height: 83))
    let first = try #require(tabs.first)
    let last = try #require(tabs.last)
    #expect(abs(first.minX - ((402 - width) / 2 + 4)) < 0.34)
    #expect(abs(last.maxX - ((402 + width) / 2 - 4)) < 0.34)
    #expect(tabs.allSatisfy { $0.minY == 4 && $0.height == 54 })
    for (left, right) in zip(tabs, tabs.dropFirst()) {
      #expect(abs(left.maxX - right.minX - 8.25) < 0.01)
    }
  }

  @Test(arguments: [
    "device: iPhone 17 Pro\ndesign: classic", "device: iPhone 15",
    "device: iPhone 15\norientation: landscape", "device: iPad (10th generation)\nsystem: iOS 26",
  ])
  func `elsewhere they share the width`(_ scene: String) throws {
    let (bar, tabs) = try tabs("A, B", scene)
    #expect(tabs.allSatisfy { $0.minY == 0 && $0.height < 50 })
    #expect(abs(tabs[0].width - tabs[1].width) < 0.5 && tabs[0].width > bar.frame.width * 0.3)
  }

  @Test(
    arguments: [
      ("device: iPhone 17 Pro\norientation: landscape", 402, 48),
      ("device: iPhone SE (3rd generation)\nsystem: iOS 26", 667, 62),
      ("device: iPhone SE (3rd generation)\nsystem: iOS 26\norientation: landscape", 375, 48),
      (
        "device: iPad Pro 11-inch (M4)\norientation: landscape\nwindow: half\nsystem: iOS 26", 834,
        62
      ),
    ] as [(String, CGFloat, CGFloat)]
  )
  func `sideways, with a home button and in narrow windows a capsule is clear of the edge`(
    _ scene: String,
    _ height: CGFloat,
    _ capsule: CGFloat
  ) throws {
    let (bar, tabs) = try tabs("{title: Recents, image: clock}, B", scene)
    #expect(bar.frame.maxY == height && bar.frame.height == capsule + 21)
    #expect(tabs.allSatisfy { $0.minY == 4 && $0.height == capsule - 8 })
    #expect(tabs.allSatisfy { $0.width < 130 })
    #expect(abs(tabs[0].minX + tabs[1].maxX - bar.frame.width) < 0.7)
  }

  @Test(
    arguments: [
      ("device: iPhone 15", 5, "[A, B, C, D, More]"),
      ("device: iPhone 17 Pro\norientation: landscape", 5, "[A, B, C, D, More]"),
      ("device: iPad (10th generation)", 6, "[A, B, C, D, E, F]"),
    ]
  )
  func `of six tabs, phones show four and one for the others`(
    _ scene: String,
    _ count: Int,
    _ names: String
  ) throws {
    let six = "A, B, C, D, E, {title: F, selected: true}"
    let (bar, tabs) = try tabs(six, scene)
    #expect(tabs.count == count)
    #expect(bar.subviews.compactMap { $0 as? Tab }.last?.isSelected == true)
    #expect(try self.tabs("A, B, C, D, E", scene).tabs.count == 5)
    let more = count == 5 ? "\ntap: button More\nexpect: {log: \"tab 'More' tapped\"}" : ""
    let steps = "expect: {buttons: \(names)}\(more)"
    let lines = "overlay: none\ntitle: A\ntab-bar: [\(six)]\n\(scene)"
    #expect(try failures(steps, table: "{rows: 30}", scene: lines).isEmpty)
  }

  @Test func `right to left, the first tab is at the right`() throws {
    let (_, tabs) = try tabs("A, B, C", "device: iPhone 17 Pro\ndirection: right-to-left")
    #expect(tabs[0].minX > tabs[1].minX && tabs[1].minX > tabs[2].minX)
  }

  @Test(arguments: ["left-to-right", "right-to-left"])
  func `beside a picture, the title keeps clear of the badge`(_ direction: String) throws {
    let tab = "{title: Recents, image: clock, badge: New}"
    let scene =
      "overlay: none\norientation: landscape\ndirection: \(direction)\ntab-bar: [\(tab), B]"
    let simulation = Simulation(try scenario("wait: 1s", table: "{rows: 30}", scene: scene).scene)
    let bar = try #require(simulation.view(named: .tabBar) as? TabBar)
    let views = try #require(bar.subviews.first { $0 is Tab }).subviews
    let title = try #require(views.first { $0 is Label })
    let badge = try #require(views.last)
    #expect(title.frame.width > 40 && badge.frame.width > 30)
    #expect(!title.frame.intersects(badge.frame))
  }
}
