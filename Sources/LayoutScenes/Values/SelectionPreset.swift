/// The selection types that go by a name.
public enum SelectionPreset: String, Sendable, Hashable, CaseIterable {
  /// One option in the whole table.
  case single
  /// One option in each section.
  case singleSectioned = "single-sectioned"
  /// Any number of options, at least one.
  case multiple
  /// Any number of options, at least one in each section.
  case multipleSectioned = "multiple-sectioned"

  /// The selection type of the name.
  public var selectionType: SelectionType {
    switch self {
    case .single: .single
    case .singleSectioned: .singleSectioned
    case .multiple: .multiple
    case .multipleSectioned: .multipleSectioned
    }
  }
}

/// A request to the delegate of a form.
public enum FormRequest: String, Sendable, Hashable, CaseIterable {
  /// Nothing yet.
  case none
  /// To take the selection and the screen away.
  case dismissal
  /// To ignore the selection and take the screen away.
  case cancel
}
