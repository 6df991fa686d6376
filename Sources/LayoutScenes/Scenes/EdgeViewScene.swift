public import Foundation
import LayoutDiagnostics
public import LayoutGeometry

/// A view at an end of a table or of a section: UIKit's `tableHeaderView` and `tableFooterView`, and what a delegate
/// answers for `viewForHeaderInSection` and `viewForFooterInSection`.
///
/// In texts of those of a section `{section}` is its number, `{title}` and `{footer}` are its texts, and `{{` is a
/// brace in all.
public struct TableEdgeView: Sendable, Hashable {
  /// The text in the middle of it, or `nil` for none.
  public var text: String?
  /// The titles of a segmented control in the place of a text, or `nil` for none.
  public var segments: [String]?
  /// The name of the segmented control for places and expectations, or `nil` for none.
  public var name: String?
  /// The views in the place of a text, with their margins, or `nil` for none.
  public var content: CellScene?
  /// The height, which does not count if `isFitted` is true.
  public var height: CGFloat
  /// Whether the constraints of its views decide the height.
  public var isFitted = false
  /// The color behind the text, or `nil` for none.
  public var color: Color?

  /// Creates a view.
  public init(text: String? = nil, height: CGFloat = 44, color: Color? = nil) {
    self.text = text
    self.height = height
    self.color = color
  }
}

extension ValueReader where Value == TableEdgeView {
  /// Returns a reader of a text, or a map that says more, with places for values of these names in texts.
  static func edgeView(naming names: [String]) -> Self {
    Self("a text or a map", .any([.text, .map(.edgeView)])) { reading, written in
      reading.withValues(.ofEdge(names)) {
        guard case .map = written.value.content else {
          return ValueReader<String>.viewText.read(reading, written).map { TableEdgeView(text: $0) }
        }
        return reading.map(written, EdgeViewMap.self)
      }
    }
    .repaired { EdgeViewMap.repair(&$0, at: $1) }
  }
}

/// The map under `header-view` or `footer-view`.
struct EdgeViewMap: KeyMap {
  static let keys = MapKeys<Self>(.edgeView)

  static func initial(at mark: SourceMark?) -> TableEdgeView { TableEdgeView() }

  let text = Key("text", \.text, .viewText)
    .help("What stands in the middle of it.")
    .meant(by: "label", "title")
  let segments = Key("segments", \.segments, .segments)
    .help("The titles of a segmented control in it, of which the first is chosen.")
    .meant(by: "segmented-control", "segmentedControl")
  let name = Key("name", \.name, .viewName, else: "none")
    .help("What places and expectations call the segmented control.")
    .meant(by: "id", "identifier")
  let views = Key("views", .written("a list of views", .list(.map(.view))))
    .help("Views of the app's own in it, whose constraints decide the height that nobody writes.")
    .meant(by: "subviews", "contentView", "view")
  let constraints = Key("constraints", .written("a list of constraints", .constraints))
    .help("Constraints between these views; 'superview' is the view itself.")
    .example("[title.top == superview.top]")
  let margins = Key(
    "margins",
    .insets,
    else: "8 of the table's views, those of cells in a section's"
  )
  .help("The layout margins around these views.")
  .meant(by: "layoutMargins", "layout-margins")
  let height = Key("height", \.height, .length).help("The height.")
  let color = Key("color", \.color, .color, else: "none")
    .help("The color behind the text or the views.")
    .meant(by: "background", "background-color", "backgroundColor")

  static func read(_ fields: Fields<Self>, in reading: SceneReading) -> TableEdgeView? {
    var view = initial(at: fields.mark)
    fields.read(into: &view)
    if let titles = view.segments {
      reading.noteSegments(titles, named: view.name, at: fields.name?.value.mark ?? fields.mark)
    } else {
      reading.reportNoEffect(fields.name, "is for a view with 'segments'")
    }
    guard let views = fields.views else {
      for entry in [fields.constraints, fields.margins] {
        reading.reportNoEffect(entry, "is for a view with 'views'")
      }
      return view
    }
    for other in [fields.text, fields.segments].compactMap(\.self) {
      let message = "a view has \(quoted(other.key)) or 'views', not both"
      reading.reportBoth("two-views", message, other, views).hint("delete one of them")
    }
    reading.views.beginEdge()
    defer { reading.views.endCell() }
    var content = CellScene(reading.tree(views, fields.constraints, in: .cell))
    content.margins = fields.value(\.margins)
    view.content = content
    view.isFitted = fields.height == nil
    return view
  }

  static func repair(_ view: inout TableEdgeView, at path: String) -> [Replacement] {
    var replacements = repairKeys(of: &view, at: path)
    guard var content = view.content else {
      view.isFitted = false
      return replacements
    }
    replacements += OwnCellMap.repair(&content, at: path)
    view.content = content
    return replacements
  }
}
