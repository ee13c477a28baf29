import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { unknownFigures } from '../../src/i18n/figures.ts'

const code = execFileSync('git', ['ls-files', 'src', 'demo', 'sandbox', 'styleguide'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.') && existsSync(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

/** The owner of a text table: a feature, or the folder that contains its `text` folder. */
const ownerOf = (path: string): string => path.slice(0, path.indexOf('/text/') + 1)

/** Closed lists, where a code is used as a text key unchanged. */
const isShape = (path: string): boolean => /^src\/(core\/|features\/\w+\/(contract|shapes|kinds|rules))/.test(path)

/** Shared components that take a feature's texts and name the keys that they use. */
const TAKES_TEXTS = [
  'src/web/reject-form.tsx',
  'src/web/review-queue.tsx',
  'src/features/received-documents/components/sender-list.tsx',
  'src/features/received-documents/components/review-details.tsx',
  'src/features/received-documents/components/send-form.tsx',
  'src/features/received-documents/components/sent-details.tsx',
]

/** The shared components that the files use, directly or through another one. */
function takenBy(files: readonly { text: string }[]): string[] {
  const taken = TAKES_TEXTS.filter((part) => files.some(({ text }) => text.includes(`/${basename(part)}'`)))
  const more = code.filter(({ path }) => taken.includes(path))
  return taken.length === 0 ? [] : [...taken, ...takenBy(more)]
}

/** The code that may use an owner's texts: its own, code that imports its texts, and closed lists. */
function readersOf(owner: string): string {
  const imports = (path: string, text: string): boolean =>
    [...text.matchAll(/from '(\.[^']+\/text\/[^']+)'/g)].some(([, to]) =>
      join(dirname(path), to as string).startsWith(`${owner}text/`),
    )
  const own = code.filter(({ path }) => path.startsWith(owner))
  const taken = takenBy(own)
  return code
    .filter(
      ({ path, text }) =>
        !path.includes('/text/') &&
        (path.startsWith(owner) || isShape(path) || taken.includes(path) || imports(path, text)),
    )
    .map(({ text }) => text)
    .join('\n')
}

/** Patterns of computed keys: `status_${x}` uses every key that begins with `status_`. */
function patternsIn(text: string): RegExp[] {
  return [...text.matchAll(/`([^`\n]*)`/g)]
    .map(([, template]) => (template as string).split(/\$\{[^}]*\}/))
    .filter((parts) => parts.length > 1 && parts.every((part) => /^\w*$/.test(part)) && parts.join('') !== '')
    .map((parts) => new RegExp(`^${parts.join('\\w+')}$`))
}

it('every key of a text table is used', () => {
  const tables = code.filter(({ path }) => /\/text\/.*en\.ts$/.test(path))
  expect(tables.length).toBeGreaterThan(20)
  const unused = tables.flatMap(({ path, text }) => {
    const readers = readersOf(ownerOf(path))
    const patterns = patternsIn(readers)
    const named = new Set([...readers.matchAll(/['"](\w+)['"]/g)].map(([, name]) => name))
    return [...text.matchAll(/^ {2}(\w+):/gm)]
      .map(([, key]) => key as string)
      .filter((key) => !named.has(key) && !patterns.some((one) => one.test(key)))
      .map((key) => `${path}: ${key}`)
  })
  expect(unused).toEqual([])
})

const interfaceTexts = code.filter(({ path }) => /^src\/(features\/\w+\/(text|templates)|app\/text)\//.test(path))
const contentTexts = code.filter(({ path }) => path.startsWith('demo/site/'))

it('every figure that a text names is a setting', () => {
  const named = [...interfaceTexts, ...contentTexts].filter(({ text }) => text.includes('{$'))
  expect(named.length).toBeGreaterThan(20)
  expect(named.flatMap(({ path, text }) => unknownFigures(text).map((name) => `${path}: ${name}`))).toEqual([])
})

/**
 * Keys of rates and amounts that are not settings: examples on a drawn page, the value of a credit, answers to choose
 * from.
 */
const FIXED = /^(sample\w+|shareHelp|topUpNote|ratherNote|budget_\w+|cancelNote|chart\w*)$/

it('no text of the interface states a rate or an amount that a setting decides', () => {
  const stated = interfaceTexts.flatMap(({ path, text }) =>
    [...text.matchAll(/^ {2}'?([\w./]+)'?:\s*(['"`].*)$/gm)]
      .filter(([, key, words]) => /\d ?%|฿ ?\d|THB \d/.test(words as string) && !FIXED.test(key as string))
      .map(([, key]) => `${path}: ${key}`),
  )
  expect(stated).toEqual([])
})

/** All texts of the interface except SMS texts, where a curly character would double the length. */
const quoted = code
  .filter(({ path }) => /^src\/(.*\/text\/|features\/\w+\/templates\/|i18n\/|(.*\/)?errors\.ts$)/.test(path))
  .map(({ path, text }) => ({ path, text: text.replace(/^ *(sms:|import |export \* |\/?\*|\/\/).*$/gm, '') }))

it('texts of the interface have curly apostrophes and quotation marks', () => {
  const straight = quoted.flatMap(({ path, text }) =>
    [...text.matchAll(/"(?:[^"\\\n]|\\.)*[\w}\]]'[^"\n]*"|'(?:[^'\\\n]|\\.)*(?:\\'|")(?:[^'\\\n]|\\.)*'/g)].map(
      ([found]) => `${path}: ${found}`,
    ),
  )
  expect(straight).toEqual([])
})
