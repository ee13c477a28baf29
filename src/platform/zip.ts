import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface ZipEntry {
  name: string
  /** Already compressed: stored without further compression. */
  stored?: boolean
  bytes: AsyncIterable<Uint8Array>
}

/** Streams a ZIP of entries in pieces of `size` bytes; the last piece may be smaller. */
export async function* zipPieces(
  entries: AsyncIterable<ZipEntry>,
  { size, mtime }: { size: number; mtime: Date },
): AsyncIterable<Uint8Array> {
  let piece = new Uint8Array(size)
  let filled = 0
  const produced: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    produced.push(chunk)
  })
  function* take(): Iterable<Uint8Array> {
    for (const chunk of produced.splice(0))
      for (let at = 0; at < chunk.length; ) {
        const part = chunk.subarray(at, at + size - filled)
        piece.set(part, filled)
        filled += part.length
        at += part.length
        if (filled < size) continue
        yield piece
        piece = new Uint8Array(size)
        filled = 0
      }
  }
  const end = new Uint8Array(0)
  for await (const { name, stored, bytes } of entries) {
    const file = stored ? new ZipPassThrough(name) : new ZipDeflate(name)
    file.mtime = mtime
    zip.add(file)
    for await (const chunk of bytes) {
      file.push(chunk)
      yield* take()
    }
    file.push(end, true)
    yield* take()
  }
  zip.end()
  yield* take()
  if (filled > 0) yield piece.subarray(0, filled)
}
