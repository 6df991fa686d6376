import LayoutSnapshots

/// A namespace for what Bazel asks of a test by variables (bazel.build, "Test encyclopedia").
///
/// The folder of artifacts and the mode of recording follow other ones, see `FailurePictures` and `RecordMode`.
enum BazelVariables {
  /// Returns the reports with one of JUnit at the place that Bazel reads, if it names one.
  static func added(
    to targets: [ReportTarget],
    variables: [String: String]
  ) throws(CommandFailure) -> [ReportTarget] {
    guard let path = variables["XML_OUTPUT_FILE"], !path.isEmpty,
      !targets.contains(where: { $0.path == path })
    else { return targets }
    return targets + [ReportTarget(format: .junit, path: path)]
  }

  /// Makes the file that says that the test plays parts if it is asked to.
  static func noteSharding(variables: [String: String]) throws(CommandFailure) {
    guard let path = variables["TEST_SHARD_STATUS_FILE"], !path.isEmpty else { return }
    do throws(FileError) {
      try WholeFile.write([], to: path)
    } catch {
      throw CommandFailure(error)
    }
  }
}
