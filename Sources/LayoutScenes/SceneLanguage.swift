/// A namespace for the keys of scenario files and their meanings: the one table for messages and help.
package enum SceneLanguage {
  /// The version of the language, written after `layoutsim`.
  package static let version = ScenarioMap.version

  /// The list of every key, in the order in which a reader would write them.
  package static let keys: [SceneKey] =
    ScenarioMap.keys.descriptions + AllowanceMap.keys.descriptions + MatrixMap.keys.descriptions
    + DeviceMap.keys.descriptions + SafeAreaMap.keys.descriptions + SceneMap.keys.descriptions
    + BarsMap.keys.descriptions + BarItemMap.keys.descriptions
    + SearchMap.keys.descriptions + TabMap.keys.descriptions + BelowMap.keys.descriptions
    + EditScreenMap.keys.descriptions + FormMap.keys.descriptions + FormTypeMap.keys.descriptions
    + AlertMap.keys.descriptions + StackMap.keys.descriptions + LabelMap.keys.descriptions
    + ViewMap.keys.descriptions
    + TableMap.keys.descriptions + CellMap.descriptions(in: .table)
    + SectionMap.keys.descriptions + CellMap.descriptions(in: .section)
    + CellMap.descriptions(in: .row) + RowMap.keys.descriptions + OwnCellMap.keys.descriptions
    + RowFileMap.keys.descriptions + ImageMap.keys.descriptions + SwipeActionMap.keys.descriptions
    + EdgeViewMap.keys.descriptions + ContentInsetMap.keys.descriptions
    + OverlayMap.keys.descriptions + DebugMap.keys.descriptions + ConstraintMap.keys.descriptions
    + SelectionMap.keys.descriptions + LimitMap.keys.descriptions + StepMap.keys.descriptions
    + TouchMap.keys.descriptions + ReleaseMap.keys.descriptions + MoveMap.keys.descriptions
    + SettleMap.keys.descriptions + RepetitionMap.keys.descriptions + FlingMap.keys.descriptions
    + UpdateMap.keys.descriptions + RowMoveMap.keys.descriptions + SectionMoveMap.keys.descriptions
    + ExpectMap.keys.descriptions + TouchViewMap.keys.descriptions
    + DelegateCallsMap.keys.descriptions + ControlMap.keys.descriptions
    + ControlMap.keys.descriptions(in: .accessoryView) + AccessoryViewMap.keys.descriptions
    + AnnotationMap.keys.descriptions + PictureMap.keys.descriptions + LimitsMap.keys.descriptions

  /// The list of every key of the files beside scenarios.
  package static let keysBeside =
    RecordedTouchesMap.keys.descriptions + TouchEventMap.keys.descriptions

  /// The maps, in that order.
  package static let groups = (keys + keysBeside).reduce(into: [KeyGroup]()) { groups, key in
    if !groups.contains(key.group) { groups.append(key.group) }
  }

  /// The names of colors.
  package static var colorNames: [String] { SceneReading.colorNames }

  /// Returns the keys of one map.
  package static func keys(of group: KeyGroup) -> [SceneKey] { keysByGroup[group] ?? [] }

  private static let keysByGroup = Dictionary(grouping: keys + keysBeside, by: \.group)

  /// Returns the keys with a name; several maps may have one of the same name.
  package static func keys(named name: String) -> [SceneKey] { keys.filter { $0.name == name } }
}
