import Foundation
import LayoutDevices
import LayoutGeometry

/// The places of a list content's parts in a width, as if text went from left to right.
struct ListContentArrangement {
  /// The sizes of the parts as functions of the room from side to side.
  struct Parts {
    /// The size of the picture, or `nil` without one.
    var image: CGSize?
    /// The room that is kept for the picture.
    var reserved = CGSize.zero
    /// The size of the text in a width, or `nil` without one.
    var text: ((CGFloat) -> CGSize)?
    /// The size of the second text in a width, or `nil` without one.
    var secondaryText: ((CGFloat) -> CGSize)?
  }

  /// The lengths between the parts.
  struct Spacing {
    var margins = DirectionalEdgeInsets.zero
    var imageToText: CGFloat = 0
    var between: CGFloat = 0
    var below: CGFloat = 0
    /// Whether texts may be side by side.
    var prefersSideBySide = false
    /// The number of device pixels per point.
    var scale: CGFloat = 1
  }

  /// The place of the picture, or `nil` without one.
  private(set) var image: CGRect?
  /// The place of the text, or `nil` without one.
  private(set) var text: CGRect?
  /// The place of the second text, or `nil` without one.
  private(set) var secondaryText: CGRect?
  /// Whether the texts are one below the other.
  let isStacked: Bool
  /// The height that the content asks for, with its margins.
  let height: CGFloat
  /// The distance from the leading edge to the texts.
  let textLeading: CGFloat

  /// Creates the places of parts.
  ///
  /// - Parameters:
  ///   - parts: The sizes of the parts.
  ///   - spacing: The lengths between them.
  ///   - width: The width of the view.
  ///   - givenHeight: The height of the view, or `nil` for that which the content asks for.
  init(_ parts: Parts, _ spacing: Spacing, width: CGFloat, height givenHeight: CGFloat? = nil) {
    let margins = spacing.margins
    let reserved = CGSize(
      width: max(parts.reserved.width, parts.image?.width ?? 0),
      height: max(parts.reserved.height, parts.image?.height ?? 0)
    )
    textLeading =
      margins.leading + (parts.image == nil ? 0 : reserved.width + spacing.imageToText)
    let room = max(0, width - textLeading - margins.trailing)
    let text = parts.text.map { $0(room) }
    let second = parts.secondaryText.map { $0(room) }
    let sides = Self.sizesSideBySide(parts, spacing, room: room)
    isStacked = sides == nil
    let block: CGFloat =
      if let sides {
        max(sides.text.height, sides.second.height)
      } else {
        (text?.height ?? 0) + (second?.height ?? 0)
          + (text != nil && second != nil ? spacing.below : 0)
      }
    height =
      max(block, parts.image == nil ? 0 : reserved.height) + margins.top + margins.bottom
    let middle =
      margins.top + ((givenHeight ?? height) - margins.top - margins.bottom) / 2
    func top(_ height: CGFloat) -> CGFloat {
      pixelAligned(middle - height / 2, scale: spacing.scale)
    }
    if let size = parts.image {
      let x = margins.leading + (reserved.width - size.width) / 2
      image = CGRect(
        x: pixelAligned(x, scale: spacing.scale),
        y: top(size.height),
        width: size.width,
        height: size.height
      )
    }
    if let sides {
      // Lines that begin side by side stand on one line.
      self.text = CGRect(
        origin: CGPoint(x: textLeading, y: top(block)),
        size: sides.text
      )
      secondaryText = CGRect(
        origin: CGPoint(x: textLeading + room - sides.second.width, y: top(block)),
        size: sides.second
      )
      return
    }
    var y = top(block)
    if let text {
      self.text = CGRect(x: textLeading, y: y, width: room, height: text.height)
      y += text.height + spacing.below
    }
    if let second {
      secondaryText = CGRect(x: textLeading, y: y, width: room, height: second.height)
    }
  }

  /// Returns the sizes of texts side by side, or `nil` if they are not, or do not fit.
  private static func sizesSideBySide(
    _ parts: Parts,
    _ spacing: Spacing,
    room: CGFloat
  ) -> (text: CGSize, second: CGSize)? {
    guard spacing.prefersSideBySide, let text = parts.text?(.infinity),
      let second = parts.secondaryText?(.infinity),
      text.width + spacing.between + second.width <= room
    else { return nil }
    return (text, second)
  }
}
