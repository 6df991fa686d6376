import Testing
import UIKitShim

extension UIImage {
  static let placeholder = UIImage(size: CGSize(width: 40, height: 30))
  class var tick: UIImage? { UIImage(systemName: "checkmark") }

  convenience init(side: CGFloat) { self.init(size: CGSize(width: side, height: side)) }
}

/// A picture that knows where it comes from, as an app's own subclass does.
// Unchecked, since a subclass has to repeat how pictures conform.
private final class SourcedImage: UIImage, @unchecked Sendable {
  let source: String

  init(source: String, size: CGSize) {
    self.source = source
    super.init(size: size)
  }

  required init?(coder: NSCoder) {
    source = ""
    super.init(coder: coder)
  }
}

/// A file of a picture by its first bytes, with the size that they say.
struct ImageFileRow: CustomTestStringConvertible {
  let testDescription: String
  let bytes: [UInt8]
  let size: CGSize?

  static let pngSign: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  static let pngHeader: [UInt8] =
    [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 60, 0, 0, 0x01, 0x00, 8, 6, 0, 0, 0]
  static let jpegParts: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xDB, 0, 3, 7]
  static let jpegFrame: [UInt8] = [0xFF, 0xC2, 0, 11, 8, 0, 48, 0x01, 0x02, 1, 1, 0x11, 0]

  static let all = [
    Self(testDescription: "PNG", bytes: pngSign + pngHeader, size: CGSize(width: 60, height: 256)),
    Self(
      testDescription: "PNG as Xcode packs it",
      bytes: pngSign + [0, 0, 0, 4, 0x43, 0x67, 0x42, 0x49, 1, 2, 3, 4, 5, 6, 7, 8] + pngHeader,
      size: CGSize(width: 60, height: 256)
    ),
    Self(testDescription: "PNG cut short", bytes: pngSign + pngHeader.prefix(14), size: nil),
    Self(
      testDescription: "JPEG, progressive, behind other parts",
      bytes: jpegParts + jpegFrame,
      size: CGSize(width: 258, height: 48)
    ),
    Self(testDescription: "JPEG without a frame", bytes: jpegParts, size: nil),
    Self(
      testDescription: "JPEG that goes in circles",
      bytes: [0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0xFF],
      size: nil
    ),
    Self(
      testDescription: "GIF",
      bytes: Array("GIF89a".utf8) + [20, 1, 10, 0],
      size: CGSize(width: 276, height: 10)
    ),
    Self(
      testDescription: "no width",
      bytes: Array("GIF89a".utf8) + [0, 0, 10, 0],
      size: nil
    ),
    Self(testDescription: "text", bytes: Array("GIF of a cat".utf8), size: nil),
    Self(testDescription: "nothing", bytes: [], size: nil),
  ]
}

/// Pictures as objects, which app code extends, compares and keeps.
struct UIImageTests {
  @Test func `a view answers the picture that it was given`() throws {
    let image = UIImage(side: 24)
    let view = UIImageView(image: image)
    #expect(view.image === image)
    let button = UIButton()
    button.setImage(image, for: .normal)
    #expect(button.image(for: .normal) === image && button.currentImage === image)
    var content = UIListContentConfiguration.cell()
    content.image = image
    #expect(content.image === image)
    #expect(UIImage.placeholder === UIImage.placeholder)
    #expect(UIImage.tick?.isSymbolImage == true)
  }

  @Test func `pictures are equal by what is known of them`() throws {
    let image = UIImage(side: 24)
    #expect(image == UIImage(side: 24) && image !== UIImage(side: 24))
    #expect(image != UIImage(side: 25))
    #expect(Set([image, UIImage(side: 24), UIImage(side: 25)]).count == 2)
    #expect(image.copy() as? UIImage === image)
    // The macro cannot take `AnyObject` apart (Swift 6.3 does not compile it).
    let isItself = (image as AnyObject) === image
    #expect(isItself)
    let star = try #require(UIImage(systemName: "star"))
    #expect(star != UIImage(systemName: "bell"))
    let cache = NSCache<NSString, UIImage>()
    cache.setObject(star, forKey: "star")
    #expect(cache.object(forKey: "star") === star)
  }

  @Test func `a subclass keeps what it adds`() {
    let image = SourcedImage(source: "camera", size: CGSize(width: 8, height: 6))
    let view = UIImageView(image: image)
    #expect((view.image as? SourcedImage)?.source == "camera")
    #expect(view.intrinsicContentSize == CGSize(width: 8, height: 6))
  }

  @Test func `changes answer another picture`() throws {
    let image = UIImage(side: 24)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(image.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
    let stretched = image.resizableImage(withCapInsets: insets, resizingMode: .stretch)
    #expect(stretched.capInsets == insets && stretched.resizingMode == .stretch)
    #expect(image.resizableImage(withCapInsets: insets).resizingMode == .tile)
    #expect(stretched.size == image.size && image.capInsets == .zero)
    let flipped = image.imageFlippedForRightToLeftLayoutDirection()
    #expect(flipped.flipsForRightToLeftLayoutDirection && !image.flipsForRightToLeftLayoutDirection)
    #expect(image.withAlignmentRectInsets(insets).alignmentRectInsets == insets)
    let configuration = UIImage.SymbolConfiguration(pointSize: 34)
    let large = try #require(UIImage(systemName: "star", withConfiguration: configuration))
    #expect(large.size == CGSize(width: 44, height: 44))
    #expect(large.symbolConfiguration == configuration)
    #expect(image.applyingSymbolConfiguration(configuration) === image)
    #expect(image.scale == 1 && UIImage().size == .zero)
  }

  @Test(arguments: ImageFileRow.all)
  func `a file says the size of its picture`(_ row: ImageFileRow) {
    #expect(UIImage(data: Data(row.bytes))?.size == row.size)
  }

  @Test func `the name of a file says the pixels of a point`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["bar@2x.png", "bar@3x~ipad.png", "bar.png"] {
      let data = Data(ImageFileRow.pngSign + ImageFileRow.pngHeader)
      try data.write(to: folder.appendingPathComponent(name))
    }
    func image(_ name: String) -> UIImage? {
      UIImage(contentsOfFile: folder.appendingPathComponent(name).path)
    }
    #expect(image("bar@2x.png")?.size == CGSize(width: 30, height: 128))
    #expect(image("bar@2x.png")?.scale == 2)
    #expect(image("bar@3x~ipad.png")?.size.width == 20)
    #expect(image("bar.png")?.size.width == 60)
    #expect(image("missing.png") == nil)
  }
}
