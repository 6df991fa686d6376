import Foundation
import LayoutControls
import LayoutTables
import LayoutViews
import TestSupport
import Testing

/// The views of the simulator, which are told from those of an application by the file that they state.
@Suite struct OwnViewTests {
  private final class PlainView: View {}
  private final class Field: TextField {}

  @Test func `a view of the simulator is its own, and an application's subclass is not`() {
    let own = [View(), Label(), TableView(), TableViewCell(), Toolbar(), TextField(), TextView()]
    #expect(own.allSatisfy { $0.isOwnView })
    #expect(!PlainView().isOwnView && !Field().isOwnView)
  }

  private struct ViewClass {
    let name: String
    let superclass: String
    let module: String
    let statesFile: Bool
  }

  private func classes(of module: String) throws -> [ViewClass] {
    let folder = "\(Repository.root)/Sources/\(module)"
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
    return try files.filter { $0.hasSuffix(".swift") }.flatMap { file in
      let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(file)"))
      // Sooner found than by a regular expression, which reads a megabyte in a second.
      guard bytes.range(of: Data("class ".utf8)) != nil else { return [ViewClass]() }
      let text = String(decoding: bytes, as: UTF8.self)
      let matches = text.matches(of: /\bclass (\w+)(?:<[^>]*>)?: (\w+)/)
      return matches.indices.map { index in
        let match = matches[index]
        let end = index + 1 < matches.count ? matches[index + 1].range.lowerBound : text.endIndex
        return ViewClass(
          name: String(match.1),
          superclass: String(match.2),
          module: module,
          statesFile: text[match.range.upperBound..<end].contains("override class var ownFile")
        )
      }
    }
  }

  @Test func `each view whose superclass is of another module states its file`() throws {
    let modules = try FileManager.default.contentsOfDirectory(atPath: "\(Repository.root)/Sources")
    // The bench has screens as an application has them.
    let all = try modules.filter { $0 != "layoutsim-bench" }.flatMap(classes(of:))
    let named = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
    func isView(_ name: String) -> Bool {
      name == "View" || named[name].map { isView($0.superclass) } == true
    }
    let views = all.filter { isView($0.superclass) }
    #expect(views.count > 40)
    for view in views where named[view.superclass]?.module != view.module {
      #expect(view.statesFile, "\(view.name) in \(view.module)")
    }
  }
}
