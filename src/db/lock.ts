import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** Another process uses the embedded database's directory. Two writers would corrupt the data. */
export class DataDirInUse extends Error {}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Start time of a process in kernel ticks, so that another process with the same pid is not mistaken for the owner.
 * Available only on Linux; elsewhere the pid alone decides.
 */
function startedAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function ownerOf(path: string): { pid: number; started: string } | null {
  const [pid, started = ''] = readFileSync(path, 'utf8').trim().split(' ')
  return pid && /^\d+$/.test(pid) ? { pid: Number(pid), started } : null
}

/** Whether the process still runs. Another process may have got its pid since. */
const isRunning = ({ pid, started }: { pid: number; started: string }): boolean =>
  isAlive(pid) && (started === '' || startedAt(pid) === started)

/**
 * Creates the pid lock next to the data directory with O_EXCL. The lock of a process that has exited is removed, one of
 * a running process never. Returns the release function. Throws DataDirInUse.
 */
export function lockDataDir(dataDir: string): () => void {
  const path = `${dataDir.replace(/\/+$/, '')}.lock`
  mkdirSync(dirname(path), { recursive: true })
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const fd = openSync(path, 'wx')
      writeSync(fd, `${process.pid} ${startedAt(process.pid)}`)
      closeSync(fd)
      return () => {
        if (existsSync(path) && ownerOf(path)?.pid === process.pid) rmSync(path, { force: true })
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const owner = ownerOf(path)
      if (owner && isRunning(owner)) throw new DataDirInUse(`process ${owner.pid} already uses ${dataDir}`)
      // An empty lock file belongs to a process that is about to write its pid, or that exited before writing it.
      if (owner || attempt === 2) rmSync(path, { force: true })
    }
  }
  throw new DataDirInUse(`${dataDir} is in use`)
}
