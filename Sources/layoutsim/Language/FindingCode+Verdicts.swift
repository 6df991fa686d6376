extension FindingCode {
  /// The codes of what comes to light when results are compared and written.
  static let ofVerdicts = [
    Self(
      "no-screen",
      "None of the devices shows the scene with its system, design and window.",
      do: "Choose other devices, or leave some of that out of the scene."
    ),
    Self(
      "baseline-outdated",
      "A finding of the file of known ones is there no more.",
      do: "Write the file again with '--write-baseline'."
    ),
    Self(
      "more",
      "There are more annotations than a step of GitHub Actions shows.",
      do: "Read the others in the report of another '--format'."
    ),
    Self(
      "repair-written",
      "'layoutsim validate --fix' changed a constraint; with the change the finding is gone on every screen.",
      do: "Read the change, and take it back if the screen is meant otherwise."
    ),
    Self(
      "not-mended",
      "'layoutsim validate --fix' wrote no repair of some findings; the message says why.",
      do: "Mend them by hand, where the finding says."
    ),
    Self(
      "repairs-not-tried",
      "There are so many findings in so long a scenario that repairs were tried for the first ones alone.",
      do: "Mend these, and validate again."
    ),
    Self(
      "shard-missing",
      "A part of a run has left no report, so that nobody knows whether it passed.",
      do: "Look at why it has none, run it again, and join the reports of all parts."
    ),
    Self(
      "shard-twice",
      "A part of a run has left two reports that differ.",
      do: "Leave out the one that is not meant."
    ),
    Self(
      "obsolete-unknown",
      "Goldens that nothing names are not looked for, as the scenarios of the run are not here.",
      do: "Join the reports in the folder in which the parts ran."
    ),
    Self(
      "ignored-view-missing",
      "A view whose pixels are not to be compared is in no snapshot of the run.",
      do: "Take its name from 'layoutsim tree', or an id of the golden's SVG."
    ),
    Self(
      "result-left",
      "What a former run left of a snapshot could not be removed, though the snapshot is as its golden again.",
      do:
        "Remove the file that the note names; the folder may not be written, or the disk is read-only."
    ),
    Self("snapshot", "A snapshot cannot be compared with its golden.", do: "The message says why."),
    Self(
      "snapshot-differs",
      "A snapshot is not what its golden shows.",
      do:
        "Look at the pictures that the report names; 'layoutsim test --record changed' takes it as it is."
    ),
    Self(
      "snapshot-missing",
      "A snapshot has no golden, and this run records none.",
      do: "Run without CI, or with '--record missing'."
    ),
    Self(
      "no-goldens",
      "Snapshots of the standard input are not compared.",
      do: "Write the scenario to a file."
    ),
    Self(
      "checks-nothing",
      "The scenario expects nothing and shows nothing.",
      do: "Add a step 'expect' or 'snapshot', or list 'pictures'."
    ),
    Self("needless-allowance", "What 'allow' allows does not happen.", do: "Delete the entry."),
    Self("picture", "A picture cannot be drawn.", do: "The message says why."),
    Self(
      "annotation",
      "The thing that an annotation is about is not on the screen, or not in the part that a picture shows.",
      do: "Name the snapshots that show it after 'in', or scroll to it in the steps."
    ),
    Self("input", "A file cannot be read.", do: "The message says why."),
    Self(
      "log-conflict",
      "A log has a conflict of constraints: the notes are the constraints that are needed for it, with their parts in the sum.",
      do:
        "The hint is a change after which the rest was solved again; the constraints likely at fault stand in the notes."
    ),
    Self(
      "log-ambiguity",
      "A log has views that more than one place or size fits.",
      do: "Add the constraints that the notes name."
    ),
    Self(
      "no-dump",
      "A file is no dump of UIKit's views with their frames.",
      do:
        "Print the window with 'expr -l objc -O -- [[UIWindow keyWindow] recursiveDescription]' in the debugger."
    ),
    Self(
      "dump-cut",
      "A dump begins or ends in the middle.",
      do: "Copy it whole; what is missing counts as not there, or as UIKit's default."
    ),
    Self(
      "dump-frame",
      "A view of a dump has no frame, or one that no screen has.",
      do: "Ask the debugger for it; here it counts as large as the view that it is in."
    ),
    Self(
      "dump-depth",
      "A dump is deeper than views can be read.",
      do: "Print the part of the tree that the question is about."
    ),
    Self(
      "missed-view",
      "A view that is meant for touches and seen under the point does not get the touch.",
      do:
        "The hint is a change that was tried on the views of the dump; the notes lead to their lines."
    ),
    Self(
      "dump-silence",
      "A dump does not say something that could change the answer.",
      do: "Look it up in the debugger or in the code of the class."
    ),
    Self(
      "obsolete-folder",
      "No scenario and no suite of tests has these goldens.",
      do: "'layoutsim prune' removes them."
    ),
    Self(
      "obsolete-golden",
      "No snapshot is kept under this name any more.",
      do: "'layoutsim prune' removes it."
    ),
    Self(
      "obsolete-environment",
      "No run plays the environment of this golden.",
      do: "Play it with the options that it is named after, or remove it."
    ),
    Self(
      "sampling-rows",
      "Which rows are selected depends on how often the finger is sampled.",
      do: "Move slower, or end the movement on a row before the finger goes up."
    ),
  ]
}
