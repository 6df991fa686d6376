import Foundation
import LayoutText

/// The space between two neighbors that the system recommends, in points: 8 since iOS 7.
let systemSpacing: CGFloat = 8

extension LayoutConstraint {
  /// The space that the system recommends between the two places.
  ///
  /// It depends on the fonts if a place is the baseline of a text (`NSLayoutAnchor.h`): two lines of
  /// the larger font are that far apart in a paragraph.
  var systemSpace: CGFloat {
    let fonts = [first, second].compactMap { $0?.baselineFont }
    return fonts.map { $0.lineHeight + $0.leading }.max() ?? systemSpacing
  }
}

extension LayoutOperand {
  /// The font of the text whose baseline this is, or `nil` for any other place.
  fileprivate var baselineFont: Font? {
    guard let view = node.item as? View else { return nil }
    return switch attribute {
    case .firstBaseline: view.firstBaseline.view.baselineFont
    case .lastBaseline: view.lastBaseline.view.baselineFont
    default: nil
    }
  }
}
