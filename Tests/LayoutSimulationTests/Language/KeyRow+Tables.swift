import LayoutScenes

extension KeyRow {
  static let tables =
    tableKeys + tableFlagKeys + cellKeys + sectionKeys + rowKeys + imageKeys + partKeys

  private static let tableKeys: [KeyRow] = [
    table("style", "rows: 30⟦, style: grouped⟧"),
    table("rows", "rows: ⟦3‖4⟧"),
    table("sections", "⟦sections: [{rows: 2}]‖rows: 3⟧"),
    table("row-height", "rows: 30⟦, row-height: 60⟧"),
    table(
      "estimated-row-height",
      "rows: 60, row-height: 44⟦, estimated-row-height: 200⟧",
      "{press: row 2 on touchView}, {move: bottom edge - 5}, {hold: 1s}, release"
    ),
    table("editing", "rows: 30⟦, editing: true⟧"),
    table(
      "allows-multiple-selection",
      "rows: 30⟦, allows-multiple-selection: false⟧",
      "{tap: row 1}, {tap: row 2}"
    ),
    table(
      "allows-multiple-selection-during-editing",
      "rows: 30, editing: true⟦, allows-multiple-selection-during-editing: false⟧",
      "{tap: row 1}, {tap: row 2}"
    ),
    table(
      "scroll-enabled",
      "rows: 30⟦, scroll-enabled: false⟧",
      "{press: row 9}, {move: row 5}, release"
    ),
    table(
      "paging-enabled",
      "rows: 90⟦, paging-enabled: true⟧",
      "{press: row 9}, {move: row 5}, release, settle"
    ),
    table(
      "keyboard-dismissal",
      "rows: 30, accessory-view: {text-field: '', width: 90}⟦, keyboard-dismissal: on-drag⟧",
      "{focus: row 2}, settle, {press: row 3}, {move: {to: row 1, within: 300ms}}, release, settle"
    ),
    table("header-view", "rows: 3⟦, header-view: Above⟧"),
    table("footer-view", "rows: 3⟦, footer-view: Below⟧"),
    table("content-inset", "rows: 30⟦, content-inset: 20⟧"),
    table("content-offset", "rows: 30⟦, content-offset: 20⟧"),
    table("index", "rows: 3⟦, index: [A, B]⟧"),
    table(
      "refresh",
      "rows: 3⟦, refresh: true⟧",
      "{press: '200, 300'}, {move: {to: '200, 700', within: 1s}}"
    ),
    table("separators", "rows: 3⟦, separators: false⟧"),
    table("text", "rows: 3⟦, text: 'Line {row}'⟧"),
    table("detail", "rows: 3⟦, detail: 'Line {row}'⟧"),
    table("cell-style", "rows: 3, detail: D⟦, cell-style: value1⟧"),
    table("accessory", "rows: 3⟦, accessory: disclosure⟧"),
    table("selection-style", "rows: 3⟦, selection-style: none⟧", "{tap: row 1}"),
    KeyRow(
      .table,
      "follows-readable-width",
      "scene: {device: iPad (10th generation), orientation: landscape, table: {rows: 3⟦, follows-readable-width: true⟧}}"
    ),
    table("accessory-view", "rows: 3⟦, accessory-view: {switch: on}⟧"),
    table("image", "rows: 3⟦, image: star⟧"),
    table("lines", "rows: 3, text: \(long)⟦, lines: 0⟧"),
    table("text-color", "rows: 3⟦, text-color: red⟧"),
    table("detail-color", "rows: 3, detail: D⟦, detail-color: red⟧"),
    table("background", "rows: 3⟦, background: yellow⟧"),
  ]

  private static let cellKeys: [KeyRow] = [
    table("cell", "rows: 3⟦, cell: {views: [{label: A}]}⟧"),
    table(
      "cells",
      "rows: 3, row-height: 60, cell: a, cells: {a: {views: [{label: ⟦A‖B⟧, name: l}], constraints: [l.top = superview.top, l.leading = superview.leading]}}"
    ),
    section("cell", "rows: 3⟦, cell: {views: [{label: A}]}⟧"),
    row("cell", "⟦cell: {views: [{label: A}]}⟧"),
    cell("views", "views: [{label: ⟦A‖B⟧, name: l}]"),
    cell(
      "constraints",
      "views: [{label: A, name: l}]⟦, constraints: [l.trailing = superview.trailing]⟧"
    ),
    cell(
      "margins",
      "views: [{label: A, name: l}], constraints: [l.leading = superview.margins.leading]⟦, margins: 40⟧"
    ),
  ]

  private static func cell(_ key: String, _ entries: String) -> KeyRow {
    KeyRow(
      .cell,
      key,
      "scene: {overlay: none, table: {rows: 3, row-height: 60, cell: {\(entries)}}}"
    )
  }

  private static let tableFlagKeys: [KeyRow] = [
    tableFlag("selected", "1"),
    tableFlag("uneditable", "1", "{edit: true}, settle"),
    tableFlag("unselectable", "all", "{tap: row 1}"),
    tableFlag("disabled", "1/0..1"),
    tableFlag("movable", "all", "{edit: true}, settle"),
    tableFlag("deletable", "all", swipe),
    tableFlag("leading-actions", "[A]", swipeBack),
    tableFlag("trailing-actions", "[A]", swipe),
  ]

  private static func tableFlag(
    _ key: String,
    _ value: String,
    _ steps: String = "{wait: 1s}"
  ) -> KeyRow {
    KeyRow(
      .table,
      key,
      """
      scene: {overlay: none, table: {⟦\(key): \(value), ⟧sections: [{rows: 3}, {rows: 2}]}}
      steps: [\(steps), {snapshot: a}]
      """
    )
  }

  private static let sectionKeys: [KeyRow] = [
    section("title", "rows: 3⟦, title: T⟧"),
    section("footer", "rows: 3⟦, footer: F⟧"),
    section("header-view", "rows: 3⟦, header-view: T⟧"),
    section("footer-view", "rows: 3⟦, footer-view: F⟧"),
    section("rows", "rows: ⟦3‖4⟧"),
    section("row-height", "rows: 3⟦, row-height: 60⟧"),
    section("selected", "rows: 3⟦, selected: [1]⟧"),
    section("uneditable", "rows: 3⟦, uneditable: [1]⟧", "{edit: true}, settle"),
    section("unselectable", "rows: 3⟦, unselectable: [1]⟧", "{tap: row 1}"),
    section("disabled", "rows: 3⟦, disabled: [1]⟧"),
    section("cell-style", "rows: 3⟦, cell-style: value1⟧", detail: "D"),
    section("accessory", "rows: 3⟦, accessory: disclosure⟧"),
    section("selection-style", "rows: 3⟦, selection-style: none⟧", "{tap: row 1}"),
    section("movable", "rows: 3⟦, movable: all⟧", "{edit: true}, settle"),
    section("deletable", "rows: 3⟦, deletable: all⟧", swipe),
    section("leading-actions", "rows: 3⟦, leading-actions: [A]⟧", swipeBack),
    section("trailing-actions", "rows: 3⟦, trailing-actions: [A]⟧", swipe),
    section("accessory-view", "rows: 3⟦, accessory-view: {switch: on}⟧"),
    section("text", "rows: 3⟦, text: [A, B]⟧"),
    section("detail", "rows: 3⟦, detail: [A, B]⟧"),
    section("image", "rows: 3⟦, image: star⟧"),
    section("lines", "rows: 3, text: \(long)⟦, lines: 2⟧"),
    section("text-color", "rows: 3⟦, text-color: red⟧"),
    section("detail-color", "rows: 3⟦, detail-color: red⟧", detail: "D"),
    section("background", "rows: 3⟦, background: yellow⟧"),
  ]

  private static let rowKeys: [KeyRow] = [
    row("text", "⟦text: A⟧"),
    row("detail", "⟦detail: A⟧"),
    row("cell-style", "detail: A⟦, cell-style: value1⟧"),
    row("accessory", "⟦accessory: disclosure⟧"),
    row("accessory-view", "⟦accessory-view: {switch: on}⟧"),
    row("selection-style", "⟦selection-style: none⟧", "{tap: row 1}"),
    row("height", "⟦height: 60⟧"),
    row("selected", "⟦selected: true⟧"),
    row("uneditable", "⟦uneditable: true⟧", "{edit: true}, settle"),
    row("unselectable", "⟦unselectable: true⟧", "{tap: row 1}"),
    row("disabled", "⟦disabled: true⟧"),
    row("movable", "⟦movable: true⟧", "{edit: true}, settle"),
    row("deletable", "⟦deletable: true⟧", swipe),
    row("image", "⟦image: star⟧"),
    row("lines", "text: \(long)⟦, lines: 3⟧"),
    row("text-color", "⟦text-color: red⟧"),
    row("detail-color", "detail: A⟦, detail-color: red⟧"),
    row("background", "⟦background: yellow⟧"),
    part("file", "rows: {file: ⟦one‖other⟧.csv}", .rowFile),
  ]

  private static let imageKeys: [KeyRow] = [
    image("symbol", "symbol: ⟦star‖bell⟧"),
    image("shape", "symbol: star⟦, shape: circle⟧"),
    image("path", "shape: circle⟦, path: M0 0h24v24z⟧"),
    image("view-box", "path: M0 0h24v24z⟦, view-box: 48⟧"),
    image("text", "shape: circle⟦, text: A⟧"),
    image("color", "shape: circle⟦, color: red⟧"),
    image("size", "shape: circle⟦, size: 40⟧"),
  ]

  private static let partKeys: [KeyRow] = [
    action("title", "title: ⟦A‖B⟧"),
    action("image", "title: A⟦, image: flag⟧"),
    action("color", "title: A⟦, color: blue⟧"),
    action("deletes", "title: A⟦, deletes: true⟧"),
    part("text", "rows: 3, header-view: {⟦text: A, ⟧height: 60}", .edgeView),
    part("segments", "rows: 3, header-view: {height: 60⟦, segments: [A, B]⟧}", .edgeView),
    KeyRow(
      .edgeView,
      "name",
      "scene: {table: {rows: 3, header-view: {height: 60, segments: [A, B]⟦, name: a⟧}}}\nsteps: [{expect: {values: {a: A}}}]"
    ),
    part("height", "rows: 3, header-view: {text: A⟦, height: 60⟧}", .edgeView),
    part("color", "rows: 3, header-view: {text: A⟦, color: red⟧}", .edgeView),
    part("views", "rows: 3, header-view: {views: [{label: ⟦A‖B⟧}]}", .edgeView),
    part(
      "constraints",
      "rows: 3, header-view: {views: [{label: A, name: l}]⟦, constraints: ['V:|-30-[l]-|']⟧}",
      .edgeView
    ),
    part(
      "margins",
      "rows: 3, header-view: {views: [{label: A, name: l}], constraints: ['V:|-[l]-|']⟦, margins: 40⟧}",
      .edgeView
    ),
    part("top", "rows: 30, content-inset: {⟦top: 20‖left: 0⟧}", .contentInset),
    part("left", "rows: 30, content-inset: {⟦left: 20‖top: 0⟧}", .contentInset),
    part(
      "bottom",
      "rows: 30, content-inset: {⟦bottom: 200‖top: 0⟧}",
      .contentInset,
      "{press: row 9}, {move: row 2}, {move: row 9}, {move: top edge}, release, settle"
    ),
    part("right", "rows: 30, content-inset: {⟦right: 20‖top: 0⟧}", .contentInset),
  ]

  private static let long =
    "This is a title that is so long that no table of a phone has room for it in a line or two"
  private static let swipe =
    "{fling: {from: row 1, direction: left, velocity: 1000}}, settle"
  private static let swipeBack =
    "{fling: {from: row 1, direction: right, velocity: 1000}}, settle"

  private static func table(
    _ key: String,
    _ entries: String,
    _ steps: String = "{wait: 1s}"
  ) -> KeyRow {
    part(key, entries, .table, steps)
  }

  private static func part(
    _ key: String,
    _ entries: String,
    _ group: KeyGroup,
    _ steps: String = "{wait: 1s}"
  ) -> KeyRow {
    KeyRow(
      group,
      key,
      "scene: {table: {\(entries)}, overlay: scroll-and-select}\nsteps: [\(steps), {snapshot: a}]"
    )
  }

  private static func section(
    _ key: String,
    _ entries: String,
    _ steps: String = "{wait: 1s}",
    detail: String? = nil
  ) -> KeyRow {
    let detail = detail.map { ", detail: \($0)" } ?? ""
    return KeyRow(
      .section,
      key,
      """
      scene: {overlay: none, table: {sections: [{\(entries)}]\(detail)}}
      steps: [\(steps), {snapshot: a}]
      """
    )
  }

  private static func row(
    _ key: String,
    _ entries: String,
    _ steps: String = "{wait: 1s}"
  ) -> KeyRow {
    KeyRow(
      .row,
      key,
      """
      scene: {overlay: none, table: {rows: [{text: Z}, {\(entries)}, {}]}}
      steps: [\(steps), {snapshot: a}]
      """
    )
  }

  private static func image(_ key: String, _ image: String) -> KeyRow {
    part(key, "rows: 3, image: {\(image)}", .image)
  }

  private static func action(_ key: String, _ action: String) -> KeyRow {
    KeyRow(
      .swipeAction,
      key,
      """
      scene: {overlay: none, table: {sections: [{rows: 3, trailing-actions: [{\(action)}]}]}}
      steps: [{fling: {from: row 1, direction: left, velocity: 1000}}, settle, {snapshot: a}]
      """
    )
  }
}
