import type { SQL } from 'drizzle-orm'
import { startOfMonth } from '../../core/calendar.ts'
import { AppError } from '../../core/errors.ts'
import type { Ctx, Handlers } from '../../platform/context.ts'
import { decodeCursor, idOfCursor, paginate } from '../../platform/cursor.ts'
import { readSettings } from '../../platform/settings.ts'
import { FILTER_STATUSES } from '../jobs/rules/states.ts'
import { jobs } from '../jobs/schema.ts'
import {
  allOf,
  awaiting,
  countJobs,
  countStatuses,
  cursorOf,
  cursorParts,
  inStatuses,
  type JobRowRecord,
  jobCountsOf,
  listJobRows,
  ownedBy,
  rowShares,
  viewJobRow,
  withId,
} from '../jobs/service.ts'
import { STATUSES_OF } from '../partners/rules/agreement.ts'
import { mayActFor, ownManager, viewAgreement } from '../partners/service.ts'
import { payeeTerms } from '../settlement/rules/money.ts'
import { listPayees, mayShare } from '../settlement/service.ts'
import { collectHandlers } from './collect/service.ts'
import type { contract, ManagedJob } from './contract.ts'
import {
  countLinks,
  findLink,
  listChannels,
  listLinks,
  NO_WORK,
  type PartnerRecord,
  type ShareSums,
  sharesOf,
  sumShares,
  sumWork,
  type WorkSums,
} from './store.ts'

const PAGE = 20
const NO_SHARES: ShareSums = { jobs: 0, pay: 0, share: 0, withheld: 0, net: 0 }

/** Condition: the job belongs to a partner whose agreement allows the caller to view jobs. */
const managedBy = (ctx: Ctx, now: Date): SQL => mayActFor(ctx.db, ctx.caller, jobs.influencerId, 'view', now)

/** The net amounts of each job for manager and partner. For an accepted job, the share agreed at that time applies. */
async function viewManaged(ctx: Ctx, rows: readonly JobRowRecord[], now: Date): Promise<ManagedJob[]> {
  const { db, caller } = ctx
  const settings = await readSettings(db, now)
  const own = caller.accountId
  const partnerIds = [...new Set(rows.map(({ job }) => job.influencerId))]
  const payees = await listPayees(db, [own, ...partnerIds])
  const me = payees.get(own)
  const shares = await sharesOf(db, own, partnerIds)
  return rows.map((row) => {
    const { job } = row
    const influencer = payees.get(job.influencerId)
    if (!influencer || !me) throw new AppError('not_found')
    const agreed = job.acceptedAt
      ? job.managerId === own
        ? job.managerShareBps
        : 0
      : (shares.get(influencer.accountId) ?? 0)
    const shareBps = job.acceptedAt || mayShare(me) ? agreed : 0
    const net = rowShares(row, {
      influencer: payeeTerms(influencer, settings, now),
      manager: shareBps > 0 ? { ...payeeTerms(me, settings, now), shareBps } : null,
    })
    return { ...viewJobRow(row, caller, settings), managerNet: net.manager, partnerNet: net.creator }
  })
}

/** Condition: the job needs an action that the manager is allowed to take. */
const waitingFor = (ctx: Ctx, now: Date): SQL =>
  allOf(mayActFor(ctx.db, ctx.caller, jobs.influencerId, 'accept', now), awaiting('influencer'))

/** Job figures for the lists of partners. */
interface Figures {
  work: Map<string, WorkSums>
  /** The manager's shares of this month. */
  sums: Map<string, ShareSums>
}

/** Figures of all partners, or of one. */
async function readFigures(ctx: Ctx, now: Date, partnerId?: string): Promise<Figures> {
  const { db, caller } = ctx
  const where = allOf(managedBy(ctx, now), partnerId === undefined ? undefined : ownedBy(partnerId))
  return {
    work: await sumWork(db, where, waitingFor(ctx, now)),
    sums: await sumShares(db, caller.accountId, startOfMonth(now)),
  }
}

/** Partners with their channels, their work, and this month's shares. */
async function viewPartners(ctx: Ctx, rows: readonly PartnerRecord[], { work, sums }: Figures, now: Date) {
  const active = rows.flatMap(({ link }) => (link.status === 'active' && link.partnerId ? [link.partnerId] : []))
  const all = await listChannels(ctx.db, active)
  return rows.map((row) => {
    const id = row.link.partnerId ?? ''
    const seen = viewLink(row, now)
    const isActive = seen.state === 'active' || seen.state === 'ending'
    const { running, waiting } = (isActive && work.get(id)) || NO_WORK
    const channels = isActive ? all.flatMap(({ accountId, ...one }) => (accountId === id ? [one] : [])) : []
    return { ...seen, channels, channel: channels[0] ?? null, running, waiting, month: sums.get(id) ?? NO_SHARES }
  })
}

/** Invitations by email show only the address until accepted, so they do not reveal an account. */
function viewLink({ link, name, avatarFileId }: PartnerRecord, now: Date) {
  const agreement = viewAgreement(link, now)
  return link.email !== null && link.agreedAt === null
    ? { ...agreement, partnerId: null, name: link.email, avatarFileId: null }
    : { ...agreement, partnerId: link.partnerId, name: name ?? '', avatarFileId }
}

/** The caller's agreement in force with a partner. Throws `not_found` if there is none. */
async function needPartner(ctx: Ctx, partnerId: string, now: Date): Promise<PartnerRecord> {
  const { db, caller } = ctx
  const found = await findLink(db, caller.accountId, partnerId, mayActFor(db, caller, partnerId, 'view', now))
  if (!found) throw new AppError('not_found')
  return found
}

/** Sums each figure over several partners. */
function total<K extends string>(parts: readonly Record<K, number>[], none: Record<K, number>): Record<K, number> {
  const names = Object.keys(none) as K[]
  return parts.reduce(
    (sum, part) => Object.fromEntries(names.map((name) => [name, sum[name] + part[name]])) as Record<K, number>,
    none,
  )
}

export const handlers = {
  async friends(ctx, { params, query }) {
    const managerId = ownManager(ctx, params.a)
    const { db } = ctx
    const now = ctx.clock.now()
    const limit = query?.limit ?? PAGE
    const statuses = params.b === 'all' ? null : STATUSES_OF[params.b]
    const found = await listLinks(db, managerId, {
      lang: ctx.lang,
      statuses,
      before: idOfCursor(query?.after),
      limit: limit + 1,
    })
    const { rows, next } = paginate(found, limit, ({ link }) => [link.id])
    const counts = await countLinks(db, managerId)
    const countOf = (state: keyof typeof STATUSES_OF) =>
      STATUSES_OF[state].reduce((n, status) => n + (counts[status] ?? 0), 0)
    const figures = await readFigures(ctx, now)
    const month = total([...figures.sums.values()], NO_SHARES)
    const { running, held, waiting } = total([...figures.work.values()], NO_WORK)
    return {
      data: (await viewPartners(ctx, rows, figures, now)).map(({ channels: _, ...partner }) => partner),
      next,
      counts: {
        invited: countOf('invited'),
        active: countOf('active'),
        ended: countOf('ended'),
        all: Object.values(counts).reduce((n, one) => n + one, 0),
      },
      month,
      running: { jobs: running, held },
      waiting,
    }
  },

  async friend(ctx, { params }) {
    ownManager(ctx, params.id)
    const now = ctx.clock.now()
    const found = await needPartner(ctx, params.x, now)
    const figures = await readFigures(ctx, now, params.x)
    const [partner] = await viewPartners(ctx, [found], figures, now)
    if (!partner) throw new AppError('not_found')
    return {
      ...partner,
      partnerId: params.x,
      handle: found.handle ?? '',
      bio: found.bio ?? '',
      takesJobsFrom: found.takesJobsFrom,
      complete: (await jobCountsOf(ctx.db, { ownerId: params.x })).COMPLETED ?? 0,
    }
  },

  async jobs(ctx, { params, query }) {
    ownManager(ctx, params.id)
    const now = ctx.clock.now()
    const { db } = ctx
    const filter = query?.filter
    const limit = query?.limit ?? PAGE
    if (params.x !== 'all') await needPartner(ctx, params.x, now)
    const all = allOf(
      managedBy(ctx, now),
      params.x === 'all' ? undefined : ownedBy(params.x),
      params.y === 'all' ? undefined : withId(params.y),
    )
    const counted = await countStatuses(db, all)
    const countOf = (name: 'in_progress' | 'complete' | 'cancel') =>
      FILTER_STATUSES[name].reduce((n, status) => n + (counted[status] ?? 0), 0)
    const waiting = allOf(all, waitingFor(ctx, now))
    const counts = {
      waiting: await countJobs(db, waiting),
      in_progress: countOf('in_progress'),
      complete: countOf('complete'),
      cancel: countOf('cancel'),
    }
    const where = filter === 'waiting' ? waiting : filter ? allOf(all, inStatuses(FILTER_STATUSES[filter])) : all
    const sort = query?.sort ?? (filter === 'waiting' ? 'due' : 'newest')
    const after = decodeCursor(query?.after, cursorParts(sort))
    const found = await listJobRows(db, { lang: ctx.lang, where, sort, after, limit })
    if (params.y !== 'all' && found.length === 0) throw new AppError('not_found')
    const { rows, next } = paginate(found, limit, (row) => cursorOf(sort, row))
    return { data: await viewManaged(ctx, rows, now), next, counts }
  },

  ...collectHandlers,
} satisfies Handlers<typeof contract>
