/// A map of a scenario file, by the keys that it may have.
public enum KeyGroup: String, Sendable, Hashable, CaseIterable {
  /// The file itself.
  case scenario = "the scenario"
  /// An entry of `allow`.
  case allowance = "an entry of 'allow'"
  /// The keys under `scene`.
  case scene = "'scene'"
  /// The keys under `table`.
  case table = "'table'"
  /// An entry of `sections`.
  case section = "a section"
  /// The keys under `accessory-view`.
  case accessoryView = "'accessory-view'"
  /// An entry of `leading-actions` or `trailing-actions`.
  case swipeAction = "a swipe action"
  /// The keys under `header-view` or `footer-view`.
  case edgeView = "a view at an end of the table"
  /// The keys under `content-inset`.
  case contentInset = "'content-inset'"
  /// The keys under `overlay`.
  case overlay = "'overlay'"
  /// The keys under `debug`.
  case debug = "'debug'"
  /// An entry of `constraints`.
  case constraint = "a constraint"
  /// The keys under `edit-screen`.
  case editScreen = "'edit-screen'"
  /// The keys under `form`.
  case form = "'form'"
  /// The keys under `type` in a form.
  case formType = "'type'"
  /// The keys under `alert` in a form or in an expectation.
  case alert = "'alert'"
  /// The keys under `stack`.
  case stack = "'stack'"
  /// An entry of `views` in a stack.
  case stackedView = "a view of a stack"
  /// The keys under `selection`.
  case selection = "'selection'"
  /// The keys under `limit`.
  case limit = "'limit'"
  /// An entry of `steps`.
  case step = "a step"
  /// The keys under `press` or `tap`.
  case touch = "a touch"
  /// The keys under `release`.
  case release = "'release'"
  /// The keys under `move`.
  case move = "'move'"
  /// The keys under `fling`.
  case fling = "'fling'"
  /// The keys under `settle`.
  case settle = "'settle'"
  /// The keys under `insert`, `delete` or `reload`.
  case update = "a change of rows"
  /// The keys under `move-row`.
  case rowMove = "'move-row'"
  /// The keys under `move-section`.
  case sectionMove = "'move-section'"
  /// The keys under `repeat`.
  case repetition = "'repeat'"
  /// The keys under `expect`.
  case expect = "'expect'"
  /// The keys under `touch-view` in an expectation.
  case touchView = "'touch-view'"
  /// The keys under `delegate-calls` in an expectation, if it is a map.
  case delegateCalls = "'delegate-calls'"
  /// The keys under `limits`.
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
  /// The possible values, in words.
  public let values: String
  /// The default, or `nil` if the key must be written or there is nothing to say about it.
  public let standard: String?
  /// The meaning, in one sentence.
  public let summary: String
  /// The words of UIKit, of the pod's interface or of its manual that mean it.
  var words: [String]
}
