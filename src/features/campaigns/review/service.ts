import { AppError } from '../../../core/errors.ts'
import type { Tx } from '../../../db/types.ts'
import { audit } from '../../../platform/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { decodeCursor, paginate } from '../../../platform/cursor.ts'
import { readSettings } from '../../../platform/settings.ts'
import { countList } from '../../../platform/status-counts.ts'
import { type NoticeKind, notify } from '../../notifications/service.ts'
import type { Campaign } from '../contract.ts'
import { syncMarketListing } from '../market/listing.ts'
import { type CampaignEvent, campaignTransitionFor, hasEnded } from '../rules/status.ts'
import type { CampaignStatus } from '../shapes.ts'
import { type CampaignRecord, type CampaignValues, findAny, listQueue, lockCampaign, updateCampaign } from '../store.ts'
import { viewCampaign } from '../view.ts'

/** Campaigns for the operators' page, longest waiting first, with the count for each status. */
export async function listCampaignQueue(ctx: Ctx, query: { status?: CampaignStatus; after?: string; limit?: number }) {
  const after = decodeCursor(query.after, ['time', 'id'])
  const limit = query.limit ?? 20
  const since = after && { at: after[0], id: after[1] }
  const rows = await listQueue(ctx.db, ctx.lang, query.status ?? 'review', since, limit)
  const page = paginate(rows, limit, ({ campaign }) => [campaign.submittedAt?.toISOString() ?? '', campaign.id])
  const now = ctx.clock.now()
  const settings = await readSettings(ctx.db, now)
  return {
    data: page.rows.map((found) => viewCampaign(found, now, settings)),
    next: page.next,
    counts: await countList(ctx.db, 'campaigns'),
  }
}

interface Decision {
  event: CampaignEvent
  reason: string | null
  values: (row: CampaignRecord, now: Date) => CampaignValues
}

async function decide(ctx: Ctx, id: string, decision: Decision): Promise<Campaign> {
  const now = ctx.clock.now()
  return ctx.write(async (tx) => {
    const row = await lockCampaign(tx, id)
    if (!row) throw new AppError('not_found')
    const { to: status, notify: notices } = campaignTransitionFor(row.status, decision.event, 'operator')
    await updateCampaign(tx, id, { status, updatedAt: now, ...decision.values(row, now) })
    await audit(tx, ctx, {
      act: `campaign.${decision.event}`,
      targetType: 'campaign',
      targetId: id,
      before: { status: row.status },
      after: { status },
      ...(decision.reason !== null && { why: decision.reason }),
    })
    if (status === 'live') await syncMarketListing(tx, id, now)
    for (const kind of notices) await notifyMarketer(tx, row, kindFor(kind, row), decision.reason, now)
    const found = await findAny(tx, id, ctx.lang)
    if (!found) throw new AppError('not_found')
    return viewCampaign(found, now, await readSettings(tx, now))
  })
}

/** The approval message for an invite-only campaign does not mention applications, because nobody can apply. */
const kindFor = (kind: NoticeKind, row: CampaignRecord): NoticeKind =>
  kind === 'campaign.approved' && row.kind === 'invite_only' ? 'campaign.approved_invite' : kind

const notifyMarketer = (
  tx: Tx,
  row: CampaignRecord,
  kind: NoticeKind,
  reason: string | null,
  now: Date,
): Promise<void> =>
  notify(tx, now, {
    kind,
    key: `campaign:${row.id}:${kind}:${now.getTime()}`,
    to: { accountId: row.marketerId },
    data: { campaign: row.title, reason },
    href: `/Marketer/manageCampaign/${row.id}`,
  })

/** Publishes a reviewed campaign. Rejected if its closing day passed during the review. */
export const approveCampaign = (ctx: Ctx, id: string): Promise<Campaign> =>
  decide(ctx, id, {
    event: 'approve',
    reason: null,
    values: (row, now) => {
      if (hasEnded(row, now)) throw new AppError('campaign_closed')
      return { publishedAt: now, reviewNote: null }
    },
  })

/** Sends a campaign back to its brand with the required changes. */
export const sendBackCampaign = (ctx: Ctx, id: string, reason: string): Promise<Campaign> =>
  decide(ctx, id, { event: 'sendBack', reason, values: () => ({ reviewNote: reason }) })
