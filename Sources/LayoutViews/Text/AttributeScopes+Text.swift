public import Foundation
import LayoutGeometry
import LayoutText

extension AttributeScopes {
  /// The scope of UIKit's attributes of texts: fonts, colors and distances, as far as texts are measured
  /// and drawn by them.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// The space added after each letter, in points.
    public let kern: KernAttribute
    /// The space added after each letter, in points, by its newer name.
    public let tracking: TrackingAttribute
    /// A line under the letters.
    public let underlineStyle: UnderlineStyleAttribute

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = FontObject
      /// The name in UIKit.
      public static let name = NSAttributedString.Key.font.rawValue
    }
    /// The color of the letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A color.
      public typealias Value = ColorObject
      /// The name in UIKit.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    /// The color behind the letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A color.
      public typealias Value = ColorObject
      /// The name in UIKit.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    /// The space added after each letter.
    public enum KernAttribute: AttributedStringKey {
      /// A number of points.
      public typealias Value = CGFloat
      /// The name in UIKit.
      public static let name = NSAttributedString.Key.kern.rawValue
    }
    /// The space added after each letter.
    public enum TrackingAttribute: AttributedStringKey {
      /// A number of points.
      public typealias Value = CGFloat
      /// The name in UIKit.
      public static let name = NSAttributedString.Key.tracking.rawValue
    }
    /// A line under the letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A kind of line.
      public typealias Value = UnderlineStyle
      /// The name in UIKit.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
  }

  /// The attributes of UIKit.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// The attribute of UIKit with a name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

extension AttributeContainer {
  /// Creates the attributes of a dictionary, as far as they are known from UIKit.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    self.uiKit.font = dictionary[.font] as? FontObject
    self.uiKit.foregroundColor = dictionary[.foregroundColor] as? ColorObject
    self.uiKit.backgroundColor = dictionary[.backgroundColor] as? ColorObject
    self.uiKit.kern = dictionary[.kern] as? CGFloat
    self.uiKit.tracking = dictionary[.tracking] as? CGFloat
  }
}

extension NSAttributedString {
  /// Creates the text of a value with attributes, as far as UIKit's are known.
  public convenience init(_ text: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in text.runs {
      result.append(
        NSAttributedString(
          string: String(text[run.range].characters),
          attributes: run.attributes.dictionary
        )
      )
    }
    self.init(attributedString: result)
  }
}

extension AttributeContainer {
  /// The attributes of UIKit by their names.
  package var dictionary: [NSAttributedString.Key: Any] {
    var dictionary: [NSAttributedString.Key: Any] = [:]
    dictionary[.font] = self.uiKit.font
    dictionary[.foregroundColor] = self.uiKit.foregroundColor
    dictionary[.backgroundColor] = self.uiKit.backgroundColor
    dictionary[.kern] = self.uiKit.kern
    dictionary[.tracking] = self.uiKit.tracking
    return dictionary
  }
}
