import { createHmac, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { type Day, dayOf } from '../../core/calendar.ts'
import type { Clock } from '../../core/clock.ts'
import { networkOf } from '../../core/network.ts'
import { withTx } from '../../db/tx.ts'
import type { Db } from '../../db/types.ts'
import { countVisits, findDestination, findOrCreateSalt, keyOf, NETWORK_BYTES, type Visit } from './store.ts'

/** How long a process caches a destination, milliseconds. */
const DESTINATION_AGE = 15_000
/**
 * How long visits are collected before they are written together, milliseconds. A process that is killed loses at most
 * these.
 */
const BATCH_AGE = 500
/** Maximum number of visits in the queue while the database does not respond; further visits are not counted. */
const MOST_WAITING = 50_000
const BATCH_SIZE = 1_000

interface Clicker {
  ip: string
  userAgent: string
}

interface Click {
  code: string
  day: Day
  clicker: Clicker
}

interface TrackedLinks {
  /** The destination of a code, synchronously if it is cached; null if there is none. */
  destination(code: string): string | null | Promise<string | null>
  /** Counts a click, once per person and day. Returns at once; the count is written within a second. */
  count(code: string, clicker: Clicker): void
  /** Writes the queued visits. */
  flush(): Promise<void>
}

/**
 * The tracked links of a process. Counts are exact with any number of processes, because the database decides which
 * visits are new.
 */
export function buildTrackedLinks({ db, clock, log }: { db: Db; clock: Clock; log: Logger }): TrackedLinks {
  const destinations = new LRUCache<string, { url: string | null }>({ max: 10_000, ttl: DESTINATION_AGE })
  /** Queued visits without duplicates, in the order of arrival. */
  const clicks = new Map<string, Click>()
  const salts = new LRUCache<Day, Buffer>({ max: 3 })
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  const saltOf = async (day: Day): Promise<Buffer> => {
    const salt = salts.get(day) ?? (await withTx(db, (tx) => findOrCreateSalt(tx, day, randomBytes(32))))
    salts.set(day, salt)
    return salt
  }

  /** Network hash, then person hash, so that people of one network are adjacent in the index. */
  const visitorOf = (salt: Buffer, { ip, userAgent }: Clicker): Buffer => {
    const network = networkOf(ip)
    const hash = (text: string) => createHmac('sha256', salt).update(text).digest().subarray(0, NETWORK_BYTES)
    return Buffer.concat([hash(network), hash(`${network}\n${userAgent}`)])
  }

  const writeBatch = async (batch: readonly Click[]): Promise<void> => {
    const visits = new Map<string, Visit>()
    for (const { code, day, clicker } of batch) {
      const visit = { code, day, visitor: visitorOf(await saltOf(day), clicker) }
      visits.set(keyOf(visit), visit)
    }
    await withTx(db, (tx) => countVisits(tx, [...visits.values()]))
  }

  /** Visits that cannot be written stay in the queue for the next attempt. */
  const write = async (): Promise<void> => {
    try {
      while (clicks.size > 0) {
        const batch = [...clicks].slice(0, BATCH_SIZE)
        await writeBatch(batch.map(([, click]) => click))
        for (const [key] of batch) clicks.delete(key)
      }
    } catch (error) {
      log.error({ err: error }, 'tracked links')
    }
  }

  const readDestination = async (code: string): Promise<string | null> => {
    const stored = await findDestination(db, code)
    const url = stored === null ? null : new URL(stored).href
    destinations.set(code, { url })
    return url
  }

  const flush = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(write)
    return writing
  }

  const schedule = (): void => {
    timer ??= setTimeout(() => void flush().then(() => clicks.size > 0 && schedule()), BATCH_AGE)
  }

  return {
    destination(code) {
      const cached = destinations.get(code)
      return cached ? cached.url : readDestination(code)
    },
    count(code, clicker) {
      if (clicks.size >= MOST_WAITING) return
      const day = dayOf(clock.now())
      const key = `${code} ${day} ${clicker.ip} ${clicker.userAgent}`
      if (!clicks.has(key)) clicks.set(key, { code, day, clicker })
      schedule()
    },
    flush,
  }
}
