// The names are those of Core Text.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import LayoutText

extension FontDescriptor {
  /// `UIKit.UIFontDescriptor.TraitKey`.
  public struct TraitKey: RawRepresentable, Sendable, Hashable {
    /// The word as in UIKit.
    public let rawValue: String
    /// Creates a key from UIKit's word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The bold and slanted look.
    public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")
    /// The weight.
    public static let weight = Self(rawValue: "NSCTFontWeightTrait")
    /// The width of letters.
    public static let width = Self(rawValue: "NSCTFontProportionTrait")
    /// The slant of letters.
    public static let slant = Self(rawValue: "NSCTFontSlantTrait")
  }

  /// `UIKit.UIFontDescriptor.FeatureKey`.
  public struct FeatureKey: RawRepresentable, Sendable, Hashable {
    /// The word as in UIKit.
    public let rawValue: String
    /// Creates a key from UIKit's word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of form.
    public static let type = Self(rawValue: "CTFeatureTypeIdentifier")
    /// The form of that kind.
    public static let selector = Self(rawValue: "CTFeatureSelectorIdentifier")
    /// The kind of form, until iOS 15.
    public static let featureIdentifier = type
    /// The form of that kind, until iOS 15.
    public static let typeIdentifier = selector
  }
}

// Numbers of Core Text's SFNTLayoutTypes.h.

/// The kind of the ties of letters.
public let kLigaturesType = 1
/// The ties of letters as the font has them.
public let kCommonLigaturesOnSelector = 2
/// The absence of ties of letters.
public let kCommonLigaturesOffSelector = 3
/// The kind of letters in small capitals, of older fonts.
public let kLetterCaseType = 3
/// The small capitals of older fonts.
public let kSmallCapsSelector = 3
/// The kind of the width of digits.
public let kNumberSpacingType = 6
/// The digits of one width.
public let kMonospacedNumbersSelector = 0
/// The digits that are as wide as each is.
public let kProportionalNumbersSelector = 1
/// The kind of the height at which letters are.
public let kVerticalPositionType = 10
/// The letters at their height.
public let kNormalPositionSelector = 0
/// The letters above.
public let kSuperiorsSelector = 1
/// The letters below.
public let kInferiorsSelector = 2
/// The kind of fractions.
public let kFractionsType = 11
/// The absence of fractions.
public let kNoFractionsSelector = 0
/// The fractions with a slanted line.
public let kDiagonalFractionsSelector = 2
/// The kind of the height of digits.
public let kNumberCaseType = 21
/// The digits as high as small letters.
public let kLowerCaseNumbersSelector = 0
/// The digits as high as capital letters.
public let kUpperCaseNumbersSelector = 1
/// The kind of other forms that a font has.
public let kStylisticAlternativesType = 35
/// The first of the other forms.
public let kStylisticAltOneOnSelector = 2
/// The second of the other forms.
public let kStylisticAltTwoOnSelector = 4
/// The third of the other forms.
public let kStylisticAltThreeOnSelector = 6
/// The kind of small letters.
public let kLowerCaseType = 37
/// The small letters as small capitals.
public let kLowerCaseSmallCapsSelector = 1
/// The kind of capital letters.
public let kUpperCaseType = 38
/// The capital letters as small capitals.
public let kUpperCaseSmallCapsSelector = 1
