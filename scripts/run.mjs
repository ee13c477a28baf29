// `node scripts/run.mjs FILE …` runs a file on the pinned Node, whatever Node npm itself runs on.
import { spawn } from 'node:child_process'
import { forwardSignals } from './forward-signals.mjs'
import { pinnedNode } from './pinned-node.mjs'

const node = pinnedNode()
if (!node) {
  process.stderr.write('talad: no pinned Node for this platform: install Node 24\n')
  process.exit(1)
}
const child = spawn(node, process.argv.slice(2), { stdio: 'inherit' })
forwardSignals(child)
