import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildCampaign, buildChannel, buildMarketer } from '../../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../../tests/harness.ts'
import { giveCredits } from '../../../../tests/jobs-world.ts'
import { newId } from '../../../core/ids.ts'
import type { Caller } from '../../../platform/context.ts'
import { contract as applications } from '../../applications/contract.ts'
import { jobs } from '../../jobs/schema.ts'
import { contract } from '../contract.ts'

let app: TestApp
let as: Caller
let campaignId: string
let instagram: Awaited<ReturnType<typeof buildChannel>>
beforeAll(async () => {
  app = await openTestApp()
})
beforeEach(async () => {
  const marketer = await buildMarketer(app.db)
  await giveCredits(app, marketer.id, 2_000_000)
  as = await app.callerOf(marketer.id)
  campaignId = (await buildCampaign(app.db, { marketerId: marketer.id, channelType: 'TIKTOK' })).id
  instagram = await buildChannel(app.db)
})
afterAll(() => app.close())

const jobsOfCampaign = () => app.db.select().from(jobs).where(eq(jobs.campaignId, campaignId))

describe('an invitation', () => {
  const person = () => ({ as, params: { id: instagram.accountId } })
  const offer = (channel?: string) =>
    app.call(contract.offer, { as, params: { id: instagram.accountId, campaignId }, query: { channel } })
  const invite = (channelId: string) =>
    app.call(applications.invite, { as, params: { id: campaignId }, body: { channelId }, idempotencyKey: newId() })

  it('is refused for somebody without a channel on the platform of the campaign', async () => {
    expect((await app.call(contract.campaigns, person())).body.data).toMatchObject([{ hasChannel: false }])
    const refused = { code: 'channel_other_platform', details: { platform: 'TikTok' } }
    expect((await offer()).body).toMatchObject(refused)
    expect((await invite(instagram.id)).body).toMatchObject(refused)
    expect(await jobsOfCampaign()).toEqual([])
  })

  it('goes to the channel on the platform of the campaign, however well another one matches', async () => {
    const tiktok = await buildChannel(app.db, { accountId: instagram.accountId, type: 'TIKTOK', followers: 600 })
    expect((await app.call(contract.campaigns, person())).body.data).toMatchObject([{ hasChannel: true }])
    expect((await offer()).body.data).toMatchObject({ channelId: tiktok.id })
    expect((await offer(instagram.id)).body.code).toBe('channel_other_platform')
    expect((await invite(tiktok.id)).status).toBe(200)
  })
})

describe('inviting several people', () => {
  const preview = async () => {
    const tiktok = await buildChannel(app.db, { type: 'TIKTOK' })
    const query = { channels: [instagram.id, tiktok.id].join(',') }
    return (await app.call(contract.offers, { as, params: { id: campaignId }, query })).body
  }

  it('the preview counts only people with a channel on the platform', async () => {
    const { data, sum } = await preview()
    expect(data.filter(({ otherPlatform }) => otherPlatform).map(({ channelId }) => channelId)).toEqual([instagram.id])
    expect(sum.people).toBe(1)
  })

  it('inviting somebody without one is refused for all', async () => {
    const invitations = (await preview()).data.map(({ channelId, toHold }) => ({ channelId, toHold }))
    const { body } = await app.call(applications.inviteSeveral, {
      as,
      params: { id: campaignId },
      body: { invitations },
      idempotencyKey: newId(),
    })
    expect(body).toMatchObject({
      code: 'person_other_platform',
      details: { platform: 'TikTok' },
      issues: [{ channelId: instagram.id, platform: 'TikTok' }],
    })
    expect(await jobsOfCampaign()).toEqual([])
  })
})
