extension PNGRenderer {
  /// Returns the PNG files of many pictures, in the order of the jobs.
  ///
  /// The pictures are shared out by position among at least one worker, each of which keeps its memory from one
  /// picture to the next. Equal jobs, such as the frames of a screen at rest, are drawn once. The files do not
  /// depend on the number of workers.
  ///
  /// - Throws: The error of the first job that has one.
  package func render(_ jobs: [PNGJob], workers: Int = 2) async throws(PNGError) -> [[UInt8]] {
    #if PNG
    let (unique, positions) = Self.unique(jobs)
    let workers = max(1, min(workers, unique.count))
    var pictures = [Result<[UInt8], PNGError>?](repeating: nil, count: unique.count)
    await withTaskGroup(of: [(Int, Result<[UInt8], PNGError>)].self) { group in
      for worker in 0..<workers {
        group.addTask {
          var canvas = Canvas()
          var done: [(Int, Result<[UInt8], PNGError>)] = []
          for index in stride(from: worker, to: unique.count, by: workers) {
            do throws(PNGError) {
              done.append((index, .success(try render(unique[index], on: &canvas))))
            } catch {
              done.append((index, .failure(error)))
            }
          }
          return done
        }
      }
      for await part in group {
        for (index, picture) in part {
          pictures[index] = picture
        }
      }
    }
    var files: [[UInt8]] = []
    for position in positions {
      guard let picture = pictures[position] else {
        preconditionFailure("picture \(position) of \(unique.count) has not been drawn")
      }
      files.append(try picture.get())
    }
    return files
    #else
    throw .builtWithoutPNG
    #endif
  }

  #if PNG
  /// Returns the distinct jobs of `jobs`, and the index of each job among them.
  private static func unique(_ jobs: [PNGJob]) -> (jobs: [PNGJob], positions: [Int]) {
    var unique: [PNGJob] = []
    var places: [PNGJob: Int] = [:]
    let positions = jobs.map { job in
      if let place = places[job] { return place }
      places[job] = unique.count
      unique.append(job)
      return unique.count - 1
    }
    return (unique, positions)
  }
  #endif
}
