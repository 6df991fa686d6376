import Foundation
import Testing
import UIKitShim

/// What Foundation has on Apple's systems alone.
@Suite struct `Names of Foundation` {
  @Test func `values of defaults are had by key`() throws {
    let defaults = try #require(UserDefaults(suiteName: "layoutsim.names"))
    defaults.setValue(3, forKey: "size")
    #expect(defaults.value(forKey: "size") as? Int == 3)
    defaults.setValue(nil, forKey: "size")
    #expect(defaults.value(forKey: "size") == nil)
  }

  @Test func `the system is that of the device, and not the host's`() throws {
    let info = ProcessInfo.processInfo
    let major = info.operatingSystemVersionOfDevice.majorVersion
    #expect("\(major).0" == UIDevice.current.systemVersion)
    for (offset, isThere) in [(-1, true), (0, true), (1, false)] {
      let version = OperatingSystemVersion(
        majorVersion: major + offset,
        minorVersion: 0,
        patchVersion: 0
      )
      #expect(info.isOperatingSystemOfDeviceAtLeast(version) == isThere)
    }
    var expirations: [Bool] = []
    info.performExpiringActivity(withReason: "save") { expirations.append($0) }
    #expect(expirations == [false] && info.thermalState == .nominal && !info.isLowPowerModeEnabled)
  }

  @Test func `a group of applications has a folder, which code makes`() throws {
    let files = FileManager.default
    let id = "group.layoutsim/names"
    let folder = try #require(files.containerURL(forSecurityApplicationGroupIdentifier: id))
    #expect(folder.lastPathComponent == "group.layoutsim-names" && folder.hasDirectoryPath)
    #expect(folder == files.containerURL(forSecurityApplicationGroupIdentifier: id))
    #expect(!files.fileExists(atPath: folder.path))
  }

  @Test func `a text of Objective-C has a format`() {
    let text = NSString.localizedStringWithFormat("%d of %@", 3, "five" as NSString)
    #expect(text == "3 of five")
  }

  @Test func `a locale says names of countries and languages`() {
    let english = NSLocale(localeIdentifier: "en_US")
    #expect(english.localizedString(forCountryCode: "DE") == "Germany")
    #expect(english.localizedString(forLanguageCode: "fr") == "French")
  }

  @Test func `a table of objects lets go of those that nobody else has`() {
    let table = NSHashTable<AnyObject>.weakObjects()
    let view = UIView()
    table.add(view)
    table.add(view)
    do {
      let other = UIView()
      table.add(other)
      #expect(table.count == 2 && table.contains(other))
    }
    #expect(table.allObjects.count == 1 && table.anyObject === view)
    table.remove(view)
    #expect(table.count == 0 && !table.contains(view))
    let names = NSHashTable<NSString>()
    names.add("a")
    names.add("a" as NSString)
    #expect(names.count == 1 && names.member("a") != nil)
  }

  @Test func `a table of keys lets go of those that nobody else has`() {
    let titles = NSMapTable<UIView, NSString>.weakToStrongObjects()
    let view = UIView()
    titles.setObject("one", forKey: view)
    titles.setObject("two", forKey: view)
    do { titles.setObject("gone", forKey: UIView()) }
    #expect(titles.count == 1 && titles.object(forKey: view) == "two")
    titles.removeObject(forKey: view)
    #expect(titles.object(forKey: view) == nil)
    let views = NSMapTable<NSString, UIView>(keyOptions: .copyIn, valueOptions: .weakMemory)
    views.setObject(view, forKey: "view")
    views.setObject(UIView(), forKey: "gone")
    #expect(views.object(forKey: "view") === view && views.object(forKey: "gone") == nil)
    #expect(NSMapTable<AnyObject, AnyObject>().object(forKey: view) == nil)
  }

  @Test func `a formatter reads a value into a place`() {
    let memory = UnsafeMutablePointer<Double>.allocate(capacity: 1)
    defer { memory.deallocate() }
    let place = AutoreleasingUnsafeMutablePointer<AnyObject?>(memory)
    let formatter = NumberFormatter()
    #expect(!formatter.getObjectValue(place, for: "none", errorDescription: nil))
    #expect(place.pointee == nil)
    #expect(formatter.getObjectValue(place, for: "12", errorDescription: nil))
    #expect(place.pointee as? Double == 12)
  }
}
