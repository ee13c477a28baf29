import { satang } from '../../src/core/money.ts'
import {
  DRAFT_NOTES,
  EXCHANGES,
  FIX_NOTES,
  GOODS_EXCHANGES,
  INSIGHT_REFUSED,
  PARCELS,
  RECEIPT_REFUSED,
  REJECT_CODES,
  REJECTS,
  SHOPS,
  STILL_NOTES,
  STILL_REJECT_CODES,
} from './job-texts.ts'
import { type Mark, minutesOf, whenOf } from './job-timeline.ts'
import type { Random } from './random.ts'
import type { DemoChannel } from './types.ts'
import type { DemoCampaign } from './types-campaigns.ts'
import type { DemoDraft, DemoJob, Fulfilment, Insight, When } from './types-jobs.ts'

type Times = ReadonlyMap<Mark, When>

const isStill = (campaign: DemoCampaign): boolean => campaign.post === 'photoPost' || campaign.post === 'shareLink'

/** The file name of a draft: a picture or a video, numbered by round. */
const fileOf = (campaign: DemoCampaign, round: number): string =>
  `${campaign.key}-${String(round).padStart(2, '0')}.${isStill(campaign) ? 'jpg' : 'mp4'}`

/** The result of a draft round, from the events of its decision. */
function decisionOf(rejectedAt: When | undefined, approvedAt: When | undefined, done: boolean) {
  if (rejectedAt) return { status: 'reject', decidedAt: rejectedAt } as const
  if (approvedAt) return { status: done ? 'complete' : 'approve', decidedAt: approvedAt } as const
  return { status: 'in_progress', decidedAt: null } as const
}

/** Every draft round with its decision. */
export function draftsOf(campaign: DemoCampaign, times: Times, done: boolean, rnd: Random): DemoDraft[] {
  const codes = rnd.shuffle(isStill(campaign) ? STILL_REJECT_CODES : REJECT_CODES)
  const firstNotes = isStill(campaign) ? STILL_NOTES : DRAFT_NOTES
  const rounds: readonly [Mark, Mark | null][] = [
    ['draft1', 'reject1'],
    ['draft2', 'reject2'],
    ['draft3', null],
  ]
  return rounds.flatMap(([sent, refused], i) => {
    const sentAt = times.get(sent)
    if (!sentAt) return []
    const rejectedAt = refused ? times.get(refused) : undefined
    const rejectCode = rejectedAt ? codes[i]! : null
    return [
      {
        round: i + 1,
        sentAt,
        file: fileOf(campaign, i + 1),
        note: rnd.pick(i === 0 ? firstNotes : FIX_NOTES),
        ...decisionOf(rejectedAt, times.get('approve'), done),
        rejectCode,
        comment: rejectCode ? REJECTS[rejectCode].comment : null,
      },
    ]
  })
}

function parcelOf(sentAt: When, digits: string, times: Times, rnd: Random): Fulfilment {
  const missing = times.has('missing') ? 'not_arrived' : 'in_transit'
  const { carrier, numberOf } = rnd.pick(PARCELS)
  return {
    kind: 'shipping',
    carrier,
    trackingNumber: numberOf(digits),
    sentAt,
    state: times.has('arrive') ? 'received' : missing,
    missingAt: times.get('missing') ?? null,
  }
}

function purchaseOf(at: When, cap: number, times: Times, rnd: Random): Fulfilment {
  const state = times.has('receiptOk') ? 'approved' : times.has('receiptNo') ? 'refused' : 'sent'
  const amount = satang(Math.round((cap * rnd.int(78, 100)) / 100 / 100) * 100)
  const reason = state === 'refused' ? RECEIPT_REFUSED : null
  const decidedAt = times.get('receiptOk') ?? times.get('receiptNo') ?? null
  return { kind: 'buy product', shop: rnd.pick(SHOPS), amount, at, state, decidedAt, reason }
}

/** How the creator received the product, from the events of the review option. */
export function fulfilmentOf(campaign: DemoCampaign, times: Times, rnd: Random): Fulfilment | null {
  const digits = String(rnd.int(10_000_000, 99_999_999))
  const shipped = times.get('ship')
  if (shipped) return parcelOf(shipped, digits, times, rnd)
  const ordered = times.get('order')
  if (ordered) return { kind: 'buy order', orderNumber: `ORD-${digits}`, at: ordered, deliveryDay: ordered.day + 2 }
  const receipt = times.get('receipt')
  if (receipt) return purchaseOf(receipt, campaign.reimbursementCap ?? 0, times, rnd)
  if (campaign.review !== 'invite' || !times.has('accept')) return null
  const checkedInAt = times.get('checkin') ?? null
  const visitAt = checkedInAt ?? { day: 2 + rnd.int(0, 3), minute: 60 * rnd.int(10, 16) }
  return { kind: 'invite', code: digits.slice(0, 6), visitAt, checkedInAt }
}

/** The evidence of a post: reach near the channel's usual views, engagement near its rate. */
export function insightOf(campaign: DemoCampaign, channel: DemoChannel, times: Times, rnd: Random): Insight | null {
  const at = times.get('insight')
  if (!at) return null
  const share = campaign.post === 'story' ? 0.35 : campaign.post === 'shareLink' ? 0.5 : 1
  const reach = Math.max(120, Math.round(channel.averageViews * share * (0.7 + rnd.next() * 0.8)))
  const engaged = Math.max(
    8,
    Math.round((channel.followers * channel.erBp * share * (0.8 + rnd.next() * 0.5)) / 10_000),
  )
  const clicks = campaign.tracking ? Math.round(reach * (0.006 + rnd.next() * 0.018)) : 0
  return {
    at,
    reach,
    impressions: Math.round(reach * (1.15 + rnd.next() * 0.4)),
    likes: Math.round(engaged * 0.82),
    comments: Math.round(engaged * 0.07),
    shares: Math.round(engaged * 0.05),
    saves: Math.round(engaged * 0.06),
    clicks,
    couponUses: campaign.coupon ? Math.round((clicks || reach * 0.01) * (0.03 + rnd.next() * 0.09)) : 0,
    status: times.has('insightNo') ? 'reject' : times.has('complete') ? 'approve' : 'in_progress',
    decidedAt: times.get('insightNo') ?? times.get('complete') ?? null,
    reason: times.has('insightNo') ? INSIGHT_REFUSED : null,
  }
}

/** A short exchange of messages after the job was accepted, never after its last event. */
export function messagesOf(campaign: DemoCampaign, times: Times, rnd: Random): DemoJob['messages'] {
  const accepted = times.get('accept')
  if (!accepted) return []
  const last = Math.max(...[...times.values()].map(minutesOf))
  const exchanges = campaign.review === 'shipping' ? EXCHANGES : EXCHANGES.slice(0, -GOODS_EXCHANGES)
  return rnd
    .shuffle(exchanges)
    .slice(0, rnd.int(0, 2))
    .map((pair, i) => ({ pair, at: minutesOf(accepted) + 12 + i * 190 }))
    .filter(({ at }) => at + 45 < last)
    .flatMap(({ pair: [influencer, marketer], at }) => [
      { by: 'creator', at: whenOf(at), text: influencer },
      { by: 'brand', at: whenOf(at + 30), text: marketer },
    ])
}
