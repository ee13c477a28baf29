import { type AnyEndpoint, permissionOf } from '../../../core/endpoint.ts'
import type { TeamRole } from '../kinds.ts'

/** Roles whose work is campaigns: their members may be limited to brands. The others have the whole account. */
export const LIMITED_ROLES: readonly TeamRole[] = ['campaignManager', 'viewer']

export const mayBeLimited = (role: TeamRole): boolean => LIMITED_ROLES.includes(role)

/** Campaigns, jobs, the search and shortlists: what these calls read of the account has the limit in its WHERE clause. */
const SCOPED_PATHS = [
  '/api/campaigns',
  '/api/jobs',
  '/api/influencers/search',
  '/api/influencers/comparison',
  '/api/influencers/several',
  '/api/shortlists',
]

/** Other calls with the limit in their WHERE clause, and those about the member's own login. */
const SCOPED: ReadonlySet<string> = new Set([
  'accounts.ownConsents',
  'accounts.sessions',
  'agencyBrands.list',
  'calendar.month',
  'files.get',
  'files.upload',
  'jobs.inbox',
  'jobs.inboxCounts',
  'notifications.list',
  'notifications.unread',
  'teams.team',
])

const isBelow = (path: string, start: string): boolean => path === start || path.startsWith(`${start}/`)

/**
 * Whether a member who is limited to brands may call an endpoint. A new endpoint elsewhere is closed until its query has
 * the limit and it is named here; the access tests call each with the campaigns of other brands.
 */
export function isOpenToLimited(endpoint: AnyEndpoint): boolean {
  if (endpoint.audience === 'open' || permissionOf(endpoint) === 'self') return true
  return SCOPED.has(endpoint.id) || SCOPED_PATHS.some((start) => isBelow(endpoint.path, start))
}
