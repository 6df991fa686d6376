// A view appears when it comes into a window, and has appeared after the first layout there.

package import LayoutViews

extension ViewController: ViewOwner {
  package func viewWillMove(to window: Window?) {
    if window != nil {
      viewWillAppear(false)
    } else {
      viewWillDisappear(false)
    }
  }

  package func viewDidMove(to window: Window?) {
    guard let window else {
      viewDidDisappear(false)
      return
    }
    viewIsAppearing(false)
    window.appearingOwners.append(self)
  }
}
