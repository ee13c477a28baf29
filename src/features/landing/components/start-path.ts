import type { Lang } from '../../../core/shapes.ts'
import type { Viewer } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import type { Campaign } from '../../campaigns/contract.ts'

/** Where a brand starts a campaign of this kind. Everybody else signs up first and is redirected there afterwards. */
export function startPath(lang: Lang, scope: Viewer['scope'], kind: Campaign['kind']): string {
  const base = `/${lang}/Marketer`
  const create = pathWithQuery(`${base}/manageCampaign/new`, { kind })
  return scope === 'marketer' ? create : pathWithQuery(`${base}/signup`, { next: create })
}
