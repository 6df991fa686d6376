/// An observer of a view's geometry, for key-value observing.
package final class GeometryObserver {
  /// The closure called after each change of the frame, the bounds, or the size of a scroll view's content.
  package var onChange: () -> Void

  /// Creates an observer.
  package init(onChange: @escaping () -> Void) { self.onChange = onChange }
}
