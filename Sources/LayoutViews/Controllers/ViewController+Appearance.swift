// A view appears when it comes into a window, and has appeared after the first layout there.
extension ViewController {
  func viewWillMove(to window: Window?) {
    if window != nil {
      viewWillAppear(false)
    } else {
      viewWillDisappear(false)
    }
  }

  func viewDidMove(to window: Window?) {
    guard let window else {
      viewDidDisappear(false)
      return
    }
    viewIsAppearing(false)
    window.appearingControllers.append(self)
  }
}

extension Window {
  /// Tells the controllers whose views were laid out for the first time.
  func controllersDidAppear() {
    guard !appearingControllers.isEmpty else { return }
    let controllers = appearingControllers
    appearingControllers = []
    for controller in controllers where controller.viewIfLoaded?.window === self {
      controller.viewDidAppear(false)
    }
  }
}
