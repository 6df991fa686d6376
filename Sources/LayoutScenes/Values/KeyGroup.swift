/// A map of a scenario file, by the keys that it may have, in the words of messages.
package enum KeyGroup: String, Sendable, Hashable, CaseIterable {
  case scenario = "the scenario"
  case allowance = "an entry of 'allow'"
  case matrix = "'matrix'"
  case device = "a device"
  case safeArea = "'safe-area'"
  case scene = "'scene'"
  case barItem = "a button of a bar"
  case search = "'search'"
  case tab = "a tab"
  case below = "'below'"
  case table = "'table'"
  case section = "a section"
  case row = "a row"
  case rowFile = "'rows'"
  case image = "'image'"
  case cell = "'cell'"
  case accessoryView = "'accessory-view'"
  case swipeAction = "a swipe action"
  case edgeView = "a view at an end of the table"
  case contentInset = "'content-inset'"
  case overlay = "'overlay'"
  case debug = "'debug'"
  case constraint = "a constraint"
  case editScreen = "'edit-screen'"
  case form = "'form'"
  case formType = "'type'"
  case alert = "'alert'"
  case stack = "'stack'"
  case view = "a view"
  case selection = "'selection'"
  case limit = "'limit'"
  case step = "a step"
  case touch = "a touch"
  case touches = "a file of touches"
  case touchEvent = "an event of touches"
  case release = "'release'"
  case move = "'move'"
  case fling = "'fling'"
  case settle = "'settle'"
  case update = "a change of rows"
  case rowMove = "'move-row'"
  case sectionMove = "'move-section'"
  case repetition = "'repeat'"
  case expect = "'expect'"
  case touchView = "'touch-view'"
  case delegateCalls = "'delegate-calls'"
  case limits = "'limits'"
  case annotation = "an annotation"
  case picture = "a picture"

  /// The name of the map for people who ask for it: "table", "swipe-action".
  package var topic: String {
    "\(self)".reduce(into: "") { name, letter in
      name += letter.isUppercase ? "-\(letter.lowercased())" : String(letter)
    }
  }
}

/// A key of a scenario file.
package struct SceneKey: Sendable {
  /// The map that it belongs to.
  package let group: KeyGroup
  /// The key.
  package let name: String
  /// The possible values, in words.
  package let values: String
  /// The default, or `nil` if the key must be written or there is nothing to say about it.
  package let standard: String?
  /// The meaning, in one sentence.
  package let summary: String
  /// The words of UIKit, of the pod's interface or of its manual that mean it.
  package internal(set) var words: [String]
  /// A value to begin with, as it is written, or `nil` if its shape says enough.
  let sample: String?
  /// The lines that an example needs in the same map.
  let beside: [String]
  /// The function that says the shape of the values, for maps that hold each other.
  let makeShape: @Sendable () -> ValueShape

  /// The shape of the possible values.
  package var shape: ValueShape { makeShape() }
}
