import LayoutGeometry

extension InterfaceStyle: WrittenChoice {
  static var words: [(word: String, choice: Self)] { allCases.map { ($0.word, $0) } }
  static let meanings: KeyValuePairs<Self, String> = [.light: "day white", .dark: "night black"]
}
