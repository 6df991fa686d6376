#if !canImport(ObjectiveC)
public import Foundation

/// `Foundation.NSItemProviderWriting`, which Foundation has on Apple's systems alone.
public protocol NSItemProviderWriting: AnyObject {}

/// `Foundation.NSItemProviderReading`.
public protocol NSItemProviderReading: AnyObject {}

extension NSString: NSItemProviderWriting, NSItemProviderReading {}
extension NSURL: NSItemProviderWriting, NSItemProviderReading {}

/// `Foundation.NSItemProvider`: something that could be dragged or copied, which keeps its object.
open class NSItemProvider: NSObject {
  private final let object: Any?
  /// The kinds of what it has.
  open var registeredTypeIdentifiers: [String]
  /// The name of the file that it would make, or `nil` for none.
  open var suggestedName: String?

  /// Creates a provider of nothing.
  public override convenience init() { self.init(item: nil, typeIdentifier: nil) }

  /// Creates a provider of an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init(item: object, typeIdentifier: nil)
  }

  /// Creates a provider of a value of a kind.
  public init(item: Any?, typeIdentifier: String?) {
    object = item
    registeredTypeIdentifiers = typeIdentifier.map { [$0] } ?? []
    super.init()
  }

  /// Returns whether the provider has a kind of thing.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  /// Returns whether the object is of a class.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    object.map { type(of: $0) == aClass } ?? false
  }

  /// Hands the object out if it is of a class, at once.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(
      canLoadObject(ofClass: aClass) ? object as? any NSItemProviderReading : nil,
      nil
    )
    return Progress(totalUnitCount: 1)
  }
}
#endif
