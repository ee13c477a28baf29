import type { Seo, SiteConfig } from '../features/site/contract.ts'
import type { PageAddress } from './route-table.ts'

/** What the language's route hands to every page. */
export interface LanguageData {
  path: string
  address: PageAddress
  /** The page's metadata; null where the page sets its own. */
  seo: Seo | null
  /** What stands around every page, or null where it could not be had. */
  site: SiteConfig | null
  now: number
}
