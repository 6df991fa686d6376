/// A map of a scenario file, by the keys that it may have.
public enum KeyGroup: String, Sendable, Hashable, CaseIterable {
  /// The file itself.
  case scenario = "the scenario"
  /// An entry of `allow`.
  case allowance = "an entry of 'allow'"
  /// What stands under `scene`.
  case scene = "'scene'"
  /// What stands under `table`.
  case table = "'table'"
  /// An entry of `sections`.
  case section = "a section"
  /// What stands under `accessory-view`.
  case accessoryView = "'accessory-view'"
  /// An entry of `leading-actions` or `trailing-actions`.
  case swipeAction = "a swipe action"
  /// What stands under `header-view` or `footer-view`.
  case edgeView = "a view at an end of the table"
  /// What stands under `content-inset`.
  case contentInset = "'content-inset'"
  /// What stands under `overlay`.
  case overlay = "'overlay'"
  /// What stands under `debug`.
  case debug = "'debug'"
  /// An entry of `constraints`.
  case constraint = "a constraint"
  /// What stands under `edit-screen`.
  case editScreen = "'edit-screen'"
  /// What stands under `form`.
  case form = "'form'"
  /// What stands under `type` in a form.
  case formType = "'type'"
  /// What stands under `alert` in a form or in an expectation.
  case alert = "'alert'"
  /// What stands under `stack`.
  case stack = "'stack'"
  /// An entry of `views` in a stack.
  case stackedView = "a view of a stack"
  /// What stands under `selection`.
  case selection = "'selection'"
  /// What stands under `limit`.
  case limit = "'limit'"
  /// An entry of `steps`.
  case step = "a step"
  /// What stands under `press` or `tap`.
  case touch = "a touch"
  /// What stands under `release`.
  case release = "'release'"
  /// What stands under `move`.
  case move = "'move'"
  /// What stands under `fling`.
  case fling = "'fling'"
  /// What stands under `settle`.
  case settle = "'settle'"
  /// What stands under `insert`, `delete` or `reload`.
  case update = "a change of rows"
  /// What stands under `move-row`.
  case rowMove = "'move-row'"
  /// What stands under `move-section`.
  case sectionMove = "'move-section'"
  /// What stands under `repeat`.
  case repetition = "'repeat'"
  /// What stands under `expect`.
  case expect = "'expect'"
  /// What stands under `touch-view` in an expectation.
  case touchView = "'touch-view'"
  /// What stands under `delegate-calls` in an expectation, where it is a map.
  case delegateCalls = "'delegate-calls'"
  /// What stands under `limits`.
  case limits = "'limits'"
  /// An entry of `pictures`.
  case picture = "a picture"
}

/// A key of a scenario file.
public struct SceneKey: Sendable, Hashable {
  /// The map that it belongs to.
  public let group: KeyGroup
  /// The key.
  public let name: String
  /// What can be written after it.
  public let values: String
  /// What holds where it is left out; nil where it must be written or nothing is the same as leaving it out.
  public let standard: String?
  /// What it means, in one sentence.
  public let summary: String
  /// Words of UIKit, of the pod's interface or of its manual that mean it.
  var words: [String]
}
