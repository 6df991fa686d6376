import LayoutDiagnostics
import LayoutGeometry

extension SceneReading {
  /// Reads the multi-row selection of Mail: true for its own titles, false for none, or a map of titles.
  func editScreen(_ written: WrittenEntry) -> EditScreenScene? {
    guard case .map = written.value.content else {
      return boolean(written) == true ? EditScreenScene(mark: written.value.mark) : nil
    }
    guard let fields = fields(written, .editScreen) else { return nil }
    var screen = EditScreenScene(mark: written.value.mark)
    screen.editTitle = read(fields["edit"], else: screen.editTitle) { text($0) }
    screen.cancelTitle = read(fields["cancel"], else: screen.cancelTitle) { text($0) }
    screen.actionTitle = read(fields["action"], else: screen.actionTitle) { countText($0) }
    screen.emptyActionTitle = read(fields["no-action"], else: screen.emptyActionTitle) { text($0) }
    screen.performs = read(fields["performs"], else: screen.performs) { choice($0) }
    screen.endsEditing = read(fields["ends-editing"], else: screen.endsEditing) { boolean($0) }
    return screen
  }

  private func countText(_ written: WrittenEntry) -> CountText? {
    guard let text = text(written) else { return nil }
    for piece in text.split(separator: "{", omittingEmptySubsequences: false).dropFirst() {
      guard let end = piece.firstIndex(of: "}") else { continue }
      let name = String(piece[..<end])
      guard CountText.words(of: piece[..<end], for: 1) == nil else { continue }
      report(
        "unknown-placeholder",
        "'{\(name)}' stands for nothing in \(quoted(written.key))",
        at: written.value.mark,
        hint: nearestWord(to: name, among: ["count"]).map { "write '{\($0)}'" }
          ?? "'{count}' stands for the number, and '{row|rows}' for a word that goes with it"
      )
    }
    return CountText(pattern: text)
  }
}
