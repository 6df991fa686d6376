#if SourceRewriting
/// The modules of Apple's systems that have no part in a layout, by what becomes of an import of them.
enum AppleModules {
  /// The modules whose names the shim has.
  static let shim: Set = ["CoreGraphics", "ObjectiveC", "QuartzCore", "UIKit"]

  /// The modules that are on Apple's systems alone; code that uses nothing of them compiles without.
  static let missing: Set = [
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "AddressBook", "AudioToolbox",
    "AuthenticationServices",
    "BackgroundTasks", "CallKit", "CloudKit", "Combine", "Contacts", "ContactsUI", "CoreBluetooth",
    "CoreData",
    "CoreHaptics", "CoreImage", "CoreLocation", "CoreMedia", "CoreML", "CoreMotion", "CoreServices",
    "CoreSpotlight", "CoreTelephony", "CoreText", "CoreVideo", "CryptoKit", "EventKit",
    "EventKitUI",
    "ExternalAccessory", "GLKit", "GameController", "GameKit", "GameplayKit", "HealthKit",
    "HomeKit", "ImageIO",
    "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MapKit",
    "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit", "MobileCoreServices",
    "NaturalLanguage",
    "Network", "NetworkExtension", "NotificationCenter", "PDFKit", "PassKit", "PencilKit",
    "Photos",
    "PhotosUI", "QuickLook", "ReplayKit", "SafariServices", "SceneKit", "Security", "Social",
    "Speech",
    "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "SystemConfiguration",
    "UniformTypeIdentifiers",
    "UserNotifications", "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit",
    "WatchConnectivity",
    "WatchKit", "WebKit", "WidgetKit",
  ]

  /// The modules of logs, whose names are simulated and write nothing.
  static let logs: Set = ["OSLog", "os"]

  /// The modules of the other systems of Apple's, for which an app of iOS is not compiled.
  static let others: Set = ["AppKit", "Cocoa"]

  /// The other systems.
  static let otherSystems: Set = ["OSX", "macOS", "tvOS", "visionOS", "watchOS"]
}
#endif
