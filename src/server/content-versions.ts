import { sql } from 'drizzle-orm'
import type { Db } from '../db/types.ts'

export interface ContentVersions {
  /** Registers a listener for the tags whose content changed, in this or another process. */
  onChange(drop: (tags: readonly string[]) => void): void
  /** Reads the versions from the database and notifies the listeners of the tags that changed since the last poll. */
  poll(): Promise<void>
}

export interface WatchedContent extends ContentVersions {
  /** Notifies the listeners of a change that has no version row, such as a setting that takes effect. */
  announce(tags: readonly string[]): void
}

/** Detects when cached copies of content are out of date. */
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
  /** Call it before a copy is made, and pass the result to `isUnchanged` afterwards. */
  mark(): number
  isUnchanged(tags: readonly string[], since: number): boolean
}

/** For caches: a copy must not be stored if its content changed while it was being made. */
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
