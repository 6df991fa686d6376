import Foundation
import LayoutControls
import LayoutDevices
import LayoutGeometry
import LayoutTables
import LayoutText
import LayoutViews

/// What a view itself looks like, without the views in it: equal looks give equal art.
///
/// Cheap to read from a view, so that art is made anew only where something changed.
struct ViewLooks: Equatable {
  /// The kinds of view that have a look of their own, or more to tell than others.
  enum Kind {
    case plain
    case cell
    case label
    case statusSign
    case editControl
    case image
    case control
    case accessory
    case reorderControl
    case liftShadow
    case homeIndicator
    case scrollView

    init(of view: View) {
      self =
        switch view {
        case is Label: .label
        case is TableViewCell: .cell
        case is StatusBar.SignView: .statusSign
        case is EditControl: .editControl
        case is ImageView: .image
        case is any DrawnControl: .control
        case is AccessoryView: .accessory
        case is ReorderControl: .reorderControl
        case is LiftShadow: .liftShadow
        case is HomeIndicator: .homeIndicator
        case is ScrollView: .scrollView
        default: .plain
        }
    }
  }

  /// What is drawn over the background.
  enum Content: Equatable {
    case none
    case label(LabelLooks)
    case statusSign(StatusBar.Sign)
    case editControl(EditControl.Kind, isOn: Bool, circle: CGRect)
    case image(CGRect)
    case drawing([DrawnShape])
    case symbol(SystemSymbol, CGRect, Color)
    case accessory(AccessoryLooks)
    case grip
    case shadow(LiftShadow.Look)
  }

  /// A background whose corners are round, as that of a row at the end of a group.
  struct RoundRow: Equatable {
    let radius: CGFloat
    let roundsTop: Bool
    let roundsBottom: Bool
  }

  struct Border: Equatable {
    let color: Color
    let width: CGFloat
  }

  let bounds: CGRect
  /// The appearance in which colors are shown.
  let style: InterfaceStyle
  let background: Color?
  let isPill: Bool
  let cornerRadius: CGFloat
  let roundRow: RoundRow?
  let border: Border?
  let content: Content
  /// How far the background goes on behind a bar that it meets, above and below.
  var reach = Reach(top: 0, bottom: 0)

  /// How far something goes beyond the bounds.
  struct Reach: Equatable {
    let top: CGFloat
    let bottom: CGFloat
  }
}

/// What the lines of a label follow from.
struct LabelLooks: Equatable {
  let text: String?
  let attributes: AttributedContent?
  let font: Font
  let color: Color?
  let isEnabled: Bool
  let alignment: TextAlignment
  let direction: View.SemanticContentAttribute
  let lineLimit: Int
  let area: CGRect?

  init(_ label: Label) {
    text = label.text
    attributes = label.attributed
    font = label.font
    color = label.ownTextColor
    area = label.textArea
    isEnabled = label.isEnabled
    alignment = label.textAlignment
    direction = label.semanticContentAttribute
    lineLimit = label.numberOfLines
  }
}

/// What is at the trailing edge of a row.
struct AccessoryLooks: Equatable {
  let button: CGRect?
  let buttonOpacity: Double
  let disclosure: CGRect?
  let isCheckmark: Bool
  let isMirrored: Bool

  init(_ accessory: AccessoryView) {
    button = accessory.buttonFrame
    buttonOpacity = accessory.buttonOpacity
    disclosure = accessory.disclosureFrame
    isCheckmark = accessory.kind == .checkmark
    isMirrored = accessory.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}

extension ViewLooks {
  /// Reads the looks of a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - kind: Its kind.
  ///   - cell: The cell that the view is, or lies in directly; nil for all others.
  ///   - style: The appearance of the view.
  init(of view: View, kind: Kind, cell: TableViewCell?, style: InterfaceStyle) {
    bounds = view.bounds
    self.style = style
    background = view.backgroundColor
    isPill = kind == .homeIndicator
    let layer = view.layerIfUsed
    cornerRadius = layer?.cornerRadius ?? 0
    roundRow = background == nil ? nil : cell.flatMap { RoundRow(behind: view, in: $0) }
    border = layer.flatMap { layer in
      guard layer.borderWidth > 0, let color = layer.borderColor else { return nil }
      return Border(color: color, width: layer.borderWidth)
    }
    content = Content(of: view, kind: kind)
  }
}

extension ViewLooks.Content {
  fileprivate init(of view: View, kind: ViewLooks.Kind) {
    switch kind {
    case .plain, .cell, .homeIndicator, .scrollView:
      self = .none
    case .label:
      self = (view as? Label).map { .label(LabelLooks($0)) } ?? .none
    case .statusSign:
      self = (view as? StatusBar.SignView).map { .statusSign($0.sign) } ?? .none
    case .editControl:
      self =
        (view as? EditControl).map {
          .editControl($0.kind, isOn: $0.isOn, circle: $0.circleFrame)
        } ?? .none
    case .image:
      self = (view as? ImageView).map { Self(of: $0) } ?? .none
    case .control:
      self = (view as? any DrawnControl).map { .drawing($0.drawing) } ?? .none
    case .accessory:
      self = (view as? AccessoryView).map { .accessory(AccessoryLooks($0)) } ?? .none
    case .reorderControl:
      self = .grip
    case .liftShadow:
      self = (view as? LiftShadow).map { .shadow($0.look) } ?? .none
    }
  }

  private init(of view: ImageView) {
    guard let frame = view.imageFrame else {
      self = .none
      return
    }
    self =
      view.image?.symbol.map { .symbol($0, frame, view.image?.tint ?? view.tintColor) }
      ?? .image(frame)
  }
}

extension ViewLooks.RoundRow {
  /// The corners of a cell that a view fills, itself or one of its backgrounds; nil for all others.
  fileprivate init?(behind view: View, in cell: TableViewCell) {
    guard cell.hasRoundTop || cell.hasRoundBottom else { return nil }
    guard cell === view || cell.backgrounds.contains(where: { $0 === view }) else { return nil }
    radius = cell.cornerRadius
    roundsTop = cell.hasRoundTop
    roundsBottom = cell.hasRoundBottom
  }
}
