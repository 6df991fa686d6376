import Foundation
import LayoutGeometry

/// A table that scrolls by itself under a finger, in one of the ways there are.
enum DragScroll {
  /// By whole rows per second.
  case constant(AutoScroll)
  /// The faster the deeper the finger is in the zone at the edge.
  case byDepth(DepthScroll)

  var direction: PanDirection {
    switch self {
    case .constant(let scroll): scroll.direction
    case .byDepth(let scroll): scroll.direction
    }
  }

  var isOver: Bool {
    switch self {
    case .constant(let scroll): scroll.present.isOver
    case .byDepth(let scroll): scroll.isOver
    }
  }

  /// How far the content is scrolled.
  var offset: CGFloat {
    switch self {
    case .constant(let scroll): scroll.present.offset
    case .byDepth(let scroll): scroll.offset
    }
  }

  /// How far the selection has come, as a height of the content.
  var reached: CGFloat {
    switch self {
    case .constant(let scroll): scroll.present.reached
    case .byDepth(let scroll): scroll.height + scroll.offset
    }
  }

  /// The offset at the table's end.
  var limit: CGFloat {
    get {
      switch self {
      case .constant(let scroll): scroll.limit
      case .byDepth(let scroll): scroll.limit
      }
    }
    set {
      switch self {
      case .constant(var scroll):
        scroll.limit = newValue
        self = .constant(scroll)
      case .byDepth(var scroll):
        scroll.limit = newValue
        self = .byDepth(scroll)
      }
    }
  }

  /// Moves on to `time` under a finger that rests.
  mutating func advance(to time: Instant, in rows: some SelectableRows) {
    switch self {
    case .constant(var scroll):
      scroll.advance(to: time, in: rows)
      self = .constant(scroll)
    case .byDepth(var scroll):
      scroll.advance(to: time)
      self = .byDepth(scroll)
    }
  }

  /// Moves on along a straight movement of the finger.
  mutating func follow(
    _ distance: CGFloat,
    from departure: Instant,
    to arrival: Instant,
    in rows: some SelectableRows
  ) {
    switch self {
    case .constant(var scroll):
      scroll.follow(distance, from: departure, to: arrival, in: rows)
      self = .constant(scroll)
    case .byDepth(var scroll):
      scroll.follow(distance, from: departure, to: arrival)
      self = .byDepth(scroll)
    }
  }

  /// Comes to rest after the finger was lifted at a height of the screen.
  mutating func settle(to time: Instant, height: CGFloat, in rows: some SelectableRows) {
    switch self {
    case .constant(var scroll):
      scroll.settle(to: time, height: height, in: rows)
      self = .constant(scroll)
    case .byDepth(var scroll):
      scroll.end()
      self = .byDepth(scroll)
    }
  }

  /// Ends so far before the place to which the scroll has come.
  mutating func end(before distance: CGFloat) {
    switch self {
    case .constant(var scroll):
      scroll.end(before: distance)
      self = .constant(scroll)
    case .byDepth(var scroll):
      scroll.offset -= distance * scroll.direction.sign
      scroll.end()
      self = .byDepth(scroll)
    }
  }

  /// Takes over that the content was moved by someone else.
  ///
  /// - Parameters:
  ///   - distance: How far the content was scrolled.
  ///   - rowDistance: How far the row moved to which the scroll has come, because rows above it were measured.
  mutating func shift(by distance: CGFloat, movedRow rowDistance: CGFloat) {
    switch self {
    case .constant(var scroll):
      scroll.shift(by: distance, movedRow: rowDistance)
      self = .constant(scroll)
    case .byDepth(var scroll):
      scroll.offset += distance
      self = .byDepth(scroll)
    }
  }

  /// Takes over where the table ends now that more of its rows are measured.
  ///
  /// - Parameters:
  ///   - limit: The offset at the table's end.
  ///   - goesOn: Whether a scroll that was over at an end that lies further away now goes on.
  /// - Returns: Whether the content is brought back from beyond the end.
  mutating func fit(_ limit: CGFloat, goesOn: Bool) -> Bool {
    switch self {
    case .constant(var scroll):
      let isBeyond = scroll.fit(limit, goesOn: goesOn)
      self = .constant(scroll)
      return isBeyond
    case .byDepth(var scroll):
      let isBeyond = scroll.fit(limit, goesOn: goesOn)
      self = .byDepth(scroll)
      return isBeyond
    }
  }
}
