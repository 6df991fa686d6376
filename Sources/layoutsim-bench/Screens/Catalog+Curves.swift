import Foundation
import LayoutControls
import LayoutDevices
import LayoutReports
import LayoutScenes
import LayoutSimulation
import LayoutViews

extension Catalog {
  /// The growth of the time with the size, as a power of it, fitted over four sizes.
  static var curves: [Measurement] {
    [
      curve("curve-proportional", "labels that fill a stack proportionally") { count in
        let labels = (0..<count).map { "{label: t\($0), hugging: \($0 % 1000 + 1)}" }
        return try stackScreen("distribution: fill-proportionally", labels)
      },
      curve("curve-nested", "boxes in stacks of three, nested") { count in
        try stackScreen("axis: vertical", [nestedStack(of: count, depth: 0)])
      },
      curve("curve-equal", "views of one width, each as wide as the next") { count in
        { equalWidths(count) }
      },
      curve("curve-hits", "the hit map of rows that take touches") { count in
        let window = try rowsThatTakeTouches(count)
        return { _ = HitMap(window) }
      },
    ]
  }

  private static let sizes = [250, 500, 1000, 2000]

  private static func curve(
    _ name: String,
    _ title: String,
    _ make: @escaping (Int) throws -> () -> Void
  ) -> Measurement {
    Measurement(name, group: "curves", tools: []) { laboratory in
      let comparisons = try sizes.map { laboratory.time(try make($0)) }
      let times = comparisons.map(\.ours)
      var result = Result(
        name: name,
        title: "\(title), growth from \(sizes[0]) to 2,000",
        ours: power(sizes.map(Double.init), times),
        unit: "power",
        goal: .atMost(1.2),
        remarks: ["1,000 take \((times[2] / 1e6).short) ms"]
      )
      result.spread = comparisons.map(\.spread).max() ?? 0
      return [result]
    }
  }

  /// Returns the slope of the straight line through the logarithms.
  private static func power(_ sizes: [Double], _ times: [Double]) -> Double {
    let points = zip(sizes, times).map { (x: log($0), y: log($1)) }
    let count = Double(points.count)
    let middle = (x: points.map(\.x).reduce(0, +) / count, y: points.map(\.y).reduce(0, +) / count)
    let sums = points.reduce((xy: 0.0, xx: 0.0)) { sum, point in
      let (x, y) = (point.x - middle.x, point.y - middle.y)
      return (sum.xy + x * y, sum.xx + x * x)
    }
    return sums.xy / sums.xx
  }

  /// Returns a closure that lays out a screen with a stack, as a scenario describes it.
  private static func stackScreen(_ stack: String, _ views: [String]) throws -> () -> Void {
    let lines = views.map { "      - \($0)\n" }.joined()
    let text = """
      layoutsim: 2
      name: a stack
      scene:
        table: {rows: 2}
        stack:
          \(stack)
          views:
      \(lines)
      """
    guard let scenario = SceneReader.read(text: text, file: "stack.sim.yaml").scenario else {
      throw MissingPeer(name: "the scenario of a stack")
    }
    return { _ = Simulation(scenario.scene).frame() }
  }

  /// Stacks of up to three stacks of boxes, with another distribution on each level.
  private static func nestedStack(of count: Int, depth: Int) -> String {
    guard count > 1 else { return "{box: [3, 3]}" }
    let distributions = ["fill-equally", "fill", "fill-proportionally", "equal-centering"]
    let parts = min(3, count)
    let views = (0..<parts).map { part in
      nestedStack(of: (count + part) / parts, depth: depth + 1)
    }
    let axis = depth.isMultiple(of: 2) ? "vertical" : "horizontal"
    return "{stack: {axis: \(axis), distribution: \(distributions[depth % 4]), alignment: center, "
      + "views: [\(views.joined(separator: ", "))]}}"
  }

  private static func equalWidths(_ count: Int) {
    let root = View(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    var views: [View] = []
    for _ in 0..<count {
      let view = View(frame: .zero)
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      views.append(view)
    }
    for (view, next) in zip(views, views.dropFirst()) {
      view.widthAnchor.constraint(equalTo: next.widthAnchor).isActive = true
    }
    views[count / 2].widthAnchor.constraint(equalToConstant: 10).isActive = true
    root.layoutIfNeeded()
  }

  private static func rowsThatTakeTouches(_ count: Int) throws -> Window {
    guard let device = Device.named("iPhone 15") else { throw MissingPeer(name: "iPhone 15") }
    let window = Window(environment: ScreenEnvironment(device: device))
    let root = View(frame: window.bounds)
    window.rootView = root
    let height = window.bounds.height / CGFloat(count)
    for row in 0..<count {
      let button = Button(frame: CGRect(x: 0, y: CGFloat(row) * height, width: 200, height: height))
      root.addSubview(button)
    }
    return window
  }
}
