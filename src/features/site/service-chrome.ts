import { createHash } from 'node:crypto'
import { SITE_TAGS } from '../../core/content-tags.ts'
import type { Db } from '../../db/types.ts'
import type { Doc, Kind } from '../content/kinds.ts'
import { type LiveItem, listLiveOf } from '../content/service.ts'
import { isAnnounced } from './rules/notice.ts'
import { readVersions } from './store.ts'

/** Data for the header, footer, notice and metadata of all pages, in all languages. */
export interface SiteChrome {
  metadata: readonly Doc<'metadata'>[]
  notices: readonly { doc: Doc<'notice'>; version: string }[]
  apps: readonly LiveItem<'download'>[]
}

interface Cached {
  versions: string
  /** The number of changes this process had been notified of when the copy was last valid. */
  changeCount: number | undefined
  chrome: SiteChrome
}

const ITEMS_MAX = 500
const cache = new WeakMap<Db, Cached>()
/** How many changes this process was notified of, by database; no entry without notifications. */
const changeCounts = new WeakMap<Db, number>()
const pendingReads = new WeakMap<Db, Promise<SiteChrome>>()

const all = <K extends Kind>(db: Db, kind: K): Promise<LiveItem<K>[]> =>
  listLiveOf(db, { kind, order: 'position', limit: ITEMS_MAX })

/** Invalidates the cached copy when a notification arrives, so that calls no longer query the versions. */
export function watchSiteChrome(db: Db, onChange: (drop: (tags: readonly string[]) => void) => void): void {
  changeCounts.set(db, 0)
  onChange((tags) => {
    if (!SITE_TAGS.some((tag) => tags.includes(tag))) return
    changeCounts.set(db, (changeCounts.get(db) ?? 0) + 1)
    // A read that began before the change may miss it, so only callers that are already waiting get its result.
    pendingReads.delete(db)
  })
}

/**
 * Every page needs these few rows, so each process caches them. With notifications, the cache is valid until a change
 * is notified; without them, each call compares the versions. Concurrent calls share one read.
 */
export function readSiteChrome(db: Db): Promise<SiteChrome> {
  const pendingRead = pendingReads.get(db)
  if (pendingRead) return pendingRead
  const answer = refresh(db).finally(() => pendingReads.get(db) === answer && pendingReads.delete(db))
  pendingReads.set(db, answer)
  return answer
}

async function refresh(db: Db): Promise<SiteChrome> {
  const cached = cache.get(db)
  const changeCount = changeCounts.get(db)
  if (cached && changeCount !== undefined && cached.changeCount === changeCount) return cached.chrome
  // Read before the rows: if the rows are newer than these versions, the next call reads them again.
  const versions = await readVersions(db, SITE_TAGS)
  if (cached?.versions === versions) {
    cached.changeCount = changeCount
    return cached.chrome
  }
  const metadata = await all(db, 'metadata')
  const notices = await all(db, 'notice')
  const apps = (await all(db, 'download')).filter(({ doc }) => doc.platform !== 'document')
  const chrome = {
    metadata: metadata.map(({ doc }) => doc),
    notices: notices.map(({ doc }) => ({ doc, version: versionOf(doc) })),
    apps,
  }
  cache.set(db, { versions, changeCount, chrome })
  return chrome
}

const versionOf = (doc: object): string => createHash('sha256').update(JSON.stringify(doc)).digest('hex').slice(0, 12)

/** The notice to show at `now`. */
export const announcedNotice = ({ notices }: SiteChrome, now: Date): SiteChrome['notices'][number] | undefined =>
  notices.find(({ doc }) => isAnnounced(doc, now))

/**
 * The version of the notice to show at `now`, from the cache. The page cache compares it with the version that a
 * visitor has closed.
 */
export function cachedNoticeVersion(db: Db, now: Date): string | null {
  const cached = cache.get(db)
  return (cached && announcedNotice(cached.chrome, now)?.version) ?? null
}
