import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => path && existsSync(path))
const sources = tracked.filter((path) => /\.(ts|tsx|mjs|cjs|sql|css|json)$/.test(path) && path !== 'package-lock.json')
const words = new Set(sources.flatMap((path) => readFileSync(path, 'utf8').match(/\w+/g) ?? []))

/** A path: `charges/service.ts`, `src/ledger/`, `notes.test.ts`. The paths of pages begin with a capital letter. */
const PATH = /^[a-z.][\w.-]*(\/[\w.-]+)+\/?$|^[\w-]+(\.\w+)*\.(ts|tsx|mjs|cjs|js|md)$/
/** A name in code: `holdTerms`, `bank_accounts`, `quotation.valid_days`. Ordinary words are not checked. */
const NAME = /^\w+(\.\w+)*$/
const isName = (text: string): boolean => NAME.test(text) && /[a-z][A-Z]|_/.test(text)

/** The paths and names in a document that do not exist in the repository. */
function missingIn(document: string): string[] {
  const text = readFileSync(document, 'utf8').replace(/```[\s\S]*?```/g, '')
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code.replace(/\(.*\)$/, ''))
  expect(quoted.length).toBeGreaterThan(0)
  return quoted.filter((code) =>
    PATH.test(code)
      ? !tracked.some((path) => `/${path}`.includes(`/${code}`))
      : isName(code) && !code.split('.').every((word) => words.has(word)),
  )
}

const documents = readdirSync('docs').filter((name) => name.endsWith('.md'))

it.each(['README.md', 'CONTRIBUTING.md', ...documents.map((name) => `docs/${name}`)])(
  '%s names only code that exists',
  (document) => expect(missingIn(document)).toEqual([]),
)
