import type { Seo, SiteConfig } from '../features/site/contract.ts'
import type { PageAddress } from './route-table.ts'

/** Data that the language route provides to every page. */
export interface LanguageData {
  path: string
  address: PageAddress
  /** The page's metadata; null where the page sets its own. */
  seo: Seo | null
  /** Data of the header and footer; null if it could not be loaded. */
  site: SiteConfig | null
  now: number
}
