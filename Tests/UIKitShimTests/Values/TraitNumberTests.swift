import Foundation
import Testing
import UIKitShim

/// Numbers of traits and spaces of colors, as in UIKit.
@Suite struct `Numbers as in UIKit` {
  @Test func `traits have those of UIKit, where no word is asked for`() {
    let traits = UITraitCollection { traits in
      traits.horizontalSizeClass = .regular
      traits.verticalSizeClass = .compact
      traits.userInterfaceIdiom = .pad
      traits.userInterfaceStyle = .dark
    }
    #expect("\(traits.horizontalSizeClass.rawValue) \(traits.verticalSizeClass.rawValue)" == "2 1")
    #expect("\(traits.userInterfaceIdiom.rawValue) \(traits.userInterfaceStyle.rawValue)" == "1 2")
    let contrasts: [UIAccessibilityContrast] = [.unspecified, .normal, .high]
    #expect(contrasts.map { $0.rawValue as Int } == [-1, 0, 1])
    let weights: [UILegibilityWeight] = [.unspecified, .regular, .bold]
    #expect(weights.map { $0.rawValue as Int } == [-1, 0, 1])
    #expect(UIUserInterfaceLayoutDirection.rightToLeft.rawValue + 0 == 1)
    #expect(UIUserInterfaceSizeClass(rawValue: 1) == .compact)
    #expect(UIUserInterfaceSizeClass(rawValue: 0) == .unspecified)
    #expect(UIUserInterfaceSizeClass(rawValue: 3) == nil)
    #expect(UIUserInterfaceIdiom(rawValue: 5) == nil)
    let weight: CGFloat = UIFont.Weight.bold.rawValue
    #expect(weight == 0.4)
  }

  @Test func `a gray has one channel`() throws {
    let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    #expect(UIColor.white.cgColor.components == [1, 1])
    #expect(white.cgColor.components == [1, 1, 1, 1])
    #expect(UIColor.black.withAlphaComponent(0.5).cgColor.components == [0, 0.5])
    #expect(UIColor.lightGray.cgColor.numberOfComponents == 2)
    #expect(UIColor.red.cgColor.numberOfComponents == 4)
    #expect(UIColor(cgColor: UIColor.gray.cgColor).cgColor.numberOfComponents == 2)
    // Those of layers are compared by what is seen of them.
    #expect(UIColor.white != white && UIColor.white.cgColor == white.cgColor)
  }

  @Test func `copies of styles have their tabs`() throws {
    let style = NSMutableParagraphStyle()
    style.tabStops = [NSTextTab(textAlignment: .left, location: 40)]
    style.defaultTabInterval = 20
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy.tabStops.map(\.location) == [40] && copy.defaultTabInterval == 20)
    let other = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
    other.addTabStop(NSTextTab(textAlignment: .left, location: 10))
    #expect(other.tabStops.map(\.location) == [10, 40] && style.tabStops.count == 1)
  }
}
