import Foundation
import LayoutGeometry
import LayoutText
import ScreenFrames

extension FrameBody {
  /// Writes a run as `<text>`, with the layout's width for viewers that can fit their font to it.
  mutating func writeText(_ run: TextRun) throws(UnwritableNumber) {
    output.literal("<text")
    writeTag(run.tag)
    if run.string.needsPreservedSpace { output.attribute("xml:space", word: "preserve") }
    if run.shaped?.isRightToLeft == true {
      // The place is the left end of the line, where it ends.
      output.attribute("direction", word: "rtl")
      output.attribute("text-anchor", word: "end")
    }
    output.attribute("x", try Thousandths(run.origin.x, of: "x"), unless: 0)
    output.attribute("y", try Thousandths(run.origin.y, of: "y"), unless: 0)
    let width = try Thousandths(run.width, of: "textLength")
    if width > 0 {
      output.attribute("textLength", width)
      output.attribute("lengthAdjust", word: "spacingAndGlyphs")
    }
    output.attribute("font-size", max(try Thousandths(run.fontSize, of: "font-size"), 0))
    let weight = Thousandths(rawValue: Int64(run.weight.rawValue) * 1000)
    output.attribute("font-weight", weight, unless: 400_000)
    try output.paint("fill", run.color, opacity: "fill-opacity")
    output.raw(UInt8(ascii: ">"))
    output.escaped(run.string, in: .content)
    output.literal("</text>\n")
  }
}

extension String {
  /// Whether a viewer would drop or join spaces of the text without being asked to keep them.
  var needsPreservedSpace: Bool {
    var previous = UInt8(ascii: " ")
    for byte in utf8 {
      if byte == UInt8(ascii: " "), previous == UInt8(ascii: " ") { return true }
      if byte == 9 || byte == 10 || byte == 13 { return true }
      previous = byte
    }
    return previous == UInt8(ascii: " ") && !isEmpty
  }
}
