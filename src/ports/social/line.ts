import { z } from 'zod'
import { DAY } from '../../core/clock.ts'
import { PortError } from '../http.ts'
import { audienceOf } from './audience.ts'
import { profileUrl } from './links.ts'
import { NO_FIGURES } from './no-figures.ts'
import { oauthPart } from './oauth.ts'
import type { Connector, Profile, ProfileDay } from './port.ts'
import { nullIfUnavailable, unsupported, type VendorConfig, vendorCalls, zCount } from './vendor-calls.ts'

const zPerson = z.object({ userId: z.string(), displayName: z.string(), pictureUrl: z.string().optional() })
const zBot = z.object({
  userId: z.string(),
  basicId: z.string(),
  premiumId: z.string().optional(),
  displayName: z.string(),
  pictureUrl: z.string().optional(),
})
const zFollowers = z.object({ status: z.string(), followers: zCount.nullish() })
const zPart = z.number()
const zDemographic = z.object({
  available: z.boolean(),
  genders: z.array(z.object({ gender: z.string(), percentage: zPart })).default([]),
  ages: z.array(z.object({ age: z.string(), percentage: zPart })).default([]),
  areas: z.array(z.object({ area: z.string(), percentage: zPart })).default([]),
})

/** API requests of the connector. */
function lineCalls(config: VendorConfig) {
  const provider = 'line'
  const now = config.now ?? (() => new Date())
  const base = config.baseUrl ?? 'https://api.line.me'
  const api = vendorCalls(provider, base, config.timeoutMs)
  const stamp = (daysAgo: number) => new Date(now().getTime() - daysAgo * DAY).toISOString().slice(0, 10)
  /** Each day needs its own request; the current day has no figures yet. */
  const history = async (token: string): Promise<ProfileDay[]> => {
    const days = Array.from({ length: 8 }, (_, i) => stamp(8 - i))
    const dailyFollowers = await Promise.all(
      days.map((day) =>
        nullIfUnavailable(
          api(zFollowers, '/v2/bot/insight/followers', { query: { date: day.replaceAll('-', '') }, token }),
        ),
      ),
    )
    return days.flatMap((day, i) => {
      const one = dailyFollowers[i]
      return one?.status === 'ready' && typeof one.followers === 'number'
        ? [{ day, followers: one.followers, views: null }]
        : []
    })
  }
  const audience = async (token: string) => {
    const demographics = await nullIfUnavailable(api(zDemographic, '/v2/bot/insight/demographic', { token }))
    if (!demographics?.available) return null
    return audienceOf({
      gender: demographics.genders.map((g) => ({ word: g.gender, value: g.percentage })),
      age: demographics.ages.map((a) => ({ word: a.age, value: a.percentage })),
      location: demographics.areas.map((a) => ({ word: a.area, value: a.percentage })),
    })
  }
  return { provider, base, api, history, audience }
}
type LineCalls = ReturnType<typeof lineCalls>

function profilePart({ provider, api, history, audience }: LineCalls): Pick<Connector, 'getProfile' | 'findCodeInBio'> {
  return {
    async getProfile(_who, token) {
      if (!token) throw new PortError(provider, 'unauthorized', { detail: 'token_required' })
      const bot = await botOf(api(zBot, '/v2/bot/info', { token }))
      if (bot) {
        const [days, people] = await Promise.all([history(token), audience(token)])
        const handle = (bot.premiumId ?? bot.basicId).replace(/^@/, '')
        const profile = toProfile(bot.userId, handle, bot.displayName, bot.pictureUrl)
        return { ...profile, followers: days.at(-1)?.followers ?? null, history: days, audience: people }
      }
      const person = await api(zPerson, '/v2/profile', { token })
      return toProfile(person.userId, person.userId, person.displayName, person.pictureUrl)
    },
    findCodeInBio: () => Promise.reject(unsupported(provider, 'bio')),
  }
}

function postPart({ provider }: LineCalls): Pick<Connector, 'getPost' | 'getInsights'> {
  return {
    getPost: () => Promise.reject(unsupported(provider, 'posts')),
    getInsights: () => Promise.reject(unsupported(provider, 'posts')),
  }
}

/**
 * LINE: sign-in with LINE Login. The figures of an official account are read with its channel token, if the owner has
 * provided it. LINE has no API for posts, so they are checked by hand.
 */
export function lineConnector(config: VendorConfig): Connector {
  const calls = lineCalls(config)
  const { provider, base } = calls
  return {
    ownership: 'oauth',
    ...oauthPart(
      {
        provider,
        authorizeUrl: 'https://access.line.me/oauth2/v2.1/authorize',
        tokenUrl: `${base}/oauth2/v2.1/token`,
        revokeUrl: `${base}/oauth2/v2.1/revoke`,
        revokeName: 'access_token',
        scope: 'profile',
        pkce: true,
        langName: 'ui_locales',
      },
      config,
    ),
    ...profilePart(calls),
    ...postPart(calls),
  }
}

/**
 * Null for a sign-in token: LINE rejects it with 401 or 403, because a channel token is needed. The token is still
 * valid.
 */
async function botOf<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request
  } catch (error) {
    if (error instanceof PortError && ['unauthorized', 'forbidden', 'refused'].includes(error.code)) return null
    throw error
  }
}

function toProfile(externalId: string, handle: string, name: string, picture: string | undefined): Profile {
  return {
    type: 'LINE',
    externalId,
    handle,
    name,
    url: profileUrl('LINE', handle),
    avatarUrl: picture ?? null,
    bio: null,
    public: true,
    followers: null,
    ...NO_FIGURES,
  }
}
