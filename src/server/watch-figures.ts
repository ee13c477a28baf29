import type { Clock } from '../core/clock.ts'
import { CONTENT_TAGS } from '../core/content-tags.ts'
import type { Db } from '../db/types.ts'
import type { Figures } from '../i18n/fill-figures.ts'
import { readFigures } from '../platform/settings.ts'
import type { WatchedContent } from './content-versions.ts'

export interface WatchedFigures {
  current(): Figures
  /** Reads the settings again; a changed figure clears all cached pages and responses. */
  poll(): Promise<void>
}

/** The settings as last read by this process. A setting that takes effect is seen at the next poll. */
export async function watchFigures(
  db: Db,
  clock: Clock,
  versions: Pick<WatchedContent, 'announce'>,
): Promise<WatchedFigures> {
  const read = () => readFigures(db, clock.now())
  let figures = await read()
  return {
    current: () => figures,
    poll: async () => {
      const fresh = await read()
      if (Object.entries(fresh).every(([name, value]) => figures[name] === value)) return
      figures = fresh
      versions.announce(CONTENT_TAGS)
    },
  }
}
