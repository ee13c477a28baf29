import { createReadStream } from 'node:fs'
import { open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { nullIfMissing } from '../storage/disk.ts'
import type { UploadsPort } from './port.ts'

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Uploads in `directory`, as the tus server's file store writes them: the bytes as `{id}`, the metadata as `{id}.json`.
 */
export function diskUploads(directory: string): UploadsPort {
  const pathOf = (id: string): string => {
    if (!ID.test(id)) throw new RangeError('bad upload id')
    return join(directory, id)
  }
  return {
    directory,
    received: async (id) => (await nullIfMissing(stat(pathOf(id))))?.size ?? null,
    async start(id, count) {
      const file = await open(pathOf(id))
      try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(count), 0, count, 0)
        return buffer.subarray(0, bytesRead)
      } finally {
        await file.close()
      }
    },
    pieces: (id, size) => piecesOf(pathOf(id), size),
    async remove(id) {
      await rm(pathOf(id), { force: true })
      await rm(`${pathOf(id)}.json`, { force: true })
    },
    async list() {
      const names = (await nullIfMissing(readdir(directory))) ?? []
      return [...new Set(names.map((name) => name.replace(/\.json$/, '')))].filter((name) => ID.test(name))
    },
  }
}

/** Combines stream chunks into pieces of `size` bytes. */
async function* piecesOf(path: string, size: number): AsyncIterable<Uint8Array> {
  let waiting: Buffer[] = []
  let length = 0
  for await (const chunk of createReadStream(path, { highWaterMark: size })) {
    let rest = chunk as Buffer
    while (length + rest.length >= size) {
      const cut = size - length
      yield Buffer.concat([...waiting, rest.subarray(0, cut)])
      rest = rest.subarray(cut)
      waiting = []
      length = 0
    }
    if (rest.length > 0) waiting.push(rest)
    length += rest.length
  }
  if (length > 0) yield Buffer.concat(waiting)
}
