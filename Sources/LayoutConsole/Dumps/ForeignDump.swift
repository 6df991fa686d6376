/// A kind of text that was taken for a dump of views with their frames.
enum ForeignDump: CaseIterable {
  case nothing
  case wideText
  case scenario
  case conflictLog
  case autolayoutTrace
  case controllers
  case accessibilityElements
  case appiumElements
  case inspectedElement
  case changesOfSwiftUI
  case listOfSwiftUI
  case interfaceBuilder
  case appKit
  case layers
  case flutter
  case android
  case components
  case webPage
  case outline
  case debuggerError
  case archive
  case namesOnly

  /// The number of bytes that are looked at.
  static let reach = 1 << 20

  /// The way to print a dump.
  static let howToPrint =
    "print the window in the debugger with 'expr -l objc -O -- [[UIWindow keyWindow] recursiveDescription]'"

  /// Returns whether a text is of this kind.
  func isRecognized(in text: String) -> Bool {
    switch self {
    case .nothing: text.allSatisfy(\.isWhitespace)
    case .wideText: text.hasPrefix("\u{FFFD}\u{FFFD}") && text.unicodeScalars.contains("\0")
    case .scenario: text.hasPrefix("layoutsim:")
    case .conflictLog: text.contains("Unable to simultaneously satisfy constraints")
    case .autolayoutTrace: text.contains("•UI") || text.contains("AMBIGUOUS LAYOUT")
    case .controllers: text.contains(">, state: ")
    case .accessibilityElements:
      text.contains("Element subtree:") || text.contains("Application, 0x")
        || text.contains(/, 0x[0-9a-f]+, (?:pid|\{\{-?[0-9])/)
    case .appiumElements: text.contains("XCUIElementType")
    case .inspectedElement:
      text.contains("\"AXFrame\"") || text.contains("Traits:") && text.contains("Label:")
    case .changesOfSwiftUI: text.contains(/: (?:@self|@identity|_\w+)[^\n]* changed\./)
    case .listOfSwiftUI: text.contains("(display-list")
    case .interfaceBuilder: text.contains("com.apple.InterfaceBuilder")
    case .appKit: text.contains("<NSView: 0x") || text.contains("<NSThemeFrame: 0x")
    case .layers: text.contains("Layer:0x") || text.contains("Layer: 0x")
    case .flutter:
      text.contains("RenderView#") || text.contains("RenderBox") || text.contains("└─")
    case .android:
      text.contains("DecorView@") || text.contains("android.widget.")
        || text.contains("android.view.") || text.contains("WINDOW MANAGER")
    case .components:
      text.contains("<View style") || text.contains("<RCTView") || text.contains("<Text ")
    case .webPage: text.contains("<html") || text.contains("<!DOCTYPE html")
    case .outline: text.contains("▿ ") || text.contains("▹ ")
    case .debuggerError: text.contains("error: <EXPR>") || text.contains("error: Couldn't")
    case .archive: text.hasPrefix("bplist") || text.unicodeScalars.contains("\0")
    case .namesOnly: text.contains("<UI") && text.contains("0x")
    }
  }

  /// The words for a reader.
  var message: String {
    switch self {
    case .nothing: "the dump is empty"
    case .wideText: "this text is UTF-16"
    case .scenario: "this is a scenario, not a dump"
    case .conflictLog: "this is a log of conflicting constraints, which has no frames"
    case .autolayoutTrace: "this is what '_autolayoutTrace' prints, which has no frames"
    case .controllers:
      "this is what '_printHierarchy' prints: view controllers, without the frames of their views"
    case .accessibilityElements:
      "this is a tree of accessibility elements of XCTest, which does not say which views take touches"
    case .appiumElements:
      "this is Appium's tree of accessibility elements, which does not say which views take touches"
    case .inspectedElement:
      "these are facts of accessibility elements, which do not say which views take touches"
    case .changesOfSwiftUI:
      "this is what '_printChanges' prints: why SwiftUI made a body again, without frames"
    case .listOfSwiftUI: "this is the list of what SwiftUI draws, which takes no touches"
    case .interfaceBuilder:
      "this is a file of Interface Builder: views as they are before they are loaded and laid out"
    case .appKit: "these are views of AppKit, whose touches follow other rules"
    case .layers: "these are layers, which take no touches"
    case .flutter:
      "this is a tree of Flutter, which has its own hit-testing behind one view of UIKit"
    case .android: "these are views of Android"
    case .components:
      "these are components of React Native, and not the views of UIKit that they become"
    case .webPage: "this is a web page, and no view is described in it"
    case .outline: "this is Swift's outline of a value, without the frames of views"
    case .debuggerError: "the debugger has answered with a mistake, and printed no view"
    case .archive: "this is no text; captures of Xcode's view debugger cannot be read"
    case .namesOnly: "views are named here, and none with a frame"
    }
  }

  /// The advice where it is another than how to print a dump.
  var hint: String? {
    switch self {
    case .wideText: "save it as UTF-8"
    case .scenario: "leave out '--dump'"
    case .conflictLog: "'layoutsim explain FILE' says what it means"
    case .flutter, .android: "only dumps of UIKit are read"
    case .appKit: "only dumps of UIKit are read; of Mac Catalyst they are the same as of iOS"
    case .nothing, .autolayoutTrace, .controllers, .accessibilityElements, .appiumElements,
      .inspectedElement, .changesOfSwiftUI, .listOfSwiftUI, .interfaceBuilder, .layers,
      .components, .webPage, .outline, .debuggerError, .archive, .namesOnly:
      nil
    }
  }
}
