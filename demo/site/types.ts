import type { Doc, Kind } from '../../src/features/content/kinds.ts'

/** A content item of the public site, as the demo publishes it. */
export interface SiteItem<K extends Kind> {
  kind: K
  slug: string
  /** The publication date in days before today, and the minute of that day. */
  published: { daysAgo: number; minute: number }
  /** Position among the items of its kind, if they are not ordered by date. */
  position?: number
  /** Earlier published versions, oldest first. The static pages show the difference to the last one. */
  earlier?: readonly { doc: Doc<K>; daysAgo: number }[]
  doc: Doc<K>
}
