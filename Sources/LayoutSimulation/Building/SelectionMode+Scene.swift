import LayoutScenes
import TableSelection

extension SelectionMode {
  /// The mode that a scene asks for.
  init(_ scene: SelectionScene) {
    let start: Start =
      switch scene.start {
      case .stripPan: .stripPan
      case .longPress: .longPress
      case .twoFingerPan: .twoFingerPan
      case .editColumnPan: .editColumnPan
      }
    let turningBack: TurningBack =
      switch scene.turningBack {
      case .flip: .flip
      case .shrink: .shrink
      case .restore: .restore
      }
    self.init(start: start, pass: scene.pass == .range ? .range : .path, turningBack: turningBack)
  }
}

extension SelectionLimit {
  /// The limit that a scene asks for.
  init(_ scene: SelectionScene.Limit) {
    let whenFull: WhenFull =
      switch scene.whenFull {
      case .replaceOldest: .replaceOldest
      case .skip: .skip
      case .stop: .stop
      }
    self.init(total: scene.total, perSection: scene.perSection, whenFull: whenFull)
  }
}

extension ScrollAndSelectErrata {
  /// The departure that a scene asks for.
  init(_ erratum: ScrollAndSelectErratum) {
    self =
      switch erratum {
      case .fastPanFillsOnward: .fastPanFillsOnward
      case .emptySectionCountsAsRow: .emptySectionCountsAsRow
      case .optionsAddTouchView: .optionsAddTouchView
      case .edgesFromFrame: .edgesFromFrame
      case .destinationIgnoresInsets: .destinationIgnoresInsets
      case .selectsUneditableRows: .selectsUneditableRows
      case .losesFirstRows: .losesFirstRows
      case .onlyHandledEvents: .onlyHandledEvents
      }
  }
}
