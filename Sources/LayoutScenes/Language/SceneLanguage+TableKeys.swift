import LayoutDevices

extension SceneLanguage {
  static let tableKeys: [SceneKey] = [
    key(.table, "style", choice(TableStyle.self), "plain", "The style of the table."),
    key(.table, "rows", "0 to 10000000", "How many rows a table of one section has."),
    key(.table, "sections", "a list of sections", "The sections, from the top."),
    key(
      .table,
      "row-height",
      "points, a list of points that repeats, or automatic",
      "automatic",
      "The height of the rows."
    ),
    key(
      .table,
      "estimated-row-height",
      "points",
      "The estimate that the delegate gives for every row."
    ),
    key(.table, "editing", "true, false", "false", "Whether the table is in editing mode."),
    key(
      .table,
      "allows-multiple-selection",
      "true, false",
      "true",
      "UIKit's allowsMultipleSelection."
    ),
    key(
      .table,
      "allows-multiple-selection-during-editing",
      "true, false",
      "true",
      "UIKit's allowsMultipleSelectionDuringEditing."
    ),
    key(.table, "scroll-enabled", "true, false", "true", "UIKit's isScrollEnabled."),
    key(.table, "paging-enabled", "true, false", "false", "UIKit's isPagingEnabled."),
    key(
      .table,
      "header-view",
      "a text or a map",
      "A view above the first section, which scrolls with the rows (tableHeaderView)."
    ),
    key(
      .table,
      "footer-view",
      "a text or a map",
      "A view below the last section (tableFooterView)."
    ),
    key(
      .table,
      "content-inset",
      "points for all edges, or a map",
      "0",
      "Insets that are added to those of the safe area."
    ),
    key(
      .table,
      "content-offset",
      "points",
      "0",
      "How far the table is scrolled at the start, from its top rest position."
    ),
    key(.table, "separators", "true, false", "true", "Whether lines are drawn between rows."),
    key(
      .table,
      "text",
      "a text with {row} and {section}",
      CellText.standard.pattern,
      "The title of each cell."
    ),
    key(.table, "detail", "a text with {row} and {section}", "The second line of each cell."),
    key(
      .table,
      "cell-style",
      choice(CellStyle.self),
      "The style of the cells; subtitle where there is a detail, otherwise default."
    ),
    key(
      .table,
      "accessory",
      choice(CellAccessory.self),
      "none",
      "What is at the trailing edge of each cell."
    ),
    key(
      .table,
      "selection-style",
      choice(CellSelectionStyle.self),
      "default",
      "Whether selected cells look different."
    ),
    key(
      .table,
      "follows-readable-width",
      "true, false",
      "false",
      "UIKit's cellLayoutMarginsFollowReadableWidth."
    ),
    key(.section, "title", "a text", "The header."),
    key(.section, "footer", "a text", "The footer."),
    key(.section, "rows", "0 to 10000000", "How many rows the section has."),
    key(
      .section,
      "row-height",
      "points, a list of points that repeats, or automatic",
      "The height of the section's rows, where it differs from the table's."
    ),
    key(
      .section,
      "selected",
      "a list of rows and ranges such as 3..8, all or none",
      "none",
      "The rows that are selected at the start, the oldest first; a range is selected from its top."
    ),
    key(
      .section,
      "uneditable",
      "a list of rows and ranges such as 3..8, all or none",
      "none",
      "The rows that may not be edited (tableView(_:canEditRowAt:))."
    ),
    key(
      .section,
      "unselectable",
      "a list of rows and ranges such as 3..8, all or none",
      "none",
      "The rows that refuse to be selected (tableView(_:willSelectRowAt:))."
    ),
    key(
      .section,
      "disabled",
      "a list of rows and ranges such as 3..8, all or none",
      "none",
      "The rows with pale texts that take no touches."
    ),
    key(
      .section,
      "cell-style",
      choice(CellStyle.self),
      "The style of the section's cells, where it differs from the table's."
    ),
    key(
      .section,
      "accessory",
      choice(CellAccessory.self),
      "What is at the trailing edge of the section's cells, where it differs from the table's."
    ),
    key(
      .section,
      "selection-style",
      choice(CellSelectionStyle.self),
      "Whether the section's selected cells look different."
    ),
    key(
      .section,
      "movable",
      "a list of rows and ranges such as 3..8, all or none",
      "none",
      "The rows that can be moved in editing mode (tableView(_:canMoveRowAt:))."
    ),
    key(
      .section,
      "deletable",
      "a list of rows and ranges such as 3..8, all or none",
      "none",
      "The rows that a swipe without actions, or the minus, deletes (tableView(_:commit:forRowAt:))."
    ),
    key(
      .section,
      "leading-actions",
      "a list of titles and maps",
      "What a swipe from the leading edge uncovers, from the edge inward; 'Delete' deletes the row."
    ),
    key(
      .section,
      "trailing-actions",
      "a list of titles and maps",
      "What a swipe from the trailing edge uncovers, from the edge inward; 'Delete' deletes the row."
    ),
    key(.swipeAction, "title", "a text", "The words on the button."),
    key(
      .swipeAction,
      "image",
      choice(SystemSymbol.self),
      "The picture on the button; in rows lower than 91 points it takes the place of the words."
    ),
    key(
      .swipeAction,
      "color",
      "'#rrggbb' in quotes or the name of a color",
      "red where it deletes, else gray",
      "The color of the button."
    ),
    key(
      .swipeAction,
      "deletes",
      "true, false",
      "true where the title is 'Delete'",
      "Whether it deletes the row."
    ),
    key(.edgeView, "text", "a text", "What stands in the middle of it."),
    key(.edgeView, "height", "points", "44", "The height."),
    key(
      .edgeView,
      "color",
      "'#rrggbb' in quotes or the name of a color",
      "none",
      "The color behind the text."
    ),
    key(.contentInset, "top", "points", "0", "The inset from the top."),
    key(.contentInset, "left", "points", "0", "The inset from the left."),
    key(.contentInset, "bottom", "points", "0", "The inset from the bottom."),
    key(.contentInset, "right", "points", "0", "The inset from the right."),
  ]
}
