import type { Doc, Kind } from '../../src/features/content/kinds.ts'

/** One thing of the public site as the demo publishes it. */
export interface SiteItem<K extends Kind> {
  kind: K
  slug: string
  /** Days before today on which it was published, and the minute of that day. */
  published: { daysAgo: number; minute: number }
  /** Order among its kind, where the order is not the date. */
  position?: number
  /** Older public texts of it, oldest first: the static pages show the difference to the last one. */
  earlier?: readonly { doc: Doc<K>; daysAgo: number }[]
  doc: Doc<K>
}
