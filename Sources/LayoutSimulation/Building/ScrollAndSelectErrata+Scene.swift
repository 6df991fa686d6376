import LayoutScenes
import TableSelection

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
