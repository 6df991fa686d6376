import Foundation
import LayoutPNG
import TestSupport
import Testing

/// Moving pictures as a browser plays them, beside the frames of the simulation that the same browser draws.
@Suite(.enabled(if: Browser.isWanted), .serialized)
struct FilmPageTests {
  /// A scenario of the package with options that say how it is drawn.
  struct Row: CustomTestStringConvertible {
    let scenario: String
    var options: [String] = []

    var testDescription: String { ([scenario] + options).joined(separator: " ") }
  }

  /// Scenarios in which everything moves that can.
  static let rows = [
    Row(scenario: "demo"),
    Row(scenario: "screens/edit-screen"),
    Row(scenario: "tables/row-animations"),
    Row(scenario: "tables/section-animations"),
    Row(scenario: "screens/form-single"),
    Row(scenario: "screens/large-title"),
    Row(scenario: "tables/swipe-to-delete"),
    Row(scenario: "pulled-table"),
    Row(scenario: "tables/swipe-actions", options: ["--theme", "dark"]),
    Row(scenario: "tables/swipe-actions", options: ["--direction", "right-to-left"]),
    Row(scenario: "screens/segments-and-refresh"),
  ]

  /// Returns the files of a list that ffmpeg reads.
  static func shots(in list: String) -> [Shot] {
    var shots: [Shot] = []
    var time = 0.0
    for line in list.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words[0] == "file" { shots.append(Shot(file: String(words[1]), time: time)) }
      if words[0] == "duration" {
        let duration = Double(words[1]) ?? .nan
        shots[shots.count - 1].duration = duration
        time += duration
      }
    }
    // The last is there twice, for its time.
    return Array(shots.dropLast())
  }

  /// A file of a list, with the time at which it begins and the one for which it stays.
  struct Shot {
    let file: String
    let time: Double
    var duration = 0.0
  }

  /// Sets the size of the window to that of a picture of one pixel for each point.
  private static func show(_ file: URL, _ browser: Browser) async throws {
    try await browser.open(file.absoluteString)
    let size = try await browser.value(
      "document.documentElement.viewBox.baseVal.width + ' ' + document.documentElement.viewBox.baseVal.height"
    )
    let numbers = size.split(separator: " ").compactMap { Double($0) }
    try await browser.tool(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": Int(numbers[0]), "height": Int(numbers[1]), "deviceScaleFactor": 1,
        "mobile": false,
      ]
    )
  }

  /// Returns all that a film shows at some times, in milliseconds, as files in which nothing moves.
  ///
  /// What has no opacity is left out, since Chromium draws what lies above it as a layer.
  private static func stills(
    of film: URL,
    at times: [Double],
    _ browser: Browser
  ) async throws -> [String] {
    try await show(film, browser)
    let list = try await browser.value(
      """
      (() => {
        const courses = document.getAnimations();
        const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
        style.textContent = "*{animation:none!important}";
        return JSON.stringify(\(times).map(time => {
          courses.forEach(course => { course.pause(); course.currentTime = time; });
          courses.forEach(course => course.commitStyles());
          const copy = document.documentElement.cloneNode(true);
          copy.append(style.cloneNode(true));
          for (const part of copy.querySelectorAll("g")) {
            if (part.style.opacity !== "0") continue;
            copy.append(...part.querySelectorAll("clipPath"));
            part.remove();
          }
          return new XMLSerializer().serializeToString(copy);
        }));
      })()
      """
    )
    return try JSONDecoder().decode([String].self, from: Data(list.utf8))
  }

  /// Sets what moves to a time in milliseconds, and waits until it is drawn.
  private static func seek(to time: Double, _ browser: Browser) async throws {
    _ = try await browser.value(
      """
      (() => {
        window.isDrawn = false;
        document.getAnimations().forEach(a => { a.currentTime = \(time) });
        requestAnimationFrame(() => requestAnimationFrame(() => { window.isDrawn = true }));
      })()
      """
    )
    try await browser.wait(for: "window.isDrawn === true")
  }

  /// Compares a film with frames of the simulation, at the time of each, as things that stand still and as it plays.
  ///
  /// - Parameters:
  ///   - film: The film's file.
  ///   - list: The list of the frames.
  ///   - folder: The folder of both.
  ///   - browser: The browser.
  private static func compare(
    _ film: String,
    with list: String,
    in folder: PageFolder,
    _ browser: Browser
  ) async throws {
    func picture() async throws -> PNGPicture { try PNGPicture(file: try await browser.picture()) }
    let shots = Self.shots(in: try #require(folder.text(of: list)))
    #expect(shots.count > 2)
    let frames = folder.url.appendingPathComponent(list).deletingLastPathComponent()
    var stills: [PNGPicture] = []
    for shot in shots {
      try await show(frames.appendingPathComponent(shot.file), browser)
      stills.append(try await picture())
    }
    // A moment after each frame, since keys are rounded down.
    let times = shots.map { $0.time * 1000 + 0.01 }
    let file = folder.url.appendingPathComponent(film)
    var places: [PNGPicture] = []
    for (text, (time, still)) in zip(
      try await self.stills(of: file, at: times, browser),
      zip(times, stills)
    ) {
      try folder.write(text, to: "still.svg")
      try await show(folder.url.appendingPathComponent("still.svg"), browser)
      let shown = try await picture()
      places.append(shown)
      let difference = PictureMoved(shown, still)
      let isAlike = difference.strangePixels < 30 && difference.mean < 2
      #expect(isAlike, "\(time) ms: \(difference)")
    }
    // As it plays, a browser moves pictures of things: their letters and edges are up to a pixel elsewhere. It rests from
    // the beginning: of a film that runs when it is set to a time, Chromium leaves some of the pictures as they were.
    let rest = "<style>*{animation-play-state:paused!important}"
    let text = try #require(folder.text(of: film)).replacing("<style>", with: rest)
    #expect(text.contains(rest))
    try folder.write(text, to: "resting.svg")
    try await show(folder.url.appendingPathComponent("resting.svg"), browser)
    // The first is drawn before anything is set to a time; the still picture of a film, below, is as it.
    for (time, still) in zip(times, places).dropFirst() {
      try await seek(to: time, browser)
      let difference = PictureMoved(try await picture(), still, by: 1)
      #expect(difference.strangePixels < 30, "\(time) ms as it plays: \(difference)")
    }
    #expect(try await browser.complaints() == [])
  }

  @Test(arguments: rows)
  func `a browser shows at each moment what the simulation does`(_ row: Row) async throws {
    try await PageFolder.run { folder in
      let path = "\(Repository.root)/Snapshots/\(row.scenario).sim.yaml"
      let film = ["render", path, "--format", "animated-svg", "-o", "film.svg"]
      #expect(try folder.command(film + row.options) <= 1)
      let frames = [
        "render", path, "--format", "svg-frames", "--every", "100ms", "--out", "frames",
      ]
      #expect(try folder.command(frames + row.options) <= 1)
      let list = try #require(try folder.files(named: "frames.ffconcat").first)
      try await Browser.run { try await Self.compare("film.svg", with: list, in: folder, $0) }
    }
  }

  @Test func `a film of both appearances shows that of the reader's system`() async throws {
    try await PageFolder.run { folder in
      let text = """
        layoutsim: 2
        name: Pair
        scene:
          title: Rows
          table: {rows: 20, row-height: 44, editing: true}
        steps:
          - tap: row 2
          - wait: 0.3s
          - delete: {rows: [row 0], animation: fade}
          - settle
        pictures:
          - {file: film.svg, animate: true, theme: auto}
        """
      try folder.write(text, to: "pair.sim.yaml")
      #expect(try folder.command("render", "pair.sim.yaml", "--pictures", "--out", ".") == 0)
      for theme in ["light", "dark"] {
        let words = [
          "--format", "svg-frames", "--every", "100ms", "--theme", theme, "--out", theme,
        ]
        #expect(try folder.command(["render", "pair.sim.yaml"] + words) == 0)
      }
      let lists = try folder.files(named: "frames.ffconcat")
      for theme in ["light", "dark"] {
        let list = try #require(lists.first { $0.hasPrefix(theme) })
        try await Browser.run { browser in
          let features = [["name": "prefers-color-scheme", "value": theme]]
          try await browser.tool("Emulation.setEmulatedMedia", ["features": features])
          try await Self.compare("film.svg", with: list, in: folder, browser)
        }
      }
    }
  }
}

// A film in a page, and what it shows where it does not play.
extension FilmPageTests {
  @Test func `it plays in an image, and stands still for readers who asked for that`() async throws
  {
    try await PageFolder.run { folder in
      try folder.command("render", "--format", "animated-svg", "--still", "start", "-o", "film.svg")
      try folder.command("render", "--at", "start", "-o", "start.svg")
      try folder.write("<body style='margin:0'><img src=film.svg>", to: "page.html")
      try await Browser.run { browser in
        try await Self.show(folder.url.appendingPathComponent("start.svg"), browser)
        let start = try PNGPicture(file: try await browser.picture())
        try await browser.open(folder.url.appendingPathComponent("page.html").absoluteString)
        try await browser.wait(for: "document.querySelector('img').complete")
        try await Task.sleep(for: .seconds(1))
        let first = try PNGPicture(file: try await browser.picture())
        try await Task.sleep(for: .seconds(1))
        #expect(
          PictureMoved(first, try PNGPicture(file: try await browser.picture())).strangePixels > 100
        )
        let features = [["name": "prefers-reduced-motion", "value": "reduce"]]
        try await browser.tool("Emulation.setEmulatedMedia", ["features": features])
        try await Self.show(folder.url.appendingPathComponent("film.svg"), browser)
        #expect(try await browser.value("document.getAnimations().length") == "0")
        #expect(
          PictureMoved(try PNGPicture(file: try await browser.picture()), start).strangePixels == 0
        )
      }
    }
  }

  @Test func `a film that is played once ends with its last frame`() async throws {
    try await PageFolder.run { folder in
      try folder.command(
        "render",
        "--format",
        "animated-svg",
        "--once",
        "--still",
        "start",
        "--speed",
        "100",
        "-o",
        "film.svg"
      )
      try folder.command("render", "--at", "lifted", "-o", "lifted.svg")
      try await Browser.run { browser in
        try await Self.show(folder.url.appendingPathComponent("lifted.svg"), browser)
        let last = try PNGPicture(file: try await browser.picture())
        try await Self.show(folder.url.appendingPathComponent("film.svg"), browser)
        try await Task.sleep(for: .seconds(2))
        #expect(
          PictureMoved(try PNGPicture(file: try await browser.picture()), last).strangePixels < 30
        )
      }
    }
  }
}
