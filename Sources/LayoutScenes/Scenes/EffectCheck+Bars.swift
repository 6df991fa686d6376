import LayoutDevices
import LayoutDiagnostics

extension EffectCheck {
  /// Warns of keys of bars, of cards and of guides that do nothing beside others.
  func checkBars() {
    let keys = BarsMap.keys.map
    let bars = scene.bars
    if bars.titleSegments != nil {
      let reason = "'\(keys.titleSegments.name)' stands in the place of the title"
      warn(written.entry(SceneMap.keys.map.title.name), reason)
      if bars.prefersLargeTitles { warn(written.entry(keys.largeTitle.name), reason) }
    }
    checkBelow()
    if scene.overlay == nil, let show = written.entry(SceneMap.keys.map.show.name),
      show.keyMark.file == reading.file
    {
      for guide in [ShownGuide.touchView, .scrollZones] where show.value.names(guide.rawValue) {
        let message = "'\(guide.rawValue)' shows nothing: no overlay lies over the table"
        reading.warn("no-effect", message, at: show.value.mark)
          .hint("write 'overlay: scroll-and-select', or delete it here")
      }
    }
    guard isOfOneDevice else { return }
    checkLowBars()
    checkSearch()
    checkDone()
  }

  /// Warns of what is said of a screen below that nobody sees, and of rows that it does not have.
  private func checkBelow() {
    let keys = BarsMap.keys.map
    guard let below = written.entry(keys.below.name) else { return }
    if scene.bars.presentation == .fullScreen {
      let (key, value) = (keys.presentation.name, PresentationScene.fullScreen.rawValue)
      warn(below, "'\(key): \(value)' is over all of it", hint: "write '\(key): page-sheet'")
    }
    if scene.bars.below?.rowCount == 0 {
      let own = BelowMap.keys.map
      let hint = "write '\(own.rows.name): 20' beside it"
      warn(below.entry(own.text.name), "that screen has no rows", hint: hint)
    }
  }

  /// Warns of what phones held sideways do not have.
  private func checkLowBars() {
    guard scene.environment.verticalSizeClass == .compact else { return }
    let keys = BarsMap.keys.map
    let bars = scene.bars
    let (phones, hint) = ("phones held sideways", "delete it, or 'orientation: landscape'")
    if bars.prefersLargeTitles {
      warn(written.entry(keys.largeTitle.name), "titles are small on \(phones)", hint: hint)
    }
    warn(written.entry(keys.prompt.name), "bars of \(phones) show none", hint: hint)
    guard let presentation = bars.presentation, presentation != .fullScreen else { return }
    let reason = "on \(phones) the screen is over all of the other one"
    if bars.detent == .medium { warn(written.entry(keys.detent.name), reason, hint: hint) }
    warn(written.entry(keys.below.name), reason, hint: hint)
  }

  /// Warns of a search bar at the bottom of the screen that is to stay, or not, below the title.
  private func checkSearch() {
    let isCard = scene.bars.presentation.map { $0 != .fullScreen } ?? false
    guard let search = scene.bars.search, search.placement == .automatic, scene.bars.tabs.isEmpty,
      !isCard, scene.environment.shownDesign == .glass, scene.environment.device.idiom == .phone,
      scene.environment.verticalSizeClass == .regular
    else { return }
    let keys = SearchMap.keys.map
    let reason = "the search bar is at the bottom of this phone, and stays there"
    let hint =
      "delete it, or write '\(keys.placement.name): \(SearchPlacementScene.stacked.rawValue)'"
    let entry = written.entry(BarsMap.keys.map.search.name)
    warn(entry?.entry(keys.hides.name), reason, hint: hint)
  }

  /// Warns of pictures on buttons that are to be in semibold letters.
  private func checkDone() {
    guard scene.environment.shownDesign == .classic else { return }
    let (own, keys) = (BarItemMap.keys.map, BarsMap.keys.map)
    for name in [keys.leftItems.name, keys.rightItems.name, keys.toolbarItems.name] {
      guard case .list(let values)? = written.entry(name)?.value.content else { continue }
      for value in values {
        let item = written.with(value)
        guard item.entry(own.image.name) != nil, let done = item.entry(own.done.name),
          done.value.text == "true"
        else { continue }
        warn(done, "the picture stands in place of the title, whose letters it is about")
      }
    }
  }
}

extension WrittenValue {
  /// Returns whether the value is a text, or a list with it.
  fileprivate func names(_ word: String) -> Bool {
    if case .list(let values) = content { return values.contains { $0.text == word } }
    return text == word
  }
}
