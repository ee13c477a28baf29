import type { StoragePort } from '../../ports/storage/port.ts'

/** Size of a stored piece in bytes. A large file is stored in pieces, so that it is never in memory as a whole. */
export const PIECE = 8_000_000
const pieceKey = (key: string, n: number): string => `${key}.p${n}`

/** Stores a file in pieces. All but the last have `PIECE` bytes. */
export async function storePieces(
  storage: StoragePort,
  key: string,
  pieces: AsyncIterable<Uint8Array>,
  contentType: string,
): Promise<void> {
  let n = 0
  for await (const piece of pieces) await storage.put(pieceKey(key, n++), piece, contentType)
}

/** Reads a stored file from `start` (inclusive) to `end` (exclusive). */
export async function* readPieces(
  storage: StoragePort,
  key: string,
  start: number,
  end: number,
): AsyncIterable<Uint8Array> {
  for (let at = start; at < end; ) {
    const n = Math.floor(at / PIECE)
    const stored = await storage.get(pieceKey(key, n))
    if (!stored) throw new Error(`file ${key}: piece ${n} is missing`)
    const bytes = stored.bytes.subarray(at - n * PIECE, end - n * PIECE)
    yield bytes
    at += bytes.length
  }
}

export async function deletePieces(storage: StoragePort, key: string, size: number): Promise<void> {
  for (let n = 0; n * PIECE < size; n++) await storage.delete(pieceKey(key, n))
}
