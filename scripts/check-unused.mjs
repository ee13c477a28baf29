// Reports code that nothing uses, and code that only tests use. Code for a coming feature is tagged `@planned` with the
// name of that feature. A tag on code that is already used fails too.
import { spawnSync } from 'node:child_process'

const knip = (...args) =>
  spawnSync(process.execPath, ['node_modules/knip/bin/knip.js', '--no-config-hints', ...args], { stdio: 'inherit' })
    .status === 0

const ok = [knip('--no-tag-hints'), knip('--production', '--treat-tag-hints-as-errors')]
process.exit(ok.includes(false) ? 1 : 0)
