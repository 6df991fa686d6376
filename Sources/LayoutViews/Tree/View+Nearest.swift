extension View {
  /// Returns this view or the nearest one around it that is of a class.
  package func nearest<Kind: View>(_ kind: Kind.Type) -> Kind? {
    var next: View? = self
    while let view = next {
      if let found = view as? Kind { return found }
      next = view.superview
    }
    return nil
  }
}
