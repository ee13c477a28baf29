// Hot reload: Vite serves pages live, the server restarts when its own files change.
import { spawn } from 'node:child_process'
import { pinnedNode } from './pinned-node.mjs'

const node = pinnedNode() ?? process.execPath
const server = spawn(node, ['--watch-path=src', '--watch-preserve-output', 'src/server/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development' },
})
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 1))
