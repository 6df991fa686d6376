/// The guides of a view and its controller that were asked for: of safe area, margins and keyboard.
package struct InsetGuides {
  var safeArea: LayoutGuide?
  var margins: LayoutGuide?
  var readableContent: LayoutGuide?
  var keyboard: KeyboardLayoutGuide?
  package var controllerTop: ControllerLayoutGuide?
  package var controllerBottom: ControllerLayoutGuide?

  var isEmpty: Bool {
    safeArea == nil && margins == nil && readableContent == nil && keyboard == nil
      && controllerTop == nil && controllerBottom == nil
  }

  /// The guides that there are.
  var all: [LayoutGuide] {
    var all: [LayoutGuide] = []
    visit { all.append($0) }
    return all
  }

  /// Calls `body` for each guide that there is.
  func visit(_ body: (LayoutGuide) -> Void) {
    if let safeArea { body(safeArea) }
    if let margins { body(margins) }
    if let readableContent { body(readableContent) }
    if let keyboard { body(keyboard) }
    if let controllerTop { body(controllerTop) }
    if let controllerBottom { body(controllerBottom) }
  }
}
