// Builds the pages and the server. Keeps the previous release's assets next to the new ones, so that an open tab can
// still load its chunks.
// Stores each asset compressed, too.
import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const assets = join('build', 'client', 'assets')
// Outside build/, because the bundler empties that folder.
const previousAssets = join('node_modules', '.cache', 'talad-previous-assets')
const listed = join('build', 'release.json')

const own = existsSync(listed) ? JSON.parse(readFileSync(listed, 'utf8')) : []
rmSync(previousAssets, { recursive: true, force: true })
mkdirSync(previousAssets, { recursive: true })
for (const name of own) if (existsSync(join(assets, name))) renameSync(join(assets, name), join(previousAssets, name))

function run(...args) {
  const env = { ...process.env, NODE_ENV: 'production' }
  const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', 2, 2], env })
  if (status !== 0) process.exit(1)
}
run('node_modules/@react-router/dev/bin.cjs', 'build')
run('node_modules/vite/bin/vite.js', 'build', '--config', 'vite.server.config.ts', '--logLevel', 'warn')

const release = readdirSync(assets)
for (const name of release) {
  if (!/\.(js|css|svg|json)$/.test(name)) continue
  const bytes = readFileSync(join(assets, name))
  writeFileSync(
    join(assets, `${name}.br`),
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  )
  writeFileSync(join(assets, `${name}.gz`), gzipSync(bytes, { level: 9 }))
}
const names = readdirSync(assets)
for (const name of readdirSync(previousAssets))
  if (!names.includes(name)) copyFileSync(join(previousAssets, name), join(assets, name))
writeFileSync(listed, JSON.stringify(names))
