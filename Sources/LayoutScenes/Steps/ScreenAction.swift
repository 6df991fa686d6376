/// An action of the application, or of a user, on a part of the screen that is no place for a finger.
package enum ScreenAction: Sendable, Hashable {
  /// The field at a place, of a row or by its name, gets the keyboard, as after a tap on it.
  case focus(Place)
  /// Keys write a text into the view that has the keyboard.
  case type(String)
  /// The keyboard goes, as the application asks for.
  case dismissKeyboard
  /// The user presses the return key.
  case pressReturn
  /// The application ends refreshing.
  case endRefreshing

  /// The word for it in a scenario file.
  var keyword: String {
    switch self {
    case .focus: "focus"
    case .type: "type"
    case .dismissKeyboard: "dismiss-keyboard"
    case .pressReturn: "press-return"
    case .endRefreshing: "end-refreshing"
    }
  }
}

extension ValueReader where Value == String {
  /// A text that keys write, of a letter at least.
  static var writtenText: Self {
    Self("a text", .phrase("Ada")) { reading, written in
      guard let text = reading.text(written) else { return nil }
      if text.isEmpty {
        reading.report("missing-value", "no letter is written here", at: written.value.mark)
          .hint("write '- tap: key delete' to take one away")
      }
      return text
    }
  }
}

extension ValueReader where Value == Place {
  /// A place of a field: a row, a view by its name, or the search bar.
  static var field: Self {
    Self("a row, 'view NAME' or searchBar", .phrase("row 3")) { reading, written in
      guard let place = reading.place(written) else { return nil }
      switch place.anchor {
      case .row, .stackView, .view(.searchBar): return place
      case .visibleRow, .visibleRowFromEnd, .share, .topEdge, .bottomEdge, .point, .button,
        .indexTitle, .key, .view:
        reading.report("no-field", "no field is at '\(place)'", at: written.value.mark)
          .hint("write 'row 3', 'view NAME' or 'searchBar'")
        return nil
      }
    }
  }
}
