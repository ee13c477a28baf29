import { dayOf } from '../../core/calendar.ts'
import { AppError } from '../../core/errors.ts'
import { satang } from '../../core/money.ts'
import { normalChannelType, type PostType } from '../../core/vocabulary.ts'
import type { Tx } from '../../db/types.ts'
import { invalidateContent } from '../../platform/content.ts'
import type { Ctx, Handlers } from '../../platform/context.ts'
import { readSettings } from '../../platform/settings.ts'
import { type CallerPay, readCallerPay } from '../accounts/service.ts'
import { assess } from './assessment/assess.ts'
import { applyReading, refetchProfile } from './assessment/refresh.ts'
import type { Channel, contract, OwnChannel, PriceEstimate } from './contract.ts'
import { estimateChannel, estimateProfile } from './estimates/pricing.ts'
import { listDays } from './history/store.ts'
import { createPrivilege, endPrivilege, listPrivileges } from './privileges/operator.ts'
import { usePrivilege } from './privileges/service.ts'
import { identityOf } from './registration/identity.ts'
import { readProfile, social } from './registration/platform.ts'
import { finishBio, finishSignIn, readClaims, startAdd } from './registration/service.ts'
import { actOnChannel, answerScoreAppeal, listChannelQueue } from './review/service.ts'
import { firstDayOf, seriesOf } from './rules/history.ts'
import { canSetPrices, channelTransitionFor, OPEN } from './rules/status.ts'
import { POSTS_OF } from './shapes-posts.ts'
import {
  type ChannelRecord,
  findHolder,
  findOwn,
  listOwn,
  listOwnById,
  listShown,
  savePrices,
  updateChannel,
} from './store.ts'
import { releaseToken } from './tokens/store.ts'
import { viewChannels, viewOne } from './view.ts'

export { refreshDueChannels } from './assessment/refresh.ts'
export { listFollowersOn } from './history/store.ts'
export { sweepRemovedChannels } from './retention.ts'
export { ratesOf } from './rules/tiers.ts'
export { eraseChannels } from './store.ts'
export { listSubjects, listSubjectsById, type SubjectRecord } from './store-subjects.ts'
export { accessTokenOf, revokeDueTokens, type TokenApp } from './tokens/service.ts'

/** The caller's own channel, locked if `tx` is given. Throws `not_found` for the uuid or channel of another account. */
async function ownChannel(ctx: Ctx, uuid: string, id: string, tx?: Tx): Promise<ChannelRecord> {
  const row = uuid === ctx.caller.accountId ? await findOwn(tx ?? ctx.db, uuid, id, tx !== undefined) : null
  if (!row) throw new AppError('not_found')
  return row
}

/** Path parameters: `a` is the account, `b` the channel. */
type OwnPath = Readonly<Record<'a' | 'b', string>>

/** Anybody can call this: checks of the public profile behind a link, and a price estimate. */
async function estimateLink(
  ctx: Ctx,
  type: Parameters<typeof identityOf>[0],
  link: string,
): Promise<PriceEstimate & { url: string }> {
  const identity = identityOf(type, link)
  const profile = await readProfile(ctx.ports.social, identity.type, { handle: identity.handle })
  const now = ctx.clock.now()
  const [settings, holder] = await Promise.all([
    readSettings(ctx.db, now),
    findHolder(ctx.db, identity.type, profile.externalId),
  ])
  const taken = holder !== null && holder.accountId !== ctx.caller.accountId
  return { ...estimateProfile(profile, assess(profile, settings, now, false, taken), settings), url: identity.url }
}

/** Reads the figures again at once. A lost token or a missing profile changes the status, as in the daily refresh. */
async function refresh(ctx: Ctx, row: ChannelRecord): Promise<Channel> {
  const now = ctx.clock.now()
  const settings = await readSettings(ctx.db, now)
  const reading = await social(row.type, () => refetchProfile(ctx, row))
  return ctx.write(async (tx) => {
    const changed = await applyReading(tx, now, settings, row.id, reading)
    return viewOne(tx, changed ?? row)
  })
}

function exampleOf({ prices }: Channel, payOf: CallerPay): OwnChannel['example'] {
  const [dearest] = [...prices].sort((a, b) => b.price - a.price)
  return dearest ? { postType: dearest.postType, ...payOf(satang(dearest.price)) } : null
}

/** Appeals against the rejection of a channel: an operator will check it. */
async function appeal(ctx: Ctx, { a, b }: OwnPath, note: string): Promise<Channel> {
  return ctx.write(async (tx) => {
    const { id, status } = await ownChannel(ctx, a, b, tx)
    if (status !== 'rejected') throw new AppError('channel_not_usable')
    return viewOne(tx, await updateChannel(tx, id, { appealedAt: ctx.clock.now(), appealNote: note }))
  })
}

/** Appeals against a reduced score: an operator will check it. */
async function appealScore(ctx: Ctx, { a, b }: OwnPath, note: string): Promise<Channel> {
  return ctx.write(async (tx) => {
    const { id, status, scoreReasons } = await ownChannel(ctx, a, b, tx)
    const reduced = scoreReasons.some(({ points, waived }) => points < 0 && !waived)
    if (!reduced || !OPEN.includes(status)) throw new AppError('channel_not_usable')
    return viewOne(tx, await updateChannel(tx, id, { scoreAppealedAt: ctx.clock.now(), scoreAppealNote: note }))
  })
}

type GivenPrices = readonly [PostType, number | null][]

function checkPrices({ type, status }: ChannelRecord, given: GivenPrices): void {
  if (!canSetPrices(status)) throw new AppError('channel_not_usable')
  for (const [postType, price] of given) {
    const fields = { [`prices.${postType}`]: 'price_required' } as const
    if (price !== null && price <= 0) throw new AppError('price_required', {}, fields)
    if (!POSTS_OF[type].includes(postType))
      throw new AppError('invalid_input', {}, { [`prices.${postType}`]: { code: 'not_an_option' } })
  }
}

async function setPrices(
  ctx: Ctx,
  { a, b }: OwnPath,
  prices: Partial<Record<PostType, number | null>>,
): Promise<Channel> {
  const given = Object.entries(prices) as [PostType, number | null][]
  const saved = await ctx.write(async (tx) => {
    const row = await ownChannel(ctx, a, b, tx)
    checkPrices(row, given)
    await savePrices(
      tx,
      row.id,
      given.map(([postType, price]) => [postType, price === null ? null : satang(price)]),
    )
    return viewOne(tx, await updateChannel(tx, row.id, { pricedAt: ctx.clock.now() }))
  })
  await ctx.composition.rematchApplications(ctx, { channelId: saved.id })
  return saved
}

export type ChangedTerms = { channelId: string } | { campaignId: string }

/** Matches the applications of a changed channel or campaign again. `src/server` provides the implementation. */
export type RematchApplications = (
  ctx: Pick<Ctx, 'db' | 'clock' | 'config' | 'log'>,
  changed: ChangedTerms,
) => Promise<void>

declare module '../../platform/context.ts' {
  interface Composition {
    rematchApplications: RematchApplications
  }
}

/** Turns a channel off and releases its token. Null if its status does not allow it. */
async function turnOff(tx: Tx, now: Date, row: ChannelRecord): Promise<ChannelRecord | null> {
  const step = channelTransitionFor(row, 'deactivate', 'owner')
  if (!step) return null
  await releaseToken(tx, now, row)
  // Keep an operator's rejection reason: it decides how the channel can be added again.
  const statusReason = row.status === 'rejected' ? row.statusReason : null
  return updateChannel(tx, row.id, { status: step.to, statusAt: now, statusReason })
}

async function deactivate(ctx: Ctx, id: string): Promise<Channel> {
  return ctx.write(async (tx) => {
    const row = await findOwn(tx, ctx.caller.accountId, id, true)
    if (!row) throw new AppError('not_found')
    const changed = await turnOff(tx, ctx.clock.now(), row)
    if (!changed) throw new AppError('conflict', { status: row.status })
    return viewOne(tx, changed)
  })
}

/** Turns off all channels of an account with a status that allows it. Suspended channels are not changed. */
export async function deactivateChannelsOf(tx: Tx, now: Date, accountId: string): Promise<void> {
  for (const { id } of await listOwn(tx, accountId)) {
    const row = await findOwn(tx, accountId, id, true)
    if (row) await turnOff(tx, now, row)
  }
  await invalidateContent(tx, 'channels')
}

export const handlers = {
  list: async (ctx) => {
    const [rows, settings, payOf] = await Promise.all([
      listOwn(ctx.db, ctx.caller.accountId, true),
      readSettings(ctx.db, ctx.clock.now()),
      readCallerPay(ctx),
    ])
    const views = await viewChannels(ctx.db, rows)
    const data = rows.flatMap((row, i) => {
      const channel = views[i]
      if (!channel || row.status === 'deactivated') return []
      return { ...channel, estimate: estimateChannel(row, settings), example: exampleOf(channel, payOf) }
    })
    return { data, turnedOff: views.filter(({ status }) => status === 'deactivated') }
  },
  several: async (ctx, { query }) => viewChannels(ctx.db, await listOwnById(ctx.db, ctx.caller.accountId, query.ids)),
  channel: async (ctx, { params }) => {
    const row = await ownChannel(ctx, params.a, params.c)
    if (row.type !== normalChannelType(params.b)) throw new AppError('not_found')
    return viewOne(ctx.db, row)
  },
  profile: async (ctx, { params }) => viewOne(ctx.db, await ownChannel(ctx, params.a, params.b)),
  estimate: async (ctx, { params }) => {
    const { uuid, socialId } = params
    if (uuid !== ctx.caller.accountId) throw new AppError('not_found')
    const type = normalChannelType(params.type)
    const own = await listOwn(ctx.db, ctx.caller.accountId)
    const row = own.find((c) => c.type === type && [c.id, c.externalId, c.handle].includes(socialId))
    if (!row) throw new AppError('not_found')
    return estimateChannel(row, await readSettings(ctx.db, ctx.clock.now()))
  },
  estimateWithOutToken: async (ctx, { params }) => estimateLink(ctx, params.type, params.socialId),
  claims: readClaims,
  addChannel: async (ctx, { body }) => {
    if (body.code && body.state) return finishSignIn(ctx, body.code, body.state)
    if (body.claimId) return finishBio(ctx, body.claimId)
    if (body.type && body.url) return startAdd(ctx, body.type, body.url)
    throw new AppError('invalid_input', {}, { url: { code: 'required' } })
  },
  addByType: async (ctx, { params, body }) => {
    if (ctx.caller.scope === 'influencer') return startAdd(ctx, params.type, body.url)
    const estimate = await estimateLink(ctx, params.type, body.url)
    if (estimate.qualification?.code === 'already_signup')
      throw new AppError('already_signup', { handle: estimate.handle })
    return { step: 'signup' as const, type: estimate.type, handle: estimate.handle, url: estimate.url, estimate }
  },
  update: async (ctx, { params, body }) => {
    if (body.act === 'refresh') return refresh(ctx, await ownChannel(ctx, params.a, params.b))
    return (body.act === 'appeal' ? appeal : appealScore)(ctx, params, body.note ?? '')
  },
  savePrices: (ctx, { params, body }) => setPrices(ctx, params, body.prices),
  history: async (ctx, { params, query }) => {
    const row = await ownChannel(ctx, ctx.caller.accountId, params.id)
    const { period = '90' } = query
    const today = dayOf(ctx.clock.now())
    return seriesOf(await listDays(ctx.db, row.id, firstDayOf(period, today)), period, today)
  },
  deactivate: async (ctx, { body }) => deactivate(ctx, body.channelId),
  savePrivilege: async (ctx, { params }) => {
    if (params.a !== ctx.caller.accountId) throw new AppError('not_found')
    return usePrivilege(ctx, params.b)
  },
  displayHomepage: async (ctx, { query }) => {
    const rows = await listShown(ctx.db, query.limit ?? 12, ctx.lang)
    return rows.map(({ channel, ...rest }) => ({
      id: channel.id,
      type: channel.type,
      handle: channel.handle,
      avatarUrl: channel.avatarUrl,
      followers: channel.followers,
      engagementBps: channel.engagementBps,
      ...rest,
    }))
  },
  queue: async (ctx, { query }) => listChannelQueue(ctx, query),
  answerScore: async (ctx, { params, body }) => answerScoreAppeal(ctx, params.id, body.waive, body.reason),
  approve: async (ctx, { params }) => actOnChannel(ctx, params.id, 'approve', null),
  reactivate: async (ctx, { params }) => actOnChannel(ctx, params.id, 'reactivate', null),
  reject: async (ctx, { params, body }) => actOnChannel(ctx, params.id, 'reject', body.reason),
  suspend: async (ctx, { params, body }) => actOnChannel(ctx, params.id, 'suspend', body.reason),
  ban: async (ctx, { params, body }) => actOnChannel(ctx, params.id, 'ban', body.reason),
  privileges: async (ctx, { query }) => listPrivileges(ctx, query),
  createPrivilege: async (ctx, { body }) => createPrivilege(ctx, body),
  endPrivilege: async (ctx, { params, body }) => endPrivilege(ctx, params.code, body.reason),
} satisfies Handlers<typeof contract>
