import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

export interface StateFile<T> {
  readonly state: T
  /** Writes the current state; resolves once it is on disk. */
  save(): Promise<void>
}

/**
 * A JSON state in memory, written completely to one file (temporary file, fsync, rename), so that a crash leaves the old
 * or the new state and never a part of one. Writes are queued.
 */
export async function openStateFile<T extends object>(path: string, empty: T): Promise<StateFile<T>> {
  await mkdir(dirname(path), { recursive: true })
  const state = withPlainRecords({ ...empty, ...(await readState<T>(path)) })
  let last: Promise<void> = Promise.resolve()
  const save = () => {
    last = last.catch(() => undefined).then(() => writeState(path, JSON.stringify(state)))
    return last
  }
  return { state, save }
}

/** Records without a prototype, so that an external id such as `constructor` finds only what was stored under it. */
const withPlainRecords = <T extends object>(state: T): T =>
  Object.fromEntries(
    Object.entries(state).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.assign(Object.create(null), value)
        : value,
    ]),
  ) as T

async function readState<T>(path: string): Promise<Partial<T>> {
  try {
    const text = await readFile(path, 'utf8')
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
    throw new Error(`sandbox state cannot be read: ${path}`, { cause: error })
  }
}

async function writeState(path: string, text: string): Promise<void> {
  const temp = `${path}.tmp`
  const file = await open(temp, 'w', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(temp, path)
}
