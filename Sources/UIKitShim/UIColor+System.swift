import LayoutDevices
public import LayoutViews

// The colors that differ between light and dark appearance, by UIKit's names.
extension ColorObject {
  /// `UIKit.UIColor.systemBlue`.
  public static var systemBlue: ColorObject { SystemColor.systemBlue.object }
  /// `UIKit.UIColor.systemGreen`.
  public static var systemGreen: ColorObject { SystemColor.systemGreen.object }
  /// `UIKit.UIColor.systemIndigo`.
  public static var systemIndigo: ColorObject { SystemColor.systemIndigo.object }
  /// `UIKit.UIColor.systemOrange`.
  public static var systemOrange: ColorObject { SystemColor.systemOrange.object }
  /// `UIKit.UIColor.systemPink`.
  public static var systemPink: ColorObject { SystemColor.systemPink.object }
  /// `UIKit.UIColor.systemPurple`.
  public static var systemPurple: ColorObject { SystemColor.systemPurple.object }
  /// `UIKit.UIColor.systemRed`.
  public static var systemRed: ColorObject { SystemColor.systemRed.object }
  /// `UIKit.UIColor.systemTeal`.
  public static var systemTeal: ColorObject { SystemColor.systemTeal.object }
  /// `UIKit.UIColor.systemYellow`.
  public static var systemYellow: ColorObject { SystemColor.systemYellow.object }
  /// `UIKit.UIColor.systemMint`.
  public static var systemMint: ColorObject { SystemColor.systemMint.object }
  /// `UIKit.UIColor.systemCyan`.
  public static var systemCyan: ColorObject { SystemColor.systemCyan.object }
  /// `UIKit.UIColor.systemBrown`.
  public static var systemBrown: ColorObject { SystemColor.systemBrown.object }
  /// `UIKit.UIColor.tintColor`, which is the tint that nobody set here, whatever that of a view is.
  public static var tintColor: ColorObject { SystemColor.systemBlue.object }
  /// `UIKit.UIColor.groupTableViewBackground`: that of grouped content.
  public static var groupTableViewBackground: ColorObject {
    SystemColor.systemGroupedBackground.object
  }
  /// `UIKit.UIColor.systemGray`.
  public static var systemGray: ColorObject { SystemColor.systemGray.object }
  /// `UIKit.UIColor.systemGray2`.
  public static var systemGray2: ColorObject { SystemColor.systemGray2.object }
  /// `UIKit.UIColor.systemGray3`.
  public static var systemGray3: ColorObject { SystemColor.systemGray3.object }
  /// `UIKit.UIColor.systemGray4`.
  public static var systemGray4: ColorObject { SystemColor.systemGray4.object }
  /// `UIKit.UIColor.systemGray5`.
  public static var systemGray5: ColorObject { SystemColor.systemGray5.object }
  /// `UIKit.UIColor.systemGray6`.
  public static var systemGray6: ColorObject { SystemColor.systemGray6.object }
  /// `UIKit.UIColor.label`.
  public static var label: ColorObject { SystemColor.label.object }
  /// `UIKit.UIColor.secondaryLabel`.
  public static var secondaryLabel: ColorObject { SystemColor.secondaryLabel.object }
  /// `UIKit.UIColor.tertiaryLabel`.
  public static var tertiaryLabel: ColorObject { SystemColor.tertiaryLabel.object }
  /// `UIKit.UIColor.quaternaryLabel`.
  public static var quaternaryLabel: ColorObject { SystemColor.quaternaryLabel.object }
  /// `UIKit.UIColor.placeholderText`.
  public static var placeholderText: ColorObject { SystemColor.placeholderText.object }
  /// `UIKit.UIColor.separator`.
  public static var separator: ColorObject { SystemColor.separator.object }
  /// `UIKit.UIColor.opaqueSeparator`.
  public static var opaqueSeparator: ColorObject { SystemColor.opaqueSeparator.object }
  /// `UIKit.UIColor.link`.
  public static var link: ColorObject { SystemColor.link.object }
  /// `UIKit.UIColor.systemBackground`.
  public static var systemBackground: ColorObject { SystemColor.systemBackground.object }
  /// `UIKit.UIColor.secondarySystemBackground`.
  public static var secondarySystemBackground: ColorObject {
    SystemColor.secondarySystemBackground.object
  }
  /// `UIKit.UIColor.tertiarySystemBackground`.
  public static var tertiarySystemBackground: ColorObject {
    SystemColor.tertiarySystemBackground.object
  }
  /// `UIKit.UIColor.systemGroupedBackground`.
  public static var systemGroupedBackground: ColorObject {
    SystemColor.systemGroupedBackground.object
  }
  /// `UIKit.UIColor.secondarySystemGroupedBackground`.
  public static var secondarySystemGroupedBackground: ColorObject {
    SystemColor.secondarySystemGroupedBackground.object
  }
  /// `UIKit.UIColor.tertiarySystemGroupedBackground`.
  public static var tertiarySystemGroupedBackground: ColorObject {
    SystemColor.tertiarySystemGroupedBackground.object
  }
  /// `UIKit.UIColor.systemFill`.
  public static var systemFill: ColorObject { SystemColor.systemFill.object }
  /// `UIKit.UIColor.secondarySystemFill`.
  public static var secondarySystemFill: ColorObject { SystemColor.secondarySystemFill.object }
  /// `UIKit.UIColor.tertiarySystemFill`.
  public static var tertiarySystemFill: ColorObject { SystemColor.tertiarySystemFill.object }
  /// `UIKit.UIColor.quaternarySystemFill`.
  public static var quaternarySystemFill: ColorObject { SystemColor.quaternarySystemFill.object }
}
