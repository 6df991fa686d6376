extension FindingCode {
  /// The codes of what 'layoutsim validate' alone looks for.
  static let ofValidation = [
    Self(
      "view-without-area",
      "A view of the scene has no width or no height, so that it is neither seen nor touched.",
      do:
        "Look at the constraints that are listed; 'allow' with 'placement' says that it is meant so."
    ),
    Self(
      "view-off-screen",
      "A view of the scene lies wholly off the screen, or outside of its cell.",
      do:
        "Look at the constraints that are listed; 'allow' with 'placement' says that it is meant so."
    ),
    Self(
      "view-partly-off-screen",
      "Some of a text or of a control lies off the screen.",
      do: "Constrain it to 'superview.safeArea' at that edge too."
    ),
    Self(
      "view-behind-bar",
      "A text, a picture or a control lies behind a bar, which is in front of it and takes touches.",
      do: "Constrain it to 'superview.safeArea', or to the bar itself."
    ),
    Self(
      "view-at-system-edge",
      "A text, a picture or a control reaches under the status bar, the cut-out or the home indicator.",
      do: "Constrain it to 'superview.safeArea'."
    ),
    Self(
      "small-control",
      "A control is smaller than the 44 by 44 points that a finger finds.",
      do: "Add the constraints of the hint, or make what is around it larger."
    ),
    Self(
      "control-covered",
      "A view without a control lies in front of a control and takes its touches.",
      do: "Put it behind the control, or turn its user interaction off."
    ),
    Self(
      "controls-overlap",
      "Two controls lie over each other, and one of them takes the touches of both.",
      do: "Hold one of them by an edge of the other."
    ),
    Self(
      "touch-view-without-area",
      "The touch view has no width or no height, so that no finger finds it.",
      do: "Look at the constraints that are listed: one of them gives it this size."
    ),
    Self(
      "touch-view-off-screen",
      "The touch view lies wholly off the screen, or outside of its superview, where no touch gets.",
      do:
        "Look at the constraints that are listed; the message says beyond which edge, and how far."
    ),
    Self(
      "touch-view-small",
      "A finger finds less than 44 by 44 points of the touch view.",
      do: "Make it wider or higher; what hangs over the screen or lies behind a bar does not count."
    ),
    Self(
      "touch-view-partly-off-screen",
      "The touch view hangs over an edge of the screen by more than the 10 points of the pod's own constraints.",
      do: "Nothing, if it is meant so; no finger gets there."
    ),
    Self(
      "touch-view-not-frontmost",
      "A view beside the touch view lies in front of it and takes its touches.",
      do: "Bring the touch view to the front after all other views are added."
    ),
    Self(
      "touch-view-covered",
      "A view elsewhere lies in front of the touch view and takes its touches.",
      do: "Move one of the two."
    ),
    Self(
      "touch-view-behind-bar",
      "A part of the touch view lies behind a bar, which takes the touches there.",
      do: "Nothing, if some of it is left: the pod's own constraints do the same."
    ),
    Self(
      "touch-view-at-system-edge",
      "The touch view reaches under the status bar, the cut-out or the home indicator, where the system's gestures begin.",
      do: "Set 'respects-safe-area', or constrain it to 'superview.safeArea'."
    ),
    Self(
      "touch-view-on-wrong-side",
      "The check marks of the rows are at one side, and the touch view is at the other.",
      do: "Constrain leading and trailing edges in place of left and right ones."
    ),
    Self(
      "touch-view-covers-bar",
      "The touch view lies in front of a bar, whose buttons cannot be pressed there.",
      do: "End it at the bar: 'superview.safeArea'."
    ),
    Self(
      "touch-view-covers-control",
      "The touch view lies in front of a control of the scene.",
      do: "Keep the touch view clear of it, or put the control in front."
    ),
    Self(
      "touch-view-covers-accessories",
      "The touch view takes the touches of detail buttons, switches or other controls of the rows.",
      do: "Move it to the other edge, or make it narrower."
    ),
    Self(
      "touch-view-covers-index",
      "The touch view takes the touches of the section index.",
      do: "End it before the index."
    ),
    Self(
      "touch-view-covers-swipe-actions",
      "The touch view lies where the buttons of a swiped row come to light.",
      do: "Enable it in editing mode alone, or move it to the other edge."
    ),
    Self(
      "no-row-reachable",
      "No row comes to where a finger finds the touch view.",
      do: "Place it over the rows of the table."
    ),
    Self(
      "rows-unreachable",
      "Some rows never come to where a finger finds the touch view, however far the table scrolls.",
      do:
        "Let it reach over the whole height of the rows; a pan that began on another row still passes them."
    ),
    Self(
      "scroll-zone-unreachable",
      "The zone in which a pan scrolls the table lies beyond the edge of the screen.",
      do: "Bring the anchor nearer to the middle: 40 from the top, -40 from the bottom."
    ),
    Self(
      "scroll-zones-overlap",
      "The zones at the top and at the bottom in which a pan scrolls the table overlap.",
      do: "Bring the anchors nearer to 0."
    ),
    Self(
      "scroll-zone-under-bar",
      "The zone in which a pan scrolls the table lies under a bar, so that a finger has to go over that.",
      do: "Bring the anchor nearer to the middle: 40 from the top, -40 from the bottom."
    ),
    Self(
      "text-cut-off",
      "A text has too little room and is cut off, in the system's font too.",
      do: "Give it room, more lines, or letters that shrink."
    ),
    Self(
      "row-too-low",
      "The two lines of a row are higher than the row, so that they lie over other rows.",
      do:
        "Leave 'row-height' or 'height' out: a row is then as high as its texts in every text size."
    ),
    Self(
      "text-may-be-cut-off",
      "A text has so little room that the error of our widths decides whether it is cut off in the system's font.",
      do: "Give it some more room, or look at a device."
    ),
    Self(
      "texts-overlap",
      "The letters of a text lie over those of another one, or over a control.",
      do: "Hold one of them by an edge of the other."
    ),
    Self(
      "low-contrast",
      "A text in a color of the scene, or on one, is hard to tell from what is behind it (WCAG 2.1, 1.4.3).",
      do:
        "Take a darker or lighter color, or one of the system's, which changes with the appearance."
    ),
    Self(
      "missing-label",
      "VoiceOver has no words for a control.",
      do: "Set its accessibilityLabel, 'accessibility-label' in a scenario."
    ),
    Self(
      "constraint-without-effect",
      "A constraint binds on no screen of the matrix, or is fulfilled on none.",
      do: "Delete it, unless it is kept for other texts or sizes."
    ),
    Self(
      "constraint-by-rounding",
      "A wish is missed by less than half a pixel, so that only rounding fulfills it.",
      do: "Nothing, or write the number that it comes to."
    ),
    Self(
      "constraint-repeated",
      "The same constraint is written twice.",
      do: "Delete one of the two."
    ),
    Self(
      "option-overridden",
      "An option of the overlay has no effect because a closure's constraints replace the default ones.",
      do: "Delete the option or the closure."
    ),
  ]
}
