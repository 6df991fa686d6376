import Foundation
import LayoutViews

extension Catalog {
  /// The workloads W1, W2, W6 and W7, from views and constraints to frames.
  static var views: [Measurement] {
    [
      Measurement("w1-views", group: "views", tools: []) { laboratory in
        laboratory.measureViews("w1-views", "sign-in screen, from views to frames") {
          SignInScreen.make()
        }
      },
      Measurement("w2-views", group: "views", tools: []) { laboratory in
        laboratory.measureViews("w2-views", "table of 40 rows, from views to frames") {
          RowsScreen().root
        }
      },
      Measurement("w6-w2-views", group: "views", tools: []) { laboratory in
        let root = RowsScreen().root
        root.layoutIfNeeded()
        let clock = ProcessorClock()
        let comparison = laboratory.measure { slice in
          samples(for: slice) { clock.measure { root.dragThereAndBack() } / 100 }
        }
        let subject = Subject("w6-w2-views", "drag of the table of 40 rows, frames set", nil)
        return [subject.result(comparison, .equal)]
      },
      Measurement("w7-views", group: "views", tools: []) { laboratory in
        let screen = RowsScreen()
        screen.root.layoutIfNeeded()
        let clock = ProcessorClock()
        var isSwapped = false
        let comparison = laboratory.measure { slice in
          samples(for: slice) {
            clock.measure {
              for swap in screen.swaps {
                (isSwapped ? swap.new : swap.old).isActive = false
                (isSwapped ? swap.old : swap.new).isActive = true
              }
              isSwapped.toggle()
              screen.root.layoutIfNeeded()
            }
          }
        }
        let subject = Subject("w7-views", "ten constraints out and ten in, frames set", nil)
        return [subject.result(comparison, .equal)]
      },
    ]
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

extension Laboratory {
  fileprivate func measureViews(
    _ name: String,
    _ title: String,
    _ make: () -> View
  ) -> [Result] {
    let clock = ProcessorClock()
    let comparison = measure { slice in
      samples(for: slice) { clock.measure { make().layoutIfNeeded() } }
    }
    return [Subject(name, title, nil).result(comparison, .equal)]
  }
}
