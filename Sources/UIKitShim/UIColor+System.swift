import LayoutDevices
public import LayoutGeometry

// The colors that differ between light and dark appearance, by UIKit's names.
extension Color {
  /// `UIKit.UIColor.systemBlue`.
  public static var systemBlue: Self { SystemColor.systemBlue.dynamicColor }
  /// `UIKit.UIColor.systemGreen`.
  public static var systemGreen: Self { SystemColor.systemGreen.dynamicColor }
  /// `UIKit.UIColor.systemIndigo`.
  public static var systemIndigo: Self { SystemColor.systemIndigo.dynamicColor }
  /// `UIKit.UIColor.systemOrange`.
  public static var systemOrange: Self { SystemColor.systemOrange.dynamicColor }
  /// `UIKit.UIColor.systemPink`.
  public static var systemPink: Self { SystemColor.systemPink.dynamicColor }
  /// `UIKit.UIColor.systemPurple`.
  public static var systemPurple: Self { SystemColor.systemPurple.dynamicColor }
  /// `UIKit.UIColor.systemRed`.
  public static var systemRed: Self { SystemColor.systemRed.dynamicColor }
  /// `UIKit.UIColor.systemTeal`.
  public static var systemTeal: Self { SystemColor.systemTeal.dynamicColor }
  /// `UIKit.UIColor.systemYellow`.
  public static var systemYellow: Self { SystemColor.systemYellow.dynamicColor }
  /// `UIKit.UIColor.systemGray`.
  public static var systemGray: Self { SystemColor.systemGray.dynamicColor }
  /// `UIKit.UIColor.systemGray2`.
  public static var systemGray2: Self { SystemColor.systemGray2.dynamicColor }
  /// `UIKit.UIColor.systemGray3`.
  public static var systemGray3: Self { SystemColor.systemGray3.dynamicColor }
  /// `UIKit.UIColor.systemGray4`.
  public static var systemGray4: Self { SystemColor.systemGray4.dynamicColor }
  /// `UIKit.UIColor.systemGray5`.
  public static var systemGray5: Self { SystemColor.systemGray5.dynamicColor }
  /// `UIKit.UIColor.systemGray6`.
  public static var systemGray6: Self { SystemColor.systemGray6.dynamicColor }
  /// `UIKit.UIColor.label`.
  public static var label: Self { SystemColor.label.dynamicColor }
  /// `UIKit.UIColor.secondaryLabel`.
  public static var secondaryLabel: Self { SystemColor.secondaryLabel.dynamicColor }
  /// `UIKit.UIColor.tertiaryLabel`.
  public static var tertiaryLabel: Self { SystemColor.tertiaryLabel.dynamicColor }
  /// `UIKit.UIColor.quaternaryLabel`.
  public static var quaternaryLabel: Self { SystemColor.quaternaryLabel.dynamicColor }
  /// `UIKit.UIColor.placeholderText`.
  public static var placeholderText: Self { SystemColor.placeholderText.dynamicColor }
  /// `UIKit.UIColor.separator`.
  public static var separator: Self { SystemColor.separator.dynamicColor }
  /// `UIKit.UIColor.opaqueSeparator`.
  public static var opaqueSeparator: Self { SystemColor.opaqueSeparator.dynamicColor }
  /// `UIKit.UIColor.link`.
  public static var link: Self { SystemColor.link.dynamicColor }
  /// `UIKit.UIColor.systemBackground`.
  public static var systemBackground: Self { SystemColor.systemBackground.dynamicColor }
  /// `UIKit.UIColor.secondarySystemBackground`.
  public static var secondarySystemBackground: Self {
    SystemColor.secondarySystemBackground.dynamicColor
  }
  /// `UIKit.UIColor.tertiarySystemBackground`.
  public static var tertiarySystemBackground: Self {
    SystemColor.tertiarySystemBackground.dynamicColor
  }
  /// `UIKit.UIColor.systemGroupedBackground`.
  public static var systemGroupedBackground: Self {
    SystemColor.systemGroupedBackground.dynamicColor
  }
  /// `UIKit.UIColor.secondarySystemGroupedBackground`.
  public static var secondarySystemGroupedBackground: Self {
    SystemColor.secondarySystemGroupedBackground.dynamicColor
  }
  /// `UIKit.UIColor.tertiarySystemGroupedBackground`.
  public static var tertiarySystemGroupedBackground: Self {
    SystemColor.tertiarySystemGroupedBackground.dynamicColor
  }
  /// `UIKit.UIColor.systemFill`.
  public static var systemFill: Self { SystemColor.systemFill.dynamicColor }
  /// `UIKit.UIColor.secondarySystemFill`.
  public static var secondarySystemFill: Self { SystemColor.secondarySystemFill.dynamicColor }
  /// `UIKit.UIColor.tertiarySystemFill`.
  public static var tertiarySystemFill: Self { SystemColor.tertiarySystemFill.dynamicColor }
  /// `UIKit.UIColor.quaternarySystemFill`.
  public static var quaternarySystemFill: Self { SystemColor.quaternarySystemFill.dynamicColor }
}
