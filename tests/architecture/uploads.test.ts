import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { routeTable } from '../../src/app/route-table.ts'

const SOURCE = join(import.meta.dirname, '../../src')
const IMPORT = /from '(\.[^']+)'/g

/** Whether a page, or what it imports within the features, holds these words. */
function holds(file: string, words: string, seen = new Set<string>()): boolean {
  if (seen.has(file) || !file.startsWith(join(SOURCE, 'features')) || !existsSync(file)) return false
  seen.add(file)
  const text = readFileSync(file, 'utf8')
  if (text.includes(words)) return true
  return [...text.matchAll(IMPORT)].some(([, path = '']) => holds(join(dirname(file), path), words, seen))
}

const readsFiles = (file: string) =>
  holds(file, 'fileField(') && (holds(file, '<FileDrop') || holds(file, 'type="file"'))

test('the pages that read files are those whose forms may carry them', () => {
  const reading = routeTable.filter(({ file }) => file && readsFiles(join(SOURCE, file)))
  expect(routeTable.filter(({ uploads }) => uploads).map(({ path }) => path)).toEqual(reading.map(({ path }) => path))
})
