#if Shaping
import Foundation

/// The functions of a library that is loaded when they are needed.
struct FunctionTable: ~Copyable {
  private let library: UnsafeMutableRawPointer
  private let title: String

  init(_ name: String?, of title: String) throws(FontFileError) {
    guard let library = dlopen(name, RTLD_NOW) else { throw Self.missing(title) }
    self.library = library
    self.title = title
  }

  /// Returns a function, which has the type that it is asked for.
  func find<Function>(_ name: String) throws(FontFileError) -> Function {
    guard let address = dlsym(library, name) else { throw Self.missing(title) }
    return unsafeBitCast(address, to: Function.self)
  }

  private static func missing(_ title: String) -> FontFileError {
    .libraryMissing(title, dlerror().map { String(cString: $0) } ?? "no reason given")
  }
}
#endif
