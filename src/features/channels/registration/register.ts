import { AppError } from '../../../core/errors.ts'
import { newId } from '../../../core/ids.ts'
import { onViolation } from '../../../db/tx.ts'
import type { Tx } from '../../../db/types.ts'
import type { Ctx } from '../../../platform/context.ts'
import { readSettings } from '../../../platform/settings.ts'
import type { Profile, SocialToken } from '../../../ports/social/port.ts'
import { type NoticeKind, notify } from '../../notifications/service.ts'
import { type Assessment, assess, measuresOf } from '../assessment/assess.ts'
import { reasonWords } from '../assessment/reasons.ts'
import type { Channel, ChannelStatus } from '../contract.ts'
import { saveDays } from '../history/store.ts'
import { admissionNotices, type ChannelNotice, channelTransitionFor, initialStatusOf } from '../rules/status.ts'
import { type ChannelRecord, findHolder, findReturning, insertChannel, updateChannel } from '../store.ts'
import { saveToken } from '../tokens/store.ts'
import { viewOne } from '../view.ts'

/**
 * Stores a channel with proven ownership and the result of its checks. If it qualifies, it is active or waits for an
 * operator; otherwise it is rejected with the failed check. Another account's identity is `already_signup`; one of the
 * caller's own is reconnected. `before` runs first in the same transaction.
 */
export async function registerChannel(
  ctx: Ctx,
  profile: Profile,
  proof: 'oauth' | 'bio',
  token: SocialToken | null,
  before?: (tx: Tx) => Promise<void>,
): Promise<Channel> {
  const now = ctx.clock.now()
  const assessment = assess(profile, await readSettings(ctx.db, now), now, proof === 'oauth')
  const refuseTaken = onViolation({
    channels_identity: () => new AppError('already_signup', { handle: profile.handle }),
  })
  return ctx.write(async (tx) => {
    await before?.(tx)
    const { row, notices } = await store(tx, ctx, profile, proof, assessment).catch(refuseTaken)
    if (token) await saveToken(tx, ctx.config.secrets, row.id, token)
    await saveDays(tx, now, row.id, profile)
    for (const kind of notices) await notifyOfCheck(tx, now, row, kind)
    return viewOne(tx, row)
  })
}

async function store(
  tx: Tx,
  ctx: Ctx,
  profile: Profile,
  proof: 'oauth' | 'bio',
  assessment: Assessment,
): Promise<{ row: ChannelRecord; notices: readonly ChannelNotice[] }> {
  const now = ctx.clock.now()
  const { accountId } = ctx.caller
  const holder = await findHolder(tx, profile.type, profile.externalId)
  if (holder && holder.accountId !== accountId) throw new AppError('already_signup', { handle: profile.handle })
  if (holder?.status === 'blacklist') throw new AppError('channel_not_usable')
  const { code, complete } = assessment.qualification
  const admission = initialStatusOf(code, proof, complete)
  const placed = (status: ChannelStatus) => ({
    status,
    statusAt: now,
    statusReason: status === 'rejected' ? code : null,
  })
  const previous = holder ?? (await findReturning(tx, accountId, profile.type, profile.externalId))
  const values = {
    ...measuresOf(profile, assessment, previous?.scoreWaived),
    proof,
    checkedAt: now,
    retryAt: null,
    missedRefreshes: 0,
  }
  if (!previous) {
    const row = { id: newId(now.getTime()), accountId, createdAt: now, ...values, ...placed(admission) }
    return { row: await insertChannel(tx, row), notices: admissionNotices(admission) }
  }
  const step = channelTransitionFor(previous, holder ? 'reconnect' : 'comeBack', 'owner', admission)
  const fresh = holder ? {} : { wasAllowed: false, appealedAt: null, appealNote: null }
  const row = await updateChannel(tx, previous.id, { ...values, ...(step && { ...placed(step.to), ...fresh }) })
  return { row, notices: step?.notify ?? [] }
}

export const notifyOfCheck = (tx: Tx, now: Date, row: ChannelRecord, kind: NoticeKind): Promise<void> =>
  notify(tx, now, {
    kind,
    key: `channel:${row.id}:${row.status}:${row.statusAt.getTime()}`,
    to: { accountId: row.accountId },
    data: { handle: row.handle, ...(row.status === 'rejected' && { reason: reasonWords(row.qualification) }) },
    href: '/Influencer/channelDetail',
  })
