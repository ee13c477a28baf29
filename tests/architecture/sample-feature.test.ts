import { execFile } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'

/**
 * A new feature consists of its own folder and its lines in two indexes. The files of `sample-feature/` (a table, two
 * endpoints, an error code, a list-with-detail page with a form, a menu entry) are copied into a copy of the sources as
 * `src/features/ideas`; types, lint, import rules and the generated access tests must pass there.
 */
const NAME = 'ideas'
const root = fileURLToPath(new URL('../../', import.meta.url))
const template = join(root, 'tests/architecture/sample-feature')
const copy = mkdtempSync(join(tmpdir(), 'talad-sample-'))
const NOT_COPIED = new Set(['node_modules', 'build', 'data', '.git', '.react-router'])

/** The lines to add to the two indexes: an import for each part, and the entry in its list. */
const INDEX_LINES: Readonly<Record<string, readonly [before: string, line: string][]>> = {
  'src/app/features.ts': [
    ['import ', `import { routes as ${NAME} } from '../features/${NAME}/routes.ts'`],
    ['  jobs,', `  ${NAME},`],
  ],
  'src/server/features.ts': [
    ['import ', `import { contract as ${NAME} } from '../features/${NAME}/contract.ts'`],
    ['import ', `import { errors as ${NAME}Errors } from '../features/${NAME}/errors.ts'`],
    ['import ', `import { handlers as ${NAME}Handlers } from '../features/${NAME}/service.ts'`],
    ['  feature(jobs,', `  feature(${NAME}, ${NAME}Handlers),`],
    ['  ...jobsErrors,', `  ...${NAME}Errors,`],
  ],
}

const run = promisify(execFile)
/** Runs a command of the project in the copy. If it fails, its output is the error message. */
async function node(...args: string[]): Promise<string> {
  const { PATH, HOME, TEST_DATABASE_URL } = process.env
  const env = { PATH, HOME, TEST_DATABASE_URL, NODE_ENV: 'test' }
  const options = { cwd: copy, env, maxBuffer: 1 << 26 }
  const { stdout } = await run(process.execPath, args, options).catch(({ stdout, stderr }) => {
    throw new Error(`${args.join(' ')}\n${stdout}\n${stderr}`.slice(0, 6_000))
  })
  return stdout
}
const biome = (...args: string[]) => node('node_modules/@biomejs/biome/bin/biome', ...args, '--vcs-enabled=false')

function addLines(file: string, lines: readonly [string, string][]): void {
  const text = readFileSync(join(copy, file), 'utf8').split('\n')
  for (const [before, line] of lines) {
    const place = text.findIndex((other) => other.startsWith(before))
    if (place < 0) throw new Error(`${file} has no line that begins with ${before}`)
    text.splice(place, 0, line)
  }
  writeFileSync(join(copy, file), text.join('\n'))
}

const filesOf = (folder: string): string[] =>
  globSync('{src,demo,sandbox,styleguide,tests,bench,scripts}/**/*', { cwd: folder })
    .filter((file) => statSync(join(folder, file)).isFile())
    .sort()
const sameFile = (file: string): boolean => readFileSync(join(root, file)).equals(readFileSync(join(copy, file)))

beforeAll(async () => {
  for (const name of readdirSync(root).filter((name) => !NOT_COPIED.has(name)))
    cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  cpSync(template, join(copy, 'src/features', NAME), { recursive: true })
  for (const [file, lines] of Object.entries(INDEX_LINES)) addLines(file, lines)
  await biome('check', '--write', ...Object.keys(INDEX_LINES))
  await node('scripts/generate-tables.mjs', NAME)
}, 600_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

it('changes only its folder, the two indexes and a generated migration', () => {
  const before = new Set(filesOf(root))
  const after = filesOf(copy)
  const added = after.filter((file) => !before.has(file))
  const changed = after.filter((file) => before.has(file) && !sameFile(file))
  expect(added.filter((file) => !file.startsWith(`src/features/${NAME}/`))).toEqual([
    expect.stringMatching(new RegExp(`^src/db/migrations/\\d{4}_${NAME}\\.sql$`)),
  ])
  expect(changed).toEqual([...Object.keys(INDEX_LINES), 'src/db/migrations/snapshot.json'].sort())
})

it('passes types, lint, import rules and the generated tests', async () => {
  const report = join(copy, 'report.json')
  const tests = ['tests/api/access.test.ts', 'tests/api/acts.test.ts', `src/features/${NAME}`, 'src/app/route-table']
  await Promise.all([
    node('node_modules/typescript-7/bin/tsc', '--noEmit', '--incremental', 'false', '--checkers', '1'),
    (async () => {
      await biome('check', `src/features/${NAME}`, ...Object.keys(INDEX_LINES))
      await node('scripts/check-imports.mjs')
    })(),
    node(
      ...['node_modules/vitest/vitest.mjs', 'run', ...tests, '--testNamePattern', 'idea|example|page of operators'],
      ...['--reporter=json', `--outputFile=${report}`],
    ),
  ])
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { assertionResults: { fullName: string; status: string }[] }[]
  }
  const passed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed')
    .map(({ fullName }) => fullName)
  expect(passed).toEqual(
    expect.arrayContaining([
      'every endpoint has an example, and every example an endpoint',
      'a stranger GET /api/ideas: 401',
      'a stranger PUT /api/ideas/{id}: 401',
      'another role GET /api/ideas: 403',
      'another role PUT /api/ideas/{id}: 403',
      'another tenant PUT /api/ideas/{id}: 404',
      'the owner PUT /api/ideas/{id}: has access',
      'a valid request in the right state succeeds GET /api/ideas',
      'a valid request in the right state succeeds PUT /api/ideas/{id}',
      'an idea is saved once under its id and belongs to the account that saved it',
    ]),
  )
}, 900_000)
