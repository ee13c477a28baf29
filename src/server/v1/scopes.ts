import type { ApiScope } from '../../features/api-keys/kinds.ts'
import type { Operation } from './operation.ts'
import type { Tag } from './tags.ts'

/** The scopes that a key needs to read and to write in each group of operations. Null: none needed, or not possible. */
const SCOPES: Readonly<Record<Tag, readonly [read: ApiScope | null, write: ApiScope | null]>> = {
  Campaigns: ['campaigns:read', 'campaigns:write'],
  // An invitation is the start of a job.
  Applicants: ['jobs:read', 'jobs:write'],
  Influencers: ['influencers:read', null],
  // Anybody may read the market; an application starts a job.
  Market: [null, 'jobs:write'],
  Jobs: ['jobs:read', 'jobs:write'],
  Messages: ['jobs:read', 'jobs:write'],
  Reviews: ['jobs:read', 'jobs:write'],
  Credits: ['credits:read', 'credits:write'],
  Packages: ['credits:read', 'credits:write'],
  Channels: ['channels:read', 'channels:write'],
  Earnings: ['earnings:read', 'earnings:write'],
  Withdrawals: ['earnings:read', 'withdrawals:write'],
  Documents: ['jobs:read', null],
  Files: ['jobs:read', 'jobs:write'],
  Notifications: ['jobs:read', 'jobs:write'],
  Webhooks: ['webhooks:read', 'webhooks:write'],
}

/** Operations that send a body and change nothing. */
const READS: ReadonlySet<string> = new Set(['estimateCampaign', 'previewWithdrawal'])
/** Operations without a scope: anybody may read this data. */
const OPEN: ReadonlySet<string> = new Set(['listPackages', 'getPackage', 'getMarketerRecord'])

/** The scope that a key needs for an operation; null if anybody may call it. */
export function scopeOf({ id, method, tag }: Operation): ApiScope | null {
  if (OPEN.has(id)) return null
  const [read, write] = SCOPES[tag]
  return method === 'GET' || READS.has(id) ? read : write
}
