extension FindingCode {
  /// The mistakes of steps, expectations and pictures.
  static let ofSteps = [
    Self("unknown-step", "A step has no such word.", do: "'layoutsim help step' lists the steps."),
    Self(
      "two-steps",
      "An entry of 'steps' has two keys.",
      do: "Begin a new step with '- ', or indent the second key so that it belongs to the first."
    ),
    Self("too-many-steps", "With repetitions there are too many steps.", do: "Repeat fewer times."),
    Self("place", "A place cannot be read.", do: "'layoutsim help places' shows the forms."),
    Self("rows", "Rows cannot be read.", do: "'layoutsim help rows' shows the forms."),
    Self(
      "time",
      "A time cannot pass: it is negative or too long.",
      do: "'layoutsim help times' shows the forms."
    ),
    Self(
      "scroll-under-finger",
      "A finger that is down would go to a place that is first scrolled to.",
      do: "Scroll in a step before the finger comes down, or name a place that every screen has."
    ),
    Self(
      "scroll-to-view",
      "A view that is not in the table would be scrolled to.",
      do: "Leave the words for scrolling out: it is where it is."
    ),
    Self(
      "no-field",
      "No field that can have the focus is at the place.",
      do: "Name the row, the view or the search bar that has one and is not disabled."
    ),
    Self(
      "no-keyboard",
      "A step types or presses a key, and no field has the keyboard.",
      do: "Write '- focus: row 3' or '- tap' on a field before it."
    ),
    Self(
      "no-such-view",
      "The scene does not have this view.",
      do: "The message says why; add what it names to the scene, or take another view."
    ),
    Self(
      "no-such-control",
      "No control has this name, or the view has no value.",
      do: "The message lists the names."
    ),
    Self(
      "outside-the-screen",
      "A point lies outside the screen.",
      do:
        "Points count from the top left corner; take a row or an edge where it should hold on every device."
    ),
    Self(
      "finger-down",
      "A finger goes down while one is down already.",
      do: "Lift it first with '- release'."
    ),
    Self(
      "finger-up",
      "A step moves or lifts a finger, and none is down.",
      do: "Begin with '- press: ' and a place."
    ),
    Self(
      "too-many-fingers",
      "More fingers go up than are down.",
      do: "Write the number that went down, or fewer."
    ),
    Self(
      "missing-row",
      "A row is named that does not exist at that time.",
      do: "Deleted rows are numbered as before, inserted ones as after the change."
    ),
    Self(
      "missing-rows",
      "A call of a delegate needs a row after its name.",
      do: "Write 'didSelectRowAt row 3'."
    ),
    Self("unneeded-rows", "A call of a delegate has no rows.", do: "Write its name alone."),
    Self(
      "unknown-rows",
      "Which rows there are is not known here, as a finger may have changed them.",
      do: "Name rows before the touch, or expect what does not depend on it."
    ),
    Self(
      "unknown-call",
      "No delegate has a call of this name.",
      do: "The message lists the names."
    ),
    Self(
      "wrong-count",
      "A list has a number for each section, and there are more or fewer.",
      do: "Write one for each section."
    ),
    Self(
      "impossible-count",
      "A number of things or a size is compared with what it can never be.",
      do: "Write a whole number from 0 on, for a size any number from 0 on."
    ),
    Self(
      "no-form",
      "The step or expectation is of a form, and the scene has none.",
      do: "Write 'form:' in the scene, or delete it."
    ),
    Self(
      "no-edit-screen",
      "The expectation is of an edit screen, and the scene has none.",
      do: "Write 'edit-screen: true' in the scene, or delete it."
    ),
    Self(
      "no-minimum",
      "Shortcomings are expected, and nothing has a minimum.",
      do: "Write 'min' or 'min-per-section' in the 'limit' of 'selection'."
    ),
    Self(
      "to-and-direction",
      "A fling goes to a place or in a direction, not both.",
      do: "Delete one of them."
    ),
    Self(
      "to-and-velocity",
      "A fling to a place has its speed from 'within'.",
      do: "Write 'within', or a direction in place of 'to'."
    ),
    Self(
      "name",
      "A name of a snapshot or of a file cannot be used on every disk.",
      do: "Take letters, digits and hyphens."
    ),
    Self(
      "duplicate-snapshot",
      "Two steps take a snapshot of one name.",
      do: "Give one of them another name."
    ),
    Self(
      "unknown-snapshot",
      "No step takes a snapshot of this name.",
      do: "The message lists the names."
    ),
    Self(
      "annotation-subject",
      "An annotation is about one thing: 'at', 'measure', 'bracket', 'arrow', 'path' or 'caption'.",
      do: "Write an entry for each."
    ),
    Self(
      "annotation-words",
      "Neither a number nor words stand at a thing.",
      do: "Write one of them."
    ),
    Self(
      "annotation-number",
      "A number of the legend has two texts, perhaps one of them in the scenario before a change.",
      do: "Give one of them another number."
    ),
    Self(
      "annotation-edges",
      "Two ends with no way between them: one edge is a side and the other the top or the bottom, or both are the same.",
      do: "Name two edges of one direction, or two places that lie apart."
    ),
    Self(
      "scroll-to-annotation",
      "An annotation names a place that is to be scrolled to.",
      do: "Scroll in the steps before the snapshot."
    ),
    Self(
      "too-many-annotations",
      "There are more annotations than a picture can show.",
      do: "Leave some out, or write another scenario for other pictures."
    ),
    Self(
      "duplicate-picture",
      "Two pictures go to one file, one to a file and another one to a folder of the same name, or one to the file of a golden.",
      do: "Give one of them another name."
    ),
    Self(
      "automatic-png",
      "A PNG is to show the appearance of the reader's system, and a PNG has one.",
      do: "Draw two files, 'theme: [light, dark]', or an SVG."
    ),
    Self(
      "picture-theme",
      "The name of a picture says another appearance than it has, or has '{theme}' in it where it has none of its own.",
      do: "Write 'theme: [light, dark]', or a name without it."
    ),
    Self(
      "picture-scale",
      "The name of a PNG says, as '@2x' does, another number of pixels for each point than it has.",
      do: "Write that number after 'scale', or another name."
    ),
    Self(
      "moving-annotations",
      "A picture that moves would have annotations other than captions, whose places are those of one moment.",
      do: "Write 'annotations: none' for it, and draw them in a picture that stands still."
    ),
    Self(
      "picture-format",
      "The name of a picture ends neither in '.svg' nor in '.png'.",
      do: "End it with one of these."
    ),
    Self(
      "leaves-the-folder",
      "The file of a picture lies outside the folder of the pictures, or a font or the scenario before a change outside the scenario's.",
      do:
        "Write a path without '..' and without a slash at the beginning; copy a font, or the other scenario, beside the scenario."
    ),
    Self(
      "at-and-strip",
      "A picture shows one snapshot or a strip of them, not both.",
      do: "Put all of them into 'strip'."
    ),
    Self(
      "crop",
      "The part of a screen that a picture shows is no rectangle.",
      do:
        "Write '[left, top, width, height]' in points, a row such as 'row 3', or the name of a view."
    ),
    Self(
      "guide-room",
      "A picture has no room for the names of some guides, which are drawn without.",
      do: "Show fewer guides in one picture, or make another one of the others."
    ),
    Self(
      "sheet",
      "A picture is a sheet of environments and something else at once.",
      do: "Make a picture of each; one with 'sheet' says 'at' and the name of a snapshot."
    ),
    Self(
      "before",
      "The scenario before a change cannot be shown.",
      do: "Name another file without mistakes that takes a snapshot of the same name."
    ),
  ]
}
