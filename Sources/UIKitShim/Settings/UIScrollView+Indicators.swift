public import LayoutViews

extension ScrollView {
  /// `UIKit.UIScrollView.IndicatorStyle`.
  public enum IndicatorStyle: Int, Sendable, Hashable {
    /// As the ground asks for.
    case `default` = 0
    /// Dark, for light ground.
    case black = 1
    /// Light, for dark ground.
    case white = 2
  }

  /// The color of the indicators, which is kept: they are drawn as the appearance asks for.
  public final var indicatorStyle: IndicatorStyle {
    get { kept("indicatorStyle") ?? .default }
    set { keep(newValue, "indicatorStyle", isSeen: newValue != .default) }
  }
}
