import Foundation
import LayoutViews

extension Catalog {
  /// The workloads W1, W2, W6 and W7, from views and constraints to frames.
  static var views: [Measurement] {
    [
      views("w1-views", "sign-in screen, from views to frames") {
        { SignInScreen.make().layoutIfNeeded() }
      },
      views("w2-views", "table of 40 rows, from views to frames") {
        { RowsScreen().root.layoutIfNeeded() }
      },
      Measurement("w6-w2-views", group: "views", tools: []) { laboratory in
        let root = RowsScreen().root
        root.layoutIfNeeded()
        let clock = ProcessorClock()
        let comparison = laboratory.measure { slice in
          samples(for: slice) { clock.measure { root.dragThereAndBack() } / 100 }
        }
        return [Result("w6-w2-views", "drag of the table of 40 rows, frames set", comparison)]
      },
      views("w7-views", "ten constraints out and ten in, frames set") {
        let screen = RowsScreen()
        screen.root.layoutIfNeeded()
        var isSwapped = false
        return {
          for swap in screen.swaps {
            (isSwapped ? swap.new : swap.old).isActive = false
            (isSwapped ? swap.old : swap.new).isActive = true
          }
          isSwapped.toggle()
          screen.root.layoutIfNeeded()
        }
      },
    ]
  }

  /// Returns the measurement of work that is made before the clock starts.
  private static func views(
    _ name: String,
    _ title: String,
    _ make: @escaping () -> () -> Void
  ) -> Measurement {
    Measurement(name, group: "views", tools: []) { laboratory in
      [Result(name, title, laboratory.time(make()))]
    }
  }
}

extension View {
  /// Performs fifty points wider and back, in steps of one, with frames after each.
  func dragThereAndBack() {
    let size = bounds.size
    for step in 1...100 {
      let way = CGFloat(step <= 50 ? step : 100 - step)
      frame.size = CGSize(width: size.width + way, height: size.height + way / 2)
      layoutIfNeeded()
    }
  }
}
