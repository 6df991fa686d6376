package import Foundation
@_spi(SystemViews) package import LayoutViews

/// A view that stands for one of another program, and is touched as that one is by UIKit's rules.
package final class StandInView: View {
  /// A meaning of touches to the view.
  package enum TouchRole: Hashable, Sendable {
    /// Touches anywhere in it are meant for it, as for a control or a row.
    case subject
    /// Touches of its own are meant for it, as for a view with recognizers.
    case target
    /// Touches are meant for other views in it.
    case container
  }

  /// The name in reports.
  package let name: String
  /// The meaning of touches to it.
  package let touchRole: TouchRole
  /// The number of the view that it stands for, or `nil` if it stands for none.
  package let number: Int?
  /// The line of the file in which that view is described, or `nil` if it is in none.
  package let line: Int?
  /// Whether touches that no subview takes go to what is behind it.
  package let isPassingThrough: Bool

  /// Creates a view without a size.
  package init(
    name: String,
    touchRole: TouchRole = .container,
    number: Int? = nil,
    line: Int? = nil,
    isPassingThrough: Bool = false
  ) {
    self.name = name
    self.touchRole = touchRole
    self.number = number
    self.line = line
    self.isPassingThrough = isPassingThrough
    super.init(frame: .zero)
  }

  package required init?(coder: NSCoder) { nil }

  @_spi(SystemViews) public override class var ownFile: String { #fileID }

  package override func hitTest(_ point: CGPoint, with event: Event?) -> View? {
    let hit = super.hitTest(point, with: event)
    return isPassingThrough && hit === self ? nil : hit
  }
}
