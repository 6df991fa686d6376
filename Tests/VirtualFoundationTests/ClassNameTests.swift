import Foundation
import LayoutControls
import LayoutViews
import Testing
import VirtualFoundation

import func VirtualFoundation.NSStringFromClass

/// The names of classes as Objective-C has them.
struct ClassNameTests {
  private final class Card: View {}

  @Test func `a class of UIKit has its name, and an app's that of its module too`() {
    #expect(NSStringFromClass(Button.self) == "UIButton")
    #expect(NSStringFromClass(Card.self) == "VirtualFoundationTests.ClassNameTests.Card")
  }
}
