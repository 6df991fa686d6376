package import Foundation

/// A view as a dump describes it; what the dump leaves out is UIKit's default.
package struct DumpedView: Sendable, Hashable {
  /// The class, as it is written.
  package var className: String
  /// The class of UIKit that it comes from, or `nil` if the dump names none, as of UIKit's own classes.
  package var baseClass: String?
  /// The address, `0x7f10`.
  package var address: String
  /// The text of a label or field, as far as it is written, or `nil` for none.
  package var text: String?
  /// The frame in the superview's coordinates, or `nil` if it is not said or no usable numbers.
  package var frame: CGRect?
  /// The origin of the bounds, which scrolling moves.
  package var boundsOrigin = CGPoint.zero
  /// The size of the bounds, or `nil` if it is not written and follows from the frame.
  package var boundsSize: CGSize?
  /// The numbers a, b, c, d, tx and ty of the transform, or empty for none.
  package var transform: [CGFloat] = []
  /// Whether it and all in it is neither seen nor touched.
  package var isHidden = false
  /// The opacity.
  package var alpha: CGFloat = 1
  /// Whether it and the views in it can be touched.
  package var isUserInteractionEnabled = true
  /// Whether parts outside the bounds are not drawn.
  package var clipsToBounds = false
  /// Whether it has gesture recognizers.
  package var hasRecognizers = false
  /// Whether it scrolls: the dump has an offset of its content.
  package var isScrollView = false
  /// Whether animations run on its layer.
  package var isAnimated = false
  /// Whether the dump says that a control is not enabled, which UIKit's own description does not.
  package var isDisabled = false
  /// Whether a transform is written that is no plane one.
  package var hasUnknownTransform = false

  /// The depth in its tree, 0 for the first view.
  package var depth = 0
  /// The place in the list of views of the view that it is in, or `nil` for the first of a tree.
  package var parent: Int?
  /// The line of the dump, from 1.
  package var line = 1
  /// The place of its description in the bytes of the dump.
  var place = 0
  /// The start of its line in the bytes of the dump.
  var lineStart = 0

  init(className: String, address: String) {
    self.className = className
    self.address = address
  }
}

extension DumpedView {
  /// A kind of view, by what touches mean to it.
  package enum Kind: Hashable, Sendable {
    /// A control.
    case control
    /// A row of a table, or an item of a collection.
    case row
    /// A view with recognizers of the application.
    case recognizing
    /// A window.
    case window
    /// Any other view.
    case plain
  }

  /// The name of the class without its module.
  package var shortClass: String { DumpedClassName.short(className) }

  /// Whether the class is the application's: UIKit says where such a class comes from, or its name has a module.
  package var isOfApplication: Bool {
    if className.contains("SwiftUI") || DumpedClassName.isContainer(shortClass) { return false }
    return baseClass != nil || className.contains(".") || className.hasPrefix("_Tt")
  }

  /// The kind, by the class, the class of UIKit that it comes from, and the recognizers.
  ///
  /// A dump does not say whose recognizers they are. UIKit's containers and scroll views have some for
  /// themselves, and so they count of the application's classes and of plain views only.
  package var kind: Kind {
    let base = baseClass.map(DumpedClassName.short)
    if let kind = DumpedClassName.kind(of: base ?? shortClass) { return kind }
    if base == nil || base == "UIView", let kind = DumpedClassName.kind(of: shortClass) {
      return kind
    }
    guard hasRecognizers, !isScrollView else { return .plain }
    return DumpedClassName.isContainer(base ?? shortClass) ? .plain : .recognizing
  }
}
