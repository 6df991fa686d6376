import Foundation
package import LayoutPNG
import LayoutSVG
package import ScreenFrames

// Goldens of pixels, on request. The texts of SVG goldens say what changed; pixels
// depend on the versions of librsvg, cairo and pixman.
extension GoldenFolder {
  /// Returns the path of a snapshot's golden of pixels.
  package func pixelGolden(of name: String) -> String { "\(path)/\(name).png" }

  /// Compares the pixels of a frame with their golden, and records it if the mode says so.
  ///
  /// The golden of the snapshot `six-rows` is `six-rows.png`, which is the name of the result, too, in the pixels of
  /// the device; its characters are outlines, so that no font of the machine shows. Pictures of a snapshot that does
  /// not pass are drawn beside its golden.
  ///
  /// Views to ignore are named as they are in the tree, or by their ids; a name that the frame does not have is none.
  ///
  /// - Throws: `SnapshotError` if the name cannot be used, the frame cannot be drawn (as without the
  ///   package trait `PNG`), or the golden cannot be read or recorded.
  package func verifyPixels(
    of frame: ScreenFrame,
    named name: String,
    tolerance: PNGComparison.Tolerance = .exact,
    ignoring views: [String] = [],
    record mode: RecordMode,
    drawing pictures: FailurePictures? = nil
  ) throws(SnapshotError) -> SnapshotResult {
    if let reason = SnapshotName.problem(of: name) { throw .unusableName(name, reason: reason) }
    let new = try Self.file(of: frame, named: name)
    let golden = self.file(
      name,
      golden: pixelGolden(of: name),
      pending: "\(path)/\(name).new.png",
      keptBy: pictures
    )
    let scale = CGFloat(frame.scale)
    let rule = PixelRule(
      tolerance: tolerance,
      ignored: DrawnViews.boxes(of: views, in: frame).sorted { $0.key < $1.key }.map { _, box in
        CGRect(
          x: box.minX * scale,
          y: box.minY * scale,
          width: box.width * scale,
          height: box.height * scale
        )
      }
    )
    let old = try golden.bytes()
    let noted = PixelMark.noted(rule, in: new)
    let verdict = try golden.settle(new, old, record: mode, pending: noted) {
      PixelDifference.words(from: $0, to: new, of: frame, by: rule)
    }
    let file = "\(name).png"
    var result = result(file, verdict, of: golden, drawing: pictures) { pictures in
      guard let picture = try? PNGPicture(file: new) else { return nil }
      let old = old.flatMap { FailurePictures.pixels($0, beside: picture) }
      return pictures.drawPixels(file, picture, old: old, in: self, by: rule)
    }
    result.rule = rule
    return result
  }

  /// Returns the PNG file of a frame, with the mark of goldens.
  private static func file(
    of frame: ScreenFrame,
    named name: String
  ) throws(SnapshotError) -> [UInt8] {
    let svg: [UInt8]
    do throws(SVGWritingError) {
      svg = try SVGWriter(SVGWriter.Options(text: .outlines)).bytes(of: frame)
    } catch {
      throw .unwritable(name, error)
    }
    do throws(PNGError) {
      let job = PNGJob(svg: svg, size: frame.size, scale: frame.scale)
      return PixelMark.added(to: try PNGRenderer().render(job))
    } catch {
      throw .undrawable(error)
    }
  }
}
