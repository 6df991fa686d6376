import LayoutDiagnostics
public import LayoutGeometry

/// A cell with views of its own in place of a title and a detail.
public struct CellScene: Sendable, Hashable {
  /// The views in the content view, with their constraints, which decide its height.
  public var views: ViewTree
  /// The layout margins of the content view, or `nil` for those of the table.
  public var margins: EdgeInsets?

  /// Creates a cell.
  public init(_ views: ViewTree) { self.views = views }
}

/// A kind of cell of a row.
public enum CellKind: Sendable, Hashable {
  /// A cell of UIKit's, with a title.
  case stock
  /// The cell of the table that has this name.
  case named(String)
  /// A cell described where it is used.
  case own(CellScene)
}

/// A cell that rows name.
public struct NamedCell: Sendable, Hashable {
  /// The name.
  public var name: String
  /// The cell.
  public var cell: CellScene

  /// Creates a cell with a name.
  public init(_ name: String, _ cell: CellScene) {
    self.name = name
    self.cell = cell
  }
}

extension TableScene {
  /// Returns the views of a kind of cell, or `nil` for a cell of UIKit's.
  package func views(of kind: CellKind) -> CellScene? {
    switch kind {
    case .stock: nil
    case .named(let name): cells.first { $0.name == name }?.cell
    case .own(let cell): cell
    }
  }
}

/// The map under `cell`.
struct OwnCellMap: KeyMap {
  static let keys = MapKeys<Self>(.cell)

  static func initial(at mark: SourceMark?) -> CellScene { CellScene(ViewTree()) }

  let views = Key("views", .written("a list of views", .list(.map(.view))))
    .help("The views in the cell; '{name}' in their texts is that value of the row.")
    .example("[{label: Wi-Fi, name: title}]")
    .meant(by: "subviews", "contentView")
  let constraints = Key("constraints", .written("a list of constraints", .constraints))
    .help("Constraints between the views; 'contentView' is that of the cell, whose height follows.")
    .example("[title.top == contentView.top]")
  let margins = Key("margins", \.margins, .insets, else: "those of the table")
    .help("The layout margins of the cell's content view.")
    .meant(by: "layoutMargins", "layout-margins")

  static func read(_ fields: Fields<Self>, in reading: SceneReading) -> CellScene? {
    guard let views = fields.views else { return fields.required(\.views).flatMap { _ in nil } }
    var cell = initial(at: fields.mark)
    fields.read(into: &cell)
    reading.views.beginCell()
    defer { reading.views.endCell() }
    cell.views = reading.withValues(.ofRow) { reading.tree(views, fields.constraints, in: .cell) }
    return cell
  }

  static func repair(_ cell: inout CellScene, at path: String) -> [Replacement] {
    var replacements = repairKeys(of: &cell, at: path)
    if cell.views.cut() {
      let what = "deeper than \(Limits.viewDepth) levels"
      replacements.append(Replacement("\(path).views", what, "its outer levels"))
    }
    replacements += cell.views.repair(at: "\(path).views")
    let names = cell.views.allViews.compactMap(\.name) + ["superview", "contentView"]
    return replacements
      + cell.views.removeConstraints(namingOthersThan: Set(names), at: "\(path).views")
  }
}

extension ValueReader where Value == CellKind {
  /// A reader of the views of a cell, or of the name of one.
  static var cellKind: Self {
    let values = "a map of views and constraints, the name of one of 'cells', none"
    return Self(values, .any([.map(.cell), .suggestion(["none"])])) { reading, written in
      guard let name = written.value.text else {
        return reading.map(written, OwnCellMap.self).map { .own($0) }
      }
      if name == "none" { return .stock }
      if reading.views.cells.contains(name) { return .named(name) }
      reading.reportUnknown(
        "no-such-cell",
        "no cell is named \(quoted(name))",
        name,
        at: written.value.mark,
        among: reading.views.cells
      )
      .fallbackHint(
        reading.views.cells.isEmpty
          ? "describe it in the table: 'cells: {\(name): {views: [{label: A}]}}'" : nil
      )
      return nil
    }
    .repaired { kind, path in
      guard case .own(var cell) = kind else { return [] }
      defer { kind = .own(cell) }
      return OwnCellMap.repair(&cell, at: path)
    }
  }
}

extension ValueReader where Value == [NamedCell] {
  /// A reader of cells by their names.
  static var cells: Self {
    Self("a map of names and cells", .names(.map(.cell))) { reading, written in
      guard case .map(let entries) = written.value.content else {
        return reading.wrong(written, "a map of names such as {message: {views: […]}}")
      }
      return entries.enumerated().compactMap { index, entry in
        if let first = entries[..<index].first(where: { $0.key == entry.key }) {
          let message = "a cell is already named \(quoted(entry.key))"
          reading.report("duplicate-name", message, at: entry.keyMark)
            .note("the other one is here", at: first.keyMark)
          return nil
        }
        return reading.map(entry, OwnCellMap.self).map { NamedCell(entry.key, $0) }
      }
    }
    .repaired { cells, path in
      cells.indices.flatMap { OwnCellMap.repair(&cells[$0].cell, at: "\(path).\(cells[$0].name)") }
    }
  }
}
