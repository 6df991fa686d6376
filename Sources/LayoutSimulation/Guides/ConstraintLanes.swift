import Foundation
import LayoutGeometry
import LayoutViews

/// The places across of the lines of constraints, so that those of a view in one direction lie beside each other.
struct ConstraintLanes {
  private struct Lane: Hashable {
    let item: ObjectIdentifier
    let axis: LayoutAxis
  }

  private var places: [(lane: Lane, index: Int)?] = []
  private var counts: [Lane: Int] = [:]

  /// Creates the places of constraints.
  init(of constraints: [LayoutConstraint]) {
    for constraint in constraints {
      guard let item = constraint.firstItem else {
        places.append(nil)
        continue
      }
      let lane = Lane(item: ObjectIdentifier(item), axis: constraint.firstAttribute.axis)
      places.append((lane, counts[lane, default: 0]))
      counts[lane, default: 0] += 1
    }
  }

  /// Returns how far across its first item the line of a constraint lies, from 0 to 1.
  func share(of index: Int) -> CGFloat {
    guard let (lane, number) = places[index] else { return 0.5 }
    return CGFloat(number + 1) / CGFloat(counts[lane, default: 1] + 1)
  }
}

extension View {
  /// Whether the view and all around it are to be seen.
  var isSeen: Bool { !isHidden && alpha > 0 && superview?.isSeen != false }
}
