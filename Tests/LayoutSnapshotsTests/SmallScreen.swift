import Foundation
import LayoutSnapshots

/// A small screen in the writer's form: five rows, a title and a touch view.
let screen: String = {
  var lines = [
    #"<svg xmlns="http://www.w3.org/2000/svg" width="393" height="852" viewBox="0 0 393 852">"#,
    ##"<rect id="background" width="393" height="852" fill="#ffffff"/>"##,
    ##"<text id="title" data-role="title" x="160" y="70" fill="#000000">Inbox</text>"##,
    #"<g id="table" data-view="tableView" transform="translate(0 100)">"#,
  ]
  for row in 0..<5 {
    lines += [
      #"<g id="table.row-\#(row)" data-role="row" data-row="\#(row)" data-section="0" "#
        + #"data-selected="false" data-view="Cell" transform="translate(0 \#(row * 50))">"#,
      ##"<rect width="393" height="50" fill="#ffffff"/>"##,
      #"<text id="table.row-\#(row).title" x="16" y="31" font-size="17">Row \#(row)</text>"#,
      "</g>",
    ]
  }
  lines += [
    "</g>",
    #"<rect id="touchView" data-role="touch-view" data-view="touchView" x="-10" y="100" "#
      + ##"width="86" height="762" fill="#34c759" fill-opacity="0.5"/>"##,
    "</svg>",
  ]
  return lines.joined(separator: "\n") + "\n"
}()

/// What is told of the difference between two pictures; nil where there is none.
func lines(from golden: String, to picture: String) -> [String]? {
  PictureDifference(golden: Array(golden.utf8), picture: picture)?.lines
}

/// What a row's line says of its selection.
func selection(_ isSelected: Bool, of row: Int) -> String {
  #"data-row="\#(row)" data-section="0" data-selected="\#(isSelected)""#
}
