import Foundation
import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry
import LayoutScenes
import Testing

@Suite struct `Images of cells` {
  private func image(_ value: String) throws -> ImageScene {
    let table = try scenario(file(table: "rows: 1, image: \(value)")).scene.table
    return try #require(table.look.image?[0])
  }

  @Test func `a word is a symbol, path data a path, and a map says more`() throws {
    #expect(try image("star") == ImageScene(symbol: .star))
    #expect(try image("M0 0h24v24z").path?.count == 4)
    #expect(try image("{path: M0 0h9v9z, view-box: 9}").pathSide == 9)
    #expect(try image("{path: M0 0h9v9z, view-box: 0 0 9 9}").pathSide == 9)
    let letters = try image("{shape: rounded-square, text: AL, color: '#102030', size: 40.5}")
    #expect(letters.shape == .roundedSquare && letters.text == CellText(pattern: "AL"))
    #expect(letters.color == Color(rgb: 0x102030) && letters.side == 40.5)
  }

  @Test(arguments: [
    MistakeRow(
      "nothing",
      "image: 1️⃣{}",
      "an image says none of 'symbol', 'shape', 'path'",
      hint: "write 'symbol: star', or '{shape: circle, color: blue}'"
    ),
    MistakeRow(
      "a color alone",
      "image: 1️⃣{color: red}",
      "an image says none of 'symbol', 'shape', 'path'",
      hint: "write 'symbol: star', or '{shape: circle, color: blue}'"
    ),
    MistakeRow(
      "a word that is no symbol",
      "image: 1️⃣starr",
      "'image' is one of 'archivebox', 'bell', 'checkmark', 'clock', 'ellipsis', 'envelope', "
        + "'flag', 'folder', 'magnifyingglass', 'person', 'pin', 'plus', 'star', 'trash', "
        + "path data of SVG or a map, not 'starr'",
      hint: "write 'star'"
    ),
    MistakeRow(
      "a symbol with what UIKit adds to its name",
      "image: 1️⃣star.fill",
      "'image' is one of 'archivebox', 'bell', 'checkmark', 'clock', 'ellipsis', 'envelope', "
        + "'flag', 'folder', 'magnifyingglass', 'person', 'pin', 'plus', 'star', 'trash', "
        + "path data of SVG or a map, not 'star.fill'",
      hint: "write 'star'"
    ),
    MistakeRow(
      "a file of a picture",
      "image: 1️⃣photo.png",
      "'image' is one of 'archivebox', 'bell', 'checkmark', 'clock', 'ellipsis', 'envelope', "
        + "'flag', 'folder', 'magnifyingglass', 'person', 'pin', 'plus', 'star', 'trash', "
        + "path data of SVG or a map, not 'photo.png'",
      hint: "pictures of files are not drawn: write path data, or '{shape: circle, color: blue}'"
    ),
    MistakeRow(
      "a whole SVG",
      "image: 1️⃣'<path d=\"M0 0\"/>'",
      "'image' is one of 'archivebox', 'bell', 'checkmark', 'clock', 'ellipsis', 'envelope', "
        + "'flag', 'folder', 'magnifyingglass', 'person', 'pin', 'plus', 'star', 'trash', "
        + "path data of SVG or a map, not '<path d=\"M0 0\"/>'",
      hint: "write what stands after 'd=' there"
    ),
    MistakeRow(
      "nothing in the list that repeats",
      "image: [star, 1️⃣~, none]",
      "nothing stands here in 'image'",
      hint: "write none or archivebox, bell, checkmark, clock, ellipsis, envelope, flag, folder, "
        + "magnifyingglass, person, pin, plus, star, trash, path data of SVG or a map, or delete it"
    ),
    MistakeRow(
      "two pictures",
      "image: {symbol: star, 1️⃣path: M0 0h9z}",
      "an image has 'symbol' or 'path', not both",
      notes: ["the other one is here"],
      hint: "delete one of them"
    ),
    MistakeRow(
      "letters alone",
      "image: {1️⃣text: AL}",
      "'text' is for a shape",
      hint: "add 'shape: circle'"
    ),
    MistakeRow(
      "letters beside a symbol",
      "image: {symbol: star, 1️⃣text: AL}",
      "an image has 'symbol' or 'text', not both",
      hint: "delete one of them"
    ),
    MistakeRow(
      "a view box of no path",
      "image: {symbol: star, 1️⃣view-box: 9}",
      "'view-box' is for a path",
      hint: "delete it"
    ),
    MistakeRow(
      "a shape that is none",
      "image: {shape: 1️⃣cirle}",
      "'shape' is one of 'circle', 'square', 'rounded-square', not 'cirle'",
      hint: "write 'circle'"
    ),
    MistakeRow(
      "a color that is none",
      "image: {shape: circle, color: 1️⃣blu}",
      "'color' is a color such as '#34c759' or one of 'blue', 'green', 'indigo', 'orange', 'pink', 'purple', "
        + "'red', 'teal', 'yellow', 'gray', 'gray-2', 'gray-3', 'gray-4', 'gray-5', 'gray-6', 'label', "
        + "'secondary-label', 'tertiary-label', 'placeholder', 'separator', 'link', 'background', "
        + "'secondary-background', 'grouped-background', 'fill', 'white', 'black', not 'blu'",
      hint: "write 'blue'"
    ),
    MistakeRow(
      "no size",
      "image: {symbol: star, size: 1️⃣0}",
      "'size' is a number of points from 1 to 1000, not '0'"
    ),
    MistakeRow(
      "a size beyond all rows",
      "image: {symbol: star, size: 1️⃣1000.5}",
      "'size' is a number of points from 1 to 1000, not '1000.5'"
    ),
    MistakeRow(
      "a view box that is no square",
      "image: {path: M0 0h9z, view-box: 1️⃣0 0 24 20}",
      "'view-box' is a number of points, or a square such as '0 0 24 24', not '0 0 24 20'"
    ),
    MistakeRow(
      "a view box that begins elsewhere",
      "image: {path: M0 0h9z, view-box: 1️⃣-1 0 24 24}",
      "'view-box' is a number of points, or a square such as '0 0 24 24', not '-1 0 24 24'"
    ),
    MistakeRow(
      "a view box of no side",
      "image: {path: M0 0h9z, view-box: 1️⃣0}",
      "'view-box' is a number of points from 1 to 1000000, not '0'"
    ),
    MistakeRow(
      "UIKit's name of a symbol",
      "image: {1️⃣systemName: star}",
      "'systemName' is not a key of 'image'",
      hint: "write 'symbol'"
    ),
    MistakeRow(
      "wrong path data in place of a word",
      "image: M0 0h1️⃣z",
      "a number is missing here"
    ),
    MistakeRow(
      "a name in letters that no row has",
      "image: {shape: circle, text: 1️⃣'{initials}'}",
      "'{initials}' stands for nothing in 'text'",
      hint: "only '{row}' and '{section}' stand for numbers"
    ),
    MistakeRow(
      "a list in the list that repeats",
      "image: [star, 1️⃣[bell]]",
      "'image' is one of 'archivebox', 'bell', 'checkmark', 'clock', 'ellipsis', 'envelope', "
        + "'flag', 'folder', 'magnifyingglass', 'person', 'pin', 'plus', 'star', 'trash', "
        + "path data of SVG or a map, not [bell]"
    ),
  ])
  func `a wrong image is shown where it is wrong`(_ row: MistakeRow) {
    expect(file(table: "rows: 3, \(row.text)"), [row.mistake])
  }

  @Test func `rows are without a picture among others that have one`() throws {
    let table = try scenario(
      file(table: "image: [star, none], sections: [{rows: 2}, {rows: 1, image: none}]")
    ).scene.table
    #expect(table.look.image?[0] == ImageScene(symbol: .star))
    #expect(table.look.image?.values[1] == .some(nil))
    #expect(table.sections[1].look.image?.values == [nil])
  }

  @Test(arguments: [
    ("M0 0h36v24z", nil), ("M-12 0h24z", nil),
    (
      "M0 0h500.5v4z",
      "it reaches to 501: write '{path: …, view-box: 501}' if that is its square"
    ),
    ("M-13 0h24z", "move it into the square from 0, 0"),
    ("{path: M0 0h512z, view-box: 512}", nil),
    (
      "{path: M0 0h32z, view-box: 16}",
      "it reaches to 32: write '{path: …, view-box: 32}' if that is its square"
    ),
  ])
  func `a path far beyond its square is told`(_ image: String, _ hint: String?) {
    let text = file(table: "rows: 1, image: \(image)")
    let found = SceneReader.read(text: text, file: "a.sim.yaml").diagnostics
    #expect(found.map(\.hint) == (hint.map { [$0] } ?? []))
    #expect(found.allSatisfy { $0.severity == .warning })
  }
}
