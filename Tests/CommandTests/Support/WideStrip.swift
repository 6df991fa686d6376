/// A scenario whose touch view is 11 pt too wide on one of two phones, with which the forms of a report are tested.
enum WideStrip {
  /// The text of the file.
  static let scenario = """
    layoutsim: 2
    name: A strip that is too wide
    scene:
      table: {rows: 40, editing: true}
      overlay:
        constraints:
          - touchView.leading == superview.leading + 100
          - touchView.trailing == superview.trailing - 16
          - touchView.width >= 270
          - touchView.top == superview.top
          - touchView.bottom == superview.bottom
    steps:
      - tap: row 2 on touchView

    """

  /// The two phones.
  static let phones = ["--device", "iPhone 15,iPhone SE (3rd generation)"]
  /// The words of a validation on both, held upright.
  static let validation = ["validate"] + phones + ["--orientation", "portrait"]
}
