package import Foundation
import LayoutGeometry

/// A reason why a picture cannot be framed as its file says.
package struct FramingProblem: Error, Hashable {
  /// The reason in words.
  package let message: String
  /// The advice.
  package let hint: String

  /// A body around a window that does not fill the screen.
  package static let windowInBody = Self(
    message: "a window that does not fill the screen has no body around it",
    hint: "write 'frame: screen', or delete 'window'"
  )

  /// Returns the problem of a part that reaches out of a screen of a size.
  package static func part(outsideOf screen: CGSize) -> Self {
    let size = "\(decimalText(screen.width)) by \(decimalText(screen.height))"
    return Self(
      message: "the part to show reaches out of the screen, which is \(size) points large",
      hint: "write left, top, width and height of a part inside"
    )
  }
}
