public import Foundation
public import LayoutViews

extension UIScreen {
  /// The screens: one.
  public static var screens: [UIScreen] { [.main] }
  /// The brightness, which has no effect.
  public final var brightness: CGFloat {
    get { AssociatedObjects.value("brightness", with: self) as? CGFloat ?? 0.5 }
    set { AssociatedObjects.keep(newValue, "brightness", with: self) }
  }
  /// The frames a second that the screen can show: 60, as links of the virtual clock have it.
  public final var maximumFramesPerSecond: Int { 60 }
  /// Whether the screen is recorded: never here.
  public final var isCaptured: Bool { false }
  /// The screen that shows the same: none.
  public final var mirrored: UIScreen? { nil }
}
