import LayoutDevices
import LayoutGeometry

extension Orientation: MeantChoice {
  static let meanings: KeyValuePairs<Self, String> = [
    .portrait: "vertical upright portrait-upside-down",
    .landscape: "horizontal sideways landscape-left landscape-right",
  ]
}

extension LayoutDirection: MeantChoice {
  static let meanings: KeyValuePairs<Self, String> = [
    .leftToRight: "ltr force-left-to-right", .rightToLeft: "rtl force-right-to-left",
  ]
}

extension ContentSizeCategory: MeantChoice {
  static let meanings: KeyValuePairs<Self, String> = [
    .extraSmall: "xs x-small", .small: "s", .medium: "m", .large: "l default normal",
    .extraLarge: "xl x-large", .extraExtraLarge: "xxl xx-large",
    .extraExtraExtraLarge: "xxxl xxx-large", .accessibilityMedium: "ax1 accessibility-medium",
    .accessibilityLarge: "ax2 accessibility-large",
    .accessibilityExtraLarge: "ax3 accessibility-extra-large",
    .accessibilityExtraExtraLarge: "ax4 accessibility-extra-extra-large",
    .accessibilityExtraExtraExtraLarge: "ax5 accessibility-extra-extra-extra-large largest",
  ]
}

extension AccessibilityContrast: MeantChoice {
  static let meanings: KeyValuePairs<Self, String> = [
    .normal: "low standard regular default off false no",
    .high: "high higher more increase increased-contrast on true yes",
  ]
}

extension LegibilityWeight: MeantChoice {
  static let meanings: KeyValuePairs<Self, String> = [
    .regular: "normal default light off false no", .bold: "heavy semibold bold-text on true yes",
  ]
}

extension MotionPreference: MeantChoice {
  static let meanings: KeyValuePairs<Self, String> = [
    .full: "normal default standard on true yes",
    .reduced: "reduce-motion reduced-motion less none minimal off false no",
  ]
}

extension SystemDesign: MeantChoice {
  static let meanings: KeyValuePairs<Self, String> = [
    .classic: "flat old legacy compatibility compatible",
    .glass: "liquid-glass liquid new modern",
  ]
}

extension Idiom: MeantChoice {
  static let meanings: KeyValuePairs<Self, String> = [.phone: "iPhone mobile", .pad: "iPad tablet"]
}

extension Cutout: MeantChoice {
  static let meanings: KeyValuePairs<Self, String> = [
    .none: "home-button", .notch: "sensor-housing camera", .island: "dynamic-island pill",
  ]
}

extension TableStyle: MeantChoice {
  static let meanings: KeyValuePairs<Self, String> = [
    .plain: "default", .insetGrouped: "inset rounded cards",
  ]
}
