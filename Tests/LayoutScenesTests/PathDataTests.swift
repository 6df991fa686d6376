import Foundation
import LayoutDiagnostics
import LayoutScenes
import ScreenFrames
import Testing

@Suite struct `Path data of an image` {
  /// Returns the commands of path data in the words of SVG, all absolute, lines and cubic curves alone.
  private func shown(_ data: String) throws -> String {
    let table = try scenario(file(table: "rows: 1, image: {path: \"\(data)\"}")).scene.table
    let path = try #require(table.look.image?[0]?.path)
    return path.map(Self.text).joined(separator: " ")
  }

  private static func text(_ command: PathCommand) -> String {
    func text(_ point: CGPoint) -> String {
      [point.x, point.y].map { value in
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
      }
      .joined(separator: ",")
    }
    return switch command {
    case .move(let point): "M\(text(point))"
    case .line(let point): "L\(text(point))"
    case .curve(let first, let second, let end): "C\(text(first)) \(text(second)) \(text(end))"
    case .close: "Z"
    }
  }

  @Test(arguments: [
    ("M1 2L3 4", "M1,2 L3,4"), ("m1 2l3 4", "M1,2 L4,6"), ("  M1,2 , 3 4 5,6  ", "M1,2 L3,4 L5,6"),
    ("m1 2 3 4 5 6", "M1,2 L4,6 L9,12"), ("M1 1H5V6h-1v-2", "M1,1 L5,1 L5,6 L4,6 L4,4"),
    ("M0 0H1 2 3", "M0,0 L1,0 L2,0 L3,0"), ("M1 1h4zl1 1", "M1,1 L5,1 Z L2,2"),
    ("M1 1l1 0zm2 2l1 0z", "M1,1 L2,1 Z M3,3 L4,3 Z"),
    ("M0 0C1 2 3 4 5 6", "M0,0 C1,2 3,4 5,6"), ("M1 1c1 2 3 4 5 6", "M1,1 C2,3 4,5 6,7"),
    ("M0 0C1 2 3 4 5 6S7 8 9 9", "M0,0 C1,2 3,4 5,6 C7,8 7,8 9,9"),
    ("M0 0c0 1 1 2 2 2s2-1 2-2", "M0,0 C0,1 1,2 2,2 C3,2 4,1 4,0"),
    ("M1 1S2 3 4 4", "M1,1 C1,1 2,3 4,4"), ("M0 0Q3 0 3 3", "M0,0 C2,0 3,1 3,3"),
    ("M1 1q3 0 3 3", "M1,1 C3,1 4,2 4,4"), ("M0 0Q3 0 3 3T6 6", "M0,0 C2,0 3,1 3,3 C3,5 4,6 6,6"),
    ("M0 0q3 0 3 3t3 3", "M0,0 C2,0 3,1 3,3 C3,5 4,6 6,6"),
    ("M1 1T4 4", "M1,1 C1,1 2,2 4,4"),
    // A smooth curve mirrors only one of its own kind.
    ("M0 0Q3 0 3 3S4 4 6 6", "M0,0 C2,0 3,1 3,3 C3,3 4,4 6,6"),
    // Numbers need no separators where a sign or a second point ends one.
    ("M-1-2l.5.5-1.5e0.5", "M-1,-2 L-0.5,-1.5 L-2,-1"), ("M+1+2L1.5.25", "M1,2 L1.5,0.25"),
    ("M1e1 2E+1L5e-1 2.5e1", "M10,20 L0.5,25"), ("M1.\\t2.\\nL3 4", "M1,2 L3,4"),
    ("M007 0", "M7,0"),
  ])
  func `every command is read, in all ways to write numbers`(
    _ data: String,
    _ commands: String
  ) throws {
    #expect(try shown(data) == commands)
  }

  @Test(arguments: [
    // A quarter, a half and three quarters of a circle about 10,10.
    ("M20 10A10 10 0 0 1 10 20", "M20,10 C20,15.52 15.52,20 10,20"),
    ("M20 10a10 10 0 0 1-10 10", "M20,10 C20,15.52 15.52,20 10,20"),
    ("M20 10A10 10 0 0 0 10 0", "M20,10 C20,4.48 15.52,0 10,0"),
    ("M0 10A10 10 0 0 1 20 10", "M0,10 C0,4.48 4.48,0 10,0 C15.52,0 20,4.48 20,10"),
    (
      "M20 10A10 10 0 1 0 10 20",
      "M20,10 C20,4.48 15.52,0 10,0 C4.48,0 0,4.48 0,10 C0,15.52 4.48,20 10,20"
    ),
    // Flags need no separators.
    ("M20 10a10 10 0 01-10 10", "M20,10 C20,15.52 15.52,20 10,20"),
    ("M20 10a10 10 0 01.5 10", "M20,10 C21.94,13 22.13,16.82 20.5,20"),
    // Radii that are too small grow, down to hardly any; signs of radii do not count.
    ("M0 0A1 1 0 0 1 20 0", "M0,0 C0,-5.52 4.48,-10 10,-10 C15.52,-10 20,-5.52 20,0"),
    ("M0 0A1e-200 1e-200 0 0 1 20 0", "M0,0 C0,-5.52 4.48,-10 10,-10 C15.52,-10 20,-5.52 20,0"),
    ("M20 10A-10-10 0 0 1 10 20", "M20,10 C20,15.52 15.52,20 10,20"),
    // An ellipse that stands on its side.
    ("M0 10A5 10 90 0 1 20 10", "M0,10 C0,7.24 4.48,5 10,5 C15.52,5 20,7.24 20,10"),
    // A radius of 0 is a line, and an arc to where it begins is nothing.
    ("M0 0A0 5 0 0 1 20 0", "M0,0 L20,0"), ("M1 1A5 5 0 1 1 1 1L2 2", "M1,1 L2,2"),
    // A curve behind an arc mirrors nothing.
    ("M0 0A0 5 0 0 1 6 6S4 4 8 8", "M0,0 L6,6 C6,6 4,4 8,8"),
  ])
  func `arcs are the curves of SVG`(_ data: String, _ commands: String) throws {
    #expect(try shown(data) == commands)
  }

  struct PathRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let message: String

    init(_ data: String, _ message: String) { (testDescription, self.message) = (data, message) }
  }

  @Test(arguments: [
    PathRow("1️⃣L1 2", "path data begins with M"), PathRow("1️⃣z", "path data begins with M"),
    PathRow("M1 2 1️⃣X3 4", "path data has a letter such as M, L, C or Z here"),
    PathRow("M1 2L3 4z1️⃣5", "path data has a letter such as M, L, C or Z here"),
    PathRow("M1 2 1️⃣é", "path data has a letter such as M, L, C or Z here"),
    PathRow("M1 2 3 1️⃣L4 5", "a number is missing here"),
    PathRow("M1 2L3 1️⃣z", "a number is missing here"),
    PathRow("M1 2L31️⃣4", "a number is missing here"),
    PathRow("M1,1️⃣,2", "a number is missing here"),
    PathRow("M1 2L1️⃣.e5 1", "a number is missing here"),
    PathRow("M1 2L3 4,1️⃣z", "a number is missing here"),
    PathRow("M1 2l1️⃣--3 4", "a number is missing here"),
    PathRow("M1 2L1️⃣1e7 0", "this number is beyond 1000000"),
    PathRow("M1 2L1️⃣1e999 0", "this number is beyond 1000000"),
    PathRow("M900000 0l1️⃣900000 0", "this point is beyond 1000000 points"),
    PathRow("M900000 0h1️⃣900000", "this point is beyond 1000000 points"),
    PathRow("M0 -900000v1️⃣-900000", "this point is beyond 1000000 points"),
    PathRow("M0 0A5 5 0 1️⃣2 1 9 9", "an arc has a 0 or a 1 here"),
    PathRow("M0 0A5 5 0 1 1️⃣x", "an arc has a 0 or a 1 here"),
    PathRow("M0 0A1️⃣1e-200 1 0 0 1 9 9", "this arc is too large to be drawn"),
    PathRow("M0 0A1️⃣1000000 1e-3 0 0 1 0 900000", "this arc is too large to be drawn"),
    PathRow("1️⃣ ", "path data is empty"),
  ])
  func `a mistake is shown at its letter`(_ row: PathRow) {
    expect(
      file(table: "rows: 1, image: {path: \"\(row.testDescription)\"}"),
      [Mistake(1, row.message)]
    )
  }

  @Test func `path data has 64 kB and 10000 segments at most`() throws {
    func mistakes(_ data: String) -> [String] {
      let text = file(table: "rows: 1, image: {path: \"\(data)\", view-box: 10000}")
      return SceneReader.read(text: text, file: "a.sim.yaml").diagnostics.map(\.message)
    }
    let lines = String(repeating: "h1", count: 9_999)
    #expect(mistakes("M0 0\(lines)") == [])
    #expect(mistakes("M0 0\(lines)h1") == ["path data has at most 10000 segments"])
    let space = String(repeating: " ", count: 65_532)
    #expect(mistakes("M0 0\(space)") == [])
    #expect(
      mistakes("M0 0\(space)z") == ["path data has at most 64 kB, and these are 65537 bytes"]
    )
  }

  @Test func `a megabyte of path data is refused by its size`() {
    let data = "M0 0" + String(repeating: "h1v1", count: 262_144)
    let content = Array("text,image\nA,\(data)\n".utf8)
    let files = SceneFiles { _, _ throws(SceneFiles.Refusal) in content }
    let text = file(table: "rows: {file: people.csv}")
    let read = SceneReader.read(text: text, file: "a.sim.yaml", files: files)
    #expect(
      DiagnosticPrinter().text(of: read.diagnostics) == """
        people.csv:2:3: error: path data has at most 64 kB, and these are 1048580 bytes

        """
    )
  }
}
