import { DAY, HOUR, MINUTE } from '../../../core/clock.ts'
import type { Settings } from '../../../core/settings.ts'
import { withTx } from '../../../db/tx.ts'
import type { Tx } from '../../../db/types.ts'
import { readSettings } from '../../../platform/settings.ts'
import { PortError } from '../../../ports/http.ts'
import type { Profile, SocialPort } from '../../../ports/social/port.ts'
import { notify } from '../../notifications/service.ts'
import { saveDays } from '../history/store.ts'
import { notifyOfCheck } from '../registration/register.ts'
import { channelTransitionFor, initialStatusOf } from '../rules/status.ts'
import { type ChannelRecord, listStale, lockChannel, postponeRefresh, updateChannel } from '../store.ts'
import { liveToken, type TokenApp } from '../tokens/service.ts'
import { deleteToken } from '../tokens/store.ts'
import { assess, measuresOf } from './assess.ts'

type Reading = { found: 'profile'; profile: Profile } | { found: 'nothing' } | { found: 'token_lost' }

/** Age after which the figures are read again. */
const STALE = DAY
const BATCH = 20
/** Wait before calling a platform again that did not respond, unless its response says how long. */
const PLATFORM_PAUSE = 15 * MINUTE
/** Wait before reading a channel again after an unreadable response. */
const CHANNEL_PAUSE = HOUR

/**
 * Reads the profile with the stored token, renewing an expired token first. Throws PortError if the platform does not
 * respond.
 */
export async function refetchProfile(app: TokenApp, channel: ChannelRecord): Promise<Reading> {
  const { social } = app.ports
  const { type, externalId, handle, proof } = channel
  if (channel.status === 'disconnected') return readDisconnected(social, channel)
  try {
    if (proof === 'bio') {
      const profile = await social.getProfile(type, { handle })
      // The handle may belong to another profile in the meantime.
      return profile.externalId === externalId ? { found: 'profile', profile } : { found: 'nothing' }
    }
    const token = await liveToken(app, channel)
    if (!token) return { found: 'token_lost' }
    const profile = await social.getProfile(type, 'me', token)
    return profile.externalId === externalId ? { found: 'profile', profile } : { found: 'token_lost' }
  } catch (error) {
    return readingOfError(error, proof)
  }
}

function readingOfError(error: unknown, proof: ChannelRecord['proof']): Reading {
  if (!(error instanceof PortError)) throw error
  if (error.code === 'unauthorized' || (error.code === 'refused' && proof === 'oauth')) return { found: 'token_lost' }
  if (error.code === 'not_found' || error.code === 'forbidden') return { found: 'nothing' }
  throw error
}

/** Without a token, only checks whether the public profile exists. */
async function readDisconnected(social: SocialPort, { type, handle }: ChannelRecord): Promise<Reading> {
  try {
    await social.getProfile(type, { handle })
  } catch (error) {
    if (!(error instanceof PortError) || error.retryable) throw error
    if (error.code === 'not_found') return { found: 'nothing' }
  }
  return { found: 'token_lost' }
}

/**
 * Stores the result of a refresh: new figures, a lost token, or a profile that was not found. Returns the updated
 * channel.
 */
export async function applyReading(
  tx: Tx,
  now: Date,
  settings: Settings,
  id: string,
  reading: Reading,
): Promise<ChannelRecord | null> {
  const row = await lockChannel(tx, id)
  if (!row) return null
  if (reading.found === 'profile') return applyProfile(tx, now, settings, row, reading.profile)
  if (reading.found === 'token_lost') return applyLostToken(tx, now, row)
  const missedRefreshes = row.missedRefreshes + 1
  const lost = missedRefreshes >= settings['channel.not_found_refreshes'] && channelTransitionFor(row, 'lose', 'system')
  return updateChannel(tx, id, {
    missedRefreshes,
    checkedAt: now,
    retryAt: null,
    ...(lost && { status: lost.to, statusAt: now, statusReason: null }),
  })
}

async function applyProfile(
  tx: Tx,
  now: Date,
  settings: Settings,
  row: ChannelRecord,
  profile: Profile,
): Promise<ChannelRecord> {
  await saveDays(tx, now, row.id, profile)
  const assessment = assess(profile, settings, now, row.proof === 'oauth')
  const values = {
    ...measuresOf(profile, assessment, row.scoreWaived),
    checkedAt: now,
    retryAt: null,
    missedRefreshes: 0,
  }
  const { code, complete } = assessment.qualification
  const step = channelTransitionFor(row, 'refresh', 'system', initialStatusOf(code, row.proof, complete))
  const statusReason = step?.to === 'rejected' ? code : null
  if (!step) return updateChannel(tx, row.id, values)
  if (step.to === row.status) return updateChannel(tx, row.id, { ...values, statusReason })
  const changed = await updateChannel(tx, row.id, { ...values, status: step.to, statusAt: now, statusReason })
  for (const kind of step.notify ?? []) await notifyOfCheck(tx, now, changed, kind)
  return changed
}

async function applyLostToken(tx: Tx, now: Date, row: ChannelRecord): Promise<ChannelRecord> {
  const step = channelTransitionFor(row, 'disconnect', 'system')
  if (!step) return updateChannel(tx, row.id, { checkedAt: now, retryAt: null, missedRefreshes: 0 })
  await deleteToken(tx, row.id)
  const values = { status: step.to, statusAt: now, statusReason: null, checkedAt: now, retryAt: null }
  const changed = await updateChannel(tx, row.id, values)
  for (const kind of step.notify ?? [])
    await notify(tx, now, {
      kind,
      key: `channel:${row.id}:disconnected:${now.getTime()}`,
      to: { accountId: row.accountId },
      data: { handle: row.handle },
      href: '/Influencer/channelDetail',
    })
  return changed
}

/**
 * Refreshes channels with figures older than a day. If a platform does not respond, its channels wait until the time it
 * specified.
 */
export async function refreshDueChannels(app: TokenApp): Promise<number> {
  const now = app.clock.now()
  const settings = await readSettings(app.db, now)
  const silentUntil = new Map<ChannelRecord['type'], Date>()
  let refreshed = 0
  for (const channel of await listStale(app.db, new Date(now.getTime() - STALE), now, BATCH)) {
    const silent = silentUntil.get(channel.type)
    if (silent) {
      await postponeRefresh(app.db, [channel.id], silent)
      continue
    }
    try {
      const reading = await refetchProfile(app, channel)
      await withTx(app.db, (tx) => applyReading(tx, now, settings, channel.id, reading))
      refreshed++
    } catch (error) {
      if (!(error instanceof PortError)) throw error
      const wait = error.retryable ? Math.max(PLATFORM_PAUSE, (error.retryAfterSeconds ?? 0) * 1000) : CHANNEL_PAUSE
      const retryAt = new Date(now.getTime() + wait)
      if (error.retryable) silentUntil.set(channel.type, retryAt)
      await postponeRefresh(app.db, [channel.id], retryAt)
    }
  }
  return refreshed
}
