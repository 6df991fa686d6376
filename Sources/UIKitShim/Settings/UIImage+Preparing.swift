public import Foundation
public import LayoutViews

// Pictures are drawn from what they are, so that there is nothing to prepare.

extension UIImage {
  /// Returns the picture, which needs no preparation.
  public final func preparingForDisplay() -> UIImage? { self }

  /// Hands out the picture at once, which needs no preparation.
  public final func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {
    completionHandler(self)
  }

  /// Returns the picture in another size.
  public final func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return UIGraphicsImageRenderer(size: size).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
  }

  /// Hands out the picture in another size, at once.
  public final func prepareThumbnail(
    of size: CGSize,
    completionHandler: @escaping (UIImage?) -> Void
  ) { completionHandler(preparingThumbnail(of: size)) }

  /// Returns the picture; text beside it lines up with its lower edge here.
  public final func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    SettingWithoutEffect.record(
      "withBaselineOffset",
      of: "UIImage",
      "pictures line up with texts by their lower edge"
    )
    return self
  }
}
