import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { routeTable } from '../../src/app/route-table.ts'

const SOURCE = join(import.meta.dirname, '../../src')
const IMPORT = /from '(\.[^']+)'/g

/** Whether a page, or a module that it imports from the features, contains this text. */
function holds(file: string, words: string, seen = new Set<string>()): boolean {
  if (seen.has(file) || !file.startsWith(join(SOURCE, 'features')) || !existsSync(file)) return false
  seen.add(file)
  const text = readFileSync(file, 'utf8')
  if (text.includes(words)) return true
  return [...text.matchAll(IMPORT)].some(([, path = '']) => holds(join(dirname(file), path), words, seen))
}

const readsFiles = (file: string) =>
  holds(file, 'fileField(') && (holds(file, '<FileDrop') || holds(file, 'type="file"'))

test('the pages that accept file uploads are those with file fields', () => {
  const reading = routeTable.filter(({ file }) => file && readsFiles(join(SOURCE, file)))
  expect(routeTable.filter(({ uploads }) => uploads).map(({ path }) => path)).toEqual(reading.map(({ path }) => path))
})
