public import Foundation
import LayoutDiagnostics
import LayoutGeometry
public import LayoutText
import LayoutViews

// Descriptors by name and by attributes: there are no letters but the system's.
extension FontDescriptor {
  /// Creates the description of the system's letters in a size, with a finding: fonts are not known by their names.
  ///
  /// - Parameters:
  ///   - fontName: The name of a font.
  ///   - size: The size in points.
  ///   - fileID: The file of the call, for the finding.
  ///   - line: The line of the call.
  public init(
    name fontName: String,
    size: CGFloat,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(.systemFont(ofSize: size))
    Self.tellNoEffect(
      of: "name: \(fontName.debugDescription)",
      at: SourceMark(file: fileID, line: line)
    )
  }

  /// Creates the description of the system's letters with some attributes, and a finding for those without effect.
  ///
  /// - Parameter attributes: The attributes, of which the size, the text style and the weight have one.
  public init(fontAttributes attributes: [AttributeName: Any]) {
    let style = attributes[.textStyle]
    let named = style as? TextStyle ?? (style as? String).flatMap(TextStyle.init(rawValue:))
    var left = attributes
    left[.textStyle] = nil
    let plain = named.map { Self.preferredFontDescriptor(withTextStyle: $0) }
    self = (plain ?? Self(.systemFont(ofSize: 12))).addingAttributes(left)
  }

  /// Returns the descriptor with the size and weight of some attributes, and a finding for others.
  ///
  /// Digits of one width are what all digits have here.
  public func addingAttributes(_ attributes: [AttributeName: Any]) -> Self {
    var result = self
    for (name, value) in attributes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      switch name {
      case .size: result = result.withSize(CGFloat(attribute: value) ?? pointSize)
      case .traits: result = result.adding(traits: value)
      case .featureSettings where Self.areMonospacedDigits(value): break
      default: Self.tellNoEffect(of: name.rawValue)
      }
    }
    return result
  }

  private func adding(traits value: Any) -> Self {
    let traits = value as? [TraitKey: Any] ?? [:]
    var result = self
    if let weight = traits[.weight].flatMap(FontWeight.init(attribute:)) {
      let heavy = FontDescriptor(font(ofSize: 0).withWeight(weight))
      let slant = symbolicTraits.intersection(.traitItalic)
      result = heavy.withSymbolicTraits(heavy.symbolicTraits.union(slant)) ?? heavy
    }
    for key in [TraitKey.width, .slant] where CGFloat(attribute: traits[key]) ?? 0 != 0 {
      Self.tellNoEffect(of: key.rawValue)
    }
    let known: Set<TraitKey> = [.weight, .width, .slant]
    for key in traits.keys.map(\.rawValue).sorted() where !known.contains(TraitKey(rawValue: key)) {
      Self.tellNoEffect(of: key)
    }
    return result
  }

  private static func areMonospacedDigits(_ value: Any) -> Bool {
    let features = value as? [[FeatureKey: Any]] ?? []
    return features.allSatisfy {
      $0[.type] as? Int == kNumberSpacingType && $0[.selector] as? Int == kMonospacedNumbersSelector
    }
  }

  /// Records that something of a descriptor is not seen.
  static func tellNoEffect(of name: String, at mark: SourceMark? = nil) {
    SettingWithoutEffect.record(
      name,
      of: "UIFontDescriptor",
      "the letters are the system's",
      hint: "texts are as wide as without it",
      at: mark
    )
  }
}

extension CGFloat {
  /// Creates the number of an attribute, which may be of several types.
  fileprivate init?(attribute value: Any?) {
    switch value {
    case let number as CGFloat: self = number
    case let number as Double: self = CGFloat(number)
    case let number as Float: self = CGFloat(number)
    case let number as Int: self = CGFloat(number)
    case let number as NSNumber: self = CGFloat(truncating: number)
    default: return nil
    }
  }
}

extension FontWeight {
  fileprivate init?(attribute value: Any) {
    if let weight = value as? FontWeight {
      self = weight
    } else if let number = value as? Int, let weight = FontWeight(rawValue: number) {
      self = weight
    } else if let number = CGFloat(attribute: value) {
      self.init(rawValue: number)
    } else {
      return nil
    }
  }
}
