import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { diskStorage } from './disk.ts'
import type { StoragePort } from './port.ts'

let root: string
let storage: StoragePort
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'files-'))
  storage = diskStorage(root)
})
afterEach(() => rm(root, { recursive: true }))

test('a file is stored, read, streamed, replaced and deleted', async () => {
  await storage.put('a1.pdf', Buffer.from('first'), 'application/pdf')
  expect(await storage.get('a1.pdf')).toEqual({ bytes: Buffer.from('first'), contentType: 'application/pdf' })
  await storage.put('a1.pdf', Buffer.from('second!'), 'image/png')
  const streamed = await storage.stream('a1.pdf')
  expect(streamed).toMatchObject({ contentType: 'image/png', size: 7 })
  expect(streamed && (await buffer(streamed.stream)).toString()).toBe('second!')
  await storage.delete('a1.pdf')
  await storage.delete('a1.pdf')
  expect(await storage.get('a1.pdf')).toBeNull()
  expect(await storage.stream('a1.pdf')).toBeNull()
})

test('files are two folders deep, readable only by the owner, and leave no temporary files', async () => {
  await storage.put('a1', Buffer.from('x'), 'text/plain')
  const found = (await readdir(root, { recursive: true, withFileTypes: true })).filter((f) => f.isFile())
  expect(found.map((f) => f.name).sort()).toEqual(['a1', 'a1~type'])
  const first = found[0]
  expect(first?.parentPath.slice(root.length)).toMatch(/^.[0-9a-f]{2}.[0-9a-f]{2}$/)
  if (first) expect((await stat(join(first.parentPath, first.name))).mode & 0o077).toBe(0)
})

test('keys are listed in parts, each once; temporary files of a crash are deleted with their key', async () => {
  const keys = Array.from({ length: 30 }, (_, i) => `k${i}`)
  for (const key of keys) await storage.put(key, Buffer.from('x'), 'text/plain')
  const [folder] = (await readdir(root, { recursive: true, withFileTypes: true })).filter((f) => f.isFile())
  await writeFile(join(folder!.parentPath, `${folder!.name.split('~')[0]}~half`), 'x')
  const listed: string[] = []
  let after: string | null = null
  do {
    const part = await storage.list(after, 7)
    listed.push(...part.keys)
    after = part.next
  } while (after !== null)
  expect(listed.toSorted()).toEqual(keys.toSorted())
  for (const key of keys) await storage.delete(key)
  expect((await readdir(root, { recursive: true, withFileTypes: true })).filter((f) => f.isFile())).toEqual([])
})

test.each(['', '../x', 'a/b', '.hidden', 'a~type', 'x'.repeat(129)])('key %j is refused', async (key) => {
  await expect(storage.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow(RangeError)
  await expect(storage.get(key)).rejects.toThrow(RangeError)
})
