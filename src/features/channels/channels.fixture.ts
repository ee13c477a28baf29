import { afterAll, beforeAll } from 'vitest'
import { buildInfluencer } from '../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/harness.ts'
import { socialProfile } from '../../../tests/social-profile.ts'
import { PortError } from '../../ports/http.ts'
import type { Profile, SocialPort } from '../../ports/social/port.ts'
import { contract } from './contract.ts'

export const healthy = socialProfile('TIKTOK', {
  externalId: 'tt-1',
  handle: 'ploy.skin',
  url: 'https://tiktok.com/@ploy.skin',
})

/** The state of the fake platform: each test sets what it responds. */
export const platform = {
  profile: healthy,
  bio: false,
  failure: null as PortError | null,
  exchanged: [] as string[],
  renewed: [] as string[],
  revoked: [] as string[],
}
const answer = <T>(value: T): T => {
  if (platform.failure) throw platform.failure
  return value
}
export const fake: SocialPort = {
  ownership: (type) => (type === 'LEMON8' ? 'bio' : 'oauth'),
  authorizeUrl: (type, { state }) => `https://platform.test/authorize?type=${type}&state=${state}`,
  exchangeCode: async (_, { code }) => {
    platform.exchanged.push(code)
    return answer({ accessToken: 'a', refreshToken: 'r', expiresAt: null, externalId: null })
  },
  refresh: async (_, token) => {
    platform.renewed.push(token)
    return answer({ accessToken: 'b', refreshToken: null, expiresAt: null, externalId: null })
  },
  revoke: async (_, { accessToken }) => {
    platform.revoked.push(accessToken)
    answer(null)
  },
  getProfile: async (type) => answer({ ...platform.profile, type }),
  getPost: async () => {
    throw new PortError('test', 'unsupported')
  },
  getInsights: async () => {
    throw new PortError('test', 'unsupported')
  },
  findCodeInBio: async () => answer(platform.bio),
}

export let app: TestApp

/** Opens the application with the fake platform for all tests of a file. */
export function openChannels(): void {
  beforeAll(async () => {
    app = await openTestApp({ ports: { social: fake } })
  })
  afterAll(() => app.close())
}

export const influencer = async () => app.callerOf((await buildInfluencer(app.db)).id)
export const reset = (profile: Partial<Profile> = {}) =>
  Object.assign(platform, { profile: { ...healthy, ...profile }, bio: false, failure: null })

/** Runs the whole sign-in at the platform, including the return. */
export async function signIn(as: Awaited<ReturnType<typeof influencer>>, url = '@ploy.skin') {
  const started = await app.call(contract.addChannel, { as, body: { type: 'TIKTOK', url } })
  if (started.body.data.step !== 'authorize') throw new Error('no sign-in')
  const state = new URL(started.body.data.url).searchParams.get('state') ?? ''
  return { state, finished: await app.call(contract.addChannel, { as, body: { code: 'c', state } }) }
}
