const encoder = new TextEncoder()
const buffer = new Uint8Array(1 << 20)

/**
 * A text in UTF-8. Its pieces are written one after the other on a desk that is kept: to put a page's text together first
 * costs as much as writing it, and Buffer.from counts the bytes before it writes them.
 */
export function bytesOf(pieces: readonly string[]): Buffer {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
  // A unit of a string has three bytes at most.
  if (length * 3 > buffer.length) return Buffer.from(pieces.join(''))
  let end = 0
  for (const piece of pieces) end += encoder.encodeInto(piece, buffer.subarray(end)).written
  return Buffer.from(buffer.subarray(0, end))
}
