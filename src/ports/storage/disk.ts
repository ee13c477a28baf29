import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkKey, type KeyList, type StoragePort } from './port.ts'

/**
 * Files under `root`, spread over two levels by a hash of the key (ids sort by time and would fill one folder).
 * The content type is a separate file next to each file.
 */
export function diskStorage(root: string): StoragePort {
  const pathOf = (key: string) => {
    checkKey(key)
    const hash = createHash('sha256').update(key).digest('hex')
    return join(root, hash.slice(0, 2), hash.slice(2, 4), key)
  }
  const typePath = (path: string) => `${path}~type`
  return {
    async put(key, bytes, contentType) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      // The type is written first: a file without a type would be served wrongly, a type without a file is harmless.
      await writeDurably(typePath(path), Buffer.from(contentType))
      await writeDurably(path, bytes)
      await syncFolder(dirname(path))
    },
    async get(key) {
      const path = pathOf(key)
      const [bytes, type] = await Promise.all([
        nullIfMissing(readFile(path)),
        nullIfMissing(readFile(typePath(path), 'utf8')),
      ])
      return bytes && { bytes, contentType: type ?? 'application/octet-stream' }
    },
    async stream(key) {
      const path = pathOf(key)
      const [facts, type] = await Promise.all([
        nullIfMissing(stat(path)),
        nullIfMissing(readFile(typePath(path), 'utf8')),
      ])
      if (!facts) return null
      return { stream: createReadStream(path), contentType: type ?? 'application/octet-stream', size: facts.size }
    },
    list: (after, limit) => listKeys(root, after, limit),
    async delete(key) {
      const path = pathOf(key)
      const names = (await nullIfMissing(readdir(dirname(path)))) ?? []
      // Includes the file with its content type, and temporary files of a crash.
      for (const name of names) if (keyOf(name) === key) await rm(join(dirname(path), name), { force: true })
    },
  }
}

/** The key of a file. Names of its content type and of temporary files continue with `~`, which no key contains. */
const keyOf = (name: string): string => name.split('~')[0] ?? name

/** Keys of whole folders, in the folders' order; `next` is the last folder read (`a1/b2`). */
async function listKeys(root: string, after: string | null, limit: number): Promise<KeyList> {
  const keys = new Set<string>()
  for await (const folder of foldersAfter(root, after ?? '')) {
    for (const name of await namesIn(join(root, folder))) keys.add(keyOf(name))
    if (keys.size >= limit) return { keys: [...keys], next: folder }
  }
  return { keys: [...keys], next: null }
}

const namesIn = async (folder: string): Promise<string[]> => (await nullIfMissing(readdir(folder)))?.sort() ?? []

async function* foldersAfter(root: string, after: string): AsyncGenerator<string> {
  for (const first of await namesIn(root)) {
    if (first < after.slice(0, 2)) continue
    for (const second of await namesIn(join(root, first))) if (`${first}/${second}` > after) yield `${first}/${second}`
  }
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const temp = `${path}~${randomUUID()}`
  try {
    const file = await open(temp, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temp, path)
  } catch (error) {
    await rm(temp, { force: true })
    throw error
  }
}

/** Makes a rename survive a power failure. Does nothing on systems that cannot open a folder. */
async function syncFolder(path: string): Promise<void> {
  try {
    const folder = await open(path, 'r')
    try {
      await folder.sync()
    } finally {
      await folder.close()
    }
  } catch {
    return
  }
}

export async function nullIfMissing<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
