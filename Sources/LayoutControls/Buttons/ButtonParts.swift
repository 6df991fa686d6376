import Foundation

/// The picture and title of a button without a configuration, side by side.
///
/// Each part has a room of its own, which is that of the content less the part's insets, and is placed in it
/// as if the other one were there too: the title beside the picture, which goes first if room is short
/// (documentation of `UIButton.titleEdgeInsets`: "positive inset values may actually clip the title text").
struct ButtonParts {
  /// The size of the picture.
  let image: CGSize
  /// The size that the title asks for.
  let title: CGSize
  /// The part of the free room that is to the left.
  let share: CGFloat
  /// The part of the free room that is above.
  let rise: CGFloat
  /// Whether the picture is to the right of the title.
  let isMirrored: Bool

  func imageFrame(in room: CGRect) -> CGRect {
    let widths = widths(in: room)
    let size = CGSize(width: widths.image, height: min(image.height, room.height))
    return frame(of: size, in: room, after: isMirrored ? widths.title : 0, of: widths)
  }

  func titleFrame(in room: CGRect) -> CGRect {
    let widths = widths(in: room)
    let size = CGSize(width: widths.title, height: title.height)
    return frame(of: size, in: room, after: isMirrored ? 0 : widths.image, of: widths)
  }

  private func widths(in room: CGRect) -> (image: CGFloat, title: CGFloat) {
    let image = min(image.width, room.width)
    return (image, min(title.width, room.width - image))
  }

  private func frame(
    of size: CGSize,
    in room: CGRect,
    after start: CGFloat,
    of widths: (image: CGFloat, title: CGFloat)
  ) -> CGRect {
    CGRect(
      x: room.minX + (room.width - widths.image - widths.title) * share + start,
      y: room.minY + (room.height - size.height) * rise,
      width: size.width,
      height: size.height
    )
  }
}
