import Foundation
import LayoutControls
import LayoutScenes
import LayoutViews

extension PlaceResolver {
  /// Returns the part of an area that lies above the bars at the bottom, which in iOS 26 reach into the safe area.
  func clearOfBars(_ area: CGRect) -> CGRect {
    guard !area.isNull else { return area }
    let names = [NamedView.toolbar, .searchBar, .tabBar]
    let tops = names.compactMap { screen.view(named: $0) }
      .map { $0.convert($0.bounds, to: nil) }
      .filter { $0.height > 0 && $0.minY > area.minY }
      .map(\.minY)
    var area = area
    area.size.height = max(0, min(area.maxY, tops.min() ?? .infinity) - area.minY)
    return area
  }

  /// Returns the part of an area that lies above the keyboard.
  func clearOfKeyboard(_ area: CGRect) -> CGRect {
    guard let keyboard = screen.window.keyboard, keyboard.isShown, !area.isNull else { return area }
    let top = keyboard.convert(keyboard.bounds, to: nil).minY
    var area = area
    area.size.height = max(0, min(area.maxY, top) - area.minY)
    return area
  }

  /// Returns the middle of a key that shows, by its letter, small or capital, or its name.
  func key(named name: String) throws(Simulation.ImpossiblePlace) -> CGPoint {
    let area = try keyArea(named: name)
    return CGPoint(x: area.midX, y: area.midY)
  }

  /// Returns the area of a key that shows.
  func keyArea(named name: String) throws(Simulation.ImpossiblePlace) -> CGRect {
    screen.window.layoutIfNeeded()
    guard let keyboard = screen.window.keyboard, keyboard.isShown else {
      throw Simulation.ImpossiblePlace(
        message: "there is no keyboard on this screen",
        hint: "write '- focus: row 3' or '- tap' on a field before it"
      )
    }
    let keys = keyboard.keys
    let wanted = name.lowercased()
    guard
      let key = keys.first(where: { [$0.name, $0.title].map { $0.lowercased() }.contains(wanted) })
    else {
      let names = keys.map(\.name)
      throw Simulation.ImpossiblePlace(
        message: "the keyboard shows no key '\(name)'",
        hint: "its keys are \(names.joined(separator: " "))"
      )
    }
    let area = keyboard.convert(key.frame, to: nil)
    let point = CGPoint(x: area.midX, y: area.midY)
    guard point.x < screen.window.bounds.maxX else {
      throw Simulation.ImpossiblePlace(
        message:
          "the key '\(name)' is beside the window, over which the keyboard is as wide as the screen",
        hint: "'type' writes letters"
      )
    }
    guard screen.window.bounds.contains(point) else {
      throw Simulation.ImpossiblePlace(
        message: "the key '\(name)' is not on the screen yet",
        hint: "'settle' waits until nothing moves"
      )
    }
    return area
  }
}
