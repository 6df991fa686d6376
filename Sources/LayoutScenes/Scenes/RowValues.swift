/// The values of one row by the names that stand for them in texts.
package struct RowValues {
  /// The names of a row's numbers, which every row has.
  static let numbers = ["row", "section"]

  /// The row, as the scene numbers it.
  package var row: RowAddress
  /// The values that the row has of its own.
  var own: [RowValue] = []
  /// The title of the row's cell, or `nil` for none.
  package fileprivate(set) var title: String?
  /// The second line of the row's cell, or `nil` for none.
  package fileprivate(set) var detail: String?

  /// Creates the values of a row without contents of its own.
  package init(_ row: RowAddress) { self.row = row }

  /// Returns the picture that a value of the row's own is, or that its text names, or `nil` for none.
  package func picture(_ name: String) -> ImageScene? {
    guard let value = own.first(where: { $0.name == name }) else { return nil }
    return value.picture ?? ImageScene(named: value.text)
  }

  /// The value of a name, or `nil` if the row has none: a value of its own, `row` or `section`, or
  /// `text` or `detail`, which its cell shows.
  package subscript(name: some StringProtocol) -> String? {
    if let own = own.first(where: { $0.name == name }) { return own.text }
    return switch name {
    case "row": String(row.row)
    case "section": String(row.section)
    case "text": title
    // A row that has no second line shows an empty one.
    case "detail": detail ?? ""
    default: nil
    }
  }
}

extension TableScene {
  /// Returns what the cell of a row shows, and how it looks; values that repeat go by the row's number.
  ///
  /// - Parameters:
  ///   - row: The number of the row in the section that it was in at first, or `nil` for a new one.
  ///   - origin: The section that the row was in at first, or `nil` for none.
  ///   - section: The section that it is in now.
  ///   - isInScene: Whether the row was in the scene at the start, so that it has the table's contents.
  /// - Returns: What is shown; a title that is `nil` is nobody's.
  package func look(
    ofRow row: Int?,
    from origin: SectionScene?,
    in section: SectionScene,
    isInScene: Bool
  ) -> CellLook {
    var own = CellLook()
    if let row, let origin {
      // Contents go with a row to another section; the rest is that of the section.
      own = origin.rows[row]?.look.overContents(of: origin.look) ?? origin.look.contents
      if isInScene || origin.rows.isOwn {
        own.text = own.text ?? look.text ?? Repeating(.standard)
        own = own.overContents(of: look)
      }
    }
    return own.over(section.look.withoutContents).over(look.withoutContents)
  }

  /// Returns the values of a row by their names.
  ///
  /// - Parameters:
  ///   - row: The row, as the scene numbers it.
  ///   - number: Its number in texts, or `nil` for the same.
  ///   - origin: The section that the row was in at first, or the content that it came with.
  ///   - look: What its cell shows.
  /// - Returns: The values.
  package func values(
    of row: RowAddress,
    numbered number: RowAddress? = nil,
    from origin: SectionScene,
    _ look: CellLook
  ) -> RowValues {
    let number = number ?? row
    var values = RowValues(number)
    values.own = origin.rows[row.row]?.values ?? []
    // A title does not name itself.
    let (title, detail) = (look.text?[number.row], look.detail?[number.row])
    (values.title, values.detail) = (title?.text(of: values), detail?.text(of: values))
    return values
  }
}
