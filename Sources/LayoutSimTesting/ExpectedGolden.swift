import Foundation
import LayoutDiagnostics
import LayoutSnapshots

/// A golden that a test expects something to look like.
struct ExpectedGolden {
  let name: String
  /// The mode of recording that the test gives, or `nil` for that of its surroundings.
  let mode: RecordMode?
  let caller: TestCaller
  /// The reason not to record whatever the mode, or `nil` if the mode decides.
  var reasonNotToRecord: String?

  /// Compares contents, fails the test for each that differs, and returns the reason in a few words, or else `nil`.
  func compare(_ contents: [GoldenContent]) -> String? {
    let choice = RecordingChoice(mode, variables: caller.variables)
    if let mistake = choice.mistake { caller.fail(mistake) }
    let pictures = FailurePictures.standard(environment: caller.variables)
    let isRight = contents.map { compare($0, choice, drawing: pictures) }
    return isRight.allSatisfy(\.self) && choice.mistake == nil
      ? nil : "\(contents.first?.noun ?? "") '\(name)' is not as its golden"
  }

  /// Compares one content, and returns whether it is as its golden or recorded.
  private func compare(
    _ content: GoldenContent,
    _ choice: RecordingChoice,
    drawing pictures: FailurePictures
  ) -> Bool {
    let folder = caller.goldenFolder
    var reason = reasonNotToRecord
    if SnapshotName.problem(of: name) == nil {
      let file = "\(name).\(content.ending)"
      switch ClaimedGoldens.claim("\(folder.path)/\(file)", at: caller.place, content.look) {
      case .free: break
      case .otherLook:
        reason =
          reason
          ?? "this line expected '\(name)' before in this run, and it looked otherwise; give each a name of its "
          + "own, as by the argument of the test"
      case .otherPlace(let place):
        caller.fail(
          "\(content.noun) '\(name)': \(place) expects a golden of this name, too; give one of them another name"
        )
        return false
      }
      SeenGoldens.note(file, in: folder)
    }
    do {
      let mode = reason == nil ? choice.mode : .none
      let result = try content.verify(in: folder, named: name, record: mode, drawing: pictures)
      guard let words = failure(of: result, content, choice, reason) else {
        if caller.isInRunningTest { RecordedGoldens.note(result) }
        return true
      }
      caller.fail(words)
      FailureAttachments.attach(filesOf: result, by: caller)
    } catch {
      caller.fail("\(content.noun) '\(name)': \(error)")
    }
    return false
  }

  /// Returns the message about a result that differs from its golden, or `nil` if it does not.
  private func failure(
    of result: SnapshotResult,
    _ content: GoldenContent,
    _ choice: RecordingChoice,
    _ reason: String?
  ) -> String? {
    let pending: PendingFile
    let isWanted: Bool
    var lines: [String]
    switch result.verdict {
    case .matched, .recorded, .updated: return nil
    case .missing(let file):
      (pending, isWanted) = (file, choice.mode != .none)
      lines = ["\(content.noun) '\(name)' has no golden"]
    case .differs(let difference, let file):
      (pending, isWanted) = (file, choice.mode == .changed || choice.mode == .all)
      lines = ["\(content.noun) '\(name)' differs from \(result.golden)"]
      lines += difference.words(limit: content.mostWords).map { "  \($0)" }
    }
    let isShared = reason != reasonNotToRecord
    let reason = isWanted || isShared ? reason : nil
    if let reason {
      lines.append("  not recorded, because \(reason)")
    } else if case .missing = result.verdict, choice.mistake == nil {
      lines.append("  not recorded, because \(choice.whyNone)")
    }
    switch pending {
    case .written(let path):
      lines.append("  see     \(path)")
      lines +=
        result.pictures?.all.map { word, path in
          "  \(word)\(String(repeating: " ", count: 8 - word.count))\(path)"
        } ?? []
      if reason == nil { lines.append("  accept  \(acceptance(of: result, at: path))") }
    case .notWritten(let error):
      lines.append("  the new \(content.noun) could not be written: \(error)")
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the command that makes a golden of what waits at a path.
  private func acceptance(of result: SnapshotResult, at path: String) -> String {
    let folder = GoldenFolder(path: LinkedPath.parent(of: result.golden))
    return caller.acceptance(of: SnapshotAddress(of: name, in: folder), at: path)
  }
}

extension TestCaller {
  /// Returns the command that accepts what waits at a path.
  func acceptance(of address: SnapshotAddress, at path: String) -> String {
    // From another folder the end of the name will do.
    let parts = address.text.split(separator: "/")
    let isInside = LinkedPath.isInside(address.owner, ".")
    let name = isInside ? address.text : parts.suffix(2).joined(separator: "/")
    let artifacts = FailurePictures.standard(environment: variables)
    guard artifacts.keepsResults, !path.hasPrefix(goldenFolder.path + "/") else {
      return "layoutsim accept \(name.quotedForShell)"
    }
    return "layoutsim accept --from FOLDER \(name.quotedForShell), where FOLDER is "
      + "'\(artifacts.folder)' of this run"
  }
}
