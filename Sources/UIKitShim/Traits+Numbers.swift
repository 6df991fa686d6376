public import Foundation
public import LayoutDevices
public import LayoutGeometry

// The numbers of traits as in UIKit, where the words of scenarios are the raw values of ours.

extension SizeClass {
  /// The number as in UIKit.
  public var rawValue: Int {
    switch self {
    case .unspecified: 0
    case .compact: 1
    case .regular: 2
    }
  }

  /// Creates a class of room of UIKit's number.
  public init?(rawValue: Int) { self.init(number: rawValue, \.rawValue, in: [.unspecified]) }
}

extension Idiom {
  /// The number as in UIKit.
  public var rawValue: Int {
    switch self {
    case .phone: 0
    case .pad: 1
    }
  }

  /// Creates a kind of device of UIKit's number; `nil` comes of those that are not simulated.
  public init?(rawValue: Int) { self.init(number: rawValue, \.rawValue) }
}

extension AccessibilityContrast {
  /// The number as in UIKit.
  public var rawValue: Int {
    switch self {
    case .unspecified: -1
    case .normal: 0
    case .high: 1
    }
  }

  /// Creates a contrast of UIKit's number.
  public init?(rawValue: Int) { self.init(number: rawValue, \.rawValue, in: [.unspecified]) }
}

extension LegibilityWeight {
  /// The number as in UIKit.
  public var rawValue: Int {
    switch self {
    case .unspecified: -1
    case .regular: 0
    case .bold: 1
    }
  }

  /// Creates a weight of UIKit's number.
  public init?(rawValue: Int) { self.init(number: rawValue, \.rawValue, in: [.unspecified]) }
}

extension LayoutDirection {
  /// The number as in UIKit.
  public var rawValue: Int {
    switch self {
    case .leftToRight: 0
    case .rightToLeft: 1
    }
  }

  /// Creates a direction of UIKit's number.
  public init?(rawValue: Int) { self.init(number: rawValue, \.rawValue) }
}

extension FontWeight {
  /// The number as in UIKit, from -1 to 1.
  public var rawValue: CGFloat {
    switch self {
    case .regular: 0
    case .medium: 0.23
    case .semibold: 0.3
    case .bold: 0.4
    }
  }
}

extension CaseIterable {
  fileprivate init?(number: Int, _ numberOf: (Self) -> Int, in others: [Self] = []) {
    guard let found = (others + Array(Self.allCases)).first(where: { numberOf($0) == number })
    else {
      return nil
    }
    self = found
  }
}
