#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The checks that the solver makes of itself.
enum SelfChecks {
  /// Whether the solver checks itself: always in debug builds, otherwise on request.
  ///
  /// The variable `LAYOUTSIM_CHECKS` of the environment requests it, so that the very code that is shipped
  /// can be tested with its checks.
  static let isOn: Bool = {
    #if DEBUG
    true
    #else
    unsafe getenv("LAYOUTSIM_CHECKS") != nil
    #endif
  }()
}
