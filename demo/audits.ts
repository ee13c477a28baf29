import { MINUTE } from '../src/core/clock.ts'
import type { auditLog } from '../src/platform/schema.ts'
import type { ChargeRow } from './charge-rows.ts'
import { seedId } from './day.ts'
import type { Market } from './market.ts'
import type { WithdrawalRow } from './withdrawal-rows.ts'

type AuditRow = typeof auditLog.$inferInsert

interface Act {
  at: Date
  actorId: string
  act: string
  target: readonly [type: string, id: string]
  before?: unknown
  after?: unknown
  why?: string | null
}

const rowOf = ({ at, actorId, act, target: [targetType, targetId], before, after, why }: Act): AuditRow => ({
  id: seedId(`audit/${act}/${targetId}`, at),
  actorId,
  actorRole: 'operator',
  act,
  targetType,
  targetId,
  before: before ?? null,
  after: after ?? null,
  why: why ?? null,
  ip: '127.0.0.1',
  createdAt: at,
})

/** Approvals of the briefs that were published. */
function campaignActs(market: Market): Act[] {
  const actorId = market.people.operatorId('operator')
  return [...market.campaigns.values()].flatMap(({ id, publishedAt }) =>
    publishedAt
      ? [
          {
            at: publishedAt,
            actorId,
            act: 'campaign.approve',
            target: ['campaign', id] as const,
            before: { status: 'review' },
            after: { status: 'live' },
          },
        ]
      : [],
  )
}

const CHANNEL_ACTS = { allowed: 'channel.allow', suspended: 'channel.suspend', blacklist: 'channel.blacklist' } as const

function channelActs(market: Market): Act[] {
  const actorId = market.people.operatorId('operator')
  return market.channels.flatMap(({ channel }) => {
    const act = CHANNEL_ACTS[channel.status as keyof typeof CHANNEL_ACTS]
    const after = { status: channel.status, reason: channel.statusReason }
    return act
      ? [
          {
            at: channel.statusAt,
            actorId,
            act,
            target: ['channel', channel.id] as const,
            after,
            why: channel.statusReason ?? null,
          },
        ]
      : []
  })
}

function paymentActs(charges: readonly ChargeRow[]): Act[] {
  return charges.flatMap(({ id, decidedAt, decidedBy, approvedBy, total }) => {
    if (!decidedAt || !decidedBy) return []
    const target = ['charge', id] as const
    const second: Act = {
      at: decidedAt,
      actorId: decidedBy,
      act: 'payment.approve',
      target,
      after: { received: total },
    }
    if (!approvedBy || approvedBy === decidedBy) return [second]
    const at = new Date(decidedAt.getTime() - 20 * MINUTE)
    return [{ at, actorId: approvedBy, act: 'payment.first_approval', target, after: { received: total } }, second]
  })
}

const withdrawalActs = (rows: readonly WithdrawalRow[]): Act[] =>
  rows.flatMap(({ id, status, reason, decidedAt, decidedBy }) =>
    decidedAt && decidedBy
      ? [
          {
            at: decidedAt,
            actorId: decidedBy,
            act: status === 'Rejected' ? 'withdrawal.reject' : 'withdrawal.complete',
            target: ['withdrawal', id] as const,
            before: { status: 'Pending' },
            after: { status },
            why: reason ?? null,
          },
        ]
      : [],
  )

/** The actions of the two operators in these months. */
export const auditRows = (market: Market, charges: readonly ChargeRow[], taken: readonly WithdrawalRow[]): AuditRow[] =>
  [...campaignActs(market), ...channelActs(market), ...paymentActs(charges), ...withdrawalActs(taken)].map(rowOf)
