import LayoutDevices
import LayoutScenes
import Testing

@Suite struct `Mistakes in the list of pictures` {
  @Test(arguments: [
    MistakeRow(
      "a snapshot misspelt",
      "{file: a.svg, at: 1️⃣edn}",
      "no snapshot is named 'edn'",
      notes: ["the snapshots are 'end'"],
      hint: "write 'end'"
    ),
    MistakeRow(
      "one file for both appearances, as pixels",
      "{file: a.png, at: end, theme: 1️⃣auto}",
      "a PNG has one appearance",
      hint: "write 'theme: [light, dark]' for two files, or a name that ends in '.svg'"
    ),
    MistakeRow(
      "a place for an appearance that is not there",
      "{file: 1️⃣'a-{theme}.svg', at: end}",
      "'a-{theme}.svg' has a place for an appearance, and 'theme' names none",
      hint: "write 'theme: [light, dark]'"
    ),
    MistakeRow(
      "no appearance",
      "{file: a.svg, at: end, theme: 1️⃣[]}",
      "a list of appearances has at least one"
    ),
    MistakeRow(
      "an appearance that is none",
      "{file: a.svg, at: end, theme: 1️⃣blue}",
      "'theme' is one of 'light', 'dark', 'auto', or a list such as [light, dark], not 'blue'"
    ),
    MistakeRow(
      "a space in a name",
      "{file: 1️⃣'one two/my first.svg', at: end}",
      "'one two/my first.svg' cannot be the name of a file: it has a space",
      hint: "write 'one-two/my-first.svg'"
    ),
    MistakeRow(
      "another place in a name",
      "{file: 1️⃣'a-{style}.svg', at: end, theme: [light, dark]}",
      "'a-{style}.svg' cannot be the name of a file: it has the character '{'",
      hint: "write 'a-style.svg'"
    ),
    MistakeRow(
      "up and out",
      "{file: 1️⃣a/../../b.svg, at: end}",
      "'a/../../b.svg' leaves the folder of the pictures",
      hint: "write a path inside it; 'render --out' chooses the folder"
    ),
    MistakeRow(
      "up and down again",
      "{file: 1️⃣a/../a/b.svg, at: end}",
      "'a/../a/b.svg' cannot be the name of a file: it begins with '.'",
      hint: "write letters, digits, '-', '_' and '.' alone"
    ),
    MistakeRow(
      "from the root",
      "{file: 1️⃣/etc/b.svg, at: end}",
      "'/etc/b.svg' leaves the folder of the pictures",
      hint: "write a path inside it; 'render --out' chooses the folder"
    ),
    MistakeRow(
      "from home",
      "{file: 1️⃣~/b.svg, at: end}",
      "'~/b.svg' leaves the folder of the pictures",
      hint: "write a path inside it; 'render --out' chooses the folder"
    ),
    MistakeRow(
      "with a drive",
      "{file: 1️⃣'C:b.svg', at: end}",
      "'C:b.svg' leaves the folder of the pictures",
      hint: "write a path inside it; 'render --out' chooses the folder"
    ),
    MistakeRow(
      "with a backslash",
      "{file: 1️⃣'a\\b.svg', at: end}",
      "'a\\b.svg' cannot be the name of a file: it has the character '\\'",
      hint: "write 'a-b.svg'"
    ),
    MistakeRow(
      "a hidden file",
      "{file: 1️⃣.svg, at: end}",
      "'.svg' cannot be the name of a file: it begins with '.'",
      hint: "write letters, digits, '-', '_' and '.' alone"
    ),
    MistakeRow(
      "another kind of picture",
      "{file: 1️⃣a.gif, at: end}",
      "'a.gif' ends neither in '.svg' nor in '.png'",
      hint: "the end of the name says what kind of picture it is"
    ),
    MistakeRow(
      "no ending",
      "{file: 1️⃣svg, at: end}",
      "'svg' ends neither in '.svg' nor in '.png'",
      hint: "the end of the name says what kind of picture it is"
    ),
    MistakeRow(
      "nothing to show",
      "1️⃣{file: a.svg}",
      "a picture says 'at', 'strip' or 'animate'",
      hint: "write 'at: end'"
    ),
    MistakeRow(
      "both",
      "{file: a.svg, at: end, 1️⃣strip: [end]}",
      "a picture says 'at' or 'strip', not both",
      hint: "put all snapshots into 'strip'"
    ),
    MistakeRow(
      "a strip of nothing",
      "{file: a.svg, strip: 1️⃣[]}",
      "a strip shows at least one snapshot"
    ),
    MistakeRow(
      "a moment of a picture that moves",
      "{file: a.svg, animate: true, 1️⃣at: end}",
      "'at' is for pictures that stand still",
      hint: "choose moments with 'from' and 'to', and the still one with 'still'"
    ),
    MistakeRow(
      "a key of pictures that move",
      "{file: a.svg, at: end, 1️⃣loop: false}",
      "'loop' is for pictures that move",
      hint: "write 'animate: true' too"
    ),
    MistakeRow(
      "no time between frames",
      "{file: a.svg, animate: true, every: 1️⃣0s}",
      "'every' is a time from above 0s to 600s, not '0s'"
    ),
    MistakeRow(
      "a beginning that is no moment",
      "{file: a.svg, animate: true, from: 1️⃣edn}",
      "no snapshot is named 'edn'",
      notes: ["the snapshots are 'end'"],
      hint: "write 'end'"
    ),
    MistakeRow(
      "a time in place of a still picture",
      "{file: a.svg, animate: true, still: 1️⃣2s}",
      "no snapshot is named '2s'",
      notes: ["the snapshots are 'end'"]
    ),
    MistakeRow(
      "no speed at all",
      "{file: a.svg, animate: true, speed: 1️⃣0}",
      "'speed' is a number from 0.01 to 100, not '0'"
    ),
    MistakeRow(
      "both appearances, moving, as pixels",
      "{file: a.png, animate: true, theme: 1️⃣auto}",
      "a PNG has one appearance",
      hint: "write 'theme: [light, dark]' for two files, or a name that ends in '.svg'"
    ),
    MistakeRow(
      "environments side by side that move",
      "{file: a.svg, animate: true, 1️⃣sheet: {themes: [light, dark]}}",
      "'sheet' is for pictures that stand still",
      hint: "make two pictures of it, one that moves and one that does not"
    ),
    MistakeRow(
      "a change that moves",
      "{file: a.svg, animate: true, 1️⃣before: old.sim.yaml}",
      "'before' is for pictures that stand still",
      hint: "make two pictures of it, one that moves and one that does not"
    ),
    MistakeRow(
      "columns of one screen that moves",
      "{file: a.svg, animate: true, 1️⃣columns: 2}",
      "'columns' is for a strip or a sheet, and this picture shows one screen",
      hint: "delete it"
    ),
    MistakeRow(
      "the way of a finger that moves",
      "{file: 1️⃣a.svg, animate: true}\nannotate:\n  - {path: finger}",
      "a picture that moves has the finger, and not its way",
      hint: "name the snapshots that show the way after 'in', or write 'annotations: none'"
    ),
    MistakeRow(
      "two sizes of an SVG",
      "{file: a.svg, at: end, width: 200, 1️⃣scale: 2}",
      "'scale' is how large an SVG is, and 'width' says that",
      hint: "delete one of both"
    ),
    MistakeRow(
      "too many pixels",
      "{file: a.png, at: end, scale: 1️⃣5}",
      "'scale' is a number from 0.1 to 4, not '5'"
    ),
    MistakeRow(
      "a guide that is none",
      "{file: a.png, at: end, show: [1️⃣safearea]}",
      "'show' is one of \(ShownGuide.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")), 'all', 'none', not 'safearea'",
      hint: "write 'safe-area'"
    ),
    MistakeRow(
      "a guide without hyphens and without a list",
      "{file: a.png, at: end, show: 1️⃣hitareas}",
      "'show' is one of \(ShownGuide.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")), 'all', 'none', not 'hitareas'",
      hint: "write 'hit-areas'"
    ),
    MistakeRow(
      "both appearances in a word",
      "{file: a.png, at: end, theme: 1️⃣both}",
      "'theme' is one of 'light', 'dark', 'auto', or a list such as [light, dark], not 'both'",
      hint: "write '[light, dark]' for a file of each, or 'auto' for one that shows both"
    ),
    MistakeRow(
      "no guides and one",
      "{file: a.png, at: end, show: 1️⃣[none, finger]}",
      "'none' goes with no other guide",
      hint: "write 'show: none', or delete it from the list"
    ),
    MistakeRow(
      "a part that is none",
      "{file: a.svg, at: end, crop: 1️⃣[0, 0, 10]}",
      "a part is four numbers: left, top, width and height in points",
      hint: "write a width and a height above 0: '[0, 100, 393, 200]'"
    ),
    MistakeRow(
      "a part without a size",
      "{file: a.svg, at: end, crop: 1️⃣[0, 0, 10, 0]}",
      "this part has no area: its width and its height are above 0",
      hint: "write a width and a height above 0: '[0, 100, 393, 200]'"
    ),
    MistakeRow(
      "a part that is to be scrolled to",
      "{file: a.svg, at: end, crop: 1️⃣'row 30, scrolled into view'}",
      "a part is one of what is on the screen, and nothing scrolls for it",
      hint: "write 'row 30', and scroll in the steps"
    ),
    MistakeRow(
      "rows that run backwards",
      "{file: a.svg, at: end, crop: 1️⃣rows 5..2}",
      "these rows run backwards",
      hint: "write the upper row first"
    ),
    MistakeRow(
      "a view that is none",
      "{file: a.svg, at: end, crop: 1️⃣view nothing}",
      "no view is named 'nothing'",
      hint: "write 'views:' in the scene"
    ),
    MistakeRow(
      "a bar that the scene does not have",
      "{file: a.svg, at: end, crop: 1️⃣toolbar}",
      "this scene has no 'toolbar'",
      notes: ["the scene does not say 'toolbar: true'"]
    ),
    MistakeRow(
      "a row that the table never has",
      "{file: a.svg, at: end, crop: 1️⃣rows 0..99}",
      "the table has no row 99",
      notes: ["it has 30 rows, counted from 0"]
    ),
    MistakeRow(
      "the check mark of a row that the table never has",
      "{file: a.svg, at: end, crop: 1️⃣row 99 on check mark}",
      "the table has no row 99",
      notes: ["it has 30 rows, counted from 0"]
    ),
    MistakeRow(
      "an edge with nothing around it",
      "{file: a.svg, at: end, crop: 1️⃣bottom edge - 20}",
      "the part to show has no area: it is a point or an edge",
      hint: "write 'padding' for what is around it"
    ),
    MistakeRow(
      "a distance around nothing",
      "{file: a.svg, at: end, 1️⃣padding: 8}",
      "'padding' is the distance around what 'crop' shows",
      hint: "delete it"
    ),
    MistakeRow(
      "a body around a part",
      "{file: a.svg, at: end, 1️⃣frame: device, crop: row 0}",
      "'frame' is around a whole screen, and 'crop' shows a part",
      hint: "delete one of both"
    ),
    MistakeRow(
      "columns of one screen",
      "{file: a.svg, at: end, 1️⃣columns: 2}",
      "'columns' is for a strip or a sheet, and this picture shows one screen",
      hint: "delete it"
    ),
    MistakeRow(
      "a background that is none",
      "{file: a.svg, at: end, background: 1️⃣non}",
      "'background' is none, a color such as '#34c759' or one of 'blue', 'green', 'indigo', 'orange', 'pink', "
        + "'purple', 'red', 'teal', 'yellow', 'gray', 'gray-2', 'gray-3', 'gray-4', 'gray-5', 'gray-6',"
        + " 'label', 'secondary-label', 'tertiary-label', 'placeholder', 'separator', 'link',"
        + " 'background', 'secondary-background', 'grouped-background', 'fill', 'white', 'black',"
        + " not 'non'",
      hint: "write 'none'"
    ),
    MistakeRow(
      "a sheet of too many",
      "{file: a.svg, at: end, sheet: 1️⃣{devices: all, themes: [light, dark], text-sizes: [large, medium]}}",
      "this sheet has \(4 * Device.group("all", with: [])!.count) environments, and at most 100 are shown",
      hint: "name fewer devices or settings, or make several pictures of it"
    ),
    MistakeRow(
      "a sheet of more than can be counted by hand",
      "{file: a.svg, at: end, sheet: 1️⃣{devices: all, themes: [light, dark], contrasts: [normal, increased], directions: [left-to-right, right-to-left], motions: [full, reduced]}}",
      "this sheet has \(16 * Device.group("all", with: [])!.count) environments, and at most 100 are shown",
      hint: "name fewer devices or settings, or make several pictures of it"
    ),
    MistakeRow(
      "a sheet of nothing",
      "{file: a.svg, at: end, sheet: 1️⃣{}}",
      "a sheet shows several environments, and this one names none",
      hint: "write 'sheet: {themes: [light, dark]}'"
    ),
    MistakeRow(
      "a word that a sheet does not know",
      "{file: a.svg, at: end, sheet: {1️⃣themas: [light, dark]}}",
      "'themas' is not a key of 'sheet'",
      hint: "write 'themes'"
    ),
    MistakeRow(
      "a sheet that is a word",
      "{file: a.svg, at: end, sheet: 1️⃣dark}",
      "'sheet' is a map of keys, not 'dark'"
    ),
    MistakeRow(
      "a sheet of a strip",
      "{file: a.svg, 1️⃣strip: [end], sheet: {themes: [light, dark]}}",
      "a picture is a sheet of environments or a strip, not both",
      hint: "make two pictures of it"
    ),
    MistakeRow(
      "two lists of appearances",
      "{file: a.svg, at: end, 1️⃣theme: dark, sheet: {themes: [light, dark]}}",
      "'theme' is the appearance of all screens, and 'sheet' has 'themes'",
      hint: "delete one of both"
    ),
    MistakeRow(
      "a picture of the file itself",
      "{file: a.svg, at: end, before: 1️⃣old.sim.yaml}",
      "'old.sim.yaml' cannot be read: this scenario is a text that is in no folder"
    ),
    MistakeRow(
      "too small",
      "{file: a.svg, at: end, scale: 1️⃣0.01}",
      "'scale' is a number from 0.1 to 4, not '0.01'"
    ),
    MistakeRow(
      "a picture without a width",
      "{file: a.svg, at: end, width: 1️⃣0}",
      "'width' is a number of points from 1 to 10000, not '0'"
    ),
    MistakeRow(
      "the same file twice",
      "{file: a.png, at: end}\n  - {file: 1️⃣A.png, at: end}",
      "two pictures are written to 'A.png'",
      notes: ["the other one is here"]
    ),
  ])
  func `a wrong picture is shown where it is wrong`(_ row: MistakeRow) {
    expect(file(steps: "  - snapshot: end\npictures:\n  - \(row.text)"), [row.mistake])
  }

  @Test(arguments: [
    "view words in row 3", "row 3", "rows 2..4", "tableView", "view words in row 9", "title",
  ])
  func `a part of what the scene has at some time is none`(_ crop: String) {
    let text = """
      layoutsim: 2
      name: test
      scene:
        title: Inbox
        table:
          rows: 9
          cell: {views: [{name: words, label: "{text}"}], constraints: ["|-[words]-|", "V:|[words]|"]}
      steps:
        - insert: row 9
        - snapshot: more
        - delete: {rows: [row 3, row 9]}
      annotate: [{at: view words in row 9, text: The last one}, {at: row 9, number: 1}]
      pictures: [{file: a.svg, at: more, crop: \(crop)}]
      """
    #expect(SceneReader.read(text: text, file: "a.sim.yaml").diagnostics == [])
  }
}
