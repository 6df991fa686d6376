public import Foundation

#if !canImport(Darwin)
extension Thread {
  /// `Foundation.Thread.main`, which Foundation calls by another name here.
  public static var main: Thread { mainThread }
}
#endif
