extension FindingCode {
  /// The mistakes of a scene: what is on the screen at the beginning.
  static let ofScenes = [
    Self("unknown-device", "No device has this name.", do: "'layoutsim devices' lists the names."),
    Self(
      "not-on-device",
      "The device does not have what is asked of it: a version of the system, a window, a design.",
      do:
        "Take one that the hint names, or another device; 'layoutsim devices' lists what they run."
    ),
    Self(
      "not-simulated",
      "UIKit has this, and layoutsim does not simulate it.",
      do: "The hint names the nearest thing that it does."
    ),
    Self(
      "device-name",
      "A device of one's own has a name that cannot be its own.",
      do: "Write another name; the message says what is wrong with it."
    ),
    Self("duplicate-device", "Two devices have the same name.", do: "Give one another name."),
    Self(
      "device-circle",
      "Devices are like each other, so that none of them has figures.",
      do: "Write the name of a known device after one 'like'."
    ),
    Self(
      "missing-picture",
      "A row shows the picture that a value of its own says, and has no such value.",
      do: "Write the value, or 'none' for no picture."
    ),
    Self(
      "too-many-environments",
      "A matrix combines its lists to over 100000 environments.",
      do: "Name fewer devices, or leave a list to the scene."
    ),
    Self("too-many-devices", "A scenario has over 100 devices of its own.", do: "Delete some."),
    Self(
      "sideways",
      "The size of a device is that of the screen held upright.",
      do: "Write the shorter side first."
    ),
    Self(
      "device-room",
      "Insets, corners or bars of a device leave nothing of its screen.",
      do: "Write less, or a larger 'size'."
    ),
    Self("two-screens", "'edit-screen' and 'form' want the same bar.", do: "Choose one of them."),
    Self("two-toolbars", "'edit-screen' has the toolbar for itself.", do: "Delete 'toolbar'."),
    Self(
      "no-bar",
      "A title, a toolbar or an edit screen needs a navigation controller.",
      do: "Write 'controller: navigation', or delete the key."
    ),
    Self(
      "no-superview",
      "The table of a bare table view controller has no superview for this.",
      do: "Write 'controller: navigation'."
    ),
    Self(
      "rows-and-sections",
      "A table, or a step, has 'rows' and 'sections'.",
      do: "Keep one of them; rows of several sections are written into the sections."
    ),
    Self(
      "too-many-rows",
      "There are more rows than a table, a list or the log can have.",
      do: "Take fewer; the message gives the number."
    ),
    Self(
      "too-many-sections",
      "There are more sections than a table can have.",
      do: "Take fewer; the message gives the number."
    ),
    Self(
      "no-such-row",
      "A row is named that is not there.",
      do: "Rows count from 0; the message says how many there are."
    ),
    Self(
      "no-such-section",
      "A section is named that is not there.",
      do: "Sections count from 0; the message says how many there are."
    ),
    Self("duplicate-row", "A list names a row twice.", do: "Name it once."),
    Self("duplicate-section", "A list names a section twice.", do: "Name it once."),
    Self("duplicate-word", "A list has a word twice.", do: "Write it once."),
    Self("duplicate-name", "Two views have the same name.", do: "Give one of them another name."),
    Self(
      "too-many-views",
      "A scene has more views than it may have.",
      do: "Put what repeats into rows and cells, which do not count one by one."
    ),
    Self("taken-name", "The name belongs to a view of the screen.", do: "Choose another name."),
    Self(
      "two-accessories",
      "A cell has 'accessory' and 'accessory-view', and room for one.",
      do: "Delete one of them."
    ),
    Self(
      "two-views",
      "A view in a stack says that it is two things.",
      do: "Begin a new view with '- '."
    ),
    Self(
      "view-box",
      "A path goes far beyond the square that it is to lie in, and covers what is around the picture.",
      do: "Write the square that the path was drawn for as 'view-box', or move the path into it."
    ),
    Self(
      "two-images",
      "An image is a shape and path data.",
      do: "Delete one of the two."
    ),
    Self("two-tabs", "Several tabs are selected.", do: "Write 'selected: true' in one of them."),
    Self(
      "path-data",
      "The data of an SVG path cannot be read.",
      do: "Look at the place; a path begins with M, and each letter has its numbers after it."
    ),
    Self(
      "too-many-segments",
      "The data of an SVG path has more segments than an image may have.",
      do: "Simplify the path; many programs that draw do so on request."
    ),
    Self("no-such-cell", "No cell has this name.", do: "The message lists the names."),
    Self(
      "no-width",
      "A control without a width of its own is an accessory view.",
      do: "Add 'width'."
    ),
    Self(
      "alignment",
      "The alignment is one of the other axis.",
      do:
        "Columns have leading, center and trailing; rows have top, center, bottom and the baselines."
    ),
    Self(
      "unknown-placeholder",
      "Braces in a text stand for nothing that is known.",
      do: "Write one of the names that the message gives."
    ),
    Self(
      "no-glyph",
      "Neither the table of glyphs nor a font of the scene has a letter, which pictures show as a box, or a mark upon one, which they leave out.",
      do: "Name a font file that has it under 'fonts', where its width and its picture matter."
    ),
    Self(
      "unknown-words",
      "A text is in a script without spaces between words, and its words are not known: lines may end inside of them.",
      do:
        "Nothing, where the text has one line; else look at the picture on a device, or write the line breaks."
    ),
    Self(
      "font",
      "A file under 'fonts' is no font with outlines.",
      do:
        "Name a whole font in the format TrueType or OpenType; for emoji one with color layers or in one color."
    ),
    Self(
      "too-many-fonts",
      "A scene names more fonts than are read.",
      do: "Name those that the texts need."
    ),
    Self(
      "no-shaping",
      "The scenario names fonts, and this build or this machine has not what sets texts with them.",
      do:
        "Build with '--traits Shaping' after installing libharfbuzz-dev and libfribidi-dev, or install libharfbuzz0b and libfribidi0."
    ),
    Self(
      "no-strip",
      "The selection starts on the strip, and 'overlay: none' takes that away.",
      do: "Delete 'overlay: none', or choose another 'starts-with'."
    ),
    Self(
      "release-with-errata",
      "'version-1.0.0' is the release as a whole, and stands alone.",
      do: "Write 'errata: version-1.0.0', or a list of the others."
    ),
    Self(
      "constraint",
      "A constraint cannot be read.",
      do: "'layoutsim help constraints' shows how they are written."
    ),
    Self(
      "outside-the-cell",
      "A constraint of a cell names a view that is not in the cell.",
      do: "Write 'contentView' for the whole cell, or a view of its own."
    ),
    Self(
      "inside-cells",
      "A constraint names a view of cells, of which there is one in each row.",
      do: "Move the constraint into the cell."
    ),
    Self(
      "touch-view",
      "A constraint of the scene's views names the touch view, which comes after them.",
      do: "Move the constraint into 'overlay'."
    ),
    Self(
      "illegal-constraint",
      "UIKit refuses the constraint, with an exception.",
      do:
        "Compare places with places and sizes with sizes, and leading or trailing with neither left nor right."
    ),
    Self(
      "duplicate-allowance",
      "What is wrong at a view is allowed twice.",
      do: "Delete one of the two."
    ),
    Self(
      "two-limits",
      "The form says in its 'type' how many options may be selected.",
      do: "Delete 'limit'."
    ),
    Self(
      "minimum-above-maximum",
      "A minimum is above its maximum.",
      do: "Swap them, or change one."
    ),
    Self(
      "minimum-out-of-reach",
      "There are too few rows or options for a minimum.",
      do: "Lower it, or add some."
    ),
    Self(
      "too-many-selected",
      "At the start more is selected than the limit allows.",
      do: "Select fewer, or raise the limit."
    ),
    Self(
      "selection-type",
      "The options that are selected at the start, or the limits, break the type of the form.",
      do: "Mend the limits or 'selected'."
    ),
    Self(
      "whole-and-sections",
      "A type has limits of the whole table and of sections.",
      do: "Keep one kind; 'total-min' and 'total-max' go with those of sections."
    ),
    Self("no-section", "An option is in no section of 'order'.", do: "Write its key into 'order'."),
    Self(
      "section-titles",
      "There are more or fewer titles than sections.",
      do: "Write one for each section, or none."
    ),
    Self("unknown-option", "No option has this key.", do: "The message lists the keys."),
    Self(
      "unusable-value",
      "A scene from code has a value that no file could have; another one was taken for it.",
      do: "Give it the value that the message names."
    ),
  ]
}
