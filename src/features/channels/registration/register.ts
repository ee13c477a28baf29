import { AppError } from '../../../core/errors.ts'
import { newId } from '../../../core/ids.ts'
import { violatedConstraint } from '../../../db/tx.ts'
import type { Tx } from '../../../db/types.ts'
import type { Ctx } from '../../../platform/context.ts'
import { readSettings } from '../../../platform/settings.ts'
import type { Profile, SocialToken } from '../../../ports/social/port.ts'
import { type NoticeKind, notify } from '../../notifications/service.ts'
import { type Assessment, assess, measuresOf } from '../assessment/assess.ts'
import { reasonWords } from '../assessment/reasons.ts'
import type { Channel, ChannelStatus } from '../contract.ts'
import { admissionOf, channelTransitionFor } from '../rules/status.ts'
import { type ChannelRecord, findHolder, findReturning, insertChannel, saveToken, updateChannel } from '../store.ts'
import { viewOne } from '../view.ts'

/**
 * Stores a channel whose ownership was shown, with the result of its checks: active or waiting for an operator when
 * it qualifies, rejected with the failed check otherwise. An identity of another account is `already_signup`; one of
 * the caller's own is reconnected. `before` runs first in the same transaction.
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
  try {
    return await ctx.write(async (tx) => {
      await before?.(tx)
      const row = await store(tx, ctx, profile, proof, assessment)
      if (token) await saveToken(tx, row.id, token)
      await notifyOfAdmission(tx, now, row)
      return viewOne(tx, row)
    })
  } catch (error) {
    if (violatedConstraint(error) === 'channels_identity')
      throw new AppError('already_signup', { handle: profile.handle })
    throw error
  }
}

async function store(
  tx: Tx,
  ctx: Ctx,
  profile: Profile,
  proof: 'oauth' | 'bio',
  assessment: Assessment,
): Promise<ChannelRecord> {
  const now = ctx.clock.now()
  const { accountId } = ctx.caller
  const holder = await findHolder(tx, profile.type, profile.externalId)
  if (holder && holder.accountId !== accountId) throw new AppError('already_signup', { handle: profile.handle })
  if (holder?.status === 'blacklist') throw new AppError('channel_not_usable')
  const values = { ...measuresOf(profile, assessment), proof, checkedAt: now, missedRefreshes: 0 }
  if (holder) {
    const status = channelTransitionFor(holder, 'reconnect', 'owner')?.to ?? holder.status
    return updateChannel(tx, holder.id, {
      ...values,
      ...(status !== holder.status && { status, statusReason: null, statusAt: now }),
    })
  }
  const admitted: ChannelStatus = admissionOf(assessment.qualification.code, proof, assessment.qualification.complete)
  const placed = {
    ...values,
    status: admitted,
    wasAllowed: false,
    statusAt: now,
    statusReason: admitted === 'rejected' ? assessment.qualification.code : null,
  }
  const returning = await findReturning(tx, accountId, profile.type, profile.externalId)
  if (returning) return updateChannel(tx, returning.id, { ...placed, appealedAt: null, appealNote: null })
  return insertChannel(tx, { id: newId(now.getTime()), accountId, createdAt: now, ...placed })
}

/** Tells the owner what the first check found. Waiting for an operator is no result yet. */
export async function notifyOfAdmission(tx: Tx, now: Date, row: ChannelRecord): Promise<void> {
  if (row.status === 'active') await notifyOfCheck(tx, now, row, 'channel.qualified')
  if (row.status === 'rejected') await notifyOfCheck(tx, now, row, 'channel.failed')
}

export const notifyOfCheck = (tx: Tx, now: Date, row: ChannelRecord, kind: NoticeKind): Promise<void> =>
  notify(tx, now, {
    kind,
    key: `channel:${row.id}:${row.status}:${row.statusAt.getTime()}`,
    to: { accountId: row.accountId },
    data: { handle: row.handle, ...(row.status === 'rejected' && { reason: reasonWords(row.qualification) }) },
    href: '/Influencer/channelDetail',
  })
