import type { SiteItem } from '../types.ts'
import { ABOUT } from './about.ts'
import { CONSENTS } from './consents.ts'
import { PRIVACY } from './privacy.ts'
import { TERMS } from './terms.ts'

/** Static texts and consent texts, identified by their key. */
export const PAGES: readonly SiteItem<'page'>[] = [ABOUT, PRIVACY, TERMS, ...CONSENTS]
