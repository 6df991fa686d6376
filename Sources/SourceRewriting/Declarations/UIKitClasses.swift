#if SourceRewriting
/// The classes of UIKit and its layers that apps extend and inherit from.
enum UIKitClasses {
  /// Returns the class itself and those that it inherits from, the nearest first; none if it is not of UIKit.
  static func lineage(of name: String) -> [String] {
    var line = PublicMembers.classes[name] == nil ? [] : [name]
    while let parent = line.last.flatMap({ PublicMembers.classes[$0]?.parent }) {
      line.append(parent)
    }
    return line
  }
}
#endif
