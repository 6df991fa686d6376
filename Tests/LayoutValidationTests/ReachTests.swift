import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutReports
import LayoutScenes
import LayoutSimulation
import LayoutTables
import LayoutValidation
import LayoutViews
import TableSelection
import TestSupport
import Testing

/// What rules find by rectangles is what a hit map finds by touches.
@Suite struct `Reach of a touch view` {
  /// A screen by chance: a table of any length, a touch view anywhere, and views in front of it.
  private struct RandomScreen {
    let simulation: Simulation
    let touchView: View

    init?(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      var table = TableScene.rows(Int.random(in: 1...24, using: &random))
      table.rowHeight = .repeating([CGFloat(Int.random(in: 20...90, using: &random))])
      table.isEditing = Bool.random(using: &random)
      table.isScrollEnabled = Int.random(in: 0..<5, using: &random) > 0
      let names = [
        "iPhone SE (1st generation)", "iPhone 15", "iPhone 17 Pro", "iPad mini (6th generation)",
      ]
      guard let name = names.randomElement(using: &random), let device = Device.named(name) else {
        return nil
      }
      var environment = ScreenEnvironment(device: device)
      environment.orientation = Bool.random(using: &random) ? .portrait : .landscape
      environment.direction = Bool.random(using: &random) ? .leftToRight : .rightToLeft
      let scene = Scene(
        environment: environment,
        controller: Bool.random(using: &random) ? .navigation : .plainView,
        title: "Reach",
        table: table,
        overlay: ScrollAndSelectOverlay()
      )
      simulation = Simulation(scene)
      guard let superview = simulation.view(named: .superview) else { return nil }
      let frame = Self.frame(in: superview.bounds, &random)
      simulation.scrollAndSelect?.setCustomConstraints { view in
        [
          view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: frame.minX),
          view.topAnchor.constraint(equalTo: superview.topAnchor, constant: frame.minY),
          view.widthAnchor.constraint(equalToConstant: frame.width),
          view.heightAnchor.constraint(equalToConstant: frame.height),
        ]
      }
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let view = View(frame: Self.frame(in: superview.bounds, &random))
        view.isHidden = Int.random(in: 0..<6, using: &random) == 0
        view.isUserInteractionEnabled = Int.random(in: 0..<6, using: &random) > 0
        view.alpha = Int.random(in: 0..<6, using: &random) == 0 ? 0.005 : 1
        if Bool.random(using: &random) {
          superview.addSubview(view)
        } else {
          superview.insertSubview(view, at: 0)
        }
      }
      simulation.window.layoutIfNeeded()
      guard let touchView = simulation.view(named: .touchView) else { return nil }
      self.touchView = touchView
    }

    private static func frame(in area: CGRect, _ random: inout SeededGenerator) -> CGRect {
      let width = CGFloat(Int.random(in: 1...Int(area.width), using: &random))
      let height = CGFloat(Int.random(in: 1...Int(area.height), using: &random))
      return CGRect(
        x: CGFloat(Int.random(in: -40...Int(area.width), using: &random)),
        y: CGFloat(Int.random(in: -40...Int(area.height), using: &random)),
        width: width,
        height: height
      )
    }

    /// The rectangles that a hit map gives the touch view.
    var mapped: [CGRect] {
      HitMap(simulation.window).regions.filter { $0.view === touchView }.flatMap(\.rects)
    }
  }

  @Test(arguments: seeds(from: 1, count: 60))
  func `rectangles give the touch view what a hit map gives it`(seed: UInt64) throws {
    let screen = try #require(RandomScreen(seed: seed))
    let reach = Reach(of: screen.touchView, in: screen.simulation.window)
    let mapped = screen.mapped
    let area = mapped.reduce(0) { $0 + $1.width * $1.height }
    #expect(abs(reach.region.area - area) < 1, "seed \(seed)")
    for rect in mapped {
      let middle = CGPoint(x: rect.midX, y: rect.midY)
      #expect(reach.region.rects.contains { $0.contains(middle) }, "seed \(seed)")
    }
  }

  @Test(arguments: seeds(from: 100, count: 30))
  func `rows out of reach are those that no scroll brings to the hit map's region`(
    seed: UInt64
  ) throws {
    let screen = try #require(RandomScreen(seed: seed))
    let table = screen.simulation.tableView
    let reach = try #require(RowReach(screen.simulation))
    var reached = RangeSet<Int>()
    let (start, end) =
      table.isScrollEnabled
      ? (table.minimumContentOffset.y, table.maximumContentOffset.y)
      : (table.contentOffset.y, table.contentOffset.y)
    var offsets = stride(from: start, to: end, by: 9).map { $0 }
    offsets.append(end)
    for offset in offsets {
      table.contentOffset.y = offset
      screen.simulation.window.layoutIfNeeded()
      let frame = table.convert(table.bounds, to: nil)
        .intersection(screen.simulation.window.bounds)
      for rect in screen.mapped {
        let part = table.convert(rect.intersection(frame), from: nil)
        guard !part.isNull, part.width > 0.01 else { continue }
        reached.insert(
          contentsOf: table.geometry.rows(from: part.minY + 0.01, to: part.maxY - 0.01)
        )
      }
    }
    // Thinner than a step the region may leave rows out between two offsets.
    let isThin = screen.mapped.contains { $0.height < 10 }
    let found = RangeSet(0..<reach.count).subtracting(
      RangeSet(reach.unreachable.flatMap { Array($0) })
    )
    if isThin {
      #expect(reached.isSubset(of: found), "seed \(seed)")
    } else {
      #expect(reached == found, "seed \(seed)")
    }
  }
}

extension RangeSet<Int> {
  fileprivate init(_ rows: [Int]) {
    self.init()
    for row in rows { insert(contentsOf: row..<row + 1) }
  }
}
