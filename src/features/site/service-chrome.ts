import { createHash } from 'node:crypto'
import { SITE_TAGS } from '../../core/content-tags.ts'
import type { Db } from '../../db/types.ts'
import type { Doc, Kind } from '../content/kinds.ts'
import { type LiveItem, listLiveOf } from '../content/service.ts'
import { isAnnounced } from './rules/notice.ts'
import { readVersions } from './store.ts'

/** What stands around every page, in all languages. */
export interface SiteChrome {
  metadata: readonly Doc<'metadata'>[]
  notices: readonly { doc: Doc<'notice'>; version: string }[]
  apps: readonly LiveItem<'download'>[]
}

interface Copy {
  versions: string
  /** The changes that this process had heard of when the copy was found good. */
  heard: number | undefined
  chrome: SiteChrome
}

const ITEMS_MAX = 500
const copies = new WeakMap<Db, Copy>()
/** Changes heard of; nothing where nobody tells of them. */
const changes = new WeakMap<Db, number>()
const asking = new WeakMap<Db, Promise<SiteChrome>>()

const all = <K extends Kind>(db: Db, kind: K): Promise<LiveItem<K>[]> =>
  listLiveOf(db, { kind, order: 'position', limit: ITEMS_MAX })

/** From now on a copy is good until a change is told: no call asks for the versions any more. */
export function watchSiteChrome(db: Db, onChange: (drop: (tags: readonly string[]) => void) => void): void {
  changes.set(db, 0)
  onChange((tags) => {
    if (!SITE_TAGS.some((tag) => tags.includes(tag))) return
    changes.set(db, (changes.get(db) ?? 0) + 1)
    // What was begun before the change is for those who wait already.
    asking.delete(db)
  })
}

/**
 * Every page needs these few rows, so each process keeps a copy. Where changes are told it is good until then; elsewhere
 * each call asks whether it still is. Calls of one page share the question.
 */
export function readSiteChrome(db: Db): Promise<SiteChrome> {
  const pendingRead = asking.get(db)
  if (pendingRead) return pendingRead
  const answer = refresh(db).finally(() => asking.get(db) === answer && asking.delete(db))
  asking.set(db, answer)
  return answer
}

async function refresh(db: Db): Promise<SiteChrome> {
  const lastCopy = copies.get(db)
  const heard = changes.get(db)
  if (lastCopy && heard !== undefined && lastCopy.heard === heard) return lastCopy.chrome
  // The versions first: rows that are newer than them are read again the next time.
  const versions = await readVersions(db, SITE_TAGS)
  if (lastCopy?.versions === versions) {
    lastCopy.heard = heard
    return lastCopy.chrome
  }
  const metadata = await all(db, 'metadata')
  const notices = await all(db, 'notice')
  const apps = (await all(db, 'download')).filter(({ doc }) => doc.platform !== 'document')
  const chrome = {
    metadata: metadata.map(({ doc }) => doc),
    notices: notices.map(({ doc }) => ({ doc, version: versionOf(doc) })),
    apps,
  }
  copies.set(db, { versions, heard, chrome: chrome })
  return chrome
}

const versionOf = (doc: object): string => createHash('sha256').update(JSON.stringify(doc)).digest('hex').slice(0, 12)

/** The notice that is shown now. */
export const announcedNotice = ({ notices }: SiteChrome, now: Date): SiteChrome['notices'][number] | undefined =>
  notices.find(({ doc }) => isAnnounced(doc, now))

/** The version of the notice now shown, by the copy of this process: the page cache compares it with the one that a visitor has closed. */
export function cachedNoticeVersion(db: Db, now: Date): string | null {
  const lastCopy = copies.get(db)
  return (lastCopy && announcedNotice(lastCopy.chrome, now)?.version) ?? null
}
