import Foundation
import Testing
import UIKitShim

/// The sizes of symbols, by what configurations say together.
@Suite struct `Sizes of symbols` {
  private func symbol() throws -> UIImage { try #require(UIImage(systemName: "star")) }

  @Test func `one configuration goes before another as far as it says something`() throws {
    let size = UIImage.SymbolConfiguration(pointSize: 34)
    let scale = UIImage.SymbolConfiguration(scale: .large)
    #expect(try symbol().withConfiguration(size.applying(scale)).size.width == 55)
    #expect(try symbol().withConfiguration(scale.applying(size)).size.width == 44)
    let small = UIImage.SymbolConfiguration(pointSize: 17, scale: .small)
    #expect(try symbol().withConfiguration(small.applying(scale)).size.width == 27.5)
    let image = try symbol().withConfiguration(size).applyingSymbolConfiguration(scale)
    #expect(image?.size.width == 55)
  }

  @Test func `a view sizes symbols that leave it open`() throws {
    let view = UIImageView(
      image: try symbol(),
      highlightedImage: UIImage(size: CGSize(width: 9, height: 7))
    )
    #expect(view.intrinsicContentSize == CGSize(width: 22, height: 22))
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    #expect(view.intrinsicContentSize == CGSize(width: 44, height: 44))
    view.image = try symbol().withConfiguration(UIImage.SymbolConfiguration(pointSize: 17))
    #expect(view.intrinsicContentSize == CGSize(width: 22, height: 22))
    view.isHighlighted = true
    #expect(view.intrinsicContentSize == CGSize(width: 9, height: 7))
  }

  @Test(arguments: [false, true])
  func `a button sizes those of a state`(isConfigured: Bool) throws {
    let button = UIButton(type: .system)
    if isConfigured { button.configuration = .plain() }
    button.setImage(try symbol(), for: .normal)
    let before = button.intrinsicContentSize
    let large = UIImage.SymbolConfiguration(pointSize: 34)
    button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
    #expect(button.preferredSymbolConfigurationForImage(in: .highlighted) == large)
    #expect(button.intrinsicContentSize.width == before.width + 22)
  }
}
