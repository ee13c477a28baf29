// Code that nothing uses, and code that only tests use. What a coming feature will call is tagged `@planned` with that
// feature's name; a tag on code that is used by now fails too.
import { spawnSync } from 'node:child_process'

const knip = (...args) =>
  spawnSync(process.execPath, ['node_modules/knip/bin/knip.js', '--no-config-hints', ...args], { stdio: 'inherit' })
    .status === 0

const ok = [knip('--no-tag-hints'), knip('--production', '--treat-tag-hints-as-errors')]
process.exit(ok.includes(false) ? 1 : 0)
