import LayoutDiagnostics

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the name of a class: UIKit's for one of the simulator, and an application's with its module.
///
/// Foundation's stops at a class in another type or function, whose name Objective-C mangles; here it is Swift's.
public func NSStringFromClass(_ aClass: AnyClass) -> String {
  ClassName.uiKitName(of: aClass)
    ?? String(reflecting: aClass).replacing(/\(unknown context at [^)]*\)\./, with: "")
}
