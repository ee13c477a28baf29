import { createHash } from 'node:crypto'
import { type Clock, HOUR } from '../../../core/clock.ts'
import type { AnyEndpoint } from '../../../core/endpoint.ts'
import { AppError } from '../../../core/errors.ts'
import { newId } from '../../../core/ids.ts'
import { type Satang, satang } from '../../../core/money.ts'
import { withTx } from '../../../db/tx.ts'
import type { Db, Tx } from '../../../db/types.ts'
import { heldByActor } from '../../../ledger/held-by-actor.ts'
import { type AuditAct, audit } from '../../../platform/audit.ts'
import { type Ctx, type Handlers, personOf } from '../../../platform/context.ts'
import { ownAccount } from '../../../platform/own-account.ts'
import { readSettings } from '../../../platform/settings.ts'
import { titleWords } from '../../campaigns/rules/title-words.ts'
import { notify } from '../../notifications/service.ts'
import { requireSecondStep } from '../../two-step/service.ts'
import { PERMISSIONS_OF } from '../kinds.ts'
import { actBetween, heldInMonth, isWithin, type Limits, monthStart } from '../rules/limits.ts'
import type { HoldRequest } from '../shapes.ts'
import { findMain, findMember, listMembers } from '../store.ts'
import type { limitsContract } from './contract.ts'
import {
  endWaiting,
  expireRequests,
  findLimited,
  findTeamLimits,
  type HoldRequestRecord,
  insertRequest,
  listSubjects,
  listWaiting,
  lockRequest,
  saveMemberLimits,
  saveTeamLimits,
  updateRequest,
} from './store.ts'

/** An endpoint with its handler, as the dispatcher runs it. */
interface Command {
  endpoint: AnyEndpoint
  handler: (ctx: Ctx, input: never) => Promise<unknown>
}

declare module '../../../platform/context.ts' {
  interface Composition {
    /** The endpoint and handler of a stored command. */
    findCommand(id: string): Command | undefined
  }
}

const LIMITED = 'campaignManager'

/** The limits of a team: as set by its owner, otherwise from the settings. */
export async function limitsOf(tx: Tx, marketerId: string, now: Date): Promise<Limits> {
  const own = await findTeamLimits(tx, marketerId)
  if (own) return own
  const settings = await readSettings(tx, now)
  return { actLimit: satang(settings['team.act_limit']), monthLimit: satang(settings['team.month_limit']) }
}

/** A member's own limits; null if the team's apply. */
const ownLimits = ({ actLimit, monthLimit }: { actLimit: Satang | null; monthLimit: Satang | null }): Limits | null =>
  actLimit !== null && monthLimit !== null ? { actLimit, monthLimit } : null

/** The amount that the caller has put on hold this month; null if no limits apply to them. */
export async function monthOf(tx: Tx, ctx: Pick<Ctx, 'caller' | 'clock'>): Promise<Satang | null> {
  const { personId } = ctx.caller
  const member = personId ? await findLimited(tx, personId, { lock: false }) : undefined
  if (!personId || member?.role !== LIMITED) return null
  return heldInMonth(await heldByActor(tx, personId, monthStart(ctx.clock.now())))
}

/** Thrown inside the transaction of a command that exceeds a limit, to roll everything back. */
class OverLimit extends Error {
  readonly facts: Limits & {
    amount: Satang
    month: Satang
    campaignId: string | null
    creators: string[]
    jobIds: string[]
  }
  constructor(facts: OverLimit['facts']) {
    super('over the limit')
    this.facts = facts
  }
}

/**
 * Runs a member's command in its transaction and then measures in the ledger what it put on hold. Above the member's
 * limits everything is rolled back. The member's row is locked, so that two concurrent commands cannot exceed the
 * monthly limit together.
 */
export async function withinLimits<T>(tx: Tx, ctx: Ctx, endpoint: AnyEndpoint, run: () => Promise<T>): Promise<T> {
  const { personId, accountId } = ctx.caller
  if (!personId || !endpoint.idempotent) return run()
  const member = await findLimited(tx, personId, { lock: true })
  if (member?.role !== LIMITED) return run()
  const now = ctx.clock.now()
  const since = monthStart(now)
  const before = await heldByActor(tx, personId, since)
  const result = await run()
  const after = await heldByActor(tx, personId, since)
  const limits = ownLimits(member) ?? (await limitsOf(tx, accountId, now))
  const { amount, jobIds } = actBetween(before, after)
  const month = heldInMonth(after)
  if (isWithin(limits, amount, month)) return result
  const subjects = await listSubjects(tx, ctx.lang, jobIds)
  throw new OverLimit({
    ...limits,
    amount,
    month,
    campaignId: subjects[0]?.campaignId ?? null,
    creators: subjects.map(({ name }) => name),
    jobIds,
  })
}

const recordHold = (tx: Tx, ctx: Ctx, act: string, marketerId: string, row: HoldRequestRecord): Promise<void> => {
  const line: AuditAct = { act: `team.${act}`, targetType: 'team', targetId: marketerId, after: { amount: row.amount } }
  return audit(tx, ctx, line)
}

/**
 * Stores a command that exceeded a limit, in a separate transaction, and notifies owners and finance. If the same
 * command is already pending, it is not stored again. Returns the error for the caller; any other error is returned
 * unchanged.
 */
export async function requestApproval(
  db: Db,
  ctx: Ctx,
  endpoint: AnyEndpoint,
  input: { params: unknown; body: unknown },
  error: unknown,
): Promise<unknown> {
  if (!(error instanceof OverLimit)) return error
  const now = ctx.clock.now()
  const marketerId = ctx.caller.accountId
  const hash = createHash('sha256')
    .update(JSON.stringify([endpoint.id, input]))
    .digest('hex')
  const hours = await withTx(db, async (tx) => {
    const life = (await readSettings(tx, now))['team.approval_hours']
    const row: HoldRequestRecord = {
      id: newId(now.getTime()),
      marketerId,
      requestedBy: personOf(ctx.caller),
      endpoint: endpoint.id,
      input,
      inputHash: hash,
      ...error.facts,
      status: 'waiting',
      requestedAt: now,
      expiresAt: new Date(now.getTime() + life * HOUR),
      decidedBy: null,
      decidedAt: null,
    }
    if (!(await insertRequest(tx, row))) return life
    await recordHold(tx, ctx, 'holdRequest', marketerId, row)
    await notify(tx, now, {
      kind: 'credits.hold_requested',
      key: `hold-request:${row.id}`,
      to: { accountId: marketerId },
      data: { name: ctx.caller.name, amount: { credits: row.amount }, hours: life },
      href: '/Marketer/team',
    })
    return life
  })
  ctx.wakeOutbox()
  return new AppError('approval_requested', { amount: error.facts.amount, hours })
}

type WaitingRow = Awaited<ReturnType<typeof listWaiting>>[number]
const view = (ctx: Ctx, { request: row, name, title, titleEn }: WaitingRow): HoldRequest => ({
  id: row.id,
  act: row.endpoint,
  requestedBy: name,
  own: row.requestedBy === personOf(ctx.caller),
  campaign: row.campaignId && title !== null ? { id: row.campaignId, title: titleWords({ title, titleEn }) } : null,
  creators: row.creators,
  jobIds: row.jobIds,
  amount: row.amount,
  actLimit: row.actLimit,
  monthLimit: row.monthLimit,
  month: row.month,
  requestedAt: row.requestedAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
})

/** Locks a pending request of the caller's team. Errors: `not_found`, `hold_request_over`. */
async function waitingRequest(tx: Tx, ctx: Ctx, marketerId: string, id: string): Promise<HoldRequestRecord> {
  const row = await lockRequest(tx, marketerId, id)
  if (!row) throw new AppError('not_found')
  if (row.status !== 'waiting' || row.expiresAt <= ctx.clock.now()) throw new AppError('hold_request_over')
  return row
}

/** Runs the stored command as the caller, inside the caller's transaction. Returns the amount that was put on hold. */
async function runStored(tx: Tx, ctx: Ctx, { endpoint: id, input }: HoldRequestRecord): Promise<Satang> {
  const command = ctx.composition.findCommand(id)
  if (!command) throw new AppError('hold_request_over')
  const { endpoint, handler } = command
  const since = monthStart(ctx.clock.now())
  const before = await heldByActor(tx, personOf(ctx.caller), since)
  await handler({ ...ctx, db: tx as Db, write: (run) => run(tx) }, {
    params: endpoint.params?.parse(input.params),
    query: undefined,
    body: endpoint.body?.parse(input.body ?? {}),
    file: undefined,
    rawBody: undefined,
    headers: {},
  } as never)
  return actBetween(before, await heldByActor(tx, personOf(ctx.caller), since)).amount
}

type Answer = 'hold_approved' | 'hold_declined' | 'hold_expired'

const notifyRequester = (tx: Tx, now: Date, kind: Answer, row: HoldRequestRecord, name?: string): Promise<void> =>
  notify(tx, now, {
    kind: `campaign.${kind}`,
    key: `${kind}:${row.id}`,
    to: { accountId: row.requestedBy },
    data: { amount: { credits: row.amount }, ...(name && { name }) },
    href: row.campaignId ? `/Marketer/manageCampaign/${row.campaignId}` : '/Marketer/team',
  })

export const limitsHandlers = {
  async saveLimits(ctx, { params, body }) {
    const marketerId = ownAccount(ctx, params.id)
    const limits = { actLimit: satang(body.actLimit), monthLimit: satang(body.monthLimit) }
    return ctx.write(async (tx) => {
      const before = await limitsOf(tx, marketerId, ctx.clock.now())
      await saveTeamLimits(tx, marketerId, limits)
      await audit(tx, ctx, { act: 'team.limits', targetType: 'team', targetId: marketerId, before, after: limits })
      return limits
    })
  },

  async saveMemberLimits(ctx, { params, body }) {
    const marketerId = ownAccount(ctx, params.id)
    return ctx.write(async (tx) => {
      const member = await findMember(tx, marketerId, params.personId)
      if (!member) throw new AppError('not_found')
      if (member.id === ctx.caller.personId) throw new AppError('own_role')
      const limits = body.limits && {
        actLimit: satang(body.limits.actLimit),
        monthLimit: satang(body.limits.monthLimit),
      }
      await saveMemberLimits(tx, member.id, limits)
      const after = { name: member.name, ...limits }
      await audit(tx, ctx, { act: 'team.limits', targetType: 'team', targetId: marketerId, after })
      return { ok: true as const }
    })
  },

  async ownLimit(ctx, { params }) {
    const marketerId = ownAccount(ctx, params.id)
    const month = await monthOf(ctx.db, ctx)
    if (month === null) return null
    const [member, main, members] = await Promise.all([
      findLimited(ctx.db, personOf(ctx.caller), { lock: false }),
      findMain(ctx.db, marketerId),
      listMembers(ctx.db, marketerId),
    ])
    const limits = member && ownLimits(member)
    const approving = members.filter(({ role }) => PERMISSIONS_OF[role].includes('finance'))
    return {
      ...(limits ?? (await limitsOf(ctx.db, marketerId, ctx.clock.now()))),
      month,
      approvers: [...(main ? [main] : []), ...approving].slice(0, 3).map(({ name }) => name),
    }
  },

  async holdRequests(ctx, { params }) {
    const now = ctx.clock.now()
    // A member restricted to some brands sees only their own requests.
    const requestedBy = ctx.caller.brandIds && personOf(ctx.caller)
    const rows = await listWaiting(ctx.db, ctx.lang, ownAccount(ctx, params.id), requestedBy)
    return rows.filter(({ request }) => request.expiresAt > now).map((row) => view(ctx, row))
  },

  async approveHold(ctx, { params, body }) {
    const marketerId = ownAccount(ctx, params.id)
    const now = ctx.clock.now()
    const takeCode = await requireSecondStep(ctx, body.code)
    return ctx.write(async (tx) => {
      const row = await waitingRequest(tx, ctx, marketerId, params.requestId)
      if (row.requestedBy === personOf(ctx.caller)) throw new AppError('own_hold_request')
      await takeCode(tx)
      if (body.amount !== row.amount) throw new AppError('hold_changed', { amount: row.amount })
      const amount = await runStored(tx, ctx, row)
      if (amount !== row.amount) throw new AppError('hold_changed', { amount })
      await updateRequest(tx, row.id, { status: 'approved', decidedBy: personOf(ctx.caller), decidedAt: now })
      await recordHold(tx, ctx, 'holdApprove', marketerId, row)
      await notifyRequester(tx, now, 'hold_approved', row, ctx.caller.name)
      return { amount }
    })
  },

  async declineHold(ctx, { params }) {
    const marketerId = ownAccount(ctx, params.id)
    const now = ctx.clock.now()
    return ctx.write(async (tx) => {
      const row = await waitingRequest(tx, ctx, marketerId, params.requestId)
      if (row.requestedBy === personOf(ctx.caller)) throw new AppError('own_hold_request')
      await updateRequest(tx, row.id, { status: 'declined', decidedBy: personOf(ctx.caller), decidedAt: now })
      await recordHold(tx, ctx, 'holdDecline', marketerId, row)
      await notifyRequester(tx, now, 'hold_declined', row, ctx.caller.name)
      return { ok: true as const }
    })
  },
} satisfies Handlers<typeof limitsContract>

/** Expires requests without a response in time and notifies the requesters. */
export async function sweepHoldRequests(app: { db: Db; clock: Clock }): Promise<void> {
  const now = app.clock.now()
  await withTx(app.db, async (tx) => {
    for (const row of await expireRequests(tx, now)) await notifyRequester(tx, now, 'hold_expired', row)
  })
}

/** Ends the pending requests of a member who no longer has the right to make them. */
export async function endRequestsOf(tx: Tx, ctx: Ctx, marketerId: string, personId: string): Promise<void> {
  for (const row of await endWaiting(tx, personId)) await recordHold(tx, ctx, 'holdEnd', marketerId, row)
}
