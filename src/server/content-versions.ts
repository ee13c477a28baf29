import { sql } from 'drizzle-orm'
import type { Db } from '../db/types.ts'

export interface ContentVersions {
  /** Called with the tags whose content changed, here or in another process. */
  onChange(drop: (tags: readonly string[]) => void): void
  /** Reads the version rows of the database and tells the listeners what changed since the last time. */
  poll(): Promise<void>
}

export interface WatchedContent extends ContentVersions {
  /** Tells the listeners of a change that has no version row, such as a setting that takes effect. */
  announce(tags: readonly string[]): void
}

/** The one place that knows when stored copies of content are out of date. */
export function watchContent(db: Db): WatchedContent {
  const versions = new Map<string, number>()
  const listeners: ((tags: readonly string[]) => void)[] = []
  const announce = (tags: readonly string[]): void => {
    for (const drop of listeners) drop(tags)
  }
  return {
    onChange: (drop) => void listeners.push(drop),
    announce,
    poll: async () => {
      const { rows } = (await db.execute(sql`select tag, version from cache_versions`)) as unknown as {
        rows: { tag: string; version: number }[]
      }
      const changed = rows.filter(({ tag, version }) =>
        versions.has(tag) ? versions.get(tag) !== version : version > 1,
      )
      for (const { tag, version } of rows) versions.set(tag, version)
      if (changed.length > 0) announce(changed.map(({ tag }) => tag))
    },
  }
}

export interface ChangeMarks {
  /** Before a copy is made; whether one made since then is still true to these tags. */
  mark(): number
  isUnchanged(tags: readonly string[], since: number): boolean
}

/** For those who keep copies: what was changed while a copy was being made must not be kept, other changes do not matter. */
export function markChanges(versions: Pick<ContentVersions, 'onChange'>): ChangeMarks {
  let changes = 0
  const last = new Map<string, number>()
  versions.onChange((tags) => {
    changes++
    for (const tag of tags) last.set(tag, changes)
  })
  return {
    mark: () => changes,
    isUnchanged: (tags, since) => tags.every((tag) => (last.get(tag) ?? 0) <= since),
  }
}
