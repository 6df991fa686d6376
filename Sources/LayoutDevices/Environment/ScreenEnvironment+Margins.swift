package import Foundation
package import LayoutGeometry

extension ScreenEnvironment {
  /// The leading and trailing margin of a screen's root view.
  ///
  /// It is 16 if the screen as it is held is narrower than 414 points, otherwise 20 (frames that
  /// Interface Builder saved: 375 gives 16, 414 and 568 give 20). Above and below it is 0.
  package var rootLayoutMargin: CGFloat { layoutMargin(forWidth: size.width) }

  /// Returns the side margin that a root view or a table of this width has on the device.
  package func layoutMargin(forWidth width: CGFloat) -> CGFloat {
    device.layoutMargin ?? Self.layoutMargin(forWidth: width)
  }

  /// Returns the side margin that a root view or a table of this width has: 16 or 20.
  package static func layoutMargin(forWidth width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }

  /// The width that a line of text should not exceed: the limit of the readable content guide.
  package var readableContentWidth: CGFloat { contentSizeCategory.readableContentWidth }
}

extension ContentSizeCategory {
  /// The width that a line of text should not exceed: the limit of the readable content guide.
  ///
  /// It is 672 at the default text size (side offsets of 48 on a tablet 768 wide, measured). For other
  /// sizes it follows the body font between 560 and 896 (not measured).
  package var readableContentWidth: CGFloat {
    switch self {
    case .extraSmall: 560
    case .small: 593
    case .medium: 632
    case .large, .unspecified: 672
    case .extraLarge: 751
    case .extraExtraLarge: 830
    case .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge,
      .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge:
      896
    }
  }
}
