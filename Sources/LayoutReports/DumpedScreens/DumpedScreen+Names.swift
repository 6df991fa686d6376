package import Foundation
import LayoutConsole
import LayoutDiagnostics
package import LayoutSimulation
import LayoutViews

extension ViewDump {
  /// The number of views inside of a control or row that are looked at for a text.
  private static let reach = 12
  /// The most letters of a text in a name.
  private static let longestText = 24

  /// Returns the name of a view in reports: `UIButton 'Buy'`, or without a text `UIView 0x7f10`.
  ///
  /// Controls and rows have the first text that is in them.
  func name(of number: Int) -> String {
    let view = views[number]
    guard let text = text(of: number) else { return "\(view.shortClass) \(view.address)" }
    return "\(view.shortClass) \(quoted(text, limit: Self.longestText))"
  }

  /// Returns the text by which a view is known, or `nil` if it has none.
  func text(of number: Int) -> String? {
    let view = views[number]
    if let text = view.text { return text }
    guard view.kind == .control || view.kind == .row else { return nil }
    let inside = views[(number + 1)...].prefix(Self.reach).prefix { $0.depth > view.depth }
    return inside.lazy.compactMap(\.text).first
  }
}

extension DumpedScreen {
  /// An error of a name that is that of no view, or of several.
  package struct UnclearName: Error {
    /// The message, in lower case and without a period.
    package let message: String
    /// The advice.
    package let hint: String
  }

  /// Returns the view with an address, a text, a name of a report or a class, in this order.
  ///
  /// Of a control and a label in it that have the same text it is the control.
  ///
  /// - Throws: `UnclearName` if there is none, or several.
  package func view(named words: String) throws(UnclearName) -> StandInView {
    let shown = dump.shownTrees.flatMap { Array($0) }
    let wanted = words.lowercased()
    let ways: [(Int) -> Bool] = [
      { dump.views[$0].address.lowercased() == wanted },
      { dump.text(of: $0)?.lowercased() == wanted },
      { dump.name(of: $0).lowercased() == wanted },
      {
        [dump.views[$0].className, dump.views[$0].shortClass].contains {
          $0.lowercased() == wanted
        }
      },
    ]
    for way in ways {
      let found = shown.filter(way)
      let numbers = Set(found)
      let outermost = found.filter { !isInside($0, of: numbers) }
      if outermost.count > 1 { throw several(outermost, words) }
      if let number = outermost.first, let view = view(number) { return view }
    }
    let texts = shown.compactMap { dump.text(of: $0) }
    let classes = shown.map { dump.views[$0].shortClass }
    throw UnclearName(
      message: "no view of the dump is \(quoted(words))",
      hint: nearestWord(to: words, among: texts + classes).map { "did you mean '\($0)'?" }
        ?? "name a point such as '120, 300', or a view by its address, its text or its class"
    )
  }

  private func isInside(_ number: Int, of others: Set<Int>) -> Bool {
    var next = dump.views[number].parent
    while let outer = next {
      if others.contains(outer), dump.text(of: outer) != nil { return true }
      next = dump.views[outer].parent
    }
    return false
  }

  private func several(_ numbers: [Int], _ words: String) -> UnclearName {
    let places = numbers.prefix(5).map { number in
      "\(dump.views[number].address) in line \(dump.views[number].line)"
    }
    let rest = numbers.count > 5 ? " and \(numbers.count - 5) more" : ""
    return UnclearName(
      message: "\(numbers.count) views are \(quoted(words)): "
        + "\(places.joined(separator: ", "))\(rest)",
      hint: "name one by its address"
    )
  }

  /// Returns the middle of a view in the coordinates of the screen.
  package func middle(of view: StandInView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }
}
