import Foundation
import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry
import LayoutReports
import LayoutScenes
import LayoutSimulation
import ScreenFrames
import Testing

/// What is around the screens of a film, and the part of them that it shows.
@Suite struct FilmFramingTests {
  private func outcome(
    _ framing: Picture.Framing,
    scale: Double? = nil,
    steps: String =
      "snapshot: top\npress: bottom edge - 200\nmove: {to: top edge + 200, within: 300ms}\nrelease\nwait: 200ms",
    still: String? = "top",
    showing guides: String = ""
  ) throws -> FilmPlan.Outcome {
    let scenario = try scenario(steps, scene: "device: iPhone 15\nshow: [\(guides)]")
    var animation = Picture.Animation()
    animation.still = still
    return FilmPlan(animation, framing, scale: scale)
      .film(of: scenario, every: .milliseconds(100))
  }

  private func film(
    _ framing: Picture.Framing,
    scale: Double? = nil
  ) throws -> ScreenFilm {
    let outcome = try outcome(framing, scale: scale)
    return try #require(outcome.film, "\(outcome.reason ?? "")")
  }

  /// The groups that a crop makes, of all frames.
  private func shown(_ film: ScreenFilm) -> [ElementGroup] {
    film.frames.compactMap { frame in
      if case .group(let group)? = frame.elements.last, group.tag.id == "shown" {
        group
      } else {
        nil
      }
    }
  }

  @Test func `rows are where the still picture has them, and things move through the part`() throws
  {
    let rows = Picture.Framing.Crop.rows(.init(row: 2), .init(row: 4))
    let film = try film(Picture.Framing(crop: rows, padding: 6))
    #expect(film.frames.count > 5)
    #expect(film.frames.allSatisfy { $0.size == film.still.size })
    let groups = shown(film)
    #expect(groups.count == film.frames.count)
    #expect(Set(groups.map { [$0.offset.x, $0.offset.y] }).count == 1)
    #expect(Set(groups.map(\.children)).count > 3)
    // Rows that come from below are there before they are seen.
    #expect(film.still.size.height < 44 * 3 + 14)
  }

  @Test func `a film has the width that it is given, or is scaled`() throws {
    let plain = try film(Picture.Framing())
    #expect(plain.size == CGSize(width: 393, height: 852))
    let narrow = try film(Picture.Framing(width: 196.5))
    #expect(narrow.size == CGSize(width: 196.5, height: 426))
    #expect(try film(Picture.Framing(), scale: 0.5).size.width == 197)
    #expect(narrow.frames.allSatisfy { $0.size == narrow.size })
  }

  @Test func `a page is behind every frame`() throws {
    let film = try film(Picture.Framing(frame: .device, background: .color(.black)))
    for frame in film.frames + [film.still] {
      guard case .shape(let page)? = frame.elements.first else {
        Issue.record("nothing is behind")
        return
      }
      #expect(page.tag.id == "page")
      #expect(page.outline == .rectangle(CGRect(origin: .zero, size: film.size), cornerRadius: 0))
    }
  }

  @Test func `a part that the still picture does not show is said`() throws {
    let row = Picture.Framing.Crop.rows(.init(row: 30), .init(row: 30))
    var framing = Picture.Framing(crop: row)
    framing.cropMark = SourceMark(file: "films.sim.yaml", line: 9)
    let lost = try outcome(framing)
    #expect(lost.film == nil)
    #expect(lost.mark == framing.cropMark)
    #expect(lost.reason == "row 0/30 is not on the screen in 'top'")
    let still = "write 'still:' with the name of a snapshot in which it is seen"
    #expect(lost.hint == "\(still), or show other rows")
    var place = Place(.row(.init(row: 30)))
    place.part = .accessory
    let accessory = try outcome(Picture.Framing(crop: .place(place)))
    #expect(accessory.hint?.hasSuffix("scroll in the steps, or \(still)") == true)
    let last = try outcome(Picture.Framing(crop: .view("tabelView")), still: nil)
    #expect(last.reason == "no view 'tabelView' is seen in 'the last frame'")
    #expect(last.hint == "write 'tableView'")
  }

  /// The boxes of the names of which something is seen, frame by frame, the still picture last.
  private func names(in film: ScreenFilm) -> [[CGRect]] {
    let part = CGRect(origin: .zero, size: film.size)
    return (film.frames + [film.still]).map { frame in
      frame.elements.guideNames(at: .zero).filter(part.intersects)
    }
  }

  @Test(arguments: ["constraints", "constraint-values", "touch-view, margins, safe-area"])
  func `names of guides stand within the part, at one place on all frames`(
    _ guides: String
  ) throws {
    for crop in [CGRect(x: 20, y: 440, width: 240, height: 160), nil] {
      let shown = crop.map(Picture.Framing.Crop.rectangle)
      let film = try #require(outcome(Picture.Framing(crop: shown), showing: guides).film)
      let names = names(in: film)
      let first = try #require(names.first)
      #expect(!first.isEmpty)
      #expect(names == Array(repeating: first, count: names.count))
      let part = CGRect(origin: .zero, size: film.size)
      #expect(first.filter { !part.contains($0) }.isEmpty)
    }
  }

  @Test func `names of rows move with them`() throws {
    let part = Picture.Framing.Crop.rectangle(CGRect(x: 250, y: 300, width: 125, height: 160))
    let film = try #require(outcome(Picture.Framing(crop: part), showing: "outlines").film)
    let names = names(in: film)
    #expect(Set(names.map { $0.map(\.minY) }).count > 3)
    let isCut = names.joined().contains { $0.minX < 0 || $0.maxX > film.size.width }
    #expect(!isCut)
  }

  @Test func `names without room in the part are noted`() throws {
    let part = Picture.Framing.Crop.rectangle(CGRect(x: 0, y: 300, width: 60, height: 200))
    let outcome = try outcome(Picture.Framing(crop: part), showing: "constraints")
    let film = try #require(outcome.film)
    #expect(Array(names(in: film).joined()).isEmpty)
    #expect(!outcome.unnamedGuides.isEmpty)
  }
}
