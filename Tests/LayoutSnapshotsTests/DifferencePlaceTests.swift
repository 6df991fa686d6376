import Foundation
import LayoutSnapshots
import Testing

struct PlaceRow: CustomTestStringConvertible {
  let testDescription: String
  /// What stands in the golden.
  let old: String
  /// What stands in the picture instead.
  let new: String
  /// The places of the first line: those in the golden behind a minus.
  let places: [String]
}

@Suite struct DifferencePlaceTests {
  /// Returns the places of each line of a difference: "0 100 393 50", those in the golden behind a minus.
  private static func places(from old: String, to new: String) throws -> [[String]] {
    let golden = Array(old.utf8)
    let difference = try #require(PictureDifference(golden: golden, picture: new))
    let places = difference.places(golden: golden, picture: Array(new.utf8))
    #expect(places.count == difference.lines.count)
    return places.map { places in
      places.map { place in
        let box = [place.box.minX, place.box.minY, place.box.width, place.box.height]
        return (place.isInGolden ? "-" : "") + box.map { "\(Int($0))" }.joined(separator: " ")
      }
    }
  }

  @Test(arguments: [
    PlaceRow(
      testDescription: "a state is where the row is, the table's offset and the content's included",
      old: selection(false, of: 3),
      new: selection(true, of: 3),
      places: ["0 250 393 50"]
    ),
    PlaceRow(
      testDescription: "what has moved has a place in each picture",
      old: #"x="-10" y="100""#,
      new: #"x="-10" y="108""#,
      places: ["0 108 76 744", "-0 100 76 752"]
    ),
  ])
  func `a line has the places that it is about`(_ row: PlaceRow) throws {
    #expect(screen.contains(row.old))
    let new = screen.replacing(row.old, with: row.new)
    #expect(try Self.places(from: screen, to: new).first == row.places)
  }

  @Test func `what was added is in the new picture, and what was removed in the golden`() throws {
    let finger = ##"<circle id="finger" data-role="finger" cx="40" cy="60" r="10" fill="#000"/>"##
    let more = screen.replacing("</svg>", with: finger + "\n</svg>")
    #expect(try Self.places(from: screen, to: more) == [["30 50 20 20"]])
    #expect(try Self.places(from: more, to: screen) == [["-30 50 20 20"]])
  }

  @Test func `turned and shrunk things are where they are drawn`() throws {
    let turned = """
      <g id="turned" transform="matrix(0 2 -2 0 100 50)">
      <path id="sign" d="M0 0L10 0L10-5Z" fill="#000"/>
      </g>
      """
    let more = screen.replacing("</svg>", with: turned + "\n</svg>")
    #expect(try Self.places(from: screen, to: more) == [["100 50 10 20"]])
  }

  @Test(arguments: ["", "<svg", "<<<<<<< ours\n<svg>", "no picture"])
  func `a golden that cannot be read has no places`(_ golden: String) throws {
    #expect(try Self.places(from: golden, to: screen) == [[]])
  }
}
