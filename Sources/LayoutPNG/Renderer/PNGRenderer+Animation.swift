extension PNGRenderer {
  /// Returns the PNG file of a moving picture.
  ///
  /// All frames have the same kind of pixels: RGB if every pixel of all is opaque, RGBA otherwise. The file does not
  /// depend on the number of workers.
  ///
  /// - Throws: The errors of `render(_:)`.
  package func render(
    _ job: AnimatedPNGJob,
    workers: Int = 2
  ) async throws(PNGError) -> [UInt8] {
    #if PNG
    let still = try picture(PNGJob(svg: job.still, size: job.size, density: job.density))
    let isOpaque = PNGEncoder.isOpaque(still.pixels)
    if isOpaque, let file = try await file(of: job, still, isOpaque: true, workers) { return file }
    guard let file = try await file(of: job, still, isOpaque: false, workers) else {
      preconditionFailure("pictures with opacity take any pixel")
    }
    return file
    #else
    throw .builtWithoutPNG
    #endif
  }

  #if PNG
  /// Returns the file, or `nil` if a pixel is clear that was said not to be.
  private func file(
    of job: AnimatedPNGJob,
    _ still: PNGPicture,
    isOpaque: Bool,
    _ workers: Int
  ) async throws(PNGError) -> [UInt8]? {
    var encoder = AnimatedPNGEncoder(width: still.width, isOpaque: isOpaque)
    var time = Duration.zero
    // In rounds, so that memory does not grow with the number of frames.
    for start in stride(from: 0, to: job.frames.count, by: 2 * max(workers, 1)) {
      let round = job.frames[start..<min(start + 2 * max(workers, 1), job.frames.count)]
      for (frame, picture) in zip(round, try await pictures(of: round.map(\.svg), job)) {
        // Rounded where it ends, so that the whole is as long as the sum.
        let begin = (time / .milliseconds(1)).rounded()
        time += frame.duration
        let milliseconds = Int((time / .milliseconds(1)).rounded() - begin)
        guard encoder.append(picture.pixels, milliseconds: milliseconds) else { return nil }
      }
    }
    return encoder.file(still: still.pixels, isRepeated: job.isRepeated, density: job.density)
  }

  /// Draws frames side by side.
  private func pictures(
    of frames: [[UInt8]],
    _ job: AnimatedPNGJob
  ) async throws(PNGError) -> [PNGPicture] {
    let drawn = await withTaskGroup(of: (Int, Result<PNGPicture, PNGError>).self) { group in
      for (index, svg) in frames.enumerated() {
        group.addTask {
          (
            index,
            Result { () throws(PNGError) in
              try picture(PNGJob(svg: svg, size: job.size, density: job.density))
            }
          )
        }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    var pictures: [PNGPicture] = []
    for index in frames.indices {
      guard let picture = drawn[index] else { preconditionFailure("frame \(index) is not drawn") }
      pictures.append(try picture.get())
    }
    return pictures
  }
  #endif
}
