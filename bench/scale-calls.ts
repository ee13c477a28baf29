import pg from 'pg'
import { PLACES } from '../demo/content/places.ts'
import { type Random, random } from '../demo/content/random.ts'
import { GENDERS, INTERESTS, POST_TYPES } from '../src/core/vocabulary.ts'
import { openPostgres } from '../src/db/connect.ts'
import { AGE_BANDS } from '../src/features/campaigns/shapes.ts'
import type { Caller } from '../src/platform/context.ts'
import type { CallRequest } from '../src/server/dispatch.ts'
import { callerOf } from '../tests/callers.ts'
import { findBig } from './scale-data.ts'

/** One kind of call to measure, with the requests that it cycles through. */
export interface Measured {
  name: string
  endpoint: string
  requests: Partial<CallRequest>[]
}

const SEED = 20_251_125
const COMBINATIONS = 200
const TYPES = ['TIKTOK', 'INSTAGRAM', 'FACEBOOK_PAGE', 'YOUTUBE', 'LEMON8', 'X'] as const
const SORTS = ['trust', 'price', 'followers', 'engagement', 'newest'] as const

/** A random combination of filters, as the page sends them. */
function facets(rnd: Random): Record<string, string> {
  const some = <T>(list: readonly T[], most: number) => rnd.shuffle(list).slice(0, rnd.int(1, most)).join(',')
  const query: Record<string, string> = { sort: rnd.pick(SORTS) }
  const add = (chance: number, values: () => Record<string, string>) => {
    if (rnd.chance(chance)) Object.assign(query, values())
  }
  add(0.4, () => ({ type: some(TYPES, 3) }))
  add(0.3, () => ({ post: rnd.pick(POST_TYPES) }))
  add(0.3, () => {
    const from = rnd.int(1, 40) * 50_000
    return { priceMin: String(from), priceMax: String(from * rnd.int(2, 6)) }
  })
  add(0.35, () => {
    const from = rnd.pick([1_000, 5_000, 10_000, 50_000, 200_000])
    return { followersMin: String(from), ...(rnd.chance(0.5) && { followersMax: String(from * 5) }) }
  })
  add(0.25, () => ({ engagementMin: String(rnd.int(1, 12) * 50) }))
  add(0.4, () => ({ interest: some(INTERESTS, 3) }))
  add(0.25, () => ({
    province: some(
      PLACES.map(({ code }) => code),
      3,
    ),
  }))
  add(0.25, () => ({ gender: rnd.pick(GENDERS) }))
  add(0.25, () => ({ age: some(AGE_BANDS, 2) }))
  add(0.25, () => ({ scoreMin: String(rnd.pick([60, 70, 80, 90])) }))
  add(0.2, () => ({ pastWork: rnd.pick(['any', 'any', 'with_you']) }))
  add(0.25, () => ({ replyWithin: rnd.pick(['6', '24', '72']) }))
  add(0.2, () => ({ language: rnd.pick(['th', 'en']) }))
  add(0.1, () => ({ q: rnd.pick(['กิ๊ฟ', 'หน้าใส', 'june', 'travel', 'อาหาร', 'mook', 'ชาร์จ', 'gift.na']) }))
  return query
}

/** The calls and their requests. The ids of the small database also exist in the large one. */
export async function measuredCalls(url: string): Promise<Measured[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const ids = async (text: string, values: unknown[] = []): Promise<string[]> => {
    const { rows } = await client.query<{ id: string }>(text, values)
    return rows.map(({ id }) => id)
  }
  const big = await findBig(url)
  const database = await openPostgres(url, 1)
  const as = async (accountId: string): Promise<{ caller: Caller }> => ({
    caller: await callerOf(database.db, accountId),
  })
  const marketer = await as(big.marketer)
  const packageMarketer = await as(big.packageMarketer)
  const influencer = await as(big.influencer)
  const manager = await as(big.manager)
  const [operatorId] = await ids(`select id from accounts where role = 'operator' order by id limit 1`)
  const operator = await as(operatorId as string)
  const people = await ids(
    `select distinct influencer_id as id from jobs where status = 'COMPLETED' order by 1 limit 40`,
  )
  const influencers = await Promise.all(people.map(as))
  const listed = await ids(
    `select account_id as id from influencer_search where account_id = any($1) group by 1 limit 40`,
    [people],
  )
  const campaigns = await ids(
    `select c.id from campaigns c where marketer_id = $1 and status = 'live' order by (select count(*) from jobs where campaign_id = c.id) desc limit 20`,
    [big.marketer],
  )
  const open = await ids(
    `select id from campaigns where marketer_id = $1 and status = 'live' and close_at > now() and channel_type is not null limit 20`,
    [big.marketer],
  )
  const closed = await ids(`select id from campaigns where marketer_id = $1 and status = 'closed' limit 20`, [
    big.marketer,
  ])
  const [list] = await ids(`select id from shortlists where marketer_id = $1 limit 1`, [big.packageMarketer])
  const [deep] = await ids(
    `select id from (select entry_id as id, row_number() over (order by entry_id desc) as n from ledger_postings
       where source_account in (select id from ledger_accounts where owner_id = $1 and code = 'customer_credits')) p
     where n = 200`,
    [big.marketer],
  )
  await client.end()
  await database.close()
  const rnd = random(SEED)
  const combinations = Array.from({ length: COMBINATIONS }, () => facets(rnd))
  const words = ['กิ๊ฟ', 'june', 'm00012', 'demo.talad', 'ครีม', 'creator-2', 'nuan', 'สกินแคร์', 'xyzzy']
  const owned = { params: { id: big.marketer } }
  const calls: Measured[] = []
  const add = (name: string, endpoint: string, who: Partial<CallRequest>, ...requests: Partial<CallRequest>[]) =>
    void calls.push({
      name,
      endpoint,
      requests: (requests.length ? requests : [{}]).map((one) => ({ ...who, ...one })),
    })
  const each = (of: readonly string[], query?: object) => of.map((id) => ({ params: { id }, ...(query && { query }) }))

  add(
    'find influencers, 200 combinations of facets',
    'influencerSearch.find',
    marketer,
    // The request that the page sends.
    ...combinations.map((query) => ({ query: { ...query, countOptions: '1' } })),
  )
  add(
    'find influencers by match',
    'influencerSearch.find',
    marketer,
    ...open.flatMap((campaign, i) => [
      { query: { campaign, sort: 'match' } },
      { query: { ...combinations[i], campaign, sort: 'match' } },
    ]),
  )
  add('influencer profile', 'influencerSearch.profile', marketer, ...each(listed))
  add('influencer campaigns to invite to', 'influencerSearch.campaigns', marketer, ...each(listed.slice(0, 10)))
  add('match estimate', 'campaigns.savedEstimate', marketer, ...each(open))
  add('applicants by score', 'jobs.applicants', marketer, ...each([big.campaign]))
  add('applicants by followers', 'jobs.applicants', marketer, ...each([big.campaign], { sort: 'followers' }))
  add('applicants, newest', 'jobs.applicants', marketer, ...each([big.campaign], { sort: 'newest' }))
  add('jobs of a brand', 'jobs.list', marketer)
  add('jobs of a brand by deadline', 'jobs.list', marketer, { query: { sort: 'due' } })
  add('jobs of a brand by pay', 'jobs.list', marketer, { query: { sort: 'most_earnings' } })
  add('jobs of a brand by creator name', 'jobs.list', marketer, { query: { sort: 'influencer_name' } })
  add('jobs of a brand, completed', 'jobs.list', marketer, { query: { filter: 'complete' } })
  add('jobs of a brand, a month', 'jobs.list', marketer, { query: { month: '2026-10' } })
  add('jobs of an influencer', 'jobs.list', influencer)
  add('jobs of an influencer by brand', 'jobs.list', influencer, { query: { sort: 'brand' } })
  add('jobs of a campaign', 'jobs.campaignJobs', marketer, ...each([...campaigns, ...closed]))
  add('campaigns of a brand', 'campaigns.list', marketer)
  add('results of a campaign', 'jobs.results', marketer, ...each(closed))
  add('report of a campaign', 'jobs.report', marketer, ...each([...closed, big.campaign]))
  add('inbox of a brand', 'jobs.inbox', marketer)
  add('unread in the inbox', 'jobs.inboxCounts', marketer)
  add('calendar of a brand', 'calendar.month', marketer)
  add('shortlists', 'shortlists.list', packageMarketer)
  if (list) add('people of a shortlist', 'shortlists.people', packageMarketer, ...each([list]))

  add('dashboard of a brand', 'dashboard.overview', marketer, { query: { days: '30' } })
  add('dashboard of a brand, 90 days', 'dashboard.overview', marketer, { query: { days: '90' } })
  add('totals of a brand', 'jobs.brandBoard', marketer)
  add('dashboard of an influencer', 'jobs.creatorBoard', influencer)
  add('dashboard of a usual influencer', 'jobs.creatorBoard', {}, ...influencers)

  add('credit statement', 'credits.statement', marketer, owned)
  add('credit statement, a later page', 'credits.statement', marketer, { ...owned, query: { after: cursor(deep) } })
  add('credit statement, a month', 'credits.statement', marketer, { ...owned, query: { month: '2026-07' } })
  add('credit statement, added', 'credits.statement', marketer, { ...owned, query: { type: 'add' } })
  add('credit lots', 'credits.lots', marketer, owned)
  add('credits in all', 'credits.total', marketer, owned)
  add('charges', 'credits.listCharges', marketer)
  add('documents of a brand', 'documents.list', marketer, owned)
  add('unit statement', 'packages.movements', packageMarketer, { params: { id: big.packageMarketer } })
  add('unit balance', 'packages.balance', packageMarketer, { params: { id: big.packageMarketer } })
  const self = { params: { uuid: big.influencer } }
  add('earnings', 'payouts.statement', influencer, self)
  add(
    'earnings of a usual influencer',
    'payouts.statement',
    {},
    ...influencers.map((one) => ({ ...one, params: { uuid: one.caller.accountId } })),
  )
  add('earnings, summary', 'payouts.summary', influencer, { params: { uuid: big.influencer, x: 'all' } })
  add('what can be withdrawn', 'payouts.standing', influencer, self)
  add('withdrawals of an influencer', 'payouts.withdrawals', influencer, self)
  add('friends of a talent manager', 'talentManagers.friends', manager, { params: { a: big.manager, b: 'active' } })
  add('earnings of a talent manager', 'payouts.statement', manager, { params: { uuid: big.manager } })

  add(
    'job market',
    'campaigns.publicJobs',
    {},
    ...[{}, { q: 'ครีม' }, { channel: 'TIKTOK', sort: 'price' }, { topic: 'beauty,food', page: '3' }].map((query) => ({
      query,
    })),
  )
  add(
    'job market of an influencer',
    'campaigns.market',
    {},
    ...influencers.slice(0, 10),
    ...influencers.slice(0, 5).map((one) => ({ ...one, query: { isMatch: 'true' } })),
  )
  add('public search', 'search.find', {}, ...words.map((q) => ({ query: { q } })))

  add('operators: dashboard', 'operators.dashboard', operator)
  add(
    'operators: users',
    'operators.users',
    operator,
    {},
    ...['influencer', 'marketer'].map((role) => ({ query: { role } })),
  )
  add('operators: users, search', 'operators.users', operator, ...words.map((q) => ({ query: { q } })))
  add('operators: users, suspended', 'operators.users', operator, { query: { status: 'suspended' } })
  add('operators: a user', 'operators.user', operator, ...each([big.marketer, big.influencer, ...people.slice(0, 10)]))
  add(
    'operators: channels',
    'channels.queue',
    operator,
    {},
    { query: { status: 'waiting_approve' } },
    { query: { appealed: 'true' } },
  )
  add('operators: channels, search', 'channels.queue', operator, ...words.map((q) => ({ query: { q } })))
  add('operators: papers', 'attachments.queue', operator, {}, { query: { status: 'in_progress' } })
  add('operators: papers, search', 'attachments.queue', operator, ...words.map((q) => ({ query: { q } })))
  add('operators: campaigns', 'campaigns.queue', operator, {}, { query: { status: 'live' } })
  add('operators: disputes', 'jobs.office', operator)
  add('operators: withdrawals', 'payouts.queue', operator, {}, { query: { status: 'Pending' } })
  add('operators: bank accounts', 'payouts.bankQueue', operator)
  add('operators: payout batches', 'payouts.batches', operator)
  add(
    'operators: payments',
    'payments.list',
    operator,
    {},
    { query: { status: 'review' } },
    { query: { q: 'TP25' } },
    { query: { q: 'สกินแคร์' } },
  )
  add('operators: tax invoices', 'vatInvoices.queue', operator, {}, { query: { q: 'INV' } })
  add('operators: certificates', 'buyerCertificates.queue', operator)
  add('operators: ledger accounts', 'operators.ledgerAccounts', operator)
  add(
    'operators: ledger entries',
    'operators.ledgerEntries',
    operator,
    {},
    { query: { event: 'credits_purchased' } },
    { query: { account: 'creator_payable' } },
  )
  add(
    'operators: ledger entries of an owner',
    'operators.ledgerEntries',
    operator,
    { query: { owner: big.marketer } },
    { query: { owner: big.influencer } },
  )
  add('operators: audit log', 'operators.audit', operator, {}, { query: { act: 'campaign' } })
  add('operators: messages', 'notifications.messages', operator, {}, { query: { address: 'joy@demo.talad.test' } })
  add('operators: jobs', 'jobs.list', operator)
  return calls
}

/** A cursor in the format of a response's `next`. */
const cursor = (id: string | undefined): string => Buffer.from(JSON.stringify([id])).toString('base64url')
