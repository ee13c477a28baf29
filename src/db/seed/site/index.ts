import type { Kind } from '../../../features/content/kinds.ts'
import type { SiteItem } from './types.ts'

/** Everything that the public site says when it opens. */
export const SITE: readonly SiteItem<Kind>[] = []
