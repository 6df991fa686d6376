#if PNG
import CRsvg

/// A running zlib compression.
struct Deflater: ~Copyable {
  private static let partSize = 1 << 16

  // zlib keeps a pointer back to its stream, which therefore must not move.
  private let stream: UnsafeMutablePointer<z_stream>
  private var part = [UInt8](repeating: 0, count: partSize)
  private var output: [UInt8] = []

  init(level: Int32) throws(PNGError) {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    let status = deflateInit_(stream, level, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard status == Z_OK else {
      stream.deallocate()
      throw .compressionProblem(Int(status))
    }
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
  }

  /// Compresses some bytes.
  mutating func append(_ input: [UInt8]) throws(PNGError) {
    try run(input, flush: Z_NO_FLUSH)
  }

  /// Ends the compression; returns all that came of it.
  mutating func finish() throws(PNGError) -> [UInt8] {
    try run([], flush: Z_FINISH)
    return output
  }

  private mutating func run(_ input: [UInt8], flush: Int32) throws(PNGError) {
    let stream = stream
    var status = Z_OK
    input.withUnsafeBufferPointer { input in
      // zlib does not write through this pointer.
      stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
      stream.pointee.avail_in = UInt32(input.count)
      repeat {
        let written = part.withUnsafeMutableBufferPointer { part in
          stream.pointee.next_out = part.baseAddress
          stream.pointee.avail_out = UInt32(part.count)
          status = deflate(stream, flush)
          return part.count - Int(stream.pointee.avail_out)
        }
        output += part[..<written]
      } while stream.pointee.avail_out == 0 && status == Z_OK
    }
    // "No progress" only says that the last part was filled to its end.
    guard status == Z_OK || status == Z_STREAM_END || status == Z_BUF_ERROR else {
      throw .compressionProblem(Int(status))
    }
  }
}
#endif
