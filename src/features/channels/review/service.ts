import { AppError } from '../../../core/errors.ts'
import type { Tx } from '../../../db/types.ts'
import { audit } from '../../../platform/audit.ts'
import { invalidateContent } from '../../../platform/content.ts'
import type { Ctx } from '../../../platform/context.ts'
import { decodeCursor, paginate } from '../../../platform/cursor.ts'
import { countList } from '../../../platform/status-counts.ts'
import type { NoticeKind } from '../../notifications/service.ts'
import { notify } from '../../notifications/service.ts'
import type { Channel, ChannelStatus } from '../contract.ts'
import { applyWaivers } from '../rules/authenticity.ts'
import { channelTransitionFor, type OperatorAct, operatorEvent } from '../rules/status.ts'
import {
  type ChannelRecord,
  listPrices,
  listQueue,
  lockChannel,
  queueCursor,
  updateChannel,
  waitingSince,
} from '../store.ts'
import { releaseToken } from '../tokens/store.ts'
import { viewChannel, viewOne } from '../view.ts'

export interface QueueQuery {
  status?: ChannelStatus | undefined
  appealed?: boolean | undefined
  scoreAppealed?: boolean | undefined
  q?: string | undefined
  after?: string | undefined
  limit?: number | undefined
}

/** Channels for the operators' page, with the number of channels per status. */
export async function listChannelQueue(ctx: Ctx, query: QueueQuery) {
  const after = decodeCursor(query.after, ['time', 'id'])
  const limit = query.limit ?? 20
  const list = {
    status: query.status,
    appealed: query.appealed ?? false,
    scoreAppealed: query.scoreAppealed ?? false,
    q: query.q,
    after: after && { at: after[0], id: after[1] },
    limit,
  }
  const page = paginate(await listQueue(ctx.db, list, ctx.lang), limit, queueCursor(list))
  const prices = await listPrices(
    ctx.db,
    page.rows.map(({ channel }) => channel.id),
  )
  return {
    data: page.rows.map(({ channel, owner }) => ({
      ...viewChannel(channel, prices.get(channel.id) ?? []),
      owner,
      waitingSince: waitingSince(list, channel).toISOString(),
    })),
    next: page.next,
    counts: await countList(ctx.db, 'channels'),
  }
}

/** Runs an operator's action on a channel if the status table allows it, with an audit entry and the reason. */
export async function actOnChannel(ctx: Ctx, id: string, act: OperatorAct, reason: string | null): Promise<Channel> {
  const now = ctx.clock.now()
  return ctx.write(async (tx) => {
    const row = await lockChannel(tx, id)
    if (!row) throw new AppError('not_found')
    const event = operatorEvent(act, row)
    const step = channelTransitionFor(row, event, 'operator')
    if (!step) throw new AppError('conflict', { status: row.status })
    const { to: status, notify: notices = [] } = step
    if (status === 'blacklist') await releaseToken(tx, now, row)
    const changed = await updateChannel(tx, id, {
      status,
      statusAt: now,
      statusReason: reason,
      appealedAt: null,
      ...(status === 'allowed' && { wasAllowed: true }),
    })
    await audit(tx, ctx, {
      act: `channel.${event}`,
      targetType: 'channel',
      targetId: id,
      before: { status: row.status, reason: row.statusReason },
      after: { status, reason },
      ...(reason !== null && { why: reason }),
    })
    await invalidateContent(tx, 'channels')
    for (const kind of notices) await notifyOwner(tx, now, changed, kind, reason)
    return viewOne(tx, changed)
  })
}

/**
 * Answers an appeal against the score. The waived reasons no longer count, and the owner gets the operator's
 * explanation.
 */
export async function answerScoreAppeal(
  ctx: Ctx,
  id: string,
  waive: readonly string[],
  reason: string,
): Promise<Channel> {
  const now = ctx.clock.now()
  return ctx.write(async (tx) => {
    const row = await lockChannel(tx, id)
    if (!row) throw new AppError('not_found')
    if (row.scoreAppealedAt === null) throw new AppError('conflict', { status: row.status })
    const scoreWaived = row.scoreReasons
      .filter(({ code, points }) => points < 0 && waive.includes(code))
      .map(({ code, points }) => ({ code, points }))
    const { score, reasons: scoreReasons } = applyWaivers(row.scoreReasons, scoreWaived)
    const answered = { scoreAppealedAt: null, scoreAppealNote: null }
    const changed = await updateChannel(tx, id, { scoreWaived, score, scoreReasons, ...answered })
    await audit(tx, ctx, {
      act: 'channel.score',
      targetType: 'channel',
      targetId: id,
      before: { score: row.score, waived: row.scoreWaived.map(({ code }) => code) },
      after: { score, waived: scoreWaived.map(({ code }) => code) },
      why: reason,
    })
    await notify(tx, now, {
      kind: 'channel.score',
      key: `channel:${id}:score:${now.getTime()}`,
      to: { accountId: row.accountId },
      data: { handle: row.handle, n: score, reason },
      href: '/Influencer/channelDetail',
    })
    return viewOne(tx, changed)
  })
}

const notifyOwner = (tx: Tx, now: Date, row: ChannelRecord, kind: NoticeKind, reason: string | null): Promise<void> =>
  notify(tx, now, {
    kind,
    key: `channel:${row.id}:${row.status}:${now.getTime()}`,
    to: { accountId: row.accountId },
    data: { handle: row.handle, reason },
    href: '/Influencer/channelDetail',
  })
