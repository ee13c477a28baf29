// `npm run api:check` lints the API documents with Redocly and Spectral, and writes the types of the example's client.
// With `--same`, as in `npm test`, it fails if the types differ from the committed ones.
// The tools are installed on demand below node_modules/.cache, in the versions of scripts/api-tools.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { features } from '../src/server/features.ts'
import { openApiDocument } from '../src/server/openapi.ts'
import { buildRegistry } from '../src/server/registry.ts'
import { v1Document } from '../src/server/v1/document.ts'
import { servedOperations } from '../src/server/v1/operations.ts'
import { hashOf, partOf } from '../tests/partner/part.ts'

const ORIGIN = 'https://talad.test'
const folder = resolve('node_modules/.cache/api-tools')

// The specification fixes the paths literally; this file lists where a rule is not met, and why.
const EXCEPTIONS = JSON.parse(readFileSync('scripts/api-tools/exceptions.json', 'utf8'))

function run(command, args, cwd) {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) process.exitCode = 1
}

mkdirSync(folder, { recursive: true })
const wanted = readFileSync('scripts/api-tools/package-lock.json', 'utf8')
// Written only after a complete installation.
const installed = join(folder, 'installed.json')
const fresh = existsSync(installed) && readFileSync(installed, 'utf8') === wanted
cpSync('scripts/api-tools', folder, { recursive: true })
if (!fresh) {
  rmSync(installed, { force: true })
  run('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'], folder)
  if (process.exitCode) process.exit()
  writeFileSync(installed, wanted)
}

const endpoints = features.flat().map(({ endpoint }) => endpoint)
const documents = {
  v1: v1Document(servedOperations(buildRegistry(features)), ORIGIN),
  specification: openApiDocument(endpoints, { origin: ORIGIN, secure: true, country: 'TH' }),
}
for (const [name, document] of Object.entries(documents)) {
  const file = join(folder, `${name}.json`)
  writeFileSync(file, JSON.stringify(document))
  run(process.execPath, ['check.mjs', file, name, JSON.stringify(EXCEPTIONS[name])], folder)
}

// The client in src/server/v1/example needs only the types of its own operations.
const used = new Set(readFileSync('tests/partner/operations.txt', 'utf8').split('\n').filter(Boolean))
const part = partOf(documents.v1, used)
const file = join(folder, 'part.json')
writeFileSync(file, JSON.stringify(part))
const types = resolve('src/server/v1/example/v1.d.ts')
run(
  process.execPath,
  ['types.mjs', file, types, hashOf(part), process.argv.includes('--same') ? 'same' : 'write'],
  folder,
)
