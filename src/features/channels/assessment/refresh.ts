import { type Clock, DAY, MINUTE } from '../../../core/clock.ts'
import type { Settings } from '../../../core/settings.ts'
import type { Db, Tx } from '../../../db/types.ts'
import { readSettings } from '../../../platform/settings.ts'
import { PortError } from '../../../ports/http.ts'
import type { Profile, SocialPort } from '../../../ports/social/port.ts'
import { notify } from '../../notifications/service.ts'
import { notifyOfCheck } from '../registration/register.ts'
import { admissionOf, channelTransitionFor } from '../rules/status.ts'
import { type ChannelRecord, findToken, listStale, lockChannel, saveToken, updateChannel } from '../store.ts'
import { assess, measuresOf } from './assess.ts'

/** What a refresh needs; the running application has all of it. */
export interface RefreshApp {
  db: Db
  clock: Clock
  ports: { social: SocialPort }
}

type Reading = { found: 'profile'; profile: Profile } | { found: 'nothing' } | { found: 'token_lost' }

/** Numbers are read again once a day. */
const STALE = DAY
/** A token about to end is renewed before it is used. */
const RENEW_BEFORE = 5 * MINUTE
const BATCH = 20

/**
 * Reads the profile with the stored token, renewing the token when it has run out. Throws PortError when the platform
 * does not answer now.
 */
export async function readAgain(app: RefreshApp, channel: ChannelRecord): Promise<Reading> {
  const { social } = app.ports
  const { type, externalId, handle, proof } = channel
  try {
    if (proof === 'bio') return { found: 'profile', profile: await social.getProfile(type, { handle }) }
    const token = await liveToken(app, channel)
    if (!token) return { found: 'token_lost' }
    const profile = await social.getProfile(type, 'me', token)
    return profile.externalId === externalId ? { found: 'profile', profile } : { found: 'token_lost' }
  } catch (error) {
    if (!(error instanceof PortError)) throw error
    if (error.code === 'unauthorized' || (error.code === 'refused' && proof === 'oauth')) return { found: 'token_lost' }
    if (error.code === 'not_found' || error.code === 'forbidden') return { found: 'nothing' }
    throw error
  }
}

async function liveToken(app: RefreshApp, channel: ChannelRecord): Promise<string | null> {
  const token = await findToken(app.db, channel.id)
  if (!token) return null
  const now = app.clock.now().getTime()
  if (!token.expiresAt || token.expiresAt.getTime() - RENEW_BEFORE > now) return token.accessToken
  if (!token.refreshToken) return token.expiresAt.getTime() > now ? token.accessToken : null
  const renewed = await app.ports.social.refresh(channel.type, token.refreshToken)
  await saveToken(app.db, channel.id, { ...renewed, refreshToken: renewed.refreshToken ?? token.refreshToken })
  return renewed.accessToken
}

/** Writes what a refresh found: new numbers, a lost token, or one more miss. Returns the channel as it is now. */
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
  const assessment = assess(profile, settings, now, row.proof === 'oauth')
  const values = { ...measuresOf(profile, assessment), checkedAt: now, missedRefreshes: 0 }
  const { code, complete } = assessment.qualification
  const step = channelTransitionFor(row, 'refresh', 'system', {
    code,
    admission: admissionOf(code, row.proof, complete),
  })
  const statusReason = step?.to === 'rejected' ? code : null
  if (!step) return updateChannel(tx, row.id, values)
  if (step.to === row.status) return updateChannel(tx, row.id, { ...values, statusReason })
  const changed = await updateChannel(tx, row.id, { ...values, status: step.to, statusAt: now, statusReason })
  for (const kind of step.notify ?? []) await notifyOfCheck(tx, now, changed, kind)
  return changed
}

async function applyLostToken(tx: Tx, now: Date, row: ChannelRecord): Promise<ChannelRecord> {
  const step = channelTransitionFor(row, 'disconnect', 'system')
  if (!step) return updateChannel(tx, row.id, { checkedAt: now })
  const values = { status: step.to, statusAt: now, statusReason: null, checkedAt: now }
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

/** Reads again the channels whose numbers are a day old. A platform that does not answer is asked at the next run. */
export async function refreshDueChannels(app: RefreshApp): Promise<number> {
  const now = app.clock.now()
  const settings = await readSettings(app.db, now)
  let refreshed = 0
  for (const channel of await listStale(app.db, new Date(now.getTime() - STALE), BATCH)) {
    try {
      const reading = await readAgain(app, channel)
      await app.db.transaction((tx) => applyReading(tx as unknown as Tx, now, settings, channel.id, reading))
      refreshed++
    } catch (error) {
      if (!(error instanceof PortError)) throw error
    }
  }
  return refreshed
}
