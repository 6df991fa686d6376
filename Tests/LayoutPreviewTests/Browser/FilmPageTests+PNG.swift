import Foundation
import TestSupport
import Testing

// Animated PNG files as a browser reads them.
extension FilmPageTests {
  /// The frames of a file as a browser reads them, beside single pictures.
  private struct Reading: Decodable {
    let count: Int
    /// The number of levels in which each frame differs from its picture, or -1 for another size.
    let differences: [Int]
    /// The time of each, in milliseconds.
    let durations: [Double]
    /// Whether it begins again and again.
    let isRepeated: Bool
  }

  /// The page that reads them.
  private static let reader = #"""
    <!doctype html>
    <meta charset="utf-8">
    <title>Frames</title>
    <link rel="icon" href="data:,">
    <script>
    "use strict";
    let result = "";
    const read = address => new Promise((found, failed) => {
      const request = new XMLHttpRequest();
      request.open("GET", address);
      request.responseType = "arraybuffer";
      request.onload = () => found(request.response);
      request.onerror = () => failed(address);
      request.send();
    });
    const pixels = (image, width, height) => {
      const canvas = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
      canvas.drawImage(image, 0, 0);
      return canvas.getImageData(0, 0, width, height).data;
    };
    const compare = async (film, files) => {
      const decoder = new ImageDecoder({ data: await read(film), type: "image/png" });
      await decoder.completed;
      await decoder.tracks.ready;
      const track = decoder.tracks.selectedTrack;
      const differences = [], durations = [];
      for (const [frameIndex, file] of files.slice(0, track.frameCount).entries()) {
        const image = new Image();
        image.src = file;
        await image.decode();
        const frame = (await decoder.decode({ frameIndex })).image;
        const [width, height] = [frame.displayWidth, frame.displayHeight];
        const [one, other] = [frame, image].map(picture => pixels(picture, width, height));
        differences.push(width !== image.width || height !== image.height ? -1
          : one.reduce((count, level, place) => count + (level !== other[place]), 0));
        durations.push(frame.duration / 1000);
        frame.close();
      }
      const isRepeated = track.repetitionCount === Infinity;
      result = JSON.stringify({ count: track.frameCount, differences, durations, isRepeated });
    };
    </script>
    """#

  @Test(arguments: ["demo", "screens/form-single", "tables/row-animations"])
  func `a browser reads each frame of an animated PNG as the single picture`(
    _ scenario: String
  ) async throws {
    try await PageFolder.run { folder in
      let path = "\(Repository.root)/Snapshots/\(scenario).sim.yaml"
      let words = ["render", path, "--scale", "1", "--every", "100ms"]
      #expect(try folder.command(words + ["--format", "apng", "-o", "film.png"]) <= 1)
      #expect(try folder.command(words + ["--format", "frames", "--out", "frames"]) <= 1)
      let list = try #require(try folder.files(named: "frames.ffconcat").first)
      let shots = Self.shots(in: try #require(folder.text(of: list)))
      let files = shots.map { list.replacing("frames.ffconcat", with: $0.file) }
      try folder.write(Self.reader, to: "page.html")
      try await Browser.run(readsFiles: true) { browser in
        try await browser.open(folder.url.appendingPathComponent("page.html").absoluteString)
        let names = String(decoding: try JSONEncoder().encode(files), as: UTF8.self)
        _ = try await browser.value(
          "compare('film.png', \(names)).catch(error => { result = String(error) })"
        )
        try await browser.wait(for: "result !== ''")
        let answer = Data(try await browser.value("result").utf8)
        let reading = try JSONDecoder().decode(Reading.self, from: answer)
        #expect(reading.count == shots.count && shots.count > 2)
        #expect(reading.differences == shots.map { _ in 0 })
        #expect(reading.durations == shots.map { ($0.duration * 1000).rounded() })
        #expect(reading.isRepeated)
        #expect(try await browser.complaints() == [])
      }
    }
  }
}
