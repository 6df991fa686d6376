import Foundation
import LayoutDevices
import LayoutGeometry

/// The part of a picture's `Contents.json` that is read.
struct ImageSetContents: Decodable {
  /// A file of the picture for a kind of device and its pixels.
  struct Entry: Decodable {
    let filename: String?
    let idiom: String?
    let scale: String?
    let appearances: [AssetAppearance]?
  }

  struct Properties: Decodable {
    let intent: String?

    enum CodingKeys: String, CodingKey {
      case intent = "template-rendering-intent"
    }
  }

  let images: [Entry]?
  let properties: Properties?
}

/// A picture of a catalog: the sizes of its files.
struct AssetPicture: Sendable {
  private struct File: Sendable {
    let idiom: String
    /// The pixels of a point, or `nil` for a drawing of one size for all.
    let scale: CGFloat?
    /// The size in points, or `nil` if the file is missing or of a kind that is not read.
    let size: CGSize?
    let path: String
  }

  private var files: [File] = []
  private let renderingMode: Image.RenderingMode

  init(_ contents: ImageSetContents, in folder: String) {
    renderingMode =
      switch contents.properties?.intent {
      case "template": .alwaysTemplate
      case "original": .alwaysOriginal
      default: .automatic
      }
    // Files for the dark are as large as the others.
    for entry in contents.images ?? [] where (entry.appearances ?? []).isEmpty {
      guard let name = entry.filename else { continue }
      let path = "\(folder)/\(name)"
      let scale = entry.scale.flatMap { Double($0.filter { $0 != "x" }) }.flatMap {
        $0 > 0 ? $0 : nil
      }
      let file = FileManager.default.contents(atPath: path).map(ImageFile.init)
      files.append(
        File(
          idiom: entry.idiom ?? "universal",
          scale: scale.map { CGFloat($0) },
          size: file?.size(scale: scale ?? 1),
          path: path
        )
      )
    }
  }

  /// Returns the picture as it is on a screen, and the path of a file whose size is not known, if that is shown.
  ///
  /// That is the file for the kind of device, or else one for all; of these the one for the screen's pixels, or else
  /// that of the most pixels. A set without files has no size.
  func content(
    on idiom: Idiom,
    scale: CGFloat
  ) -> (content: Image.Content, unknownFile: String?) {
    let name = idiom == .pad ? "ipad" : "iphone"
    let own = files.filter { $0.idiom == name }
    let universal = files.filter { $0.idiom == "universal" }
    let fitting = own.isEmpty ? (universal.isEmpty ? files : universal) : own
    let file =
      fitting.first { $0.scale == nil } ?? fitting.first { $0.scale == scale }
      ?? fitting.max { ($0.scale ?? 0) < ($1.scale ?? 0) }
    var content = Image.Content(size: file?.size ?? .zero, scale: file?.scale ?? scale)
    content.renderingMode = renderingMode
    return (content, file.flatMap { $0.size == nil ? $0.path : nil })
  }
}
