import { examplesOf, type Given, newInfluencer, newOperator } from '../../../tests/access/example.ts'
import type { World } from '../../../tests/access/world.ts'
import { buildChannel } from '../../../tests/factories.ts'
import { DAY } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import { contract } from './contract.ts'
import { privilegeCodes } from './schema.ts'

type Channel = Awaited<ReturnType<typeof buildChannel>>

const TIKTOK = { type: 'TIKTOK' } as const
const WHY = { reason: 'ตรวจแล้ว' }

const ownChannel = (world: World, a: string) => ({ a, b: world.channel.id })

/** A caller with a new channel that has a price. */
const channel =
  (params: (channel: Channel) => object): Given =>
  async (app) => {
    const channel = await buildChannel(app.db, {}, { reel: 450_000 })
    return { as: await app.callerOf(channel.accountId), params: params(channel) }
  }
const newChannel = channel(({ accountId, id }) => ({ a: accountId, b: id }))

/** An operator and a new channel with a status. */
const channelIn =
  (status: Channel['status']): Given =>
  async (app) => ({ as: await newOperator(app), params: { id: (await buildChannel(app.db, { status })).id } })

async function newPrivilege(app: Parameters<Given>[0]): Promise<string> {
  const now = app.clock.now()
  const code = `P${newId().slice(-12)}`.toUpperCase()
  const benefit = { benefitTh: 'ผ่านได้เลย', benefitEn: 'A pass', quota: 5 }
  await app.db
    .insert(privilegeCodes)
    .values({ code, ...benefit, expiresAt: new Date(now.getTime() + DAY), createdAt: now })
  return code
}

export const access = examplesOf(contract, {
  list: {},
  several: { query: { ids: newId() } },
  channel: {
    params: (world, a) => ({ a, b: world.channel.type, c: world.channel.id }),
    given: channel(({ accountId, type, id }) => ({ a: accountId, b: type, c: id })),
  },
  profile: { params: ownChannel, given: newChannel },
  estimate: {
    params: (world, uuid) => ({ uuid, type: world.channel.type, socialId: world.channel.externalId }),
    given: channel(({ accountId, type, id }) => ({ uuid: accountId, type, socialId: id })),
  },
  estimateWithOutToken: { params: { ...TIKTOK, socialId: 'open.creator' } },
  claims: {},
  addChannel: {
    given: async (app) => {
      const as = await newInfluencer(app)
      const url = `https://lemon8-app.com/@c${newId().slice(-12)}`
      const { data } = (await app.call(contract.addChannel, { as, body: { type: 'LEMON8', url } })).body
      return { as, body: { claimId: (data as { claimId: string }).claimId } }
    },
  },
  addByType: { params: TIKTOK, body: { url: 'https://www.tiktok.com/@open.creator' } },
  update: { params: ownChannel, body: { act: 'refresh' }, given: newChannel },
  savePrices: { params: ownChannel, body: { prices: { reel: 500_000 } }, given: newChannel },
  history: {
    params: (world) => ({ id: world.channel.id }),
    given: channel(({ id }) => ({ id })),
  },
  deactivate: {
    given: async (app) => {
      const { accountId, id } = await buildChannel(app.db)
      return { as: await app.callerOf(accountId), body: { channelId: id } }
    },
  },
  savePrivilege: {
    params: (_, a) => ({ a, b: 'NOCODE' }),
    given: async (app) => {
      const code = await newPrivilege(app)
      const { accountId } = await buildChannel(app.db, { status: 'rejected', posts90d: 4 })
      return { as: await app.callerOf(accountId), params: { a: accountId, b: code } }
    },
  },
  displayHomepage: { query: { limit: 4 } },
  queue: {},
  answerScore: {
    body: { ...WHY, waive: ['views_few'] },
    given: async (app) => {
      const { id } = await buildChannel(app.db, {
        scoreReasons: [{ code: 'views_few', points: -12 }],
        scoreAppealedAt: app.clock.now(),
      })
      return { as: await newOperator(app), params: { id } }
    },
  },
  approve: { given: channelIn('waiting_approve') },
  reject: { body: WHY, given: channelIn('waiting_approve') },
  suspend: { body: WHY, given: channelIn('active') },
  reactivate: { given: channelIn('suspended') },
  ban: { body: WHY, given: channelIn('active') },
  privileges: {},
  createPrivilege: {
    given: async (app) => {
      const benefit = { benefitTh: 'ผ่านได้เลย', benefitEn: 'A pass', quota: 5 }
      const body = { code: `N${newId().slice(-12)}`, ...benefit, expiresOn: '2099-01-31' }
      return { as: await newOperator(app), body }
    },
  },
  endPrivilege: {
    body: WHY,
    given: async (app) => ({ as: await newOperator(app), params: { code: await newPrivilege(app) } }),
  },
})
