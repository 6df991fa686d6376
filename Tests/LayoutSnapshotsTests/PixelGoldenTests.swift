import Foundation
import LayoutGeometry
import LayoutPNG
import LayoutSnapshots
import ScreenFrames
import TestSupport
import Testing

/// Goldens of pixels, for those who ask for them.
@Suite
struct PixelGoldenTests {
  /// A white screen of 100 × 50 with a knob, in a view of its own, in a list.
  private func frame(knobAt x: Double, color: UInt32 = 0x34C759) -> ScreenFrame {
    func box(_ rect: CGRect, _ color: UInt32) -> ScreenElement {
      .shape(Shape(.none, .rectangle(rect, cornerRadius: 0), fill: Color(rgb: color)))
    }
    let knob = ElementGroup(
      ElementTag(id: "list.knob", view: "Knob"),
      offset: CGPoint(x: x, y: 5),
      children: [box(CGRect(x: 0, y: 0, width: 4, height: 4), color)]
    )
    let list = ElementGroup(
      ElementTag(id: "list", view: "list"),
      offset: CGPoint(x: 0, y: 10),
      clip: CGRect(x: 0, y: 0, width: 100, height: 20),
      children: [box(CGRect(x: 0, y: 0, width: 30, height: 20), 0xEEEEEE), .group(knob)]
    )
    let window = ElementGroup(
      ElementTag(id: "window", view: "window"),
      children: [box(CGRect(x: 0, y: 0, width: 100, height: 50), 0xFFFFFF), .group(list)]
    )
    return ScreenFrame(
      name: "",
      size: CGSize(width: 100, height: 50),
      scale: 2,
      time: .start,
      elements: [.group(window)]
    )
  }

  #if PNG
  @Test func `a picture is recorded, matches, and differs where it changed`() throws {
    try withTemporaryFolder { path in
      let folder = GoldenFolder(path: "\(path)/goldens")
      let pictures = FailurePictures(folder: "\(path)/failures")
      func verify(_ frame: ScreenFrame, _ mode: RecordMode) throws -> SnapshotResult {
        try folder.verifyPixels(of: frame, named: "a", record: mode, drawing: pictures)
      }
      #expect(try verify(frame(knobAt: 40), .missing).verdict == .recorded)
      #expect(filesInFolder(folder.path) == ["a.png"])
      #expect(try verify(frame(knobAt: 40), .none).verdict == .matched)

      let result = try verify(frame(knobAt: 42), .none)
      guard case .differs(let difference, .written(let pending)) = result.verdict else {
        Issue.record("\(result)")
        return
      }
      #expect(result.name == "a.png")
      // Two stripes of 2 × 4 points in 2x.
      #expect(
        difference.lines == [
          "64 of 20000 pixels differ, by up to 203 of 255", "within 6 x 4 points at (40, 15)",
          "there: 'list.knob'",
        ]
      )
      #expect(pending == "\(folder.path)/a.new.png")
      let files = try #require(result.pictures)
      let drawn = try PNGPicture(file: WholeFile.read(try #require(files.difference)))
      #expect(drawn.pixels.count { $0 == 0xFFFF_00FF } == 64)

      guard case .updated = try verify(frame(knobAt: 42), .changed).verdict else {
        Issue.record("not recorded anew")
        return
      }
      #expect(filesInFolder(folder.path) == ["a.png"])
      #expect(try verify(frame(knobAt: 42), .none).verdict == .matched)
    }
  }

  @Test func `similar pixels count as the same where that is asked for`() throws {
    try withTemporaryFolder { path in
      let folder = GoldenFolder(path: path)
      _ = try folder.verifyPixels(of: frame(knobAt: 40), named: "a", record: .missing)
      let other = frame(knobAt: 40, color: 0x34C75B)
      let similar = try folder.verifyPixels(
        of: other,
        named: "a",
        tolerance: .similar,
        record: .none
      )
      #expect(similar.verdict == .matched)
      let exact = try folder.verifyPixels(of: other, named: "a", record: .none)
      #expect(!exact.verdict.isPass)
    }
  }

  @Test func `a result that waits is compared by the rule of its run, and leaves it behind`() throws
  {
    try withTemporaryFolder { path in
      let folder = GoldenFolder(path: path)
      _ = try folder.verifyPixels(of: frame(knobAt: 40), named: "a", record: .missing)
      let moved = frame(knobAt: 42, color: 0x34C75B)
      let result = try folder.verifyPixels(
        of: moved,
        named: "a",
        tolerance: .init(levels: 3, share: 0.0001),
        ignoring: ["Knob"],
        record: .none
      )
      guard case .differs(let difference, .written) = result.verdict else {
        Issue.record("\(result)")
        return
      }
      // The place of the knob in the golden alone.
      #expect(difference.lines.first == "32 of 20000 pixels differ, by up to 203 of 255")
      let waiting = try #require(PendingSnapshot.all(below: [path]).snapshots.first)
      #expect(try waiting.difference()?.lines.first == difference.lines.first)
      #expect(
        waiting.rule.words
          == "up to 3 levels of a channel, 0.01 % of the pixels by more, one place ignored"
      )
      try waiting.accept()
      #expect(filesInFolder(path) == ["a.png"])
      #expect(try folder.verifyPixels(of: moved, named: "a", record: .none).verdict == .matched)
      let accepted = try WholeFile.read(folder.pixelGolden(of: "a"))
      try WholeFile.remove(folder.pixelGolden(of: "a"))
      _ = try folder.verifyPixels(of: moved, named: "a", record: .missing)
      #expect(try WholeFile.read(folder.pixelGolden(of: "a")) == accepted)
    }
  }

  @Test func `another size and a golden that is no picture are told`() throws {
    try withTemporaryFolder { path in
      let folder = GoldenFolder(path: path)
      func lines(_ frame: ScreenFrame) throws -> [String] {
        let result = try folder.verifyPixels(of: frame, named: "a", record: .none)
        guard case .differs(let difference, _) = result.verdict else { return [] }
        return difference.lines
      }
      _ = try folder.verifyPixels(of: frame(knobAt: 40), named: "a", record: .missing)
      var larger = frame(knobAt: 40)
      larger.scale = 3
      #expect(try lines(larger) == ["200 x 100 pixels → 300 x 150 pixels"])
      try WholeFile.write("<svg/>".utf8, to: folder.pixelGolden(of: "a"))
      #expect(
        try lines(larger) == [
          "the golden cannot be compared: the PNG file cannot be read: not a PNG file"
        ]
      )
    }
  }

  @Test func `a golden that is cut off or damaged is told in words of its own`() throws {
    try withTemporaryFolder { path in
      let folder = GoldenFolder(path: path)
      _ = try folder.verifyPixels(of: frame(knobAt: 40), named: "a", record: .missing)
      let golden = try WholeFile.read(folder.pixelGolden(of: "a"))
      func line(_ bytes: [UInt8]) throws -> String {
        try WholeFile.write(bytes, to: folder.pixelGolden(of: "a"))
        let result = try folder.verifyPixels(of: frame(knobAt: 41), named: "a", record: .none)
        guard case .differs(let difference, _) = result.verdict else { return "" }
        return difference.lines[0].replacing(
          "the golden cannot be compared: the PNG file cannot be read: ",
          with: ""
        )
      }
      for count in [8, 20, 40, golden.count / 2, golden.count - 1] {
        #expect(try line(Array(golden.prefix(count))) == "it is cut off after \(count) bytes")
      }
      var damaged = golden
      damaged[golden.count / 2] ^= 1
      #expect(try line(damaged) == "its part 'IDAT' is damaged")
      damaged = golden
      damaged[24] = 3
      #expect(try line(damaged) == "its part 'IHDR' is damaged")
      damaged = golden
      damaged[12] = 0
      #expect(try line(damaged) == "its header is damaged")
    }
  }
  #else
  @Test func `without the trait nothing is compared or written`() throws {
    try withTemporaryFolder { path in
      #expect(throws: SnapshotError.undrawable(.builtWithoutPNG)) {
        try GoldenFolder(path: path).verifyPixels(
          of: frame(knobAt: 40),
          named: "a",
          record: .missing
        )
      }
      #expect(filesInFolder(path).isEmpty)
    }
  }
  #endif

  @Test func `goldens that no snapshot names are found, of pixels too, and nothing else`() throws {
    try withTemporaryFolder { path in
      let header: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]
      let size: [UInt8] = [0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]
      let begin = header + Array("IHDR".utf8) + size.dropLast(4)
      let mark = Array("tEXtlayoutsim\u{0}golden".utf8) + [0xB7, 0xD8, 0xEE, 0x83]
      let ours = begin + [0, 0, 0, 16] + mark
      let other = begin + [0, 0, 0, 1] + Array("IDAT".utf8) + [0]
      for name in ["a.png", "a.new.png", "b.png", "d.new.png"] {
        try WholeFile.write(ours, to: "\(path)/\(name)")
      }
      for name in ["c.txt", "e.png"] { try WholeFile.write(other, to: "\(path)/\(name)") }
      let folder = GoldenFolder(path: path)
      let found = try ObsoleteGoldens.of(folder, scenario: "s.sim.yaml", names: ["a"])
      #expect(found.flatMap(\.entries).map(\.path) == ["\(path)/b.png", "\(path)/d.new.png"])
    }
  }
}
