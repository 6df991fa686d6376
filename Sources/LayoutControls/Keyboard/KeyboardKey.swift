package import Foundation

/// A key of the keyboard, where it is drawn.
package struct KeyboardKey: Hashable {
  /// An action of a key.
  package enum Action: Hashable {
    /// Writes letters.
    case text(String)
    /// Makes the letters of the next key large, or small again.
    case shift
    /// Takes the letter before the caret away.
    case delete
    /// Shows other keys.
    case page(KeyboardPage)
    /// Ends the line, or the writing.
    case pressReturn
  }

  /// The action.
  package let action: Action
  /// The plate that is drawn.
  package let frame: CGRect
  /// The area whose touches are the key's, which has no gaps to its neighbors.
  let touchArea: CGRect
  /// The words on the plate, empty for a sign.
  package let title: String

  /// The word by which scenarios and messages name the key: "a", "space", "return".
  package var name: String {
    switch action {
    case .text(" "): "space"
    case .text(let text): text
    case .shift: "shift"
    case .delete: "delete"
    case .pressReturn: "return"
    case .page: title
    }
  }
}

/// A page of keys.
package enum KeyboardPage: Hashable {
  /// The letters, small or capital.
  case letters(isCapital: Bool)
  /// Numbers and the signs beside them.
  case numbers
  /// The other signs.
  case signs

  /// The keys of the three rows from the top.
  var rows: [String] {
    switch self {
    case .letters(let isCapital):
      isCapital
        ? ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"] : ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
    case .numbers: ["1234567890", "-/:;()$&@\"", ".,?!'"]
    case .signs: ["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'"]
    }
  }

  /// The page behind the key at the beginning of the third row, or `nil` if that is for capital letters.
  var pageOfSide: (page: Self, title: String)? {
    switch self {
    case .letters: nil
    case .numbers: (.signs, "#+=")
    case .signs: (.numbers, "123")
    }
  }

  /// The page behind the key at the beginning of the last row.
  var pageOfCorner: (page: Self, title: String) {
    switch self {
    case .letters: (.numbers, "123")
    case .numbers, .signs: (.letters(isCapital: false), "ABC")
    }
  }
}
