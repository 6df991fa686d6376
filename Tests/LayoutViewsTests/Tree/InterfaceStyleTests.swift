import LayoutControls
import LayoutDevices
import LayoutGeometry
import LayoutViews
import Testing

/// `overrideUserInterfaceStyle` of views, controllers and windows.
struct InterfaceStyleTests {
  /// Notes every change of traits.
  private final class Listener: View {
    var styles: [InterfaceStyle?] = []
    override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      styles.append(previousTraitCollection?.userInterfaceStyle)
      styles.append(traitCollection.userInterfaceStyle)
    }
  }

  @Test func `an appearance holds for a view and all in it`() throws {
    let window = try window()
    let outer = View()
    let inner = Listener()
    window.addSubview(outer)
    outer.addSubview(inner)
    inner.styles = []
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(window.traitCollection.userInterfaceStyle == .light)
    #expect(inner.styles == [.light, .dark])
    inner.overrideUserInterfaceStyle = .light
    #expect(inner.styles == [.light, .dark, .dark, .light])
    outer.overrideUserInterfaceStyle = .unspecified
    #expect(inner.styles.count == 4)
    inner.overrideUserInterfaceStyle = .unspecified
    #expect(inner.styles.count == 4)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `a view with an appearance of its own does not hear of the screen's`() throws {
    let window = try window()
    let view = Listener()
    view.overrideUserInterfaceStyle = .dark
    window.addSubview(view)
    view.styles = []
    window.environment.style = .dark
    #expect(view.styles.isEmpty)
    window.environment.style = .light
    window.overrideUserInterfaceStyle = .dark
    #expect(window.traitCollection.userInterfaceStyle == .dark)
    view.overrideUserInterfaceStyle = .unspecified
    #expect(view.styles.isEmpty)
    #expect(view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `a visual level holds for a view and all in it`() throws {
    let window = try window()
    let card = View()
    let inner = Listener()
    window.addSubview(card)
    card.addSubview(inner)
    inner.styles = []
    #expect(inner.traitCollection.userInterfaceLevel == .base)
    card.ownInterfaceLevel = .elevated
    #expect(inner.traitCollection.userInterfaceLevel == .elevated)
    #expect(window.traitCollection.userInterfaceLevel == .base)
    #expect(inner.styles == [.light, .light])
    card.ownInterfaceLevel = .elevated
    window.environment.style = .dark
    #expect(inner.styles == [.light, .light, .light, .dark])
    #expect(inner.traitCollection.userInterfaceLevel == .elevated)
  }

  @Test func `a controller's appearance is that of its view and of children`() throws {
    let window = try window()
    let parent = ViewController()
    let child = ViewController()
    parent.overrideUserInterfaceStyle = .dark
    parent.addChild(child)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    window.rootViewController = parent
    #expect(parent.view.overrideUserInterfaceStyle == .unspecified)
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    parent.view.overrideUserInterfaceStyle = .light
    #expect(child.traitCollection.userInterfaceStyle == .light)
    parent.view.overrideUserInterfaceStyle = .unspecified
    var heard = 0
    child.registerForTraitChanges([TraitUserInterfaceStyle.self]) { (_: ViewController, _) in
      heard += 1
    }
    parent.overrideUserInterfaceStyle = .unspecified
    #expect(heard == 1)
    #expect(child.traitCollection.userInterfaceStyle == .light)
    let old = parent.view
    parent.overrideUserInterfaceStyle = .dark
    parent.view = View()
    #expect(old?.traitCollection.userInterfaceStyle == .light)
  }
}
