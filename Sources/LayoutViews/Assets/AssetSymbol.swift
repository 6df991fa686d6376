import Foundation
import LayoutDevices
import LayoutGeometry

/// The part of a symbol's `Contents.json` that is read.
struct SymbolSetContents: Decodable {
  /// A file of the symbol.
  struct Entry: Decodable {
    let filename: String?
  }

  let symbols: [Entry]?
}

/// A symbol of a catalog: how wide it is against its height.
///
/// The file is a template of the SF Symbols app: an SVG whose guides `left-margin-Regular-M` and
/// `right-margin-Regular-M` are the ends of the symbol in text of 100 points ("Creating custom symbol images for your
/// app", Apple). The height is that of our other symbols, 22 points in text of 17.
struct AssetSymbol: Sendable, Hashable {
  /// The size of the symbol in text of 17 points.
  let size: CGSize

  /// Creates the symbol of the first file of a set.
  ///
  /// - Parameters:
  ///   - contents: The set.
  ///   - folder: The path of the set's folder.
  /// - Throws: A mistake if there is no file, or none with the guides.
  init(_ contents: SymbolSetContents, in folder: String) throws {
    guard let name = contents.symbols?.lazy.compactMap(\.filename).first else {
      throw AssetMistake(words: "it names no file")
    }
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)"),
      let text = String(data: data, encoding: .utf8)
    else { throw AssetMistake(words: "its file '\(name)' cannot be read") }
    let sides = ["left", "right"].map { Self.place(of: "\($0)-margin-Regular-M", in: text) }
    guard let left = sides[0], let right = sides[1], right > left else {
      throw AssetMistake(words: "its file '\(name)' has no guides of a symbol")
    }
    size = CGSize(width: (right - left) * 17 / 100, height: SystemSymbol.side)
  }

  /// Returns the place of an upright guide from the left, or `nil` if there is none of its name.
  private static func place(of guide: String, in text: String) -> CGFloat? {
    let line = text.split(separator: "<").first { $0.contains("id=\"\(guide)\"") }
    guard let line, let start = line.range(of: " x1=\"")?.upperBound else { return nil }
    let number = line[start...].prefix { $0 != "\"" }
    return Double(number).flatMap { $0.isFinite ? CGFloat($0) : nil }
  }
}
