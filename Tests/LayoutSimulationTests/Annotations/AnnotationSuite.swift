import Foundation
import LayoutReports
import LayoutScenes

/// A suite about annotations of one screen, whose texts run from left to right.
protocol AnnotationSuite {
  /// The size of the screen, in points.
  static var size: CGSize { get }
  /// Where the labels stand, unless a test says otherwise.
  static var placement: AnnotationPlacement { get }
}

extension AnnotationSuite {
  static var placement: AnnotationPlacement { .beside }

  func placed(
    _ target: PlacedAnnotation.Target,
    number: Int? = nil,
    text: String? = nil
  ) -> PlacedAnnotation {
    var annotation = Annotation(.path)
    (annotation.number, annotation.text) = (number, text)
    return PlacedAnnotation(annotation, target)
  }

  func layout(
    _ placed: [PlacedAnnotation],
    _ placement: AnnotationPlacement = Self.placement,
    sparing texts: [CGRect] = [],
    controls: [CGRect] = [],
    buttons: [CGRect] = []
  ) -> AnnotationLayout {
    AnnotationLayout(
      placed,
      on: Self.size,
      placement,
      isRightToLeft: false,
      sparing: texts,
      controls: controls,
      buttons: buttons
    )
  }
}
