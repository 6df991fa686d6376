import LayoutViews

extension PlaceResolver {
  /// Returns the button with a title: of an alert, of a bar, or of a row that is swiped aside.
  func button(titled title: String) throws(Simulation.ImpossiblePlace) -> View {
    // A picture shows those that an alert dims, and no finger gets there.
    let dimmed = meansDrawn && screen.alert != nil ? screen.barButtons : []
    let buttons = screen.placedButtons + dimmed
    if let button = buttons.first(where: { $0.title == title }) { return button.view }
    throw Simulation.ImpossiblePlace(
      message: "there is no button '\(title)' on this screen",
      hint: buttons.isEmpty
        ? "there are no buttons"
        : "the buttons are \(buttons.map { "'\($0.title)'" }.joined(separator: ", "))"
    )
  }
}
